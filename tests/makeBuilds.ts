// Makes the shared test builds: `tsx tests/makeBuilds.ts [NAME …]`. By default, makes all of them.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type BuildName, builds, outputDirectory, runBuild } from './lib/builds';

const asked = process.argv.slice(2) as BuildName[];
const names = asked.length > 0 ? asked : (Object.keys(builds) as BuildName[]);
mkdirSync(outputDirectory, { recursive: true });

async function make(wanted: BuildName[]): Promise<void> {
  for (const name of wanted) {
    rmSync(path.join(outputDirectory, name), { recursive: true, force: true });
    const start = performance.now();
    await runBuild(name);
    console.log(`build ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  }
}

// Builds of the project share its generated files, so they take turns. Builds of the copy run beside them.
const results = [names.filter((name) => !builds[name].copy), names.filter((name) => builds[name].copy)].map(make);
Promise.all(results).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

// Makes every build that the tests share: `tsx tests/makeBuilds.ts [NAME …]`.
import { mkdirSync, rmSync } from 'node:fs';
import { type BuildName, buildDirectory, builds, MOST_BUILDS, outputDirectory, runBuild } from './lib/builds';

const asked = process.argv.slice(2);
const names = (asked.length > 0 ? asked : Object.keys(builds)) as BuildName[];
if (Object.keys(builds).length > MOST_BUILDS)
  throw new Error(`tests/lib/builds.ts declares more than ${MOST_BUILDS} builds.`);
mkdirSync(outputDirectory, { recursive: true });
for (const name of names) {
  rmSync(buildDirectory(name), { recursive: true, force: true });
  const start = performance.now();
  runBuild(name);
  console.log(`build ${name}: ${builds[name].purpose} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

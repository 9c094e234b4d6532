// Adds the default build's new addresses to contracts/urls.json: `npm run urls`. Never removes an address.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { addressesOf, mergeAddresses, publishedAddresses, readListed, urlsFile } from './lib/addresses';
import { projectDirectory } from './lib/builds';

const listed = readListed();
const merged = mergeAddresses(listed, publishedAddresses('default'));
writeFileSync(urlsFile, JSON.stringify(merged));
spawnSync('npx', ['biome', 'format', '--write', urlsFile], { cwd: projectDirectory, stdio: 'inherit' });
const added = addressesOf(merged).size - addressesOf(listed).size;
console.log(`${added} addresses added, ${addressesOf(merged).size} in all`);

// Adds the default build's new addresses to the published ones: `npm run urls`. Never removes an address.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type PublishedAddresses, readPublished, urlsFile } from '../plugins/finish/redirects/addresses';
import { addressesOf, mergeAddresses, publishedAddresses } from './lib/addresses';
import { projectDirectory } from './lib/builds';

const listed = readPublished(projectDirectory);
const merged = mergeAddresses(listed, publishedAddresses('default'));
writeFileSync(path.join(projectDirectory, urlsFile), JSON.stringify(merged));
spawnSync('npx', ['biome', 'format', '--write', urlsFile], { cwd: projectDirectory, stdio: 'inherit' });
const count = ({ pages, files }: PublishedAddresses) => addressesOf(pages).length + files.length;
console.log(`${count(merged) - count(listed)} addresses added, ${count(merged)} in all`);

import files from '@generated/search-index/default/files.json';
import { loadFile } from './loadFile';
import { nearestAddresses } from './nearest';
import type { KnownAddress } from './sections';

/** The pages and error codes nearest to an address, by the list that the build has made. @throws {Error} when the list does not load. */
export async function loadNearest(address: string, baseUrl: string): Promise<KnownAddress[]> {
  return nearestAddresses(address, await loadFile<KnownAddress[]>(baseUrl, files.addresses));
}

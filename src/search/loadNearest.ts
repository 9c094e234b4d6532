import files from '@generated/search-index/default/files.json';
import { loadFile } from './loadFile';
import { nearestAddresses } from './nearest';
import type { KnownAddress } from './sections';

/**
 * Loads the list of known URLs and returns those that are most similar to `address`.
 * @throws {Error} if the list fails to load
 */
export async function loadNearest(address: string, baseUrl: string): Promise<KnownAddress[]> {
  return nearestAddresses(address, await loadFile<KnownAddress[]>(baseUrl, files.addresses));
}

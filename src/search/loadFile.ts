/**
 * Loads a file of the search index.
 * @throws {Error} if the file fails to load
 */
export async function loadFile<Content>(baseUrl: string, file: string): Promise<Content> {
  if (process.env.NODE_ENV === 'development') throw new Error('There’s no search index. Build the site to create it.');
  const response = await fetch(baseUrl + file).catch(() => undefined);
  if (!response?.ok)
    throw new Error(`The search index didn’t load: ${response ? `status ${response.status}` : 'no connection'}.`);
  return response.json();
}

import { engineNames, missingPart } from './engines';

/**
 * Prints what to install for the engines that are missing. The flows then run in the other engines.
 * @throws {Error} if `CI` is set, because the workflow must provide every engine
 */
export default function requireEngines(): void {
  const missing = engineNames.flatMap((name) => missingPart(name) ?? []);
  for (const part of missing) console.log(`not run in one engine: install ${part}`);
  if (process.env.CI && missing.length > 0)
    throw new Error(`With CI set, the flows run in every engine. Install ${missing.join('; ')}.`);
}

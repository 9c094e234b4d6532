import { engineNames, missingPart } from './engines';

/** Names the engines that the flows don't run in. @throws {Error} for one of them where `CI` is set. */
export default function reportMissing(): void {
  const missing = engineNames.flatMap((name) => {
    const part = missingPart(name);
    return part ? [`not run in ${name}: install ${part}`] : [];
  });
  for (const line of missing) console.log(line);
  if (process.env.CI && missing.length > 0) throw new Error(missing.join('\n'));
}

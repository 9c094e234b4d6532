/** Texts of samples and tests that look like a secret and are none, with the reason. */
export const examples: Record<string, string> = {};

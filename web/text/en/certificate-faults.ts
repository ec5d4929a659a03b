/** What the checker of certificates finds wrong, by key: in English it says so itself. */
export const certificateFaults: Record<string, string> = {};

/** Texts of the checker's faults in certificates, by key: in English the engine has them. */
export const certificateFaults: Record<string, string> = {};

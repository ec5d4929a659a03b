/** What is wrong, in words, with the text of a certificate; nothing if it holds. */
export function readOf(text: string): {fault?: string; certificate?: any};
export function faultOf(certificate: unknown): string | undefined;

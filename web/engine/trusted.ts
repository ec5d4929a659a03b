// Trusted Types policy for the URLs of workers and scripts.

/** Trusted Types, which TypeScript's own library does not have yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {createScriptURL(address: string): string},
  ): {createScriptURL(address: string): unknown};
}

const {trustedTypes} = globalThis as {trustedTypes?: TrustedTypes};

/** Folder of an element's script, from which its other parts may come; null if not set. */
let trustedFolder: string | null = null;

export function trustFolder(url: string): void {
  trustedFolder = url;
}

/**
 * Returns `address` if it is of this origin ("null" if the page has none, such as on a disk) or in the trusted folder;
 * throws otherwise.
 */
function checkScriptUrl(address: string): string {
  const {origin, href} = new URL(address, location.href);
  const isTrusted = origin === globalThis.origin || (trustedFolder !== null && href.startsWith(trustedFolder));
  if (!isTrusted) throw new TypeError(`a foreign script: ${address}`);
  return address;
}

/** Returns null if the browser has no Trusted Types, or if the page does not allow this policy. */
function createPolicy() {
  try {
    return trustedTypes?.createPolicy("sg-playground", {createScriptURL: checkScriptUrl}) ?? null;
  } catch {
    return null;
  }
}

let policy: ReturnType<typeof createPolicy> | undefined;

/** Returns what `new Worker` takes for `address`. */
export function trustedUrl(address: string): string {
  if (policy === undefined) policy = createPolicy();
  return (policy?.createScriptURL(address) ?? address) as string;
}

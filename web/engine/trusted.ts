// The address of a worker, under the policy of a page that makes scripts of no other text.

/** As TypeScript's own library does not have them yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {createScriptURL(address: string): string},
  ): {createScriptURL(address: string): unknown};
}

const {trustedTypes} = globalThis as {trustedTypes?: TrustedTypes};

/** Where an element's script comes from, and its other parts may. */
let folder: string | null = null;

export function trustFolder(its: string): void {
  folder = its;
}

/** Scripts of this origin alone, which is "null" where the page has none, such as on a disk; and those of that folder. */
function ownScript(address: string): string {
  const {origin, href} = new URL(address, location.href);
  const isOwn = origin === globalThis.origin || (folder !== null && href.startsWith(folder));
  if (!isOwn) throw new TypeError(`a foreign script: ${address}`);
  return address;
}

/** Null where there is nothing to ask, or the page has not named this policy. */
function createPolicy() {
  try {
    return trustedTypes?.createPolicy("sg-playground", {createScriptURL: ownScript}) ?? null;
  } catch {
    return null;
  }
}

let policy: ReturnType<typeof createPolicy> | undefined;

/** What `new Worker` takes for `address`. */
export function trusted(address: string): string {
  if (policy === undefined) policy = createPolicy();
  return (policy?.createScriptURL(address) ?? address) as string;
}

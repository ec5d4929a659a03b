// Version of the build of this page, which `scripts/release.mjs` writes into it.

/** "0.1.0+4be1c09a"; null if there is none, as under `npm run dev`. */
export const version =
  typeof document === "undefined"
    ? null
    : (document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? null);

/** Returns true if the site has another version by now. The reply of a captive portal is no version. */
export async function isOutdated(): Promise<boolean> {
  if (version === null) return false;
  try {
    const response = await fetch("./version.txt", {cache: "no-store"});
    const [latest] = /^\S+\+[0-9a-f]{8}$/.exec((await response.text()).trim()) ?? [];
    return latest !== undefined && latest !== version;
  } catch {
    return false;
  }
}

// Which build this page is of; `scripts/release.mjs` has written it into the page.

/** "0.1.0+4be1c09a"; null where nobody has, as under `npm run dev`. */
export const version =
  typeof document === "undefined"
    ? null
    : (document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? null);

/** Whether the site has another version by now. What a gate of some network answers in its place is none. */
export async function isOutdated(): Promise<boolean> {
  if (version === null) return false;
  try {
    const response = await fetch("./version.txt", {cache: "no-store"});
    const [found] = /^\S+\+[0-9a-f]{8}$/.exec((await response.text()).trim()) ?? [];
    return found !== undefined && found !== version;
  } catch {
    return false;
  }
}

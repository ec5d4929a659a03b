// Watches when an element is worth its bytes: near the viewport while the page is idle, or when its reader reaches for it.

/** How far outside the window an element comes to life, so that it has grown before it is seen. */
const MARGIN = "300px 0px";

/** Tells whether `host` is near what is seen, as that changes; returns what ends the watch. */
export function watchVisibility(host: Element, tell: (isNear: boolean) => void): () => void {
  const watch = new IntersectionObserver((entries) => tell(entries[entries.length - 1]?.isIntersecting ?? false), {
    rootMargin: MARGIN,
  });
  watch.observe(host);
  return () => watch.disconnect();
}

/** Once the page is loaded and at rest. */
export async function idle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve, {once: true}));
  await new Promise<unknown>((resolve) =>
    // A busy page is not waited for much longer.
    "requestIdleCallback" in globalThis ? requestIdleCallback(resolve, {timeout: 2_000}) : setTimeout(resolve, 200),
  );
}

const reaching = ["pointerenter", "pointerdown", "focusin"] as const;

/** `reach` when somebody is about to touch the poster, `touch` when it was touched; returns what ends it. */
export function watchTouch(host: HTMLElement, reach: () => void, touch: () => void): () => void {
  const ended = new AbortController();
  const {signal} = ended;
  for (const name of reaching) host.addEventListener(name, reach, {signal});
  host.addEventListener(
    "click",
    (event) => {
      if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
        return;
      const link = event.target instanceof Element && event.target.closest("a");
      // The picture may be a link to the page; a link within its caption leads where it says.
      if (link && !link.querySelector("svg, img")) return;
      event.preventDefault();
      touch();
    },
    {signal},
  );
  return () => ended.abort();
}

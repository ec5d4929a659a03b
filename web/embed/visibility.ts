// Observes when an element should load: near the viewport while the page is idle, or when the reader is about to use
// it.

/** Distance from the window within which an element loads, so that it has its size before it is seen. */
const MARGIN = "300px 0px";

/** Calls `onChange` whenever `host` comes near the viewport or leaves it; returns a function that stops the watch. */
export function watchVisibility(host: Element, onChange: (isNear: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => onChange(entries[entries.length - 1]?.isIntersecting ?? false),
    {
      rootMargin: MARGIN,
    },
  );
  observer.observe(host);
  return () => observer.disconnect();
}

/** Resolves when the page has loaded and is idle. */
export async function whenPageIdle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve, {once: true}));
  await new Promise<unknown>((resolve) =>
    // Resolves after 2 s even if the page stays busy.
    "requestIdleCallback" in globalThis ? requestIdleCallback(resolve, {timeout: 2_000}) : setTimeout(resolve, 200),
  );
}

const reachEvents = ["pointerenter", "pointerdown", "focusin"] as const;

/**
 * Calls `onReach` when the reader is about to touch the placeholder, `onTouch` on a click; returns a function that
 * stops the watch.
 */
export function watchTouch(host: HTMLElement, onReach: () => void, onTouch: () => void): () => void {
  const listenerAbort = new AbortController();
  const {signal} = listenerAbort;
  for (const name of reachEvents) host.addEventListener(name, onReach, {signal});
  host.addEventListener(
    "click",
    (event) => {
      if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
        return;
      const link = event.target instanceof Element && event.target.closest("a");
      // A picture may be a link to the page of the game; a link within its caption is followed.
      if (link && !link.querySelector("svg, img")) return;
      event.preventDefault();
      onTouch();
    },
    {signal},
  );
  return () => listenerAbort.abort();
}

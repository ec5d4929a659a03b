// The width that a board is laid out in: one that lets it wrap into the shape of the screen, and so be shown large.
import type {RefObject} from "preact";
import {useEffect} from "preact/hooks";

/** In pixels. The usual one comes first; a board too tall for the screen is better laid out wider, one too wide narrower. */
const usual = 420;
const wider = [600, 840, 1200];
const narrower = [300];

/** A view measures itself, and is drawn again in the frame after. */
const drawn = async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
};

/** How large the first board is shown, and what holds it back; null where there is none. */
function shownIn(screen: Element): {scale: number; isTall: boolean} | null {
  const board = screen.querySelector<SVGSVGElement>("svg.board");
  const {width = 0, height = 0} = board?.viewBox.baseVal ?? {};
  if (!board || width === 0 || height === 0) return null;
  const room = board.getBoundingClientRect();
  const [across, down] = [room.width / width, room.height / height];
  return {scale: Math.min(across, down), isTall: down < across};
}

/** Sets `--layout` of the screen, anew for each `position` and each size of the screen. */
export function useFit(screen: RefObject<HTMLElement | null>, position: string) {
  useEffect(() => {
    const box = screen.current;
    if (!box) return;
    let latest = 0;
    const set = (width: number) => box.style.setProperty("--layout", `${width}px`);
    async function fit(element: Element) {
      const own = ++latest;
      set(usual);
      await drawn();
      let best = usual;
      const first = own === latest ? shownIn(element) : null;
      let scale = first?.scale ?? 0;
      for (const width of first ? (first.isTall ? wider : narrower) : []) {
        set(width);
        await drawn();
        const now = own === latest ? shownIn(element) : null;
        if (!now) return;
        if (now.scale <= scale) break;
        [best, scale] = [width, now.scale];
      }
      if (own === latest) set(best);
    }
    const observer = new ResizeObserver(() => void fit(box));
    observer.observe(box);
    return () => {
      latest++;
      observer.disconnect();
    };
  }, [screen, position]);
}

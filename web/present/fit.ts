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

interface Shown {
  board: SVGSVGElement;
  scale: number;
  /** Whether its height holds it back. */
  isTall: boolean;
}

/** How large each board is shown. */
const shownIn = (screen: Element): Shown[] =>
  [...screen.querySelectorAll<SVGSVGElement>("svg.board")].flatMap((board) => {
    const {width, height} = board.viewBox.baseVal;
    if (width === 0 || height === 0) return [];
    const room = board.getBoundingClientRect();
    const [across, down] = [room.width / width, room.height / height];
    return [{board, scale: Math.min(across, down), isTall: down < across}];
  });

/** The one that is shown the smallest; null where there is none. */
const leastOf = (shown: readonly Shown[]) =>
  shown.reduce<Shown | null>((least, one) => (least && least.scale <= one.scale ? least : one), null);

const ofPart = ["--across", "--down", "--beside", "--shrink"];

/** Boards of a sum are shown at one scale: the room is shared by what each takes up, and what is still larger is made smaller. */
async function even(screen: Element) {
  const partsIn = () =>
    shownIn(screen).flatMap((shown) => {
      const part = shown.board.closest<HTMLElement>(".component");
      return part ? [{...shown, part}] : [];
    });
  for (const {board, part} of partsIn()) {
    const {width, height} = board.viewBox.baseVal;
    part.style.setProperty("--across", `${width}`);
    part.style.setProperty("--down", `${height}`);
    // Its name has its height beside that.
    part.style.setProperty("--beside", `${part.clientHeight - board.clientHeight}px`);
  }
  await drawn();
  const parts = partsIn();
  const least = leastOf(parts)?.scale ?? 1;
  for (const {part, scale} of parts) part.style.setProperty("--shrink", `${least / scale}`);
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
      for (const part of element.querySelectorAll<HTMLElement>(".component"))
        for (const name of ofPart) part.style.removeProperty(name);
      set(usual);
      await drawn();
      let best = usual;
      const first = own === latest ? leastOf(shownIn(element)) : null;
      let scale = first?.scale ?? 0;
      for (const width of first ? (first.isTall ? wider : narrower) : []) {
        set(width);
        await drawn();
        const now = own === latest ? leastOf(shownIn(element)) : null;
        if (!now) return;
        if (now.scale <= scale) break;
        [best, scale] = [width, now.scale];
      }
      if (own !== latest) return;
      set(best);
      await drawn();
      if (own === latest) await even(element);
    }
    const observer = new ResizeObserver(() => void fit(box));
    observer.observe(box);
    return () => {
      latest++;
      observer.disconnect();
    };
  }, [screen, position]);
}

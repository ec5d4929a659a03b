// Layout width of a board that lets it wrap into the shape of the screen, and so be shown large.
import type {RefObject} from "preact";
import {useEffect} from "preact/hooks";

/**
 * Widths in pixels. The usual one comes first; a board too tall for the screen is laid out wider, one too wide
 * narrower.
 */
const usualWidth = 420;
const widerWidths = [600, 840, 1200];
const narrowerWidths = [300];

/** Resolves when a view has measured itself and was drawn again, in the next frame. */
const nextFrames = async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
};

interface BoardScale {
  board: SVGSVGElement;
  scale: number;
  /** True if the height limits its scale. */
  isTall: boolean;
}

/** Measures how large each board is shown. */
const measureBoards = (screen: Element): BoardScale[] =>
  [...screen.querySelectorAll<SVGSVGElement>("svg.board")].flatMap((board) => {
    const {width, height} = board.viewBox.baseVal;
    if (width === 0 || height === 0) return [];
    const box = board.getBoundingClientRect();
    const [across, down] = [box.width / width, box.height / height];
    return [{board, scale: Math.min(across, down), isTall: down < across}];
  });

/** Returns the board with the smallest scale; null if there is none. */
const smallestOf = (shown: readonly BoardScale[]) =>
  shown.reduce<BoardScale | null>(
    (smallest, item) => (smallest && smallest.scale <= item.scale ? smallest : item),
    null,
  );

const componentProperties = ["--across", "--down", "--beside", "--shrink"];

/**
 * Shows the boards of a sum at one scale: the room is shared in proportion to their sizes, and larger ones are shrunk.
 */
async function equalizeScales(screen: Element) {
  const measureParts = () =>
    measureBoards(screen).flatMap((measured) => {
      const part = measured.board.closest<HTMLElement>(".component");
      return part ? [{...measured, part}] : [];
    });
  for (const {board, part} of measureParts()) {
    const {width, height} = board.viewBox.baseVal;
    part.style.setProperty("--across", `${width}`);
    part.style.setProperty("--down", `${height}`);
    // Its name takes height besides.
    part.style.setProperty("--beside", `${part.clientHeight - board.clientHeight}px`);
  }
  await nextFrames();
  const parts = measureParts();
  const smallest = smallestOf(parts)?.scale ?? 1;
  for (const {part, scale} of parts) part.style.setProperty("--shrink", `${smallest / scale}`);
}

/** Sets `--layout` of the screen for each `position` and each size of the screen. */
export function useFit(screen: RefObject<HTMLElement | null>, position: string) {
  useEffect(() => {
    const box = screen.current;
    if (!box) return;
    let latestRun = 0;
    const setWidth = (width: number) => box.style.setProperty("--layout", `${width}px`);
    async function fit(element: Element) {
      const run = ++latestRun;
      for (const part of element.querySelectorAll<HTMLElement>(".component"))
        for (const name of componentProperties) part.style.removeProperty(name);
      setWidth(usualWidth);
      await nextFrames();
      let best = usualWidth;
      const usualFit = run === latestRun ? smallestOf(measureBoards(element)) : null;
      let scale = usualFit?.scale ?? 0;
      for (const width of usualFit ? (usualFit.isTall ? widerWidths : narrowerWidths) : []) {
        setWidth(width);
        await nextFrames();
        const current = run === latestRun ? smallestOf(measureBoards(element)) : null;
        if (!current) return;
        if (current.scale <= scale) break;
        [best, scale] = [width, current.scale];
      }
      if (run !== latestRun) return;
      setWidth(best);
      await nextFrames();
      if (run === latestRun) await equalizeScales(element);
    }
    const observer = new ResizeObserver(() => void fit(box));
    observer.observe(box);
    return () => {
      latestRun++;
      observer.disconnect();
    };
  }, [screen, position]);
}

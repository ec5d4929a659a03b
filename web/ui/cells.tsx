// Table of values that are darker if larger, each a link or a button. Arrow keys walk over it; the table is one Tab
// stop.
import {useEffect, useLayoutEffect, useMemo, useRef} from "preact/hooks";

export interface Cell {
  text: string;
  /** Darkness from 0 to 1. */
  share: number;
  /** Accessible name: "3 ⊗ 5 = 15". */
  name: string;
  /** Absent if there is nothing to open: the cell can only be selected. */
  href?: string;
  class?: string | undefined;
}

interface CellsProps {
  caption: string;
  corner: string;
  rows: string[];
  columns: string[];
  /** Returns null if there is no cell. The table renders again whenever this is another function. */
  cell(row: number, column: number): Cell | null;
  /** True if there are too many cells to read: only colours are shown. */
  isSmall?: boolean;
  /** Row and column of the cell that is pointed at. */
  at?: [number, number] | null;
  /** Called when a cell gets the focus. */
  onFocus?(row: number, column: number): void;
  /** Called when the mouse is over a cell; null when it has left. */
  onHover?(place: [number, number] | null): void;
  /** Called for a step over the edge. */
  onEdge?(step: readonly [number, number]): void;
  /** Actions of further keys on a cell. */
  keys?: Record<string, () => void>;
}

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Index of the cell to focus: the first of a row, or the last. */
const ends: Record<string, number> = {Home: 0, End: -1};

const linkOf = (target: EventTarget | null) => (target as Element | null)?.closest<HTMLElement>("[data-pair]") ?? null;
const placeOf = (link: HTMLElement) => (link.dataset.pair ?? "").split(" ").map(Number) as [number, number];

export function Cells({caption, corner, rows, columns, cell, isSmall, at, onFocus, onHover, onEdge, keys}: CellsProps) {
  const table = useRef<HTMLTableElement>(null);
  // Read before the cell with the focus may be removed.
  const hadFocus = table.current?.contains(document.activeElement) ?? false;
  const handlers = useRef({onFocus, onHover, onEdge, keys});
  handlers.current = {onFocus, onHover, onEdge, keys};
  const linkAt = (row: number, column: number) =>
    table.current?.querySelector<HTMLElement>(`[data-pair="${row} ${column}"]`) ?? null;
  const body = useMemo(
    () =>
      rows.map((head, row) => (
        <tr key={row}>
          <th scope="row">{head}</th>
          {columns.map((_, column) => {
            const content = cell(row, column);
            if (!content) return <td key={column} />;
            const {text, share, name, href, class: kind} = content;
            const attributes = {"data-pair": `${row} ${column}`, tabIndex: -1, title: name, "aria-label": name};
            return (
              <td key={column} class={kind} style={{"--share": share}}>
                {href === undefined ? (
                  <button type="button" {...attributes}>
                    {text}
                  </button>
                ) : (
                  <a href={href} {...attributes}>
                    {text}
                  </a>
                )}
              </td>
            );
          })}
        </tr>
      )),
    [rows, columns, cell],
  );
  // One cell at a time is a Tab stop. Set as attributes, so that thousands of cells need not render again.
  const setTabStop = (link: HTMLElement | null) => {
    if (!link) return;
    for (const other of table.current?.querySelectorAll<HTMLElement>('[tabindex="0"]') ?? []) other.tabIndex = -1;
    link.tabIndex = 0;
  };
  useLayoutEffect(() => {
    const current = at ? linkAt(...at) : null;
    for (const other of table.current?.querySelectorAll("[aria-current]") ?? []) other.removeAttribute("aria-current");
    current?.setAttribute("aria-current", "true");
    setTabStop(current ?? table.current?.querySelector<HTMLElement>("[data-pair]") ?? null);
  }, [body, at?.[0], at?.[1]]);
  // If the table has moved, the focus follows its cell before a key can reach the one that took its place. Otherwise
  // the focus leads, and the cell pointed at follows.
  useLayoutEffect(() => {
    if (at && hadFocus) linkAt(...at)?.focus();
  }, [body]);
  useEffect(() => {
    const cells = table.current;
    if (!cells) return;
    const listenerAbort = new AbortController();
    const listen = (name: string, act: (event: never) => void) =>
      cells.addEventListener(name, act as EventListener, {signal: listenerAbort.signal});
    listen("keydown", (event: KeyboardEvent) => {
      const from = linkOf(event.target);
      if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = steps[event.key];
      const end = ends[event.key];
      const act = handlers.current.keys?.[event.key];
      if (!step && end === undefined && !act) return;
      event.preventDefault();
      if (act) return act();
      if (!step)
        return [...(from.closest("tr")?.querySelectorAll<HTMLElement>("[data-pair]") ?? [])].at(end ?? 0)?.focus();
      const [row, column] = placeOf(from);
      const to = linkAt(row + step[0], column + step[1]);
      if (to) to.focus();
      else handlers.current.onEdge?.(step);
    });
    listen("focusin", (event: FocusEvent) => {
      const link = linkOf(event.target);
      if (!link) return;
      setTabStop(link);
      handlers.current.onFocus?.(...placeOf(link));
    });
    // Not every browser focuses a button that is clicked.
    listen("click", (event: MouseEvent) => {
      const button = linkOf(event.target);
      if (button instanceof HTMLButtonElement) button.focus();
    });
    listen("pointerover", (event: PointerEvent) => {
      const link = event.pointerType === "mouse" ? linkOf(event.target) : null;
      handlers.current.onHover?.(link && placeOf(link));
    });
    listen("pointerleave", () => handlers.current.onHover?.(null));
    return () => listenerAbort.abort();
  }, []);
  return (
    <div class="scroll">
      <table class={isSmall ? "square-of small math" : "square-of math"} ref={table}>
        <caption class="spoken">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((head, column) => (
              <th key={column} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{body}</tbody>
      </table>
    </div>
  );
}

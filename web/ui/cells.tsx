// A table of values that is darker where they are larger, each a link or one to be chosen; the arrow keys walk over it, one Tab stop
// in all.
import {useEffect, useLayoutEffect, useMemo, useRef} from "preact/hooks";

export interface Cell {
  text: string;
  /** From 0 to 1, how dark. */
  share: number;
  /** In words: "3 ⊗ 5 = 15". */
  name: string;
  /** None where there is nothing to open: the cell is only chosen. */
  href?: string;
  class?: string | undefined;
}

interface CellsProps {
  caption: string;
  corner: string;
  rows: string[];
  columns: string[];
  /** Null where there is none. The table is made anew where this is another function. */
  cell(row: number, column: number): Cell | null;
  /** Too many to be read: colours alone. */
  isSmall?: boolean;
  /** The cell that is pointed at. */
  at?: [number, number] | null;
  /** It has the focus. */
  onFocus?(row: number, column: number): void;
  /** A mouse is over it; null when it has left. */
  onHover?(place: [number, number] | null): void;
  /** A step over the edge was wanted. */
  onEdge?(step: readonly [number, number]): void;
  /** What other keys do, on a cell. */
  keys?: Record<string, () => void>;
}

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** To the first cell of a row, or to the last. */
const ends: Record<string, number> = {Home: 0, End: -1};

const linkOf = (target: EventTarget | null) => (target as Element | null)?.closest<HTMLElement>("[data-pair]") ?? null;
const placeOf = (link: HTMLElement) => (link.dataset.pair ?? "").split(" ").map(Number) as [number, number];

export function Cells({caption, corner, rows, columns, cell, isSmall, at, onFocus, onHover, onEdge, keys}: CellsProps) {
  const table = useRef<HTMLTableElement>(null);
  // Asked before the cell that has it may be taken away.
  const hadFocus = table.current?.contains(document.activeElement) ?? false;
  const now = useRef({onFocus, onHover, onEdge, keys});
  now.current = {onFocus, onHover, onEdge, keys};
  const linkAt = (row: number, column: number) =>
    table.current?.querySelector<HTMLElement>(`[data-pair="${row} ${column}"]`) ?? null;
  const body = useMemo(
    () =>
      rows.map((head, row) => (
        <tr key={row}>
          <th scope="row">{head}</th>
          {columns.map((_, column) => {
            const made = cell(row, column);
            if (!made) return <td key={column} />;
            const {text, share, name, href, class: kind} = made;
            const held = {"data-pair": `${row} ${column}`, tabIndex: -1, title: name, "aria-label": name};
            return (
              <td key={column} class={kind} style={{"--share": share}}>
                {href === undefined ? (
                  <button type="button" {...held}>
                    {text}
                  </button>
                ) : (
                  <a href={href} {...held}>
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
  // One cell at a time is a stop of the Tab key. Attributes, because thousands of cells are not to be made anew for it.
  const stop = (link: HTMLElement | null) => {
    if (!link) return;
    for (const other of table.current?.querySelectorAll<HTMLElement>('[tabindex="0"]') ?? []) other.tabIndex = -1;
    link.tabIndex = 0;
  };
  useLayoutEffect(() => {
    const pointed = at ? linkAt(...at) : null;
    for (const other of table.current?.querySelectorAll("[aria-current]") ?? []) other.removeAttribute("aria-current");
    pointed?.setAttribute("aria-current", "true");
    stop(pointed ?? table.current?.querySelector<HTMLElement>("[data-pair]") ?? null);
  }, [body, at?.[0], at?.[1]]);
  // The focus goes where the cell went in another part of the table, before a key can meet the cell that took its place.
  // Otherwise it leads, and what is pointed at follows.
  useLayoutEffect(() => {
    if (at && hadFocus) linkAt(...at)?.focus();
  }, [body]);
  useEffect(() => {
    const cells = table.current;
    if (!cells) return;
    const stopped = new AbortController();
    const listen = (name: string, act: (event: never) => void) =>
      cells.addEventListener(name, act as EventListener, {signal: stopped.signal});
    listen("keydown", (event: KeyboardEvent) => {
      const from = linkOf(event.target);
      if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = steps[event.key];
      const end = ends[event.key];
      const act = now.current.keys?.[event.key];
      if (!step && end === undefined && !act) return;
      event.preventDefault();
      if (act) return act();
      if (!step)
        return [...(from.closest("tr")?.querySelectorAll<HTMLElement>("[data-pair]") ?? [])].at(end ?? 0)?.focus();
      const [row, column] = placeOf(from);
      const to = linkAt(row + step[0], column + step[1]);
      if (to) to.focus();
      else now.current.onEdge?.(step);
    });
    listen("focusin", (event: FocusEvent) => {
      const link = linkOf(event.target);
      if (!link) return;
      stop(link);
      now.current.onFocus?.(...placeOf(link));
    });
    // Not every browser gives the focus to a button that is pressed.
    listen("click", (event: MouseEvent) => {
      const held = linkOf(event.target);
      if (held instanceof HTMLButtonElement) held.focus();
    });
    listen("pointerover", (event: PointerEvent) => {
      const link = event.pointerType === "mouse" ? linkOf(event.target) : null;
      now.current.onHover?.(link && placeOf(link));
    });
    listen("pointerleave", () => now.current.onHover?.(null));
    return () => stopped.abort();
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

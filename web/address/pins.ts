// Where vertices of drawings were put by hand, as a link writes it: `0.hackenbush:2.120.-84;5.60.31`.

/** The places of vertices by their names. */
type Places = ReadonlyMap<string, {readonly x: number; readonly y: number}>;
/** Drawings by their component, from 0, and its game: "0 hackenbush". */
export type PinnedDrawings = ReadonlyMap<string, Places>;

/** Places stand on a grid of so many lines to a unit of the layout; the farthest of them. */
const [fine, farthest] = [2, 99_999];

/** The nearest place that a link can hold. */
export const onGrid = (length: number): number =>
  Math.max(-farthest, Math.min(farthest, Math.round(length * fine) || 0)) / fine;

const written = (length: number) => String(Math.round(length * fine) || 0);

/** Nothing where no vertex was put anywhere. */
export function formatPins(pins: PinnedDrawings | undefined): string | null {
  const drawings = [...(pins ?? [])].flatMap(([drawing, places]) => {
    const put = [...places].map(([vertex, {x, y}]) => `${vertex}.${written(x)}.${written(y)}`);
    return put.length ? [`${drawing.replace(" ", ".")}:${put.join(";")}`] : [];
  });
  return drawings.length ? drawings.join("/") : null;
}

export function parsePins(text: string): PinnedDrawings | null {
  const found = new Map<string, Places>();
  for (const drawing of text.split("/")) {
    const [, component, game, put = ""] = /^(\d{1,4})\.([a-z0-9-]{1,40}):(.+)$/.exec(drawing) ?? [];
    const places = put.split(";").map((one) => /^(\d{1,10})\.(-?\d{1,5})\.(-?\d{1,5})$/.exec(one));
    if (game === undefined || places.includes(null)) return null;
    const all = places.map((one): [string, {x: number; y: number}] => [
      one?.[1] ?? "",
      {x: Number(one?.[2]) / fine, y: Number(one?.[3]) / fine},
    ]);
    found.set(`${component} ${game}`, new Map(all));
  }
  return found;
}

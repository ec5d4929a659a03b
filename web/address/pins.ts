// Places of the vertices that the reader has moved, as a link has them: `0.hackenbush:2.120.-84;5.60.31`.

/** Places of vertices by name. */
type Places = ReadonlyMap<string, {readonly x: number; readonly y: number}>;
/** Drawings by their component, from 0, and its game: "0 hackenbush". */
export type PinnedDrawings = ReadonlyMap<string, Places>;

/** Grid of the places: lines per unit of the layout, and the greatest coordinate in units. */
const [gridLines, maxCoordinate] = [2, 99_999];

/** Returns the nearest coordinate that a link can hold. */
export const onGrid = (length: number): number =>
  Math.max(-maxCoordinate, Math.min(maxCoordinate, Math.round(length * gridLines) || 0)) / gridLines;

const coordinateText = (length: number) => String(Math.round(length * gridLines) || 0);

/** Returns null if no vertex was moved. */
export function formatPins(pins: PinnedDrawings | undefined): string | null {
  const drawings = [...(pins ?? [])].flatMap(([drawing, places]) => {
    const fields = [...places].map(([vertex, {x, y}]) => `${vertex}.${coordinateText(x)}.${coordinateText(y)}`);
    return fields.length ? [`${drawing.replace(" ", ".")}:${fields.join(";")}`] : [];
  });
  return drawings.length ? drawings.join("/") : null;
}

export function parsePins(text: string): PinnedDrawings | null {
  const drawings = new Map<string, Places>();
  for (const drawing of text.split("/")) {
    const [, component, game, placesText = ""] = /^(\d{1,4})\.([a-z0-9-]{1,40}):(.+)$/.exec(drawing) ?? [];
    const places = placesText.split(";").map((place) => /^(\d{1,10})\.(-?\d{1,5})\.(-?\d{1,5})$/.exec(place));
    if (game === undefined || places.includes(null)) return null;
    const entries = places.map((match): [string, {x: number; y: number}] => [
      match?.[1] ?? "",
      {x: Number(match?.[2]) / gridLines, y: Number(match?.[3]) / gridLines},
    ]);
    drawings.set(`${component} ${game}`, new Map(entries));
  }
  return drawings;
}

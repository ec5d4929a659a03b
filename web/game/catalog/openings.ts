// Positions that open the games of the catalogue, a small, a medium and a large one each, and the size that the reader
// has chosen for all of them.
import {signal} from "@preact/signals";
import {readOnly} from "../read-only";

export const sizes = ["small", "medium", "large"] as const;
export type Size = (typeof sizes)[number];

/**
 * Bound that no position drawn of a game keeps at a size, so that the nearest one stands there: too few or too many
 * first moves, too many of them winning, too short or too long a game.
 */
export type Miss = "few-moves" | "many-moves" | "many-wins" | "short" | "long";

/** Positions of a game without its name. */
export type Openings = Readonly<Record<Size, string>> & {
  readonly misses?: {readonly [size in Size]?: readonly Miss[]};
};

/** Openings by the game as the catalogue writes it, with its rules; `npm run openings` writes them. */
export type OpeningPositions = Readonly<Record<string, Openings>>;

/** `load` loads the positions, which a page needs only after its first one. */
export function createOpenings(load: () => Promise<OpeningPositions>) {
  const size = signal<Size>("medium");
  const positions = signal<OpeningPositions | null>(null);
  const isSettled = signal(false);
  const openingsOf = (game: string) => {
    const all = positions.value;
    return all && Object.hasOwn(all, game) ? (all[game] ?? null) : null;
  };
  const addressOf = (game: string, of: Size) => {
    const openings = openingsOf(game);
    return openings && `${game}:${openings[of]}`;
  };
  return readOnly({
    /** Size at which games are opened, until the page is left. */
    size,
    /** True once the positions have loaded, or could not be loaded. */
    isSettled,
    setSize(to: Size) {
      size.value = to;
    },
    addressOf,
    /** Address at which a game is opened at the chosen size; null if it has no openings. */
    openingOf: (game: string) => addressOf(game, size.value),
    /** Returns the size that an address is an opening of; null if it is another position of the game. */
    sizeOf: (game: string, address: string) => sizes.find((of) => addressOf(game, of) === address) ?? null,
    /** Returns true if the usual opening is over sooner than a medium game should be. */
    isShort: (game: string) => openingsOf(game)?.misses?.medium?.includes("short") ?? false,
    async load() {
      positions.value ??= await load().catch(() => null);
      isSettled.value = true;
    },
  });
}

export type OpeningStore = ReturnType<typeof createOpenings>;

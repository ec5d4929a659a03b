// Shapes of the pieces of games whose pieces are no plain counters.
import type {PieceShape} from "../boards/input/touch";

type PieceShapes = Readonly<Record<string, PieceShape>>;

/** Shapes by the id of the game and the letter of its board. */
const shapesByGame: Record<string, PieceShapes> = {
  "toads-and-frogs": {t: "toad", f: "frog"},
  "elephants-and-rhinos": {t: "elephant", f: "rhino"},
};

export const pieceShapes = (game: string | null): PieceShapes | undefined => shapesByGame[game ?? ""];

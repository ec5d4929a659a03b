// Words with common beginnings, of which a prefix has been played.
import type {BoardOf, Touch} from "../../input/touch";
import type {BoardKind} from "../kind";

type Trie = BoardOf<"trie">;

const nextPrefix = ({prefix}: Trie, [letter = "0"]: Touch) => [prefix + String.fromCharCode(97 + Number(letter))];

export const trie = {
  shelf: "walks",
  load: async () => ({View: (await import("../late-views")).Trie}),
  firstMarks: nextPrefix,
  moveMarks: nextPrefix,
  lastMoveMarks: (_before, _touch, {prefix}) => [prefix],
  fitsPhone: () => false,
} satisfies BoardKind<Trie>;

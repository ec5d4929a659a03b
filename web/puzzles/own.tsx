// A position or a puzzle of any game of the catalogue, drawn by a word.
import type {CatalogEntry} from "../engine/types";
import type {Named} from "../game/names";
import type {PuzzleShelf} from "../game/puzzle-shelf";
import {useWords} from "../ui/language";
import {type Drawable, knownName} from "./drawable";
import {sayMiss, wordFor} from "./drawing";
import type {PuzzleLinks} from "./links";
import {Random} from "./random";

interface OwnPuzzleProps {
  shelf: PuzzleShelf;
  catalog: readonly CatalogEntry[];
  named: readonly Named[];
  links: PuzzleLinks;
  onOpen(link: string): void;
}

/** The game that the field begins with. */
const firstGame = "kayles";

export function OwnPuzzle({shelf, catalog, named, links, onOpen}: OwnPuzzleProps) {
  const t = useWords("puzzles");
  const all = catalog.map(({id, alias_of, rules, game, kind, checked_to: most}): Drawable => {
    // An alias has its rules in its name.
    const say = knownName({game, id, rules: alias_of === null ? rules : null, position: null});
    return {game, kind, most, say};
  });
  const [first, ...others] = all.sort((a, b) => Number(b.game === firstGame) - Number(a.game === firstGame));
  if (!first) return null;
  return (
    <section class="own" aria-labelledby="own-title">
      <h2 id="own-title">{t.puzzles.own}</h2>
      <Random
        games={[first, ...others]}
        named={named}
        about={() => t.puzzles.aboutOwn}
        onDraw={async (puzzle, {game, say}, size, typed, signal) => {
          const word = wordFor(typed, t);
          const lot = {game, size, word};
          const found = puzzle ? await shelf.puzzle(lot, "normal", signal) : await shelf.draw(lot);
          if ("miss" in found) return {word, failure: sayMiss(found.miss, size, say)};
          const {address} = found;
          onOpen(puzzle ? links.puzzle(address, "normal", word) : links.position(address, "normal"));
          return {word, failure: null};
        }}
      />
    </section>
  );
}

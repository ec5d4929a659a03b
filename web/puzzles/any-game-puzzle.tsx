// Position or puzzle of any game of the catalogue, drawn by a word.
import type {CatalogEntry} from "../engine/types";
import type {PuzzleShelf} from "../game/puzzles/puzzle-shelf";
import {useTexts} from "../ui/language";
import {type Drawable, knownName} from "./drawable";
import {sayMiss, wordFor} from "./drawing";
import type {PuzzleLinks} from "./links";
import {Random} from "./random";

interface OwnPuzzleProps {
  shelf: PuzzleShelf;
  catalog: readonly CatalogEntry[];
  links: PuzzleLinks;
  onOpen(link: string): void;
}

/** Game that the field begins with. */
const firstGame = "kayles";

export function OwnPuzzle({shelf, catalog, links, onOpen}: OwnPuzzleProps) {
  const t = useTexts("puzzles");
  const drawables = catalog.map(({id, alias_of, rules, game, kind, checked_to: maxSize}): Drawable => {
    // The name of an alias includes its rules.
    const say = knownName({game, id, rules: alias_of === null ? rules : null, position: null});
    return {game, kind, maxSize, say};
  });
  const [firstDrawable, ...others] = drawables.sort(
    (a, b) => Number(b.game === firstGame) - Number(a.game === firstGame),
  );
  if (!firstDrawable) return null;
  return (
    <section class="own" aria-labelledby="own-title">
      <h2 id="own-title">{t.puzzles.own}</h2>
      <Random
        games={[firstDrawable, ...others]}
        catalog={catalog}
        about={() => t.puzzles.aboutOwn}
        onDraw={async (puzzle, {game, say}, size, typed, signal) => {
          const word = wordFor(typed, t);
          const lot = {game, size, word};
          const result = puzzle ? await shelf.puzzle(lot, "normal", signal) : await shelf.draw(lot);
          if ("miss" in result) return {word, failure: sayMiss(result.miss, size, say)};
          const {address} = result;
          onOpen(puzzle ? links.puzzle(address, "normal", word) : links.position(address, "normal"));
          return {word, failure: null};
        }}
      />
    </section>
  );
}

// Choice of a game by its name: typed, or taken from the list of names that begin so.
import {useState} from "preact/hooks";
import type {CatalogEntry} from "../engine/types";
import {gameByName, gamesByPrefix} from "../game/input/names";
import {choicesOf} from "../say/completions";
import {Combobox} from "../ui/combobox";
import {useTexts} from "../ui/language";
import type {Drawable} from "./drawable";

interface GameChoiceProps {
  games: readonly [Drawable, ...Drawable[]];
  catalog: readonly CatalogEntry[];
  /** Null while no game has the typed name. */
  onPick(game: string | null): void;
}

const id = "drawn-game";

export function GameChoice({games, catalog, onPick}: GameChoiceProps) {
  const t = useTexts("puzzles");
  const [text, setText] = useState(games[0].game);
  const [isListed, setListed] = useState(false);
  const drawableGames = catalog.filter(({game}) => games.some((candidate) => candidate.game === game));
  const gameOf = (typed: string) => gameByName(typed, drawableGames)?.game ?? null;
  const game = gameOf(text);
  const say = games.find((candidate) => candidate.game === game)?.say;
  const choices = gamesByPrefix(text, drawableGames)
    .filter((entry) => entry.game !== text)
    .map((entry) => ({game: entry, text: entry.game, from: entry.game.length, form: entry.game}));
  const setName = (typed: string) => {
    setText(typed);
    onPick(gameOf(typed));
  };
  const isFaulty = game === null && !isListed;
  return (
    <div class="choice">
      <label for={id}>{t.puzzles.of}</label>
      <Combobox
        {...{id, text, isFaulty}}
        label={t.typing.games}
        choices={choicesOf(choices, t)}
        describedBy={`${id}-name`}
        onText={setText}
        onType={setName}
        onFocus={() => {}}
        onOpenChange={setListed}
      />
      <span class="quiet" id={`${id}-name`}>
        {say ? say(t) : isListed ? "" : t.puzzles.noGame}
      </span>
    </div>
  );
}

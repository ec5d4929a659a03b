// A game chosen by a name: typed, or taken from the list of those that begin so.
import {useState} from "preact/hooks";
import {beginningWith, calledBy, type Named} from "../game/names";
import {choicesOf} from "../say/typing";
import {Combobox} from "../ui/combobox";
import {useWords} from "../ui/language";
import type {Drawable} from "./drawable";

interface GameChoiceProps {
  games: readonly [Drawable, ...Drawable[]];
  named: readonly Named[];
  /** Null while no game goes by what is typed. */
  onPick(game: string | null): void;
}

const id = "drawn-game";

export function GameChoice({games, named, onPick}: GameChoiceProps) {
  const t = useWords("puzzles");
  const [text, setText] = useState(games[0].game);
  const [isListed, setListed] = useState(false);
  const offered = named.filter(({game}) => games.some((one) => one.game === game));
  const gameOf = (typed: string) =>
    games.find(({game}) => game === typed.trim())?.game ?? calledBy(typed, offered)[0]?.game ?? null;
  const game = gameOf(text);
  const say = games.find((one) => one.game === game)?.say;
  const choices = beginningWith(text, offered)
    .filter((one) => one.game !== text)
    .map((one) => ({named: one, text: one.game, from: one.game.length, form: one.game}));
  const take = (typed: string) => {
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
        onType={take}
        onFocus={() => {}}
        onList={setListed}
      />
      <span class="quiet" id={`${id}-name`}>
        {say ? say(t) : isListed ? "" : t.puzzles.noGame}
      </span>
    </div>
  );
}

// Home page: a game against the engine, and five more, each played, then predicted, then explained on its board.
import type {ComponentChildren, RefObject} from "preact";
import {currentAccount} from "../game/line/account-of-game";
import {lastRung} from "../game/modes/onboarding";
import {noHighlight} from "../game/selection/highlight";
import type {State} from "../game/state";
import {Replay} from "../play/replay";
import {Table} from "../play/table";
import type {Language} from "../text";
import {useTexts} from "../ui/language";
import {lastGame} from "./last-game";
import {type Level, rungs, type Thought, thoughtOf} from "./thoughts";

interface HomeProps {
  state: State;
  root: RefObject<HTMLElement | null>;
  linkTo(rung: number): string;
  gamesLink: string;
  /** Further controls of the game. */
  beside?: ComponentChildren;
}

export function Home({state, root, linkTo, gamesLink, beside}: HomeProps) {
  const t = useTexts("home");
  const at = state.rung.value ?? 0;
  const rung = rungs[at] ?? "meeting";
  const answer = state.analysis.currentAnswer.value;
  const thought = answer && thoughtOf(rung, answer);
  const isFirstGame = rung === "meeting";
  return (
    <div class="home">
      {isFirstGame ? (
        <h1 tabindex={-1}>{t.home.challenge}</h1>
      ) : (
        <>
          <h1 tabindex={-1}>
            {titleOf(rung, t)} <small>{t(t.home.rungOf, {at, count: lastRung})}</small>
          </h1>
          <p class="rule">{t.home.goals[rung]}</p>
        </>
      )}
      <Table
        state={state}
        root={root}
        highlight={thought?.highlight ?? noHighlight}
        blocks={thought?.blocks ?? false}
        extraControls={beside}
        ending={rung !== "meeting" && <Prediction state={state} />}
      >
        <Explained state={state} at={at} thought={thought} linkTo={linkTo} gamesLink={gamesLink} />
      </Table>
      <Ladder at={at} linkTo={linkTo} />
    </div>
  );
}

export const titleOf = (rung: Level, t: Language<"home">) => (rung === "meeting" ? t.home.meeting : t.home.rungs[rung]);

/** Prediction that opens the analysis, after all games but the first. */
function Prediction({state}: {state: State}) {
  const t = useTexts("home");
  const option = (words: string, firstWins: boolean) => (
    <button type="button" onClick={() => state.reveal.predict(firstWins)}>
      {words}
    </button>
  );
  return (
    <div class="prediction">
      <p>{t.home.ask}</p>
      <p class="controls">
        {option(t.home.guessFirst, true)}
        {option(t.home.guessSecond, false)}
      </p>
    </div>
  );
}

interface ExplainedProps {
  state: State;
  at: number;
  thought: Thought | null;
  linkTo(rung: number): string;
  gamesLink: string;
}

function Explained({state, at, thought, linkTo, gamesLink}: ExplainedProps) {
  const t = useTexts("home");
  const guess = state.reveal.guess.value;
  const next = rungs[at + 1];
  return (
    <>
      {guess !== null && <p class="guessed">{sayGuess(state, guess, t)}</p>}
      <Replay
        state={state}
        thought={thought?.say(t) ?? null}
        winningMove={thought?.claim.outcome === "N" ? thought.claim.wins[0] : undefined}
      >
        {next ? (
          <a class="button primary" href={linkTo(at + 1)}>
            {t(at === 0 ? t.home.first : t.home.next, {title: titleOf(next, t)})}
          </a>
        ) : (
          <a class="button primary" href={gamesLink}>
            {t.home.allGames}
          </a>
        )}
      </Replay>
      {!next && <p>{lastGame(currentAccount(state))(t)}</p>}
    </>
  );
}

/** Compares the prediction with the truth, which is that of the game's start. */
function sayGuess({linePlies, question, plyAnalyses}: State, guess: boolean, t: Language<"home">): string {
  const start = linePlies.value[0];
  const truth = start ? plyAnalyses.get({address: start.address, play: question.value.play})?.moverWins : null;
  if (truth === null || truth === undefined) return t.table.notKnown;
  const isRight = truth === guess;
  if (truth) return isRight ? t.home.guessedRight : t.home.guessedWrong;
  return isRight ? t.home.guessedRightSecond : t.home.guessedWrongSecond;
}

function Ladder({at, linkTo}: {at: number; linkTo(rung: number): string}) {
  const t = useTexts("home");
  return (
    <nav class="ladder" aria-label={t.home.ladder}>
      <p>{t.home.ladder}</p>
      <ol>
        {rungs.slice(1).map((rung, i) => (
          <li key={rung}>
            <a href={linkTo(i + 1)} aria-current={at === i + 1 ? "step" : undefined}>
              {titleOf(rung, t)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

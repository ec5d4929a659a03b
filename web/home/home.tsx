// The first page: a game against the engine, and five more, each played, then predicted, then explained on its board.
import type {ComponentChildren, RefObject} from "preact";
import {accountNow} from "../game/account-of-game";
import {noHighlight} from "../game/highlight";
import {lastRung} from "../game/ladder";
import type {State} from "../game/state";
import {Replay} from "../play/replay";
import {Table} from "../play/table";
import type {Language} from "../text";
import {useWords} from "../ui/language";
import {lastGame} from "./last-game";
import {type Rung, rungs, type Thought, thoughtOf} from "./thoughts";

interface HomeProps {
  state: State;
  root: RefObject<HTMLElement | null>;
  linkTo(rung: number): string;
  gamesLink: string;
  /** What else can be done with the game, beside the controls. */
  beside?: ComponentChildren;
}

export function Home({state, root, linkTo, gamesLink, beside}: HomeProps) {
  const t = useWords("home");
  const at = state.rung.value ?? 0;
  const rung = rungs[at] ?? "meeting";
  const answer = state.analysis.stale.value ? null : state.analysis.answer.value;
  const thought = answer && thoughtOf(rung, answer);
  const isMeeting = rung === "meeting";
  return (
    <div class="home">
      {isMeeting ? (
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
        beside={beside}
        end={rung !== "meeting" && <Prediction state={state} />}
      >
        <Explained state={state} at={at} thought={thought} linkTo={linkTo} gamesLink={gamesLink} />
      </Table>
      <Ladder at={at} linkTo={linkTo} />
    </div>
  );
}

export const titleOf = (rung: Rung, t: Language<"home">) => (rung === "meeting" ? t.home.meeting : t.home.rungs[rung]);

/** Past the first game, a prediction opens the analysis. */
function Prediction({state}: {state: State}) {
  const t = useWords("home");
  const guess = (words: string, first: boolean) => (
    <button type="button" onClick={() => state.reveal.predict(first)}>
      {words}
    </button>
  );
  return (
    <div class="prediction">
      <p>{t.home.ask}</p>
      <p class="controls">
        {guess(t.home.guessFirst, true)}
        {guess(t.home.guessSecond, false)}
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
  const t = useWords("home");
  const guess = state.reveal.guess.value;
  const next = rungs[at + 1];
  return (
    <>
      {guess !== null && <p class="guessed">{sayGuess(state, guess, t)}</p>}
      <Replay
        state={state}
        thought={thought?.say(t) ?? null}
        meant={thought?.claim.outcome === "N" ? thought.claim.wins[0] : undefined}
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
      {!next && <p>{lastGame(accountNow(state))(t)}</p>}
    </>
  );
}

/** The prediction beside the truth, which is that of the game's start. */
function sayGuess({made, question, plyAnalyses}: State, guess: boolean, t: Language<"home">): string {
  const start = made.value[0];
  const truth = start ? plyAnalyses.of({address: start.address, play: question.value.play})?.moverWins : null;
  if (truth === null || truth === undefined) return t.table.notKnown;
  const right = truth === guess;
  if (truth) return right ? t.home.guessedRight : t.home.guessedWrong;
  return right ? t.home.guessedRightSecond : t.home.guessedWrongSecond;
}

function Ladder({at, linkTo}: {at: number; linkTo(rung: number): string}) {
  const t = useWords("home");
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

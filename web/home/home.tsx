// Home page: a game against the engine, and five more, each played, then predicted, then explained on its board.
import type {ComponentChildren, RefObject} from "preact";
import {useEffect} from "preact/hooks";
import {currentAccount, isWonByReader} from "../game/line/account-of-game";
import {lastRung} from "../game/modes/onboarding";
import {noHighlight} from "../game/selection/highlight";
import type {State} from "../game/state";
import {useKeptBlocks} from "../play/kept-blocks";
import {openReasons} from "../play/mistake";
import {Replay} from "../play/replay";
import {Table} from "../play/table";
import type {Language} from "../text";
import {useTexts} from "../ui/language";
import {type Level, rungs, type Thought, thoughtOf} from "./thoughts";
import type {WonLevels} from "./won-levels";

export interface HomeLinks {
  level(rung: number): string;
  /** A game for those who have won. */
  harder: string;
  games: string;
}

interface HomeProps {
  state: State;
  root: RefObject<HTMLElement | null>;
  wonLevels: WonLevels;
  links: HomeLinks;
  /** Further controls of the game. */
  beside?: ComponentChildren;
  /** Link to the article on the idea of a level. */
  articleOn(level: Level): ComponentChildren;
}

export function Home({state, root, wonLevels, links, beside, articleOn}: HomeProps) {
  const t = useTexts("home");
  const at = state.rung.value ?? 0;
  const rung = rungs[at] ?? "meeting";
  const answer = state.analysis.currentAnswer.value;
  const thought = answer && thoughtOf(rung, answer);
  const isFirstGame = rung === "meeting";
  const isWon = hasReaderWon(state);
  useEffect(() => {
    if (isWon) wonLevels.add(rung);
  }, [isWon, rung, wonLevels]);
  // A game that teaches blocks shows them while it is played, until it has been won.
  const isTaught = rung === "blocks" && !wonLevels.levels.value.has(rung);
  const blocks = useKeptBlocks(state, isTaught || (state.reveal.isOpen.value && thought?.blocks === true));
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
          {hasIdea(rung) && <p class="rule idea">{t.home.ideas[rung]}</p>}
        </>
      )}
      <Table
        state={state}
        root={root}
        highlight={thought?.highlight ?? noHighlight}
        blocks={blocks}
        extraControls={beside}
        ending={rung !== "meeting" && <Prediction state={state} />}
      >
        <Explained state={state} at={at} thought={thought} links={links} />
        {articleOn(rung)}
      </Table>
      <Ladder at={at} linkTo={links.level} wonLevels={wonLevels} />
    </div>
  );
}

export const titleOf = (rung: Level, t: Language<"home">) => (rung === "meeting" ? t.home.meeting : t.home.rungs[rung]);

const hasIdea = (level: Level): level is "blocks" | "row" | "tree" => ["blocks", "row", "tree"].includes(level);

/** Returns true once the reader has won the current game, wherever its cursor stands. */
function hasReaderWon(state: State): boolean {
  const account = currentAccount(state);
  return account !== null && isWonByReader(account);
}

/** Prediction that opens the analysis, after all games but the first. */
function Prediction({state}: {state: State}) {
  const t = useTexts("home");
  const option = (words: string, firstWins: boolean) => (
    <button type="button" onClick={() => openReasons(state, firstWins)}>
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
  links: HomeLinks;
}

function Explained({state, at, thought, links}: ExplainedProps) {
  const t = useTexts("home");
  const guess = state.reveal.guess.value;
  const next = rungs[at + 1];
  const isWon = hasReaderWon(state);
  return (
    <>
      {guess !== null && <p class="guessed">{sayGuess(state, guess, t)}</p>}
      <Replay
        state={state}
        thought={thought?.say(t) ?? null}
        winningMove={thought?.claim.outcome === "N" ? thought.claim.wins[0] : undefined}
      >
        {isWon && (at === 0 || !next) && (
          <a class="button primary" href={links.harder}>
            {t.home.harder}
          </a>
        )}
        {next ? (
          <a class={`button ${isWon && at > 0 ? "primary" : ""}`} href={links.level(at + 1)}>
            {t(at === 0 ? t.home.first : t.home.next, {title: titleOf(next, t)})}
          </a>
        ) : (
          <a class="button" href={links.games}>
            {t.home.allGames}
          </a>
        )}
      </Replay>
      {!next && <p>{isWon ? t.home.lastWon : t.home.lastPlayed}</p>}
    </>
  );
}

/** Compares the prediction with the truth, which is that of the game's start. */
function sayGuess({linePlies, question, plyAnalyses}: State, guess: boolean, t: Language<"home">): string {
  const start = linePlies.value[0];
  const truth = start ? plyAnalyses.get({address: start.address, play: question.value.play})?.chance : null;
  if (!truth) return t.table.notKnown;
  const isRight = (truth === "win") === guess;
  if (truth === "win") return isRight ? t.home.guessedRight : t.home.guessedWrong;
  return isRight ? t.home.guessedRightSecond : t.home.guessedWrongSecond;
}

interface LadderProps {
  at: number;
  linkTo(rung: number): string;
  wonLevels: WonLevels;
}

function Ladder({at, linkTo, wonLevels}: LadderProps) {
  const t = useTexts("home");
  const won = wonLevels.levels.value;
  return (
    <nav class="ladder" aria-label={t.home.ladder}>
      <p>{t.home.ladder}</p>
      <ol>
        {rungs.slice(1).map((rung, i) => (
          <li key={rung}>
            <a href={linkTo(i + 1)} aria-current={at === i + 1 ? "step" : undefined}>
              {titleOf(rung, t)}
              {won.has(rung) && (
                <span class="won" role="img" aria-label={t.home.won}>
                  ✓
                </span>
              )}
            </a>
          </li>
        ))}
      </ol>
      {won.size > 0 && (
        <button type="button" class="quiet" onClick={wonLevels.clear}>
          {t.home.clear}
        </button>
      )}
    </nav>
  );
}

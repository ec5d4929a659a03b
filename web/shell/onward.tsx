// Line of offers after a game, below its controls.
import {useEffect, useMemo, useState} from "preact/hooks";
import {weakerThan} from "../address/terms";
import {entryOf} from "../game/catalog/samples";
import {currentAccount, isWonByReader} from "../game/line/account-of-game";
import {type Onward as All, offersAfter, openingBeside} from "../game/modes/after-game";
import type {GamePuzzle} from "../game/puzzles/puzzle-shelf";
import {wordFor} from "../puzzles/drawing";
import {levelWords} from "../say/level-names";
import {articleLangFor} from "../text";
import {searchFacts} from "../text/search-facts";
import {useTexts} from "../ui/language";
import {onPlainClick} from "../ui/plain-click";
import {articleAddress, hasSite} from "../ui/site";
import {articlesPart} from "./article-links";
import {articlesOfGame} from "./article-topics";
import {puzzleShelfOf} from "./puzzle-shelf";
import {type Site, settingsOf} from "./site";
import "./onward.css";

/** Returns the title of an article; null until the list has loaded, and if there is no such article. */
function useTitle(site: Site, slug: string | null): string | null {
  const t = useTexts();
  useEffect(() => void (hasSite && articlesPart.load(site.reading)), [site]);
  const articles = articlesPart.part.value?.listedIn(articleLangFor(t.lang));
  return articles?.find((article) => article.slug === slug)?.title ?? null;
}

/** Returns the game at whose first position the line began, as the catalogue has it; null for a sum. */
function gameAtStart({state: {outlines, linePlies}, samples}: Site) {
  const parts = outlines.of(linePlies.value[0]?.address ?? "") ?? [];
  const [part] = parts;
  if (!part || parts.length > 1) return null;
  const entry = entryOf(samples.catalog.value, part.id, part.rules);
  return entry && part.game !== null ? {entry: {...entry, game: part.game}, part} : null;
}

/** Returns a puzzle of the game, once one is found. */
function usePuzzle(site: Site, isWanted: boolean): GamePuzzle | null {
  const t = useTexts("puzzles");
  const [puzzle, setPuzzle] = useState<GamePuzzle | null>(null);
  const {play} = site.state.question.value;
  const game = gameAtStart(site);
  const name = isWanted ? (game?.entry.game ?? null) : null;
  useEffect(() => {
    setPuzzle(null);
    if (!game || name === null) return;
    const search = new AbortController();
    const found = puzzleShelfOf(site).puzzleOf(game.entry, play, wordFor("", t), search.signal);
    void found.then((puzzle) => !search.signal.aborted && setPuzzle(puzzle));
    return () => search.abort();
  }, [name, play]);
  return puzzle;
}

export function Onward({site}: {site: Site}) {
  const t = useTexts("onward");
  const {state, openings} = site;
  const {autoplay, question, linePlies} = state;
  const {play} = question.value;
  const {chosen, linkTo} = settingsOf(site);
  const account = currentAccount(state);
  // Of two people one has won.
  const isWon = account !== null && (account.side === null || isWonByReader(account));
  const game = gameAtStart(site);
  const start = linePlies.value[0]?.address ?? "";
  const beside = (step: 1 | -1) =>
    game && play === "normal" ? openingBeside(openings, game.entry.game, start, step) : null;
  const style = autoplay.style.value;
  const slug = useMemo(() => {
    if (!game) return null;
    const {theories} = searchFacts(game.part.id ?? "", game.part.rules, t);
    return articlesOfGame(game.entry.kind, theories, play)[0] ?? null;
  }, [game?.entry.game, play, t]);
  const title = useTitle(site, slug);
  const known: All<GamePuzzle> = {
    larger: beside(1),
    smaller: beside(-1),
    weaker: account?.side ? weakerThan(style.level) : null,
    puzzle: null,
    article: title === null ? null : slug,
  };
  // A puzzle is searched for only where it would be offered.
  const isWanted = account !== null && offersAfter(isWon, {...known, puzzle: true}).includes("puzzle");
  const puzzle = usePuzzle(site, isWanted);
  const onward = {...known, puzzle};
  const open = (size: typeof onward.larger) => {
    if (!size) return;
    openings.setSize(size.size);
    state.restart(size.address, "normal");
  };
  const sizeLink = (size: typeof onward.larger, words: string) =>
    size && (
      <a href={linkTo.position(size.address, "normal", "play")} onClick={onPlainClick(() => open(size))}>
        {words}
      </a>
    );
  const views = {
    larger: () => sizeLink(onward.larger, t.onward.larger),
    smaller: () => sizeLink(onward.smaller, t.onward.smaller),
    weaker: () =>
      onward.weaker && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            if (onward.weaker) autoplay.setStyle({...style, level: onward.weaker});
            state.again();
          }}
        >
          {t(t.onward.weaker, {level: levelWords(t)[onward.weaker]})}
        </button>
      ),
    puzzle: () => puzzle && <a href={linkTo.puzzle(puzzle.address, puzzle.play, puzzle.word)}>{t.onward.puzzle}</a>,
    article: () =>
      slug !== null && (
        <a
          href={articleAddress(slug, t.lang, chosen.theme, linkTo.game())}
          title={title ?? ""}
          aria-label={t(t.ui.article, {title: title ?? ""})}
        >
          {t.onward.article}
        </a>
      ),
  };
  const kinds = account ? offersAfter(isWon, onward) : [];
  if (kinds.length === 0) return null;
  return (
    <nav class="onward" aria-label={t.onward.title}>
      {kinds.map((kind) => (
        <span key={kind}>{views[kind]()}</span>
      ))}
    </nav>
  );
}

// Store of the page of sequences: the current question, the values of its answer, and the part of them in view.
// One run at a time. The last answer stays until the next one is there, even if that one is cancelled.
import {batch, computed, signal} from "@preact/signals";
import {defaultGame, defaultTo, type SequenceLink} from "../address/sequence-link";
import type {Engine, OpenParts, ResolvedInput, Tabulation} from "../engine/types";
import {EngineError} from "../game/catalog/engine-error";
import type {CatalogLoader} from "../game/input/catalog-loader";
import {readOnly} from "../game/read-only";
import {createTask} from "../lib/task";
import {comparisonOf, heapFaultOf, otherFaultOf} from "./compare";
import type {GameComparison} from "./comparison";
import {gameFaultOf} from "./game-fault";
import type {Pairs} from "./pairs";
import {type Played, playedOf} from "./played";
import {pairsOf, partsIn} from "./request-pairs";
import {spelled} from "./spelling";

export type View = Pick<SequenceLink, "span" | "at">;
export type Question = Pick<SequenceLink, "game" | "to" | "other" | "play">;
/** Text field of a question. */
export type QuestionField = "game" | "other";

export interface GameFault {
  error: EngineError;
  text: string;
  of: QuestionField;
  /** Suggestions to type instead; null until they are known. */
  instead: ResolvedInput | null;
}

export interface ReadGame {
  text: string;
  game: string;
}

/** Milliseconds before progress is shown. */
const progressDelayMs = 200;
const fullView: View = {span: null, at: null};
const normalized = (text: string) => text.normalize("NFKC").trim();
const isSameGame = (a: Question | null, b: Question) => a?.game === b.game && a.to === b.to && a.play === b.play;
export const isSame = (a: Question | null, b: Question) => isSameGame(a, b) && a?.other === b.other;

/** Returns an engine's error; rethrows anything else, which is a fault of the page. */
function asError(reason: unknown): EngineError {
  if (reason instanceof EngineError) return reason;
  throw reason;
}

export function createSequencing(engine: Promise<Engine>, catalogLoader: CatalogLoader) {
  const currentQuestion = signal<Question>({game: defaultGame, to: defaultTo, other: null, play: null});
  const answeredQuestion = signal<Question | null>(null);
  /** Answer, at most one of these three is not null: values of single heaps, of pairs, or outcomes under misere play (`played`). */
  const tabulation = signal<Tabulation | null>(null);
  const pairs = signal<Pairs | null>(null);
  /** Parts of the open address whose values are shown; null for a game of heaps. */
  const parts = signal<OpenParts | null>(null);
  const played = signal<Played | null>(null);
  const comparison = signal<GameComparison | null>(null);
  const view = signal(fullView);
  const fault = signal<GameFault | null>(null);
  /** Text of each field together with the game that it was read as. */
  const readAs = signal<{[which in QuestionField]?: ReadGame}>({});
  const isBusy = signal(false);
  const isSlow = signal(false);
  /** Values made by the current or the cancelled run, out of `of`, and how many per second. */
  const progress = signal({made: 0, rate: 0, of: 0});
  const isCancelled = signal(false);
  const task = createTask();
  /** Text that was typed last. */
  let lastTyped = "";
  const isStale = computed(() => isBusy.value || !isSame(answeredQuestion.value, currentQuestion.value));

  async function compute(question: Question, nextView: View) {
    const run = task.begin();
    const startTime = performance.now();
    const slowTimer = setTimeout(() => {
      if (run.isCurrent()) isSlow.value = true;
    }, progressDelayMs);
    const shownTabulation = isSameGame(answeredQuestion.value, question) ? tabulation.value : null;
    // A comparison makes the values of both games side by side, then those of the other game once more.
    const runs = (shownTabulation ? 0 : 1) + (question.other === null ? 0 : 3);
    batch(() => {
      currentQuestion.value = question;
      fault.value = null;
      isBusy.value = true;
      isSlow.value = false;
      isCancelled.value = false;
      progress.value = {made: 0, rate: 0, of: runs * question.to};
    });
    const onProgress = (made: number, of = runs * question.to) => {
      if (run.isCurrent())
        progress.value = {made, of, rate: Math.round((made * 1000) / (performance.now() - startTime))};
    };
    /** Options of the run that follows `before` others. */
    const options = (before: number) => ({
      to: question.to,
      signal: run.signal,
      onProgress: (made: number) => onProgress(before * question.to + made),
    });
    const showAnswer = (
      values: Tabulation | null,
      square: Pairs | null,
      other: GameComparison | null = null,
      openParts: OpenParts | null = null,
      winners: Played | null = null,
    ) =>
      batch(() => {
        tabulation.value = values;
        played.value = winners;
        parts.value = openParts;
        pairs.value = square;
        comparison.value = other;
        answeredQuestion.value = question;
        view.value = nextView;
      });
    /** Returns false if it is not a game of two numbers. */
    const tryPairs = async () => {
      const {game, to, play} = question;
      const square = await pairsOf(await engine, {game, to, play, signal: run.signal, onProgress});
      if (square && run.isCurrent()) showAnswer(null, square);
      return square !== null;
    };
    try {
      const sg = await engine;
      if (question.play) {
        if ((await heapFaultOf(sg, question.game)) && (await tryPairs())) return;
        const found = await playedOf(sg, question, {signal: run.signal, onProgress});
        if (run.isCurrent()) showAnswer(null, null, null, found.parts, found);
        return;
      }
      const found = shownTabulation ?? (await sg.tabulate(question.game, options(0)));
      const openParts = shownTabulation ? parts.value : await partsIn(sg, question.game);
      const other =
        question.other === null
          ? null
          : await comparisonOf(sg, question.game, question.other, (before) => options(runs - 3 + before));
      if (!run.isCurrent()) return;
      if (!(other instanceof EngineError)) return showAnswer(found, null, other, openParts);
      showAnswer(found, null, null, openParts);
      void reportFault(other, question.other ?? "", "other");
    } catch (error) {
      const reason = asError(error);
      if (!run.isCurrent()) return;
      const mayBePairs = reason.code === "bad-request" && !question.play;
      const fault = mayBePairs ? await tryPairs().then((isPairs) => (isPairs ? null : reason), asError) : reason;
      if (!run.isCurrent() || !fault) return;
      if (fault.code === "cancelled") isCancelled.value = true;
      else void reportFault(fault, question.game, "game");
    } finally {
      clearTimeout(slowTimer);
      if (run.isCurrent())
        batch(() => {
          isBusy.value = false;
          isSlow.value = false;
        });
    }
  }

  /** Shows a fault at once and adds suggestions as soon as they are known. */
  async function reportFault(error: EngineError, text: string, of: QuestionField) {
    const newFault: GameFault = {error, text, of, instead: null};
    fault.value = newFault;
    const found = await meant(text, of);
    // The game of a link is not replaced: another reading of it is only offered.
    const {text: game} = found;
    const instead =
      game === null ? found : {...found, guesses: true, offers: [{text: game, game, id: null, rules: null}]};
    if (fault.value === newFault) fault.value = {...newFault, instead};
  }

  const faultIn = async (of: QuestionField, text: string) =>
    of === "game" ? gameFaultOf(await engine, text) : otherFaultOf(await engine, text);

  /** Returns what a text stands for, as far as it has values here. */
  async function meant(text: string, of: QuestionField): Promise<ResolvedInput> {
    const found = await (await engine).ask("resolve", {text, kind: "game"});
    const isHere = async (game: string) => (await faultIn(of, game)) === null;
    const areHere = await Promise.all(found.offers.map((offer) => isHere(offer.text)));
    return {
      ...found,
      text: found.text !== null && (await isHere(found.text)) ? found.text : null,
      offers: found.offers.filter((_, i) => areHere[i]),
    };
  }

  return readOnly({
    question: currentQuestion,
    tabulation,
    pairs,
    played,
    comparison,
    view,
    fault,
    readAs,
    catalog: catalogLoader.catalog,
    load: catalogLoader.load,
    busy: isBusy,
    slow: isSlow,
    progress,
    cancelled: isCancelled,
    stale: isStale,
    /** State of the page for its link. */
    link: computed<SequenceLink>(() => ({...currentQuestion.value, ...(isStale.value ? fullView : view.value)})),
    show({game, to, other, play, span, at}: SequenceLink) {
      const next = {game, to, other, play};
      // A later question may have been cancelled when the page was left.
      if (isSame(answeredQuestion.value, next) && isSame(currentQuestion.value, next)) view.value = {span, at};
      else void compute(next, {span, at});
    },
    cancel: task.cancel,
    /** Checks a text while it is typed and shows its fault; does nothing during a run. */
    async glance(of: QuestionField, text: string) {
      lastTyped = text;
      readAs.value = {...readAs.value, [of]: undefined};
      if (isBusy.value) return;
      const game = normalized(text);
      const error = of === "other" && game === "" ? null : await faultIn(of, game);
      const found = error && (await meant(text, of));
      if (lastTyped !== text || isBusy.value) return;
      batch(() => {
        if (found?.text) readAs.value = {...readAs.value, [of]: {text, game: found.text}};
        fault.value = error && !found?.text ? {error, text, of, instead: found} : null;
      });
    },
    /** Returns the game that a text is read as, or the text itself if it is none; cancels the current run unless the game is known. */
    async meant(of: QuestionField, text: string): Promise<string> {
      const game = normalized(text);
      const known = readAs.value[of];
      if (known && [known.text, known.game].includes(text)) return known.game;
      if (game === "") return game;
      task.stop();
      if ((await faultIn(of, game)) === null) return game;
      const found = await meant(text, of);
      if (found.text) readAs.value = {...readAs.value, [of]: {text, game: found.text}};
      return found.text ?? game;
    },
    /** Address of number n of the shown answer. */
    addressOf(n: number | bigint): string {
      const openParts = parts.value;
      return (
        (openParts && spelled(openParts.parts, {[openParts.names]: BigInt(n)})) ?? `${tabulation.value?.game}:${n}`
      );
    },
    setView(part: Partial<View>) {
      view.value = {...view.value, ...part};
    },
    async check(certificate: string) {
      return (await engine).checkCertificate(certificate);
    },
  });
}

export type Sequencing = ReturnType<typeof createSequencing>;

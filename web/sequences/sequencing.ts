// The page of sequences: the game that is asked for, its values as far as they are made, and what is seen of them.
// One run at a time. The last answer stays until the next is there, also where that one is cancelled.
import {batch, computed, signal} from "@preact/signals";
import {firstGame, type SequenceLink, usualTo} from "../address/sequence-link";
import type {Engine, OpenParts, Tabulation} from "../engine/types";
import {EngineError} from "../game/engine-error";
import type {NameIndex} from "../game/name-index";
import {readOnly} from "../game/read-only";
import {type ResolvedInput, resolveInput} from "../game/resolve-input";
import {comparisonOf, heapFaultOf, otherFaultOf} from "./comparing";
import type {GameComparison} from "./comparison";
import {pairsIn, pairsOf, partsIn} from "./pairing";
import type {Pairs} from "./pairs";
import {type Played, playedOf} from "./played";
import {spelled} from "./spelling";

export type View = Pick<SequenceLink, "span" | "at">;
export type Question = Pick<SequenceLink, "game" | "to" | "other" | "play">;
/** Which of the two texts of a question. */
export type Which = "game" | "other";

export interface GameFault {
  error: EngineError;
  text: string;
  of: Which;
  /** What to type instead, as soon as it is known. */
  instead: ResolvedInput | null;
}

export interface ReadGame {
  text: string;
  game: string;
}

/** What is answered sooner needs no progress to be shown. */
const patience = 200;
const whole: View = {span: null, at: null};
const named = (text: string) => text.normalize("NFKC").trim();
const isSameGame = (a: Question | null, b: Question) => a?.game === b.game && a.to === b.to && a.play === b.play;
export const isSame = (a: Question | null, b: Question) => isSameGame(a, b) && a?.other === b.other;

/** What else is thrown is a fault of the page. */
function asError(reason: unknown): EngineError {
  if (reason instanceof EngineError) return reason;
  throw reason;
}

export function createSequencing(engine: Promise<Engine>, nameIndex: NameIndex) {
  const isOpen = signal(false);
  const asked = signal<Question>({game: firstGame, to: usualTo, other: null, play: null});
  const answered = signal<Question | null>(null);
  /** At most one of them: the values of single heaps, of a game of two numbers, or who wins under misere play. */
  const tabulation = signal<Tabulation | null>(null);
  const pairs = signal<Pairs | null>(null);
  /** Of the address in braces whose values are shown; null where that is a game of heaps. */
  const parts = signal<OpenParts | null>(null);
  const played = signal<Played | null>(null);
  const comparison = signal<GameComparison | null>(null);
  const view = signal(whole);
  const fault = signal<GameFault | null>(null);
  /** What was typed in each field, and the game that it was read as. */
  const readAs = signal<{[which in Which]?: ReadGame}>({});
  const busy = signal(false);
  const slow = signal(false);
  /** Values made by the run at hand or the one that was cancelled, and how many each second. */
  const progress = signal({made: 0, rate: 0, of: 0});
  const cancelled = signal(false);
  const offered = signal<ReadonlyMap<string, boolean>>(new Map());
  let run: AbortController | null = null;
  /** The text that was typed last. */
  let typed = "";
  const stale = computed(() => busy.value || !isSame(answered.value, asked.value));

  async function ask(question: Question, seen: View) {
    run?.abort();
    const own = new AbortController();
    run = own;
    const began = performance.now();
    const late = setTimeout(() => {
      if (run === own) slow.value = true;
    }, patience);
    const made = isSameGame(answered.value, question) ? tabulation.value : null;
    // A comparison makes the values of the other game, and those of both once more, side by side.
    const runs = (made ? 0 : 1) + (question.other === null ? 0 : 3);
    batch(() => {
      asked.value = question;
      fault.value = null;
      busy.value = true;
      slow.value = false;
      cancelled.value = false;
      progress.value = {made: 0, rate: 0, of: runs * question.to};
    });
    const onProgress = (made: number, of = runs * question.to) => {
      if (run === own) progress.value = {made, of, rate: Math.round((made * 1000) / (performance.now() - began))};
    };
    /** After so many runs. */
    const options = (before: number) => ({
      to: question.to,
      signal: own.signal,
      onProgress: (made: number) => onProgress(before * question.to + made),
    });
    const settle = (
      values: Tabulation | null,
      square: Pairs | null,
      other: GameComparison | null = null,
      read: OpenParts | null = null,
      winners: Played | null = null,
    ) =>
      batch(() => {
        tabulation.value = values;
        played.value = winners;
        parts.value = read;
        pairs.value = square;
        comparison.value = other;
        answered.value = question;
        view.value = seen;
      });
    /** False where it is no game of two numbers. */
    const asSquare = async () => {
      const {game, to, play} = question;
      const square = await pairsOf(await engine, {game, to, play, signal: own.signal, onProgress});
      if (square && run === own) settle(null, square);
      return square !== null;
    };
    try {
      const sg = await engine;
      if (question.play) {
        if ((await heapFaultOf(sg, question.game)) && (await asSquare())) return;
        const found = await playedOf(sg, question, {signal: own.signal, onProgress});
        if (run === own) settle(null, null, null, found.parts, found);
        return;
      }
      const found = made ?? (await sg.tabulate(question.game, options(0)));
      const read = made ? parts.value : await partsIn(sg, question.game);
      const other =
        question.other === null
          ? null
          : await comparisonOf(sg, question.game, question.other, (run) => options(runs - 3 + run));
      if (run !== own) return;
      if (!(other instanceof EngineError)) return settle(found, null, other, read);
      settle(found, null, null, read);
      void blame(other, question.other ?? "", "other");
    } catch (error) {
      const reason = asError(error);
      if (run !== own) return;
      const mayBeSquare = reason.code === "bad-request" && !question.play;
      const fault = mayBeSquare ? await asSquare().then((is) => (is ? null : reason), asError) : reason;
      if (run !== own || !fault) return;
      if (fault.code === "cancelled") cancelled.value = true;
      else void blame(fault, question.game, "game");
    } finally {
      clearTimeout(late);
      if (run === own)
        batch(() => {
          busy.value = false;
          slow.value = false;
        });
    }
  }

  /** A fault is told at once, and what to type instead as soon as that is known. */
  async function blame(error: EngineError, text: string, of: Which) {
    const told: GameFault = {error, text, of, instead: null};
    fault.value = told;
    const found = await meant(text, of);
    // A link is not read as anything else than what it says.
    const offers = found.read ? [{text: found.read, game: null}] : found.offers;
    const instead = {...found, offers, areGuesses: found.areGuesses || found.read !== null};
    if (fault.value === told) fault.value = {...told, instead};
  }

  const faultIn = async (of: Which, text: string) => (of === "game" ? faultOf(text) : otherFaultOf(await engine, text));

  const meant = async (text: string, of: Which): Promise<ResolvedInput> =>
    resolveInput(text, {
      ...{named: await nameIndex.load(), here: null, isGame: true},
      printed: async (game) => ((await faultIn(of, game)) === null ? game : null),
    });

  /** What keeps a game from having values to show: first those of single heaps, then those of pairs. */
  async function faultOf(game: string): Promise<EngineError | null> {
    const sg = await engine;
    const error = await heapFaultOf(sg, game);
    if (!error) return null;
    return error.code === "bad-request" && (await pairsIn(sg, game)) ? null : error;
  }

  return readOnly({
    isOpen,
    asked,
    tabulation,
    pairs,
    played,
    comparison,
    view,
    fault,
    readAs,
    named: nameIndex.named,
    load: () => void nameIndex.load(),
    busy,
    slow,
    progress,
    cancelled,
    stale,
    /** What the page's link says. */
    link: computed<SequenceLink>(() => ({...asked.value, ...(stale.value ? whole : view.value)})),
    show({game, to, other, play, span, at}: SequenceLink) {
      isOpen.value = true;
      const next = {game, to, other, play};
      // What was asked since may have been given up, on the way to another page.
      if (isSame(answered.value, next) && isSame(asked.value, next)) view.value = {span, at};
      else void ask(next, {span, at});
    },
    leave() {
      isOpen.value = false;
      run?.abort();
    },
    cancel: () => run?.abort(),
    /** Tells where a text that is being typed stops making sense; a run that is under way is not disturbed. */
    async glance(of: Which, text: string) {
      typed = text;
      readAs.value = {...readAs.value, [of]: undefined};
      if (busy.value) return;
      const game = named(text);
      const error = of === "other" && game === "" ? null : await faultIn(of, game);
      const found = error && (await meant(text, of));
      if (typed !== text || busy.value) return;
      batch(() => {
        if (found?.read) readAs.value = {...readAs.value, [of]: {text, game: found.read}};
        fault.value = error && !found?.read ? {error, text, of, instead: found} : null;
      });
    },
    /** The game that a text is read as, in place of what is being asked; the text itself where it is none. */
    async meant(of: Which, text: string): Promise<string> {
      const game = named(text);
      const known = readAs.value[of];
      if (known && [known.text, known.game].includes(text)) return known.game;
      if (game === "") return game;
      const before = run;
      run = null;
      before?.abort();
      if ((await faultIn(of, game)) === null) return game;
      const found = await meant(text, of);
      if (found.read) readAs.value = {...readAs.value, [of]: {text, game: found.read}};
      return found.read ?? game;
    },
    /** Of the number n in what is shown. */
    addressOf(n: number | bigint): string {
      const read = parts.value;
      return (read && spelled(read.parts, {[read.names]: BigInt(n)})) ?? `${tabulation.value?.game}:${n}`;
    },
    look(part: Partial<View>) {
      view.value = {...view.value, ...part};
    },
    async check(certificate: string) {
      return (await engine).checkCertificate(certificate);
    },
    /** Whether `game` has a sequence; found out when it is first asked about. */
    offers(game: string): boolean {
      const known = offered.value.get(game);
      if (known !== undefined) return known;
      void faultOf(game).then((error) => {
        offered.value = new Map([...offered.peek(), [game, error === null]]);
      });
      return false;
    },
  });
}

export type Sequencing = ReturnType<typeof createSequencing>;

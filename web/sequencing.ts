// The page of sequences: the game that is asked for, its values as far as they are made, and what is seen of them.
// One run at a time. The last answer stays until the next is there, also where that one is cancelled.
import {batch, computed, signal} from "@preact/signals";
import {type Engine, EngineError} from "./engine";
import type {Tabulation} from "./engine/types";
import {firstGame, type SequenceLink, usualTo} from "./sequence-link";

export type View = Pick<SequenceLink, "span" | "at">;
type Question = Pick<SequenceLink, "game" | "to">;

/** What is answered sooner needs no progress to be shown. */
const patience = 200;
const whole: View = {span: null, at: null};
const isSame = (a: Question | null, b: Question) => a?.game === b.game && a.to === b.to;

export function createSequencing(engine: Promise<Engine>) {
  const isOpen = signal(false);
  const panel = signal<typeof import("./sequence") | null>(null);
  const asked = signal<Question>({game: firstGame, to: usualTo});
  const answered = signal<Question | null>(null);
  const tabulation = signal<Tabulation | null>(null);
  const view = signal(whole);
  const fault = signal<{error: EngineError; text: string} | null>(null);
  const busy = signal(false);
  const slow = signal(false);
  /** Values made by the run at hand or the one that was cancelled, and how many each second. */
  const progress = signal({made: 0, rate: 0});
  const cancelled = signal(false);
  const offered = signal<ReadonlyMap<string, boolean>>(new Map());
  let run: AbortController | null = null;
  let glance: AbortController | null = null;
  const stale = computed(() => busy.value || !isSame(answered.value, asked.value));

  async function ask(question: Question, seen: View) {
    run?.abort();
    const own = new AbortController();
    run = own;
    const began = performance.now();
    const late = setTimeout(() => {
      if (run === own) slow.value = true;
    }, patience);
    batch(() => {
      asked.value = question;
      fault.value = null;
      busy.value = true;
      slow.value = false;
      cancelled.value = false;
      progress.value = {made: 0, rate: 0};
    });
    const onProgress = (made: number) => {
      if (run === own) progress.value = {made, rate: Math.round((made * 1000) / (performance.now() - began))};
    };
    try {
      const sg = await engine;
      const found = await sg.tabulate(question.game, {to: question.to, signal: own.signal, onProgress});
      if (run !== own) return;
      batch(() => {
        tabulation.value = found;
        answered.value = question;
        view.value = seen;
      });
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (run !== own) return;
      if (error.code === "cancelled") cancelled.value = true;
      else fault.value = {error, text: question.game};
    } finally {
      clearTimeout(late);
      if (run === own)
        batch(() => {
          busy.value = false;
          slow.value = false;
        });
    }
  }

  /** Whether the game has a sequence, by its first two values. */
  const first = async (game: string, own?: AbortSignal) => (await engine).tabulate(game, {to: 1, signal: own});

  return {
    isOpen,
    panel,
    asked,
    tabulation,
    view,
    fault,
    busy,
    slow,
    progress,
    cancelled,
    stale,
    /** What the page's link says. */
    link: computed<SequenceLink>(() => ({...asked.value, ...(stale.value ? whole : view.value)})),
    async show({game, to, span, at}: SequenceLink) {
      isOpen.value = true;
      const next = {game, to};
      if (isSame(answered.value, next)) view.value = {span, at};
      else void ask(next, {span, at});
      panel.value ??= await import("./sequence");
    },
    leave() {
      isOpen.value = false;
      run?.abort();
    },
    cancel: () => run?.abort(),
    /** Tells where a text that is being typed stops making sense; a run that is under way is not disturbed. */
    async glance(text: string) {
      glance?.abort();
      if (busy.value) return;
      const own = new AbortController();
      glance = own;
      const found = await first(text.normalize("NFKC").trim(), own.signal).catch((error: unknown) => error);
      if (glance !== own || own.signal.aborted || busy.value) return;
      fault.value = found instanceof EngineError ? {error: found, text} : null;
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
      void first(game)
        .then(
          () => true,
          () => false,
        )
        .then((has) => {
          offered.value = new Map([...offered.peek(), [game, has]]);
        });
      return false;
    },
  };
}

export type Sequencing = ReturnType<typeof createSequencing>;

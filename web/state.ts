// The state of one page or one embedded figure: the line of play, its analysis, the hand and the settings.
import {computed, effect, signal} from "@preact/signals";
import type {Field, Link, Theme} from "./address";
import {createAnalysis} from "./analysis";
import type {Answer, Engine, Play, Touch} from "./engine";
import {createHand} from "./hand";
import {createLine, type Line, type Mover, startLine} from "./line";
import {choose} from "./opponent";
import {gameOf, type Lang, type Words} from "./text";

export const landing = "nim:3,5,7";
const thinking = 600;

export interface Told {
  by: Mover;
  what: Words;
}

export interface Options {
  engine: Promise<Engine>;
  link: Link;
  bad: Field[];
  /** The sentence for a move, said before it is made. */
  say(answer: Answer | null, touch: Touch): Words;
  /** Called with every state worth a link; `push` when Back should return to the one before. */
  onLink(link: Link, push: boolean): void;
}

export function createState({engine, link, bad, say, onLink}: Options) {
  const game = createLine(startLine(link.address ?? landing, link.play));
  const analysis = createAnalysis(engine);
  const engineSide = signal<"first" | "second" | null>(null);
  const lang = signal<Lang | null>(link.lang);
  const theme = signal<Theme | null>(link.theme);
  const badFields = signal<Field[]>(bad);
  const draft = signal<string | null>(null);
  const told = signal<Told | null>(null);
  const onLanding = signal(link.address === null);
  const question = computed(() => ({address: game.here.value, play: game.line.value.play}));
  const shown = computed(() => (analysis.stale.value ? null : analysis.answered.value));
  const hand = createHand(
    engine,
    () => shown.value,
    (touch) => void move(touch, "you"),
  );

  function linkNow(): Link {
    const {plies, play, at} = game.line.value;
    const moves = plies.flatMap((p) => (p.touch ? [p.touch] : []));
    const address = onLanding.value ? null : (plies[0]?.address ?? "");
    return {address, play, moves, at, lang: lang.value, theme: theme.value};
  }
  const publish = (push: boolean) => onLink(linkNow(), push);
  function changed(push: boolean) {
    onLanding.value = false;
    badFields.value = [];
    publish(push);
  }

  async function move(touch: Touch, by: Mover) {
    const from = question.value;
    const what = say(analysis.answer.value, touch);
    const sg = await engine;
    const address = await sg.play(from.address, touch, from.play).catch(() => null);
    if (address === null || question.value !== from) return;
    told.value = {by, what};
    draft.value = null;
    game.move(touch, address, by);
    changed(true);
  }

  /** Makes the moves of a link one after another; a move that is not legal ends the line there. */
  async function replay({address, play, moves, at}: Link) {
    const sg = await engine;
    let line: Line = startLine(address ?? landing, play);
    try {
      for (const touch of moves) {
        const next = await sg.play(line.plies.at(-1)?.address ?? "", touch, play);
        line = {...line, plies: [...line.plies, {address: next, touch, by: null}]};
      }
    } catch {
      badFields.value = [...badFields.value, "moves"];
    }
    return {...line, at: Math.min(at, line.plies.length - 1)};
  }

  function open(next: Link, wrong: Field[]) {
    badFields.value = wrong;
    lang.value = next.lang;
    theme.value = next.theme;
    onLanding.value = next.address === null;
    draft.value = null;
    told.value = null;
    if (next.moves.length) void replay(next).then(game.open);
    else game.open(startLine(next.address ?? landing, next.play));
  }

  const ends = [
    effect(() => void analysis.ask(question.value)),
    effect(() => {
      const {plies, at} = game.line.value;
      const side = engineSide.value;
      const answer = analysis.answer.value;
      const mine = side !== null && (at % 2 === 0) === (side === "first");
      if (!mine || analysis.stale.value || analysis.busy.value || at !== plies.length - 1 || !answer) return;
      const reply = choose(answer);
      if (!reply) return;
      const pause = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : thinking;
      const wait = setTimeout(() => void move(reply.touch, "engine"), pause);
      return () => clearTimeout(wait);
    }),
    hand.close,
  ];
  if (link.moves.length) void replay(link).then(game.open);

  return {
    ...game,
    analysis,
    hand,
    engineSide,
    lang,
    theme,
    badFields,
    draft,
    told,
    onLanding,
    question,
    move: (touch: Touch) => void move(touch, "you"),
    async check() {
      const {address, play} = question.value;
      return (await engine).check(address, play).catch(() => null);
    },
    linkNow,
    open,
    /** Text typed into the position box; without a game's name it belongs to the game at hand. */
    type(text: string) {
      const {id, rules} = gameOf(question.value.address);
      const whole = /[:：]/.test(text) ? text : `${id}${rules === null ? "" : `(${rules})`}:${text}`;
      draft.value = text;
      told.value = null;
      game.type(whole);
      changed(false);
    },
    restart(address: string, play: Play) {
      draft.value = null;
      told.value = null;
      game.restart(address, play);
      changed(true);
    },
    go(at: number) {
      draft.value = null;
      told.value = null;
      game.go(at);
      publish(false);
    },
    undo() {
      draft.value = null;
      told.value = null;
      game.undo();
      changed(false);
    },
    redo() {
      draft.value = null;
      told.value = null;
      game.redo();
      changed(false);
    },
    setLang(to: Lang) {
      lang.value = to;
      publish(false);
    },
    setTheme(to: Theme) {
      theme.value = to;
      publish(false);
    },
    close() {
      analysis.cancel();
      for (const end of ends) end();
    },
  };
}

export type State = ReturnType<typeof createState>;

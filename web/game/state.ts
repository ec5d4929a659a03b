// The state of one page or one embedded figure: the line of play, its analysis, the hand and the settings.
import {batch, computed, effect, type ReadonlySignal, signal} from "@preact/signals";
import {type Field, isHome, type Link, type Mode, type Theme} from "../address/link";
import type {Program} from "../address/program-field";
import type {Board} from "../boards/hand/touch";
import type {Answer, Engine, Play, Touch} from "../engine";
import type {ComponentText} from "../engine/types";
import type {Sentence} from "../text/language";
import type {Lang} from "../text/languages";
import {createAnalysis, type Question} from "./analysis";
import {createAutoplay} from "./autoplay";
import {anySeed} from "./draw";
import {createGameSettings} from "./game-settings";
import {createHistory, type Pinned} from "./history";
import {createInputResolver} from "./input-resolver";
import {createInquiries} from "./inquiries";
import {createInteraction} from "./interaction";
import {createLinkNow} from "./link-now";
import {isWhole, listedBy} from "./listed";
import {createLongestDefence} from "./longest-defence";
import {createMode} from "./mode";
import type {NameIndex} from "./name-index";
import {createOpenLink, startOf} from "./open-link";
import {componentsOf, createComponents, createOutlines, idsOf} from "./outlines";
import {boardsOf} from "./picture";
import {createPlyAnalyses} from "./ply-analyses";
import {createPresenting, reaches} from "./presenting";
import {createPuzzling, type Puzzle} from "./puzzling";
import {readOnly} from "./read-only";
import {createReveal} from "./reveal";
import {createTeaching} from "./teaching";
import type {Mover} from "./tree";
import type {JudgedMove} from "./tutor";
import {judge} from "./tutor";

export interface Announcement {
  by: Mover;
  what: Sentence;
  /** Of the person's last move: it stays beside the engine's reply. */
  verdict: JudgedMove | null;
  /** Of a move that errs on purpose: what would have won. */
  slip: {better: Touch; what: Sentence} | null;
}

export interface Options {
  engine: Promise<Engine>;
  /** The names by which typed text is understood; without it the exact form alone is read. */
  nameIndex?: NameIndex;
  link: Link;
  bad: Field[];
  /** The sentence for a move, said before it is made. */
  say(answer: Answer | null, touch: Touch): Sentence;
  /** Settles when these boards and games, by their ids, can be shown, or never will. */
  readyToShow?(boards: readonly Board[], games: readonly string[]): Promise<unknown>;
  /** The reader wants nothing to move. */
  isStill(): boolean;
  /** What the opponent draws by, new for each game; any seed where nobody says. */
  newSeed?(): number;
  /** Called with every state worth a link; `push` when Back should return to the one before. */
  onLink(link: Link, push: boolean): void;
  /** Called once for each puzzle that was solved or whose solution was shown. */
  onPuzzle?(puzzle: Puzzle, of: Question): void;
}

export function createState({
  engine,
  nameIndex,
  link,
  bad,
  say,
  readyToShow = async () => {},
  isStill,
  newSeed = anySeed,
  onLink,
  onPuzzle,
}: Options) {
  const game = createHistory(startOf(link), newSeed);
  const analysis = createAnalysis(engine, async (of, answer) => {
    const ready = readyToShow(boardsOf(answer), idsOf(componentsOf(answer)));
    const [show] = await Promise.all([interaction.foresee(of, answer), ready]);
    return show;
  });
  const lang = signal<Lang | null>(link.lang);
  const theme = signal<Theme | null>(link.theme);
  const program = signal<Program | null>(link.program);
  const badFields = signal<Field[]>(bad);
  const draft = signal<string | null>(null);
  const announcement = signal<Announcement | null>(null);
  const rungOf = (of: Link) => (isHome(of) ? of.rung : null);
  /** Which game of the first page is played; null on any other page. */
  const rung = signal(rungOf(link));
  const {mode, setMode} = createMode(link.mode, () => autoplay);
  const isAside = signal(false);
  const play = computed(() => game.line.value.play);
  const question = computed(() => ({address: game.here.value, play: play.value}));
  const outlines = createOutlines(engine);
  const atHand = createComponents(question, analysis, outlines);
  /** What is known of the position at hand. */
  const known = () => (analysis.stale.value ? null : analysis.answer.value);
  const interaction = createInteraction({
    engine,
    isOpen: () => known() !== null,
    isFaulty: () => analysis.fault.value !== null,
    isCovered: () =>
      presenting.isOpen.value
        ? !reaches(presenting.step.value, "moved")
        : teaching.covered.value || mode.value === "play",
    isWhole(touch) {
      const answer = known();
      return answer !== null && isWhole(answer, touch);
    },
    play: (touch) => void playAsUser(touch),
  });
  const asking = effect(() => void analysis.ask(question.value));
  const puzzling = createPuzzling({
    engine,
    start: computed(() => ({address: game.made.value[0]?.address ?? "", play: game.line.value.play})),
    say,
    edit: (address) => edit(address),
    ...(onPuzzle ? {onEnd: onPuzzle} : {}),
  });
  const presenting = createPresenting({
    ...{engine, question, settled: analysis.settled},
    isOpen: link.present,
    put: (address) => edit(address),
  });
  const teaching = createTeaching(analysis, question, puzzling.open, presenting.isOpen);
  const openLink = createOpenLink({engine, game, puzzling, badFields, leave});
  openLink.begin(link);
  const plyAnalyses = createPlyAnalyses(
    engine,
    analysis,
    // The line before its branches.
    computed(() => [...game.made.value, ...game.line.value.plies].map(({address}) => ({address, play: play.value}))),
  );
  const longestDefence = createLongestDefence(engine, analysis);
  const inquiries = createInquiries(engine, question);
  const autoplay = createAutoplay({
    engine,
    short: inquiries.short,
    game,
    analysis,
    longestDefence,
    isChallenge: computed(() => rung.value !== null),
    // Nobody answers a move before all of a link's are made.
    waits: computed(() => puzzling.open.value || isAside.value || openLink.followed.value !== null),
    isStill,
    asked: () => announcement.value?.by === "you",
    play: (touch, better) => void playAsEngine(touch, better),
  });

  const reveal = createReveal(game);
  if (link.mode === "play") setMode("play");
  const {applySettings, currentSettings} = createGameSettings({autoplay, interaction, teaching, mode, rung});
  applySettings(link);
  const linkNow = createLinkNow({
    game,
    puzzling,
    outlines,
    currentSettings,
    lang,
    theme,
    rung,
    mode,
    isPresent: presenting.isOpen,
    program,
  });
  const publish = (push: boolean) => onLink(linkNow(), push);
  /** A setting that links carry. */
  const kept =
    <T>(set: (to: T) => void) =>
    (to: T) => {
      set(to);
      publish(false);
    };
  function changed(push: boolean) {
    badFields.value = [];
    publish(push);
  }

  const played = async ({address, play}: Question, touch: Touch) =>
    (await engine).play(address, touch, play).catch(() => null);

  async function make(touch: Touch, tell: Announcement) {
    const from = question.value;
    const answer = known();
    const listed = answer && listedBy(answer, touch)?.to;
    const address = listed ?? (await played(from, touch));
    if (address === null || question.value !== from) return;
    batch(() => {
      announcement.value = tell;
      draft.value = null;
      game.move(touch, address, tell.by);
      changed(true);
    });
  }

  async function playAsUser(touch: Touch) {
    autoplay.watch(false);
    const answer = known();
    if (puzzling.open.value && !puzzling.solves(answer, touch)) return interaction.clear();
    const from = question.value;
    await longestDefence.rest();
    if (question.value !== from) return;
    const {kind, best} = judge(answer, touch, longestDefence.longest.value);
    const verdict = {kind, best: best && say(answer, best)};
    await make(touch, {by: "you", what: say(answer, touch), verdict, slip: null});
    puzzling.solved();
  }

  function playAsEngine(touch: Touch, better: Touch | null) {
    const answer = analysis.answer.value;
    const slip = better && {better, what: say(answer, better)};
    const verdict = announcement.value?.by === "you" ? announcement.value.verdict : null;
    return make(touch, {by: "engine", what: say(answer, touch), verdict, slip});
  }

  /** Whatever a person does but moving: what was said of the last move goes, and nothing moves by itself. */
  function leave(act: () => void) {
    batch(() => {
      autoplay.watch(false);
      draft.value = null;
      announcement.value = null;
      act();
    });
  }

  function looking(act: () => void) {
    leave(act);
    publish(false);
  }
  function changing(act: () => void, push: boolean) {
    leave(act);
    changed(push);
  }

  /** Against the engine, on to where the person is to move: it would make its move again at once. */
  function step(turn: () => void, can: ReadonlySignal<boolean>) {
    const onward = () => {
      do turn();
      while (autoplay.toMove.value && can.value);
    };
    changing(onward, false);
  }

  /** Another position than those of the first page. */
  function begin(address: string, play: Play, push: boolean, pins?: Pinned) {
    rung.value = null;
    changing(() => game.restart(address, play, pins), push);
  }

  /** The same game with its position changed by hand: a step of its own for undo. */
  const edit = (address: string, pins?: Pinned) => begin(address, play.value, false, pins);

  const namesGame = (text: string) => /[:：]/.test(text);

  /** Text without a game's name belongs to the game at hand. */
  function typed(text: string, here: ComponentText | undefined) {
    const isWhole = namesGame(text) || !here?.game;
    rung.value = null;
    leave(() => game.type(isWhole ? text : `${here.game}:${text}`));
    draft.value = text;
    changed(false);
  }

  const inputResolver = createInputResolver({
    ...{nameIndex: nameIndex ?? null, analysis, question, draft, components: atHand.components},
    printed: inquiries.printed,
    take: (address) => {
      game.type(address);
      changed(false);
    },
  });

  function open(next: Link, wrong: Field[]) {
    badFields.value = wrong;
    lang.value = next.lang;
    theme.value = next.theme;
    program.value = next.program;
    const isOther = rung.value !== rungOf(next);
    rung.value = rungOf(next);
    isAside.value = false;
    setMode(next.mode);
    presenting.set(next.present);
    applySettings(next);
    openLink.open(next, isOther);
  }

  return readOnly({
    ...game,
    ...inquiries,
    inputResolver,
    analysis,
    interaction: {...interaction, setHints: kept(interaction.setHints)},
    teaching: {...teaching, setPredict: kept(teaching.setPredict)},
    plyAnalyses,
    longestDefence,
    autoplay: {...autoplay, setSide: kept(autoplay.setSide), setStyle: kept(autoplay.setStyle)},
    puzzling,
    presenting,
    lang,
    theme,
    program,
    badFields,
    draft,
    announcement,
    rung,
    mode,
    reveal,
    question,
    components: atHand.components,
    outlines,
    move: (touch: Touch) => void playAsUser(touch),
    linkNow,
    open,
    /** What is said of the terms; what is left open stays as the reader has it. */
    applySettings,
    /** Another page is looked at, and the game stays as it is until a link opens it again. */
    setAside(to: Pick<Link, "lang" | "theme">) {
      leave(() => {
        isAside.value = true;
        lang.value = to.lang;
        theme.value = to.theme;
      });
    },
    /** Text typed into the position box, also before anything was answered. */
    async type(text: string) {
      const [first] = atHand.components.value;
      if (first || namesGame(text)) return typed(text, first);
      draft.value = text;
      const found = await outlines.ask(question.value.address);
      if (draft.value === text) typed(text, found?.[0]);
    },
    edit,
    place: (pins: Pinned, isRun: boolean) => changing(() => game.place(pins, isRun), false),
    restart: (address: string, play: Play) => begin(address, play, true),
    /** The same game from its start. */
    again: () => changing(() => game.restart(game.made.value[0]?.address ?? "", play.value), true),
    /** All that is known of a position is an address of its own. */
    setMode(to: Mode) {
      if (to === "analyse") rung.value = null;
      setMode(to);
      publish(false);
    },
    /** Back leaves what was opened here. */
    present(on: boolean) {
      presenting.set(on);
      publish(on);
    },
    go: (at: number) => looking(() => game.go(at)),
    jump: (id: number) => looking(() => game.jump(id)),
    prune: (id: number) => changing(() => game.prune(id), false),
    undo: () => step(game.undo, game.canUndo),
    redo: () => step(game.redo, game.canRedo),
    /** The move that erred is taken back and the better one made; the other stays as a branch. */
    takeBack() {
      const {slip, verdict = null} = announcement.value ?? {};
      if (!slip) return;
      leave(() => game.go(game.line.value.at - 1));
      void make(slip.better, {by: "engine", what: slip.what, verdict, slip: null});
    },
    setLang(to: Lang | null) {
      lang.value = to;
      publish(false);
    },
    setTheme(to: Theme) {
      theme.value = to;
      publish(false);
    },
    close() {
      const stores = [
        inputResolver,
        atHand,
        analysis,
        teaching,
        plyAnalyses,
        longestDefence,
        autoplay,
        reveal,
        presenting,
      ];
      for (const end of [asking, ...stores.map(({close}) => close)]) end();
    },
  });
}

export type State = ReturnType<typeof createState>;

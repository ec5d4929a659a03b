// State of one page or one embedded figure: the line of play, its analysis, the interaction and the settings.
import {batch, computed, effect, type ReadonlySignal, signal} from "@preact/signals";
import {type Field, isHome, type Link, type Mode, type Theme} from "../address/link";
import type {Program} from "../address/program-field";
import type {Board} from "../boards/hand/touch";
import type {Answer, Engine, Play, Touch} from "../engine";
import type {ComponentText} from "../engine/types";
import type {Sentence} from "../text/language";
import type {Lang} from "../text/languages";
import {createAnalysis, type PositionQuery} from "./analysis";
import {createAutoplay} from "./autoplay";
import {createGameSettings} from "./game-settings";
import {createHistory, type Pinned} from "./history";
import {createInputResolver} from "./input-resolver";
import {createInteraction} from "./interaction";
import {createLinkNow} from "./link-now";
import {createLongestDefence} from "./longest-defence";
import {createMode} from "./mode";
import {isCompleteMove, listedBy} from "./move-list";
import type {NameIndex} from "./name-index";
import {createOpenLink, startOf} from "./open-link";
import {componentsOf, createComponents, createOutlines, idsOf} from "./outlines";
import {boardsOf} from "./picture";
import {createPlyAnalyses} from "./ply-analyses";
import {createInquiries} from "./position-queries";
import {createPresenting, reaches} from "./presenting";
import {createPuzzling, type Puzzle} from "./puzzle-store";
import {readOnly} from "./read-only";
import {createReveal} from "./reveal";
import {randomSeed} from "./seeded-draws";
import {createTeaching} from "./teaching";
import type {Mover} from "./tree";
import type {JudgedMove} from "./tutor";
import {judge} from "./tutor";

export interface Announcement {
  by: Mover;
  sayMove: Sentence;
  /** Verdict on the user's last move, which stays beside the engine's reply. */
  verdict: JudgedMove | null;
  /** The winning move, if the engine erred on purpose; else null. */
  slip: {better: Touch; what: Sentence} | null;
}

export interface Options {
  engine: Promise<Engine>;
  /** Names by which typed text is resolved; without it only the exact form is read. */
  nameIndex?: NameIndex;
  link: Link;
  badFields: Field[];
  /** Returns the sentence for a move, before it is made. */
  say(answer: Answer | null, touch: Touch): Sentence;
  /** Resolves when these boards and games, by their ids, can be shown, or never will. */
  readyToShow?(boards: readonly Board[], games: readonly string[]): Promise<unknown>;
  /** Returns true if the reader wants no motion. */
  isStill(): boolean;
  /** Returns the seed of a new game, by which the opponent draws; random by default. */
  newSeed?(): number;
  /** Called with every state worth a link; `push` if Back should return to the previous one. */
  onLink(link: Link, push: boolean): void;
  /** Called once for each puzzle that was solved or whose solution was shown. */
  onPuzzle?(puzzle: Puzzle, of: PositionQuery): void;
}

export function createState({
  engine,
  nameIndex,
  link,
  badFields: initialBadFields,
  say,
  readyToShow = async () => {},
  isStill,
  newSeed = randomSeed,
  onLink,
  onPuzzle,
}: Options) {
  const game = createHistory(startOf(link), newSeed);
  const analysis = createAnalysis(engine, async (of, answer) => {
    const ready = readyToShow(boardsOf(answer), idsOf(componentsOf(answer)));
    const [show] = await Promise.all([interaction.prefetch(of, answer), ready]);
    return show;
  });
  const lang = signal<Lang | null>(link.lang);
  const theme = signal<Theme | null>(link.theme);
  const program = signal<Program | null>(link.program);
  const badFields = signal<Field[]>(initialBadFields);
  const draft = signal<string | null>(null);
  const announcement = signal<Announcement | null>(null);
  const rungOf = (of: Link) => (isHome(of) ? of.rung : null);
  /** Level of the game on the home page; null on any other page. */
  const rung = signal(rungOf(link));
  const {mode, setMode} = createMode(link.mode, () => autoplay);
  const isSuspended = signal(false);
  const play = computed(() => game.line.value.play);
  const question = computed(() => ({address: game.currentAddress.value, play: play.value}));
  const outlines = createOutlines(engine);
  const componentStore = createComponents(question, analysis, outlines);
  /** Returns the answer for the current position; null if there is none yet. */
  const currentAnswer = () => (analysis.isStale.value ? null : analysis.answer.value);
  const interaction = createInteraction({
    engine,
    isOpen: () => currentAnswer() !== null,
    isFaulty: () => analysis.fault.value !== null,
    isCovered: () =>
      presenting.isOpen.value
        ? !reaches(presenting.step.value, "moved")
        : teaching.isCovered.value || mode.value === "play",
    isCompleteMove(touch) {
      const answer = currentAnswer();
      return answer !== null && isCompleteMove(answer, touch);
    },
    play: (touch) => void playAsUser(touch),
  });
  const stopAsking = effect(() => void analysis.ask(question.value));
  const puzzling = createPuzzling({
    engine,
    start: computed(() => ({address: game.linePlies.value[0]?.address ?? "", play: game.line.value.play})),
    sayMove: say,
    edit: (address) => edit(address),
    ...(onPuzzle ? {onEnd: onPuzzle} : {}),
  });
  const presenting = createPresenting({
    ...{engine, question, isSettled: analysis.isDone},
    isOpen: link.present,
    setPosition: (address) => edit(address),
  });
  const teaching = createTeaching(analysis, question, puzzling.isOpen, presenting.isOpen);
  const openLink = createOpenLink({engine, game, puzzling, badFields, interrupt});
  openLink.begin(link);
  const plyAnalyses = createPlyAnalyses(
    engine,
    analysis,
    // The positions of the line come before those of its branches.
    computed(() =>
      [...game.linePlies.value, ...game.line.value.plies].map(({address}) => ({address, play: play.value})),
    ),
  );
  const longestDefence = createLongestDefence(engine, analysis);
  const inquiries = createInquiries(engine, question);
  const autoplay = createAutoplay({
    engine,
    askValue: inquiries.short,
    game,
    analysis,
    longestDefence,
    isChallenge: computed(() => rung.value !== null),
    // No move is answered before all moves of a link are made.
    isPaused: computed(() => puzzling.isOpen.value || isSuspended.value || openLink.replaying.value !== null),
    isStill,
    userMovedLast: () => announcement.value?.by === "you",
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
  /** Wraps the setter of a setting that links carry. */
  const withPublish =
    <T>(set: (to: T) => void) =>
    (to: T) => {
      set(to);
      publish(false);
    };
  function publishChange(push: boolean) {
    badFields.value = [];
    publish(push);
  }

  const addressAfter = async ({address, play}: PositionQuery, touch: Touch) =>
    (await engine).play(address, touch, play).catch(() => null);

  async function playMove(touch: Touch, message: Announcement) {
    const from = question.value;
    const answer = currentAnswer();
    const listed = answer && listedBy(answer, touch)?.to;
    const address = listed ?? (await addressAfter(from, touch));
    if (address === null || question.value !== from) return;
    batch(() => {
      announcement.value = message;
      draft.value = null;
      game.move(touch, address, message.by);
      publishChange(true);
    });
  }

  async function playAsUser(touch: Touch) {
    autoplay.watch(false);
    const answer = currentAnswer();
    if (puzzling.isOpen.value && !puzzling.solves(answer, touch)) return interaction.clear();
    const from = question.value;
    await longestDefence.whenDone();
    if (question.value !== from) return;
    const {kind, best} = judge(answer, touch, longestDefence.longest.value);
    const verdict = {kind, best: best && say(answer, best)};
    await playMove(touch, {by: "you", sayMove: say(answer, touch), verdict, slip: null});
    puzzling.solved();
  }

  function playAsEngine(touch: Touch, better: Touch | null) {
    const answer = analysis.answer.value;
    const slip = better && {better, what: say(answer, better)};
    const verdict = announcement.value?.by === "you" ? announcement.value.verdict : null;
    return playMove(touch, {by: "engine", sayMove: say(answer, touch), verdict, slip});
  }

  /** Runs any action of the user but a move: the last announcement goes, and nothing moves by itself. */
  function interrupt(act: () => void) {
    batch(() => {
      autoplay.watch(false);
      draft.value = null;
      announcement.value = null;
      act();
    });
  }

  function navigate(act: () => void) {
    interrupt(act);
    publish(false);
  }
  function applyChange(act: () => void, push: boolean) {
    interrupt(act);
    publishChange(push);
  }

  /** Against the engine, repeats `turn` until the user is to move: the engine would make its move again at once. */
  function step(turn: () => void, isPossible: ReadonlySignal<boolean>) {
    const advance = () => {
      do turn();
      while (autoplay.toMove.value && isPossible.value);
    };
    applyChange(advance, false);
  }

  /** Starts from another position, which is not of the home page. */
  function startFrom(address: string, play: Play, push: boolean, pins?: Pinned) {
    rung.value = null;
    applyChange(() => game.restart(address, play, pins), push);
  }

  /** Changes the position of the same game by hand: a step of its own for undo. */
  const edit = (address: string, pins?: Pinned) => startFrom(address, play.value, false, pins);

  const namesGame = (text: string) => /[:：]/.test(text);

  /** Text without a game's name belongs to the current game. */
  function applyText(text: string, component: ComponentText | undefined) {
    const hasGame = namesGame(text) || !component?.game;
    rung.value = null;
    interrupt(() => game.type(hasGame ? text : `${component.game}:${text}`));
    draft.value = text;
    publishChange(false);
  }

  const inputResolver = createInputResolver({
    ...{nameIndex: nameIndex ?? null, analysis, question, draft, components: componentStore.components},
    printed: inquiries.printed,
    replaceAddress: (address) => {
      game.type(address);
      publishChange(false);
    },
  });

  function open(next: Link, faults: Field[]) {
    badFields.value = faults;
    lang.value = next.lang;
    theme.value = next.theme;
    program.value = next.program;
    const isOther = rung.value !== rungOf(next);
    rung.value = rungOf(next);
    isSuspended.value = false;
    setMode(next.mode);
    presenting.setPresenting(next.present);
    applySettings(next);
    openLink.open(next, isOther);
  }

  return readOnly({
    ...game,
    ...inquiries,
    inputResolver,
    analysis,
    interaction: {...interaction, setHints: withPublish(interaction.setHints)},
    teaching: {...teaching, setPredict: withPublish(teaching.setPredict)},
    plyAnalyses,
    longestDefence,
    autoplay: {...autoplay, setSide: withPublish(autoplay.setSide), setStyle: withPublish(autoplay.setStyle)},
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
    components: componentStore.components,
    outlines,
    move: (touch: Touch) => void playAsUser(touch),
    linkNow,
    open,
    /** Applies the settings given; the others stay as the reader has them. */
    applySettings,
    /** Suspends the game while another page is shown, until a link opens it again. */
    suspend(to: Pick<Link, "lang" | "theme">) {
      interrupt(() => {
        isSuspended.value = true;
        lang.value = to.lang;
        theme.value = to.theme;
      });
    },
    /** Handles text typed into the position box, also before anything was answered. */
    async type(text: string) {
      const [first] = componentStore.components.value;
      if (first || namesGame(text)) return applyText(text, first);
      draft.value = text;
      const components = await outlines.ask(question.value.address);
      if (draft.value === text) applyText(text, components?.[0]);
    },
    edit,
    place: (pins: Pinned, isRun: boolean) => applyChange(() => game.setPins(pins, isRun), false),
    restart: (address: string, play: Play) => startFrom(address, play, true),
    /** Starts the same game again. */
    again: () => applyChange(() => game.restart(game.linePlies.value[0]?.address ?? "", play.value), true),
    /** The link of an analysis names its position, never a game of the home page. */
    setMode(to: Mode) {
      if (to === "analyse") rung.value = null;
      setMode(to);
      publish(false);
    },
    /** Back leaves a presentation that was opened here. */
    present(isOn: boolean) {
      presenting.setPresenting(isOn);
      publish(isOn);
    },
    go: (at: number) => navigate(() => game.goTo(at)),
    jump: (id: number) => navigate(() => game.jump(id)),
    prune: (id: number) => applyChange(() => game.prune(id), false),
    undo: () => step(game.undo, game.canUndo),
    redo: () => step(game.redo, game.canRedo),
    /** Takes the erring move back and makes the better one; the former stays as a branch. */
    takeBack() {
      const {slip, verdict = null} = announcement.value ?? {};
      if (!slip) return;
      interrupt(() => game.goTo(game.line.value.at - 1));
      void playMove(slip.better, {by: "engine", sayMove: slip.what, verdict, slip: null});
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
        componentStore,
        analysis,
        teaching,
        plyAnalyses,
        longestDefence,
        autoplay,
        reveal,
        presenting,
      ];
      for (const close of [stopAsking, ...stores.map(({close}) => close)]) close();
    },
  });
}

export type State = ReturnType<typeof createState>;

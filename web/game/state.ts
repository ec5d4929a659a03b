// State of one page or one embedded figure: the line of play, its analysis, the interaction and the settings.
import {computed, effect, signal} from "@preact/signals";
import {type Field, isHome, type Link, type Mode} from "../address/link";
import type {Board} from "../boards/input/touch";
import type {Answer, Engine, Touch} from "../engine";
import {afterTime, type Later} from "../lib/later";
import type {Sentence} from "../text/language";
import {createAnalysis, type PositionQuery} from "./analysis/analysis";
import {componentsOf, createComponents, createOutlines, idsOf} from "./analysis/outlines";
import {boardsOf} from "./analysis/picture";
import {createInquiries} from "./analysis/position-queries";
import type {CatalogLoader} from "./input/catalog-loader";
import {createPositionText} from "./input/position-text";
import {whenWanted} from "./lazy-cache";
import {createHistory} from "./line/history";
import {createLastMove} from "./line/last-move-highlight";
import {createLinkNow} from "./line/link-now";
import {createMoves} from "./line/moves";
import {createNavigation} from "./line/navigation";
import {createOpenLink, startOf} from "./line/open-link";
import {createPlyAnalyses} from "./line/ply-analyses";
import {createDrawOffer} from "./modes/draw-offer";
import {createGameSettings} from "./modes/game-settings";
import {createMode} from "./modes/mode";
import {createPageSettings} from "./modes/page-settings";
import {createPresenting, reaches} from "./modes/presenting";
import {createReveal} from "./modes/reveal";
import {createTeaching} from "./modes/teaching";
import {createAutoplay} from "./opponent/autoplay";
import {createLongestDefence} from "./opponent/longest-defence";
import {randomSeed} from "./opponent/seeded-draws";
import {createSuggestion, needsSuggestion} from "./opponent/suggestion";
import {createPuzzling, type Puzzle} from "./puzzles/puzzle-store";
import {createRefutation} from "./puzzles/refutation";
import {readOnly} from "./read-only";
import {createInteraction} from "./selection/interaction";
import {isCompleteMove} from "./selection/move-list";
import {createPreview} from "./selection/preview";

export interface Options {
  engine: Promise<Engine>;
  /** Games to which typed text is completed; without it only addresses are read. */
  catalogLoader?: CatalogLoader;
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
  /** Waits before what is shown for a while is changed; by the clock by default. */
  later?: Later;
  /** Called for each puzzle after the first try that misses, and when it was solved or its solution was shown. */
  onPuzzle?(puzzle: Puzzle, of: PositionQuery): void;
}

export function createState({
  engine,
  catalogLoader,
  link,
  badFields: initialBadFields,
  say,
  readyToShow = async () => {},
  isStill,
  newSeed = randomSeed,
  later = afterTime,
  onLink,
  onPuzzle,
}: Options) {
  const game = createHistory(startOf(link), newSeed);
  const analysis = createAnalysis(engine, async (of, answer) => {
    const ready = readyToShow(boardsOf(answer), idsOf(componentsOf(answer)));
    const [show] = await Promise.all([interaction.prefetch(of, answer), ready]);
    return show;
  });
  const {apply: applyPageSettings, ...pageSettings} = createPageSettings(link, () => publish(false));
  const badFields = signal<Field[]>(initialBadFields);
  const draft = signal<string | null>(null);
  const rungOf = (of: Link) => (isHome(of) ? of.rung : null);
  /** Level of the game on the home page; null on any other page. */
  const rung = signal(rungOf(link));
  const {mode, setMode} = createMode(link.mode, () => autoplay);
  const isSuspended = signal(false);
  const play = computed(() => game.line.value.play);
  const question = computed(() => ({address: game.currentAddress.value, play: play.value}));
  const outlines = createOutlines(engine);
  const componentStore = createComponents(question, analysis, outlines);
  const currentAnswer = () => analysis.currentAnswer.value;
  const interaction = createInteraction({
    engine,
    isOpen: () => currentAnswer() !== null && !refutation.isShown.value,
    isFaulty: () => analysis.fault.value !== null,
    isCovered: () =>
      presenting.isOpen.value
        ? !reaches(presenting.step.value, "moved")
        : teaching.isCovered.value || mode.value === "play",
    isCompleteMove(touch) {
      const answer = currentAnswer();
      return answer !== null && isCompleteMove(answer, touch);
    },
    play: (touch) => void moves.playAsUser(touch),
  });
  const preview = createPreview({engine, answer: analysis.currentAnswer, interaction});
  const stopAsking = effect(() => void analysis.ask(question.value));
  const refutation = createRefutation({game, isStill, later});
  const puzzling = createPuzzling({
    engine,
    start: computed(() => ({address: game.linePlies.value[0]?.address ?? "", play: game.line.value.play})),
    sayMove: say,
    edit: (address) => navigation.edit(address),
    refutation,
    ...(onPuzzle ? {onResult: onPuzzle} : {}),
  });
  const presenting = createPresenting({
    ...{engine, question, isSettled: analysis.isDone},
    isOpen: link.present,
    setPosition: (address) => navigation.edit(address),
  });
  const teaching = createTeaching(analysis, question, puzzling.isOpen, presenting.isOpen);
  const longestDefence = createLongestDefence(engine, analysis);
  const suggestion = createSuggestion(
    engine,
    computed(() => {
      const answer = teaching.hint.value > 0 && analysis.currentAnswer.value;
      return answer && needsSuggestion(answer) ? analysis.resultFor.value : null;
    }),
  );
  const inquiries = createInquiries(engine, question);

  const publish = (push: boolean) => onLink(linkNow(), push);
  function publishChange(push: boolean) {
    badFields.value = [];
    publish(push);
  }
  const navigation = createNavigation({
    ...{game, play, rung, publish, publishChange},
    autoplay: () => autoplay,
    forget() {
      draft.value = null;
      moves.announcement.value = null;
      puzzling.goOn();
    },
  });
  const moves = createMoves({
    ...{engine, game, question, currentAnswer, say, puzzling, refutation, longestDefence},
    lastAnswer: () => analysis.answer.value,
    autoplay: () => autoplay,
    clearTouches: interaction.clear,
    interrupt: navigation.interrupt,
    onMoved() {
      draft.value = null;
      publishChange(true);
    },
  });
  const {inputResolver, type} = createPositionText({
    ...{engine, catalogLoader: catalogLoader ?? null, analysis, game, question, draft, outlines},
    components: componentStore.components,
    interrupt: navigation.interrupt,
    onChanged() {
      rung.value = null;
      publishChange(false);
    },
  });

  const openLink = createOpenLink({engine, game, puzzling, badFields, interrupt: navigation.interrupt});
  openLink.begin(link);
  const plyAnalyses = createPlyAnalyses(
    engine,
    analysis,
    // The positions of the line come before those of its branches.
    computed(() =>
      [...game.linePlies.value, ...game.line.value.plies].map(({address}) => ({address, play: play.value})),
    ),
  );
  const autoplay = createAutoplay({
    engine,
    askValue: inquiries.short,
    game,
    analysis,
    longestDefence,
    isChallenge: computed(() => rung.value !== null),
    // No move is answered before all moves of a link are made.
    isPaused: computed(
      () => puzzling.isOpen.value || puzzling.isResting.value || isSuspended.value || openLink.replaying.value !== null,
    ),
    isDrawn: () => drawOffer.isAgreed.value,
    isRepeated: () => drawOffer.isRepeated.value,
    isStill,
    userMovedLast: () => moves.announcement.value?.by === "you",
    play: (touch, better) => void moves.playAsEngine(touch, better),
  });

  const drawOffer = createDrawOffer({
    ...{game, analysis},
    isAgainstEngine: () => autoplay.side.value !== null,
    isEngineToMove: autoplay.toMove,
  });
  const reveal = createReveal(game);
  const lastMove = createLastMove(analysis, game);
  if (link.mode === "play") setMode("play");
  const {applySettings, currentSettings} = createGameSettings({autoplay, interaction, teaching, mode, rung});
  applySettings(link);
  const linkNow = createLinkNow({
    game,
    puzzling,
    outlines,
    currentSettings,
    ...pageSettings,
    rung,
    mode,
    isPresent: presenting.isOpen,
  });
  /** Wraps the setter of a setting that links carry. */
  const withPublish =
    <T>(set: (to: T) => void) =>
    (to: T) => {
      set(to);
      publish(false);
    };

  function open(next: Link, faults: Field[]) {
    badFields.value = faults;
    applyPageSettings(next);
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
    suggestion,
    autoplay: {...autoplay, setSide: withPublish(autoplay.setSide), setStyle: withPublish(autoplay.setStyle)},
    puzzling,
    refutation,
    presenting,
    ...pageSettings,
    badFields,
    draft,
    announcement: moves.announcement,
    rung,
    mode,
    reveal,
    drawOffer,
    lastMove: lastMove.lastMove,
    preview,
    shortValues: whenWanted(inquiries.short),
    question,
    components: componentStore.components,
    outlines,
    move: (touch: Touch) => void moves.playAsUser(touch),
    linkNow,
    open,
    /** Applies the settings given; the others stay as the reader has them. */
    applySettings,
    /** Suspends the game while another page is shown, until a link opens it again. */
    suspend(to: Pick<Link, "lang" | "theme">) {
      navigation.interrupt(() => {
        isSuspended.value = true;
        applyPageSettings({lang: to.lang, theme: to.theme});
      });
    },
    type,
    ...{edit: navigation.edit, place: navigation.place, restart: navigation.restart, again: navigation.again},
    ...{go: navigation.go, jump: navigation.jump, prune: navigation.prune},
    ...{undo: navigation.undo, redo: navigation.redo, takeBack: moves.takeBack},
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
    close() {
      const stores = [
        inputResolver,
        componentStore,
        analysis,
        teaching,
        plyAnalyses,
        longestDefence,
        suggestion,
        autoplay,
        refutation,
        reveal,
        lastMove,
        presenting,
      ];
      for (const close of [stopAsking, ...stores.map(({close}) => close)]) close();
    },
  });
}

export type State = ReturnType<typeof createState>;

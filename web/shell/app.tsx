// The page: the figure and its verdict on the left, the reasons and moves on the right, the games below.
import {useComputed} from "@preact/signals";
import {useEffect, useMemo, useRef} from "preact/hooks";
import {formatLink, isPruned, unplayed} from "../address/link";
import {firstNimbers, formatNimbers} from "../address/nimber-link";
import {firstGame, formatSequence, usualTo} from "../address/sequence-link";
import {Cases} from "../contest/cases";
import {Judge} from "../contest/judge";
import {EditedOf} from "../editor/edited-of";
import {createEditing} from "../editor/editing";
import type {ComponentText, Play} from "../engine/types";
import {Gallery} from "../gallery/gallery";
import {Games} from "../gallery/games";
import type {Glossing} from "../game/glossing";
import type {Judging} from "../game/judging";
import {createPasting} from "../game/pasting";
import type {Samples} from "../game/samples";
import type {State} from "../game/state";
import {AnnounceOf, FigureOf, useLit, WhyOf} from "../play/connected";
import {Moves} from "../play/moves";
import {Position} from "../play/position";
import {AnswerOf, CoachOf, litNow, TimelineOf} from "../play/side";
import {PuzzleOf, RandomOf} from "../puzzles/side";
import {gameIn} from "../say/game-names";
import type {Sequencing} from "../sequences/sequencing";
import {Share} from "../share/share";
import {useShortLink} from "../share/short-link";
import type {Language} from "../text";
import type {Fault} from "../ui/fault";
import {useLanguage} from "../ui/language";
import type {Reading} from "../ui/reading";
import {Section} from "../ui/section";
import {useDocumentHead, useShortcuts} from "./document-head";
import {Masthead} from "./masthead";
import {preferredTheme} from "./preferences";

interface AppProps {
  state: State;
  reading: Reading;
  samples: Samples;
  judging: Judging;
  sequencing: Sequencing;
  glossing: Glossing;
}

export function App({state, reading, samples, judging, sequencing, glossing}: AppProps) {
  const t = useLanguage();
  const theme = state.theme.value ?? preferredTheme();
  const root = useRef<HTMLDivElement>(null);
  const lit = useLit(state);
  const editing = useMemo(() => createEditing(state, samples.catalog), [state, samples]);
  useEffect(() => editing.stop, [editing]);
  const pasting = useMemo(() => createPasting(state), [state]);
  const pasted = pasting.pasted.value;
  const {analysis} = state;
  const answer = analysis.answer.value;
  const question = state.question.value;
  const stale = analysis.stale.value;
  const text = state.draft.value ?? question.address;
  const catalog = samples.catalog.value;
  const components = state.components.value;
  const entry = catalog.find(({id}) => id === components[0]?.id);
  const name = nameOf(components, t);

  useDocumentHead([name, t.ui.title].filter(Boolean).join(" · "), t.lang, state.theme.value);
  useShortcuts(state, root);

  const taken = useComputed(() => ({...state.linkNow(), address: state.made.value[0]?.address ?? ""}));
  const whole = useComputed(() => formatLink(taken.value));
  const link = useShortLink(whole.value);
  const sequenceLink = (game: string) =>
    formatSequence(
      {game, to: usualTo, other: null, span: null, at: null},
      {lang: state.lang.value, theme: state.theme.value},
    );
  const nimberLink = formatNimbers(firstNimbers, {lang: state.lang.value, theme: state.theme.value});
  const error = analysis.fault.value;
  const offset = question.address.length - text.length;
  const fault: Fault | null = error && {error, at: error.at === null ? null : Math.max(0, error.at - offset)};
  const focusBoard = () =>
    root.current?.querySelector<SVGElement>("#board svg [tabindex='0'], #board svg[tabindex='0']")?.focus();
  const openPosition = useMemo(
    () => (address: string, play: Play) => {
      state.restart(address, play);
      scrollTo({top: 0});
      root.current?.querySelector<HTMLElement>("h1")?.focus();
    },
    [state],
  );
  // A picture of every game, which no move changes.
  const cards = samples.cards.value;
  const gallery = useMemo(() => <Gallery cards={cards} onOpen={openPosition} />, [cards, openPosition]);
  return (
    <div class={`page lang-${t.lang}`} ref={root}>
      <button type="button" class="skip" onClick={focusBoard}>
        {t.ui.skip}
      </button>
      <Masthead
        theme={theme}
        reading={reading}
        onLang={state.setLang}
        onTheme={() => state.setTheme(theme === "dark" ? "light" : "dark")}
        sides={{
          sequences: sequenceLink(firstGame),
          nimbers: nimberLink,
        }}
        games={() => root.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus()}
      />
      <main>
        {state.badFields.value.length > 0 && (
          <p class="fault banner" role="alert">
            {state.badFields.value.includes("link")
              ? t.ui.lostLink
              : t(t.ui.badLink, {fields: t.list(state.badFields.value.map((f) => fieldWords(t)[f]))})}
          </p>
        )}
        {state.onLanding.value && <p class="lede">{t.ui.lede}</p>}
        <div class="spread">
          <div class="left">
            <h1 tabindex={-1}>{name || t.ui.title}</h1>
            <Position
              text={text}
              play={question.play}
              plays={entry?.plays ?? [question.play]}
              fault={fault}
              isElsewhere={editing.open.value !== null}
              onType={state.type}
              onPaste={(text) => {
                const isTaken = editing.take(text);
                if (!isTaken) void pasting.look(text);
                return isTaken;
              }}
              onPlay={(play) => state.restart(question.address, play)}
              onBoard={() => focusBoard()}
            />
            {pasted && <Cases {...pasted} here={question.address} onOpen={pasting.open} onClose={pasting.close} />}
            <RandomOf state={state} catalog={catalog} />
            <PuzzleOf state={state} />
            <AnswerOf state={state} />
            {!editing.open.value && (
              <FigureOf state={state} lit={litNow(state, lit.value)} root={root} editing={editing} />
            )}
            <EditedOf state={state} editing={editing} root={root} />
            <CoachOf state={state} />
            <TimelineOf state={state} />
          </div>
          {answer && (
            <div class="right">
              {!state.teaching.covered.value && (
                <>
                  <WhyOf state={state} lit={lit} />
                  <Moves answer={answer} stale={stale} onMove={state.move} />
                </>
              )}
            </div>
          )}
          <div class="after">
            {answer && (
              <Share
                address={question.address}
                play={question.play}
                link={link && new URL(link, document.baseURI).href}
                isPruned={isPruned(taken.value)}
                answer={answer}
                plan={state.plan}
              />
            )}
            <Games
              components={components}
              catalog={catalog}
              glossOf={glossing.of}
              sequenceOf={(game) => (sequencing.offers(game) ? sequenceLink(game) : null)}
              onOpen={openPosition}
            />
          </div>
        </div>
        {gallery}
        <Judge
          problems={judging.problems.value}
          judged={judging.judged.value}
          fault={judging.fault.value}
          busy={judging.busy.value}
          linkOf={(address, play) => formatLink({...state.linkNow(), ...unplayed, address, play})}
          onJudge={judging.judge}
          onClear={judging.clear}
          onOpen={openPosition}
        />
        <Section id="about" title={t.ui.about}>
          <p>{t.ui.aboutText}</p>
          <p>
            <a href={nimberLink}>{t.nimbers.title}</a>
          </p>
        </Section>
      </main>
      <AnnounceOf state={state} editing={editing} />
    </div>
  );
}

/** Empty where it is not known what the game is. */
const nameOf = ([first, ...others]: readonly ComponentText[], t: Language) =>
  others.length > 0 ? t.ui.sumName : first ? gameIn(first)(t).name : "";

const fieldWords = (t: Language) => ({
  link: t.ui.lostLink,
  address: t.ui.fieldAddress,
  play: t.ui.fieldPlay,
  moves: t.ui.fieldMoves,
  branches: t.ui.fieldBranches,
  at: t.ui.fieldAt,
  lang: t.ui.fieldLang,
  theme: t.ui.fieldTheme,
  puzzle: t.ui.fieldPuzzle,
  pins: t.ui.fieldPins,
});

// A game's values heap by heap: asked for, drawn, heard, listed, taken along, and what is proved of them.
import {useSignal} from "@preact/signals";
import {useMemo, useState} from "preact/hooks";
import type {Engine, Gloss, Tabulation} from "../engine/types";
import type {Named} from "../game/names";
import {GlossTable} from "../say/gloss";
import {useWords} from "../ui/language";
import {counted} from "../ui/numbers";
import {Section} from "../ui/section";
import {Waiting} from "../ui/waiting";
import {Asking, type Question} from "./asking";
import {Certificates, type CertificatesProps} from "./certificates";
import {Compared} from "./compared";
import type {Beside, GameComparison} from "./comparison";
import {ExportButtons} from "./export-buttons";
import {Finding, stopOf} from "./finding";
import type {Further} from "./further";
import {Heap} from "./heap";
import {MisereSection, PatternsSection, SubmissionSection} from "./late-sections";
import type {Pairs} from "./pairs";
import type {Marking} from "./patterns/marking";
import {exceptionsOf, highestOf, lawOf, rareOf} from "./period";
import type {Played} from "./played";
import {PlayedView} from "./played-view";
import {Plot} from "./plot";
import type {GameFault, ReadGame} from "./sequencing";
import {around} from "./span";
import {Square} from "./square";
import {Exceptions, RareValues, Table} from "./tables";
import "../ui/asking.css";
import "./sequence.css";
import "./sequence-tables.css";
import "../ui/cells.css";

interface SequenceProps extends Pick<CertificatesProps, "check"> {
  name: string;
  /** Positions of an address in braces, and not the heaps of a game. */
  isFamily: boolean;
  /** Of the game beside it. */
  otherName: string;
  /** The rules sign by sign; null where they are no code. */
  gloss: Gloss | null;
  theme: "light" | "dark";
  asked: Question;
  tabulation: Tabulation | null;
  pairs: Pairs | null;
  played: Played | null;
  comparison: GameComparison | null;
  /** The link holds what it is compared with. */
  isInLink: boolean;
  view: {span: [number, number] | null; at: number | null};
  /** What is shown answers another question. */
  stale: boolean;
  busy: boolean;
  slow: boolean;
  cancelled: boolean;
  progress: {made: number; rate: number; of: number};
  further: Further;
  engine: Promise<Engine>;
  fault: GameFault | null;
  readAs: {game?: ReadGame; other?: ReadGame};
  named: readonly Named[];
  /** Of the number n. */
  addressOf(n: number | bigint): string;
  positionLink(n: number | bigint): string;
  pairLink(address: string): string;
  sequenceLink(question: Question): string;
  onType(of: "game" | "other", game: string): void;
  onCompute(question: Question): void;
  onCancel(): void;
  onFocus(): void;
  onLook(part: Partial<SequenceProps["view"]>): void;
}

export function Sequence(props: SequenceProps) {
  const t = useWords("values");
  const pasted = useSignal("");
  const {name, isFamily, asked, tabulation, pairs, played, busy, cancelled, progress, stale, theme, pairLink} = props;
  const words =
    played || (pairs && asked.play)
      ? {title: t.sequences.misereOf, lede: t.sequences.misereLede}
      : pairs
        ? {title: t.sequences.pairsTitle, lede: t.sequences.pairsLede}
        : tabulation && isFamily
          ? {title: t.sequences.familyTitle, lede: t.sequences.familyLede}
          : {title: t.sequences.title, lede: t.sequences.lede};
  const kept = tabulation
    ? {game: tabulation.game, to: counted(tabulation.to)}
    : pairs
      ? {game: pairs.game, to: pairs.side}
      : played && {game: played.game, to: counted(played.to)};
  return (
    <>
      <h1 tabindex={-1}>{t(words.title, {game: name})}</h1>
      <p class="lede">{words.lede}</p>
      <Asking {...props} />
      <p class="quiet cancelled" role="status">
        {cancelled && t(t.sequences.cancelled, {made: counted(progress.made), of: counted(progress.of)})}{" "}
        {cancelled && kept && t(t.sequences.kept, kept)}
      </p>
      {!kept && busy && <Waiting plates={[3, 24, 12]} />}
      {pairs && (
        <div class={stale ? "sequence stale" : "sequence"}>
          {asked.other !== null && <p class="quiet">{t.sequences.pairsAlone}</p>}
          <Square to={asked.to} {...{pairs, theme, pairLink}} further={props.further} engine={props.engine} />
        </div>
      )}
      {played && (
        <div class={stale ? "sequence stale" : "sequence"}>
          {asked.other !== null && <p class="quiet">{t.sequences.misereAlone}</p>}
          <PlayedView key={`${played.game} ${played.to}`} played={played} positionLink={props.positionLink} />
        </div>
      )}
      {tabulation && tabulation.values.length === 0 && <p class="quiet">{stopOf(t, tabulation)}</p>}
      {tabulation && tabulation.values.length > 0 && (
        <div class={stale ? "sequence stale" : "sequence"}>
          <Answer key={`${tabulation.game} ${tabulation.to}`} {...props} {...{tabulation, pasted}} />
        </div>
      )}
    </>
  );
}

function Answer({
  name,
  otherName,
  gloss,
  theme,
  tabulation,
  comparison,
  isInLink,
  view,
  addressOf,
  positionLink,
  onLook,
  further,
  engine,
  pasted,
  check,
}: SequenceProps & Pick<CertificatesProps, "tabulation" | "pasted">) {
  const t = useWords("values");
  const {values} = tabulation;
  // Held in an object: of a function, the state would be what it answers.
  const [{marking}, setMarking] = useState<{marking: Marking | null}>({marking: null});
  const known = useMemo(() => {
    const law = lawOf(tabulation);
    return {
      law,
      rare: rareOf(values),
      exceptions: law && exceptionsOf(values, law),
      highest: highestOf(values),
    };
  }, [tabulation, values]);
  const beside = comparison?.beside ?? null;
  const tallest = useMemo(() => tallestOf(known.highest, beside), [known, beside]);
  const shown = {tabulation, ...known};
  const see = (at: number) => {
    const {from, until} = around(at, values.length - 1);
    onLook({at, span: [from, until]});
  };
  const drawn = {...shown, highest: tallest, beside, marking, name, otherName, view};
  // What a turn of the wheel does not change.
  const tables = useMemo(() => {
    const point = (at: number) => onLook({at, span: null});
    return {
      table: <Table {...{tabulation, beside, otherName}} {...known} />,
      exceptions: known.law && <Exceptions {...known} onPoint={point} />,
      rare: <RareValues rare={known.rare} onPoint={point} />,
    };
  }, [tabulation, known, beside, otherName, onLook]);
  return (
    <>
      <Finding {...shown} />
      {comparison && <Compared {...{values, otherName, isInLink}} {...comparison} onPoint={see} />}
      <Section id="plot" title={t.sequences.plot}>
        <Plot {...drawn} {...{theme, addressOf, positionLink, onLook}} />
      </Section>
      <PatternsSection {...{tabulation, further}} onMark={(marking) => setMarking({marking})} />
      <MisereSection game={tabulation.game} engine={engine} />
      <div class="findings">
        <div>
          <Section id="table" title={t.sequences.table}>
            {tables.table}
          </Section>
          <Section id="heap" title={t.sequences.heap}>
            <Heap {...shown} {...{addressOf, positionLink}} />
          </Section>
        </div>
        <div>
          {gloss && gloss.gloss.length > 0 && (
            <Section id="code" title={t.sequences.code}>
              <GlossTable gloss={gloss} />
            </Section>
          )}
          {tables.exceptions && (
            <Section id="exceptions" title={t.sequences.exceptions}>
              {tables.exceptions}
            </Section>
          )}
          <Section id="rare" title={t.sequences.rare}>
            {tables.rare}
          </Section>
          <Section id="take" title={t.sequences.take}>
            <ExportButtons {...drawn} />
          </Section>
          <SubmissionSection {...{tabulation, gloss}} />
          <Section id="certificate" title={t.sequences.certificate}>
            <Certificates {...{tabulation, pasted, check}} />
          </Section>
        </div>
      </div>
    </>
  );
}
/** A game's values are all drawn to one scale; a reader's own may be anything, and must not press those of the game flat. */
function tallestOf(highest: number, beside: Beside | null): number {
  const theirs = beside ? highestOf(beside.values) : 0;
  return Math.max(highest, beside?.game === null ? Math.min(theirs, 2 * highest + 16) : theirs);
}

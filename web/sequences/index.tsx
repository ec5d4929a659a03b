// Page of a game's values heap by heap: form, figure, sound, tables, exports and certificates.
import {useSignal} from "@preact/signals";
import {useMemo, useState} from "preact/hooks";
import type {CatalogEntry, Engine, Gloss, Tabulation} from "../engine/types";
import {GlossTable} from "../say/gloss";
import {useTexts} from "../ui/language";
import {formatCount} from "../ui/numbers";
import {Section} from "../ui/section";
import {Waiting} from "../ui/waiting";
import {Certificates, type CertificatesProps} from "./certificates";
import {Compared} from "./compared";
import type {GameComparison, OtherValues} from "./comparison";
import {ExportButtons} from "./export-buttons";
import type {Further} from "./extension";
import {Heap} from "./heap-value";
import {MisereSection, PatternsSection, SubmissionSection} from "./late-sections";
import type {Pairs} from "./pairs";
import type {Marking} from "./patterns/marking";
import {exceptionsOf, highestOf, lawOf, rareOf} from "./period";
import {Finding, stopOf} from "./period-summary";
import type {Played} from "./played";
import {PlayedView} from "./played-view";
import {Plot} from "./plot";
import {Asking, type Question} from "./question-form";
import type {GameFault, ReadGame} from "./sequence-store";
import {around} from "./span";
import {Square} from "./square";
import {Exceptions, RareValues, Table} from "./tables";
import "../ui/asking.css";
import "./sequence.css";
import "./sequence-tables.css";
import "../ui/cells.css";

interface SequenceProps extends Pick<CertificatesProps, "check"> {
  name: string;
  /** True for the positions of an open address, false for the heaps of a game. */
  isFamily: boolean;
  /** Name of the game, or of the list of values, that it is compared with. */
  otherName: string;
  /** Rules sign by sign; null if they are not a code. */
  gloss: Gloss | null;
  theme: "light" | "dark";
  asked: Question;
  tabulation: Tabulation | null;
  pairs: Pairs | null;
  played: Played | null;
  comparison: GameComparison | null;
  /** True if the link holds the text that the values are compared with. */
  isInLink: boolean;
  view: {span: [number, number] | null; at: number | null};
  /** True if the shown values answer another question. */
  stale: boolean;
  busy: boolean;
  slow: boolean;
  cancelled: boolean;
  progress: {made: number; rate: number; of: number};
  further: Further;
  engine: Promise<Engine>;
  fault: GameFault | null;
  readAs: {game?: ReadGame; other?: ReadGame};
  catalog: readonly CatalogEntry[];
  /** Address of the position with number n. */
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
  const t = useTexts("values");
  const pasted = useSignal("");
  const {name, isFamily, asked, tabulation, pairs, played, busy, cancelled, progress, stale, theme, pairLink} = props;
  const heading =
    played || (pairs && asked.play)
      ? {title: t.sequences.misereOf, lede: t.sequences.misereLede}
      : pairs
        ? {title: t.sequences.pairsTitle, lede: t.sequences.pairsLede}
        : tabulation && isFamily
          ? {title: t.sequences.familyTitle, lede: t.sequences.familyLede}
          : {title: t.sequences.title, lede: t.sequences.lede};
  const shownAnswer = tabulation
    ? {game: tabulation.game, to: formatCount(tabulation.to)}
    : pairs
      ? {game: pairs.game, to: pairs.side}
      : played && {game: played.game, to: formatCount(played.to)};
  return (
    <>
      <h1 tabindex={-1}>{t(heading.title, {game: name})}</h1>
      <p class="lede">{heading.lede}</p>
      <Asking {...props} />
      <p class="quiet cancelled" role="status">
        {cancelled && t(t.sequences.cancelled, {made: formatCount(progress.made), of: formatCount(progress.of)})}{" "}
        {cancelled && shownAnswer && t(t.sequences.kept, shownAnswer)}
      </p>
      {!shownAnswer && busy && <Waiting plates={[3, 24, 12]} />}
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
  const t = useTexts("values");
  const {values} = tabulation;
  // Wrapped in an object, because a setter calls a function that it is given.
  const [{marking}, setMarking] = useState<{marking: Marking | null}>({marking: null});
  const findings = useMemo(() => {
    const law = lawOf(tabulation);
    return {
      law,
      rare: rareOf(values),
      exceptions: law && exceptionsOf(values, law),
      highest: highestOf(values),
    };
  }, [tabulation, values]);
  const beside = comparison?.otherValues ?? null;
  const figureHighest = useMemo(() => figureHighestOf(findings.highest, beside), [findings, beside]);
  const findingProps = {tabulation, ...findings};
  const showHeap = (at: number) => {
    const {from, until} = around(at, values.length - 1);
    onLook({at, span: [from, until]});
  };
  const figureProps = {...findingProps, highest: figureHighest, beside, marking, name, otherName, view};
  // Memoised, so that zooming does not render the tables again.
  const tables = useMemo(() => {
    const pointAt = (at: number) => onLook({at, span: null});
    return {
      table: <Table {...{tabulation, beside, otherName}} {...findings} />,
      exceptions: findings.law && <Exceptions {...findings} onPoint={pointAt} />,
      rare: <RareValues rare={findings.rare} onPoint={pointAt} />,
    };
  }, [tabulation, findings, beside, otherName, onLook]);
  return (
    <>
      <Finding {...findingProps} />
      {comparison && <Compared {...{values, otherName, isInLink}} {...comparison} onPoint={showHeap} />}
      <Section id="plot" title={t.sequences.plot}>
        <Plot {...figureProps} {...{theme, addressOf, positionLink, onLook}} />
      </Section>
      <PatternsSection {...{tabulation, further}} onMark={(marking) => setMarking({marking})} />
      <MisereSection game={tabulation.game} engine={engine} />
      <div class="findings">
        <div>
          <Section id="table" title={t.sequences.table}>
            {tables.table}
          </Section>
          <Section id="heap" title={t.sequences.heap}>
            <Heap {...findingProps} {...{addressOf, positionLink}} />
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
            <ExportButtons {...figureProps} />
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
/**
 * Largest value that the figure has to show. A game's values are all drawn to one scale; a reader's own may be anything and must not
 * flatten those of the game.
 */
function figureHighestOf(highest: number, beside: OtherValues | null): number {
  const otherHighest = beside ? highestOf(beside.values) : 0;
  return Math.max(highest, beside?.game === null ? Math.min(otherHighest, 2 * highest + 16) : otherHighest);
}

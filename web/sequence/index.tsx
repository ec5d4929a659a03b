// A game's values heap by heap: asked for, drawn, heard, listed, taken along, and what is proved of them.
import {useMemo} from "preact/hooks";
import type {EngineError, Tabulation} from "../engine/types";
import {counted, Section} from "../panels/parts";
import {useTongue} from "../panels/tongue";
import {sequences as words} from "../text/sequences";
import {Asking} from "./asking";
import {Certificates, type CertificatesProps} from "./certificates";
import {Finding} from "./finding";
import {Heap} from "./heap";
import type {Pairs} from "./pairs";
import {exceptionsOf, highestOf, lawOf, rareOf} from "./period";
import {Plot} from "./plot";
import {Square} from "./square";
import {Exceptions, RareValues, Table} from "./tables";
import {Taking} from "./taking";
import "../style/sequence.css";
import "../style/sequence-tables.css";

interface SequenceProps extends Pick<CertificatesProps, "check"> {
  name: string;
  theme: "light" | "dark";
  asked: {game: string; to: number};
  tabulation: Tabulation | null;
  pairs: Pairs | null;
  view: {span: [number, number] | null; at: number | null};
  /** What is shown answers another question. */
  stale: boolean;
  busy: boolean;
  slow: boolean;
  cancelled: boolean;
  progress: {made: number; rate: number; of: number};
  fault: {error: EngineError; text: string} | null;
  positionLink(position: number | bigint | string): string;
  sequenceLink(game: string, to: number): string;
  onType(game: string): void;
  onCompute(game: string, to: number): void;
  onCancel(): void;
  onLook(part: Partial<SequenceProps["view"]>): void;
}

export function Sequence(props: SequenceProps) {
  const t = useTongue();
  const {name, tabulation, pairs, cancelled, progress, stale, positionLink} = props;
  const kept = tabulation
    ? {game: tabulation.game, to: counted(tabulation.to)}
    : pairs && {game: pairs.game, to: pairs.side};
  return (
    <>
      <h1 tabindex={-1}>{t(pairs ? words.pairsTitle : words.title, {game: name})}</h1>
      <p class="lede">{t(pairs ? words.pairsLede : words.lede)}</p>
      <Asking {...props} />
      <p class="quiet cancelled" role="status">
        {cancelled && t(words.cancelled, {made: counted(progress.made)})} {cancelled && kept && t(words.kept, kept)}
      </p>
      {pairs && (
        <div class={stale ? "sequence stale" : "sequence"}>
          <Square pairs={pairs} positionLink={positionLink} />
        </div>
      )}
      {tabulation && (
        <div class={stale ? "sequence stale" : "sequence"}>
          <Answer {...props} tabulation={tabulation} />
        </div>
      )}
    </>
  );
}

function Answer({
  name,
  theme,
  tabulation,
  view,
  positionLink,
  onLook,
  check,
}: SequenceProps & {tabulation: Tabulation}) {
  const t = useTongue();
  const {values} = tabulation;
  const known = useMemo(() => {
    const law = lawOf(tabulation);
    return {
      law,
      rare: rareOf(values),
      exceptions: law && exceptionsOf(values, law),
      highest: highestOf(values),
    };
  }, [tabulation, values]);
  const shown = {tabulation, ...known};
  // What a turn of the wheel does not change.
  const tables = useMemo(() => {
    const point = (at: number) => onLook({at, span: null});
    return {
      table: <Table tabulation={tabulation} {...known} />,
      exceptions: known.law && <Exceptions {...known} onPoint={point} />,
      rare: <RareValues rare={known.rare} onPoint={point} />,
    };
  }, [tabulation, known, onLook]);
  return (
    <>
      <Finding {...shown} />
      <Section id="plot" title={t(words.plot)}>
        <Plot {...shown} name={name} theme={theme} view={view} positionLink={positionLink} onLook={onLook} />
      </Section>
      <div class="findings">
        <div>
          <Section id="table" title={t(words.table)}>
            {tables.table}
          </Section>
          <Section id="heap" title={t(words.heap)}>
            <Heap {...shown} positionLink={positionLink} />
          </Section>
        </div>
        <div>
          {tables.exceptions && (
            <Section id="exceptions" title={t(words.exceptions)}>
              {tables.exceptions}
            </Section>
          )}
          <Section id="rare" title={t(words.rare)}>
            {tables.rare}
          </Section>
          <Section id="take" title={t(words.take)}>
            <Taking {...shown} name={name} view={view} />
          </Section>
          <Section id="certificate" title={t(words.certificate)}>
            <Certificates tabulation={tabulation} check={check} />
          </Section>
        </div>
      </div>
    </>
  );
}

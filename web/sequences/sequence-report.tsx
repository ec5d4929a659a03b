// Report on the values of a game by code: chart, patterns, exports, and a contest program made from them.
import {useMemo, useState} from "preact/hooks";
import type {Tabulation} from "../engine/types";
import {useTexts} from "../ui/language";
import {Section} from "../ui/section";
import {ExportButtons} from "./export-buttons";
import type {Further} from "./extension";
import {PatternsSection, SubmissionSection} from "./late-sections";
import type {Marking} from "./patterns/marking";
import {repeating} from "./patterns/periods";
import {highestOf, lawOf, rareOf} from "./period";
import {Finding} from "./period-summary";
import {Plot, type View} from "./plot";
import "./sequence.css";
import "./sequence-tables.css";

/** Tabulation of computed values without a theorem behind them, so that a period in them is only observed. */
export function observedTabulation(game: string, grundyValues: readonly string[]): Tabulation {
  const values = Uint32Array.from(grundyValues, Number);
  const to = String(values.length - 1);
  const law = repeating(values);
  return {
    ...{game, to, values, status: "solved", ground: "table", made: String(values.length), certificate: null},
    ...{preperiod: null, period: null, saltus: null},
    observed: law && {
      ...{preperiod: String(law.preperiod), period: String(law.period), saltus: String(law.saltus), to},
    },
  };
}

interface SequenceReportProps {
  name: string;
  tabulation: Tabulation;
  further: Further;
  theme: string;
  addressOf(n: number): string;
  positionLink(n: number): string;
}

export function SequenceReport({name, tabulation, further, theme, addressOf, positionLink}: SequenceReportProps) {
  const t = useTexts("values");
  const [view, setView] = useState<View>({span: null, at: null});
  // Wrapped in an object, because a setter calls a function that it is given.
  const [{marking}, setMarking] = useState<{marking: Marking | null}>({marking: null});
  const findings = useMemo(() => {
    const {values} = tabulation;
    return {law: lawOf(tabulation), rare: rareOf(values), highest: highestOf(values)};
  }, [tabulation]);
  const figureProps = {...findings, name, tabulation, view, marking, beside: null, otherName: ""};
  const updateView = (part: Partial<View>) => setView((previous) => ({...previous, ...part}));
  return (
    <div class="sequence">
      <Finding {...findings} tabulation={tabulation} />
      <Section id="plot" title={t.sequences.plot}>
        <Plot {...figureProps} {...{theme, addressOf, positionLink}} onLook={updateView} />
      </Section>
      <PatternsSection {...{tabulation, further}} onMark={(marking) => setMarking({marking})} />
      <SubmissionSection tabulation={tabulation} gloss={null} />
      <Section id="take" title={t.sequences.take}>
        <ExportButtons {...figureProps} />
      </Section>
    </div>
  );
}

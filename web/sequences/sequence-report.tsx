// Report on the values of a game by code: chart, patterns, exports, and a contest program made from them.
import {useMemo, useState} from "preact/hooks";
import type {Tabulation} from "../engine/types";
import {useWords} from "../ui/language";
import {Section} from "../ui/section";
import {ExportButtons} from "./export-buttons";
import {Finding} from "./finding";
import type {Further} from "./further";
import {PatternsSection, SubmissionSection} from "./late-sections";
import type {Marking} from "./patterns/marking";
import {repeating} from "./patterns/periods";
import {highestOf, lawOf, rareOf} from "./period";
import {Plot, type View} from "./plot";
import "./sequence.css";
import "./sequence-tables.css";

/** Of numbers that a game was found to have, and no theorem stands behind: what repeats is observed. */
export function observedOf(game: string, made: readonly string[]): Tabulation {
  const values = Uint32Array.from(made, Number);
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

interface ToldProps {
  name: string;
  tabulation: Tabulation;
  further: Further;
  theme: string;
  addressOf(n: number): string;
  positionLink(n: number): string;
}

export function SequenceReport({name, tabulation, further, theme, addressOf, positionLink}: ToldProps) {
  const t = useWords("values");
  const [view, setView] = useState<View>({span: null, at: null});
  // Held in an object: of a function, the state would be what it answers.
  const [{marking}, setMarking] = useState<{marking: Marking | null}>({marking: null});
  const known = useMemo(() => {
    const {values} = tabulation;
    return {law: lawOf(tabulation), rare: rareOf(values), highest: highestOf(values)};
  }, [tabulation]);
  const drawn = {...known, name, tabulation, view, marking, beside: null, otherName: ""};
  const look = (part: Partial<View>) => setView((before) => ({...before, ...part}));
  return (
    <div class="sequence">
      <Finding {...known} tabulation={tabulation} />
      <Section id="plot" title={t.sequences.plot}>
        <Plot {...drawn} {...{theme, addressOf, positionLink}} onLook={look} />
      </Section>
      <PatternsSection {...{tabulation, further}} onMark={(marking) => setMarking({marking})} />
      <SubmissionSection tabulation={tabulation} gloss={null} />
      <Section id="take" title={t.sequences.take}>
        <ExportButtons {...drawn} />
      </Section>
    </div>
  );
}

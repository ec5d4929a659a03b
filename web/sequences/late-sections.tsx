// The patterns of a table, its game under misere play, and a program of it, each in its section, loaded when they are shown.
import {useWords} from "../ui/language";
import {LateOf} from "../ui/late";
import {Section} from "../ui/section";
import {miserePart, pairsMiserePart, patternsPart, submissionPart} from "./late-parts";
import type {MisereProps} from "./misere";
import type {MisereOfPairsProps} from "./misere/of-pairs";
import type {PatternsProps} from "./patterns";
import type {SubmissionProps} from "./submission";

export function PatternsSection(props: PatternsProps) {
  const t = useWords("values");
  return (
    <Section id="patterns" title={t.sequences.patterns}>
      <LateOf late={patternsPart} plates={[12]}>
        {(Patterns) => <Patterns {...props} />}
      </LateOf>
    </Section>
  );
}

export function MisereSection(props: MisereProps) {
  const t = useWords("values");
  return (
    <Section id="misere" title={t.sequences.misere}>
      <LateOf late={miserePart} plates={[3]}>
        {(Misere) => <Misere {...props} />}
      </LateOf>
    </Section>
  );
}

export function PairsMisereSection(props: MisereOfPairsProps) {
  const t = useWords("values");
  return (
    <Section id="misere" title={t.sequences.misere}>
      <LateOf late={pairsMiserePart} plates={[3]}>
        {(MisereOfPairs) => <MisereOfPairs {...props} />}
      </LateOf>
    </Section>
  );
}

export function SubmissionSection(props: SubmissionProps) {
  const t = useWords("values");
  return (
    <Section id="submission" title={t.sequences.program}>
      <LateOf late={submissionPart} plates={[12]}>
        {(Submission) => <Submission {...props} />}
      </LateOf>
    </Section>
  );
}

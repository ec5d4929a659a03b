// Sections of late parts, loaded when they are shown: patterns, misere play and programs.
import {useTexts} from "../ui/language";
import {LateView} from "../ui/late";
import {Section} from "../ui/section";
import {miserePart, pairsMiserePart, patternsPart, submissionPart} from "./late-parts";
import type {MisereProps} from "./misere";
import type {MisereOfPairsProps} from "./misere/pairs";
import type {PatternsProps} from "./patterns";
import type {SubmissionProps} from "./submission";

export function PatternsSection(props: PatternsProps) {
  const t = useTexts("values");
  return (
    <Section id="patterns" title={t.sequences.patterns}>
      <LateView late={patternsPart} plates={[12]}>
        {(Patterns) => <Patterns {...props} />}
      </LateView>
    </Section>
  );
}

export function MisereSection(props: MisereProps) {
  const t = useTexts("values");
  return (
    <Section id="misere" title={t.sequences.misere}>
      <LateView late={miserePart} plates={[3]}>
        {(Misere) => <Misere {...props} />}
      </LateView>
    </Section>
  );
}

export function PairsMisereSection(props: MisereOfPairsProps) {
  const t = useTexts("values");
  return (
    <Section id="misere" title={t.sequences.misere}>
      <LateView late={pairsMiserePart} plates={[3]}>
        {(MisereOfPairs) => <MisereOfPairs {...props} />}
      </LateView>
    </Section>
  );
}

export function SubmissionSection(props: SubmissionProps) {
  const t = useTexts("values");
  return (
    <Section id="submission" title={t.sequences.program}>
      <LateView late={submissionPart} plates={[12]}>
        {(Submission) => <Submission {...props} />}
      </LateView>
    </Section>
  );
}

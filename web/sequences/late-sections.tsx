// The patterns of a table and a program of it, each in its section, loaded when they are shown.
import {useWords} from "../ui/language";
import {LateOf} from "../ui/late";
import {Section} from "../ui/section";
import {patternsPart, submissionPart} from "./late-parts";
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

// Panel with a complete program for a contest: options, listing, basis, and buttons to copy and save it.
import {useMemo, useState} from "preact/hooks";
import type {Gloss, Tabulation} from "../../engine/types";
import type {Language} from "../../text";
import {CopiedLine, useCopy} from "../../ui/copy";
import {useTexts} from "../../ui/language";
import {Listing} from "../../ui/listing";
import {formatCount} from "../../ui/numbers";
import {save} from "../../ui/save";
import {fileNameOf} from "../exports";
import {type Plan, type PlanKind, plansOf} from "./plan";
import {type Answer, answers, type Input, inputs, type ProgramLanguage, programOf, written} from "./program";
import "./submission.css";

export interface SubmissionProps {
  tabulation: Tabulation;
  gloss: Gloss | null;
}

export function Submission({tabulation, gloss}: SubmissionProps) {
  const t = useTexts("submission");
  const {game} = tabulation;
  const plans = useMemo(() => plansOf(tabulation, gloss), [tabulation, gloss]);
  const [language, setLanguage] = useState<ProgramLanguage>("cpp");
  const [input, setInput] = useState<Input>("line");
  const [answer, setAnswer] = useState<Answer>("winner");
  const [planKind, setPlanKind] = useState<PlanKind | null>(null);
  const {copied, copy} = useCopy();
  const plan = plans.find(({kind}) => kind === planKind) ?? (plans[0] as Plan);
  const text = useMemo(() => programOf({game, plan, input, answer}, language), [game, plan, input, answer, language]);
  const choice = <Value extends string>(
    label: string,
    value: Value,
    values: readonly Value[],
    labels: Record<Value, string>,
    set: (value: Value) => void,
  ) => (
    <label>
      {label}{" "}
      <select value={value} onChange={(event) => set(event.currentTarget.value as Value)}>
        {values.map((option) => (
          <option key={option} value={option}>
            {labels[option]}
          </option>
        ))}
      </select>
    </label>
  );
  const {submission} = t;
  return (
    <>
      <div class="controls">
        {choice(submission.language, language, Object.keys(written) as ProgramLanguage[], written, setLanguage)}
        {choice(submission.input, input, inputs, submission.inputs, setInput)}
        {choice(submission.answer, answer, answers, submission.answers, setAnswer)}
        {choice(
          submission.by,
          plan.kind,
          plans.map(({kind}) => kind),
          submission.plans,
          setPlanKind,
        )}
      </div>
      <p>{restsOn(t, plan)}</p>
      <p class="quiet">{submission.several}</p>
      <Listing text={text} />
      <div class="controls">
        <button type="button" onClick={() => void copy(text)}>
          {submission.copy}
        </button>
        <button type="button" onClick={() => save(`${fileNameOf(game)}.${language}`, "text/plain", text)}>
          {submission.save}
        </button>
      </div>
      <CopiedLine copied={copied} />
    </>
  );
}

function restsOn(t: Language<"submission">, plan: Plan): string {
  const {rests} = t.submission;
  switch (plan.kind) {
    case "period":
      return plan.isProved ? rests.proved : t(rests.observed, {to: formatCount(plan.to)});
    case "form":
      return t(rests.form, {formula: plan.fit.formula, to: formatCount(plan.fit.to)});
    case "moves":
      return rests.moves;
    case "table":
      return t(rests.table, {to: formatCount(plan.to)});
  }
}

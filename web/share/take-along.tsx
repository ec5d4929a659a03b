// What of an analysis is a file or a text: the position, the figure, the answer, the winner's plan, the proof of the value.
import type {State} from "../game/state";
import {CopiedLine, useCopy} from "../ui/copy";
import {useWords} from "../ui/language";
import {save} from "../ui/save";
import {figureSource} from "./figure-source";
import {usePlan} from "./plan";

function saveFigure(title: string) {
  const figure = document.querySelector("#board");
  if (figure?.querySelector("svg")) save("position.svg", "image/svg+xml", figureSource(figure, title));
}

export function TakeAlong({state}: {state: State}) {
  const t = useWords("share");
  const {address, play} = state.question.value;
  const answer = state.analysis.answer.value;
  const {copied, copy} = useCopy();
  const key = `${play} ${address}`;
  const ofWinner = usePlan(
    {
      plan: () => state.plan("winner"),
      file: "strategy.json",
      label: (t) => t.ui.savePlan,
      saved: (facts) => (t) => t(t.ui.planSaved, facts),
    },
    key,
  );
  const isKnown = play === "normal" && answer?.kind === "nimber" && !state.analysis.stale.value;
  const value = isKnown ? answer.grundy : null;
  const ofValue = usePlan(
    {
      plan: () => state.plan("value"),
      file: "value.json",
      label: (t) => t.ui.saveValueProof,
      saved: (facts) => (t) => t(t.ui.valueProofSaved, {...facts, value: value ?? ""}),
    },
    key,
  );
  return (
    <fieldset class="along">
      <legend>{t.share.takeAlong}</legend>
      <div class="controls">
        <button type="button" onClick={() => void copy(address)}>
          {t.ui.copyText}
        </button>
        <button type="button" onClick={() => saveFigure(address)}>
          {t.ui.saveSvg}
        </button>
        <button type="button" onClick={() => save("answer.json", "application/json", JSON.stringify(answer, null, 2))}>
          {t.ui.saveJson}
        </button>
        {ofWinner.button}
        {value !== null && ofValue.button}
      </div>
      <CopiedLine copied={copied} />
      {ofWinner.line}
      {value !== null && ofValue.line}
    </fieldset>
  );
}

// Button that checks the position by the bare definition, with the result beside the answer.
import type {FunctionComponent} from "preact";
import {useState} from "preact/hooks";
import type {Answer, Checked} from "../engine/types";
import {withOtherMover} from "../game/opponent/mover";
import {useLanguage} from "../ui/language";
import {LateView} from "../ui/late";
import {definitionPart, partizanDefinitionPart} from "./late-parts";

interface CheckProps {
  answer: Answer;
  /** Checks the position of the answer unless an address is given; null where the engine has no result. */
  check(address?: string): Promise<Checked | null>;
}

export interface FoundProps {
  answer: Answer;
  /** `otherFirst` is the result with the other player to move, for a partizan game only. */
  result: {moverFirst: Checked; otherFirst: Checked | null};
}

interface FoundPart {
  Found: FunctionComponent<FoundProps>;
}

export function Check({answer, check}: CheckProps) {
  const t = useLanguage();
  const key = `${answer.play} ${answer.address}`;
  /** Keyed by the position that was checked, since the answer may have changed in the meantime. */
  const [request, setRequest] = useState<{key: string; result: FoundProps["result"] | null | "busy"} | null>(null);
  const isPartizan = answer.kind === "partizan";
  // The definition needs to know who begins.
  const turnedAddress = isPartizan && answer.address !== null ? withOtherMover(answer.address) : null;
  if (!answer.outcome || answer.status !== "solved" || (isPartizan && turnedAddress === null)) return null;

  const result = request?.key === key ? request.result : undefined;
  const isBusy = result === "busy";
  const start = async () => {
    if (isBusy) return;
    setRequest({key, result: "busy"});
    const [moverFirst, otherFirst] = await Promise.all([
      check(answer.address ?? undefined),
      turnedAddress === null ? null : check(turnedAddress),
    ]);
    const checked = moverFirst && (otherFirst || turnedAddress === null) ? {moverFirst, otherFirst} : null;
    setRequest((previous) => (previous?.key === key ? {key, result: checked} : previous));
  };
  return (
    <div class="further checked">
      <button type="button" class="quiet" aria-disabled={isBusy} onClick={() => void start()}>
        {isBusy ? t.ui.checking : t.ui.check}
      </button>
      <div role="status">
        {result === null && <p>{t.ui.checkFailed}</p>}
        {result && !isBusy && (
          <LateView<FoundPart> late={isPartizan ? partizanDefinitionPart : definitionPart} plates={[3]}>
            {({Found}) => <Found answer={answer} result={result} />}
          </LateView>
        )}
      </div>
    </div>
  );
}

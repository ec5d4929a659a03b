// Button that checks the position by the bare definition, with the result beside the answer.
import type {FunctionComponent} from "preact";
import type {Answer, Checked} from "../engine/types";
import {withOtherMover} from "../game/opponent/mover";
import {useLanguage} from "../ui/language";
import {LateView} from "../ui/late";
import {useRequest} from "../ui/use-request";
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
  const {status, result, start} = useRequest<FoundProps["result"]>(`${answer.play} ${answer.address}`);
  const isPartizan = answer.kind === "partizan";
  // The definition needs to know who begins.
  const turnedAddress = isPartizan && answer.address !== null ? withOtherMover(answer.address) : null;
  if (!answer.outcome || answer.status !== "solved" || (isPartizan && turnedAddress === null)) return null;

  const isBusy = status === "loading";
  const checkTurns = async () => {
    const [moverFirst, otherFirst] = await Promise.all([
      check(answer.address ?? undefined),
      turnedAddress === null ? null : check(turnedAddress),
    ]);
    return moverFirst && (otherFirst || turnedAddress === null) ? {moverFirst, otherFirst} : null;
  };
  return (
    <div class="further checked">
      <button type="button" class="quiet" aria-disabled={isBusy} onClick={() => !isBusy && void start(checkTurns)}>
        {isBusy ? t.ui.checking : t.ui.check}
      </button>
      <div role="status">
        {status === "error" && <p>{t.ui.checkFailed}</p>}
        {result && !isBusy && (
          <LateView<FoundPart> late={isPartizan ? partizanDefinitionPart : definitionPart} plates={[3]}>
            {({Found}) => <Found answer={answer} result={result} />}
          </LateView>
        )}
      </div>
    </div>
  );
}

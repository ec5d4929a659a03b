// "Check it": the position once more by the bare definition, beside what was said of it.
import type {FunctionComponent} from "preact";
import {useState} from "preact/hooks";
import type {Answer, Checked} from "../engine/types";
import {turned} from "../game/mover";
import {useLanguage} from "../ui/language";
import {LateOf} from "../ui/late";
import {foundOfBothPart, foundPart} from "./late-parts";

interface CheckProps {
  answer: Answer;
  /** Without an address, the position itself; null where the engine could not say. */
  check(address?: string): Promise<Checked | null>;
}

export interface FoundProps {
  answer: Answer;
  /** Of Left and Right, also with the other to move. */
  found: {now: Checked; then: Checked | null};
}

interface FoundPart {
  Found: FunctionComponent<FoundProps>;
}

export function Check({answer, check}: CheckProps) {
  const t = useLanguage();
  const key = `${answer.play} ${answer.address}`;
  /** Of the position that it was asked of, which another may have followed since. */
  const [asked, setAsked] = useState<{key: string; found: FoundProps["found"] | null | "busy"} | null>(null);
  const isPartizan = answer.kind === "partizan";
  // The definition says who wins only when it is told who begins.
  const turn = isPartizan && answer.address !== null ? turned(answer.address) : null;
  if (!answer.outcome || answer.status !== "solved" || (isPartizan && turn === null)) return null;

  const found = asked?.key === key ? asked.found : undefined;
  const busy = found === "busy";
  const start = async () => {
    if (busy) return;
    setAsked({key, found: "busy"});
    const [now, then] = await Promise.all([check(answer.address ?? undefined), turn === null ? null : check(turn)]);
    const settled = now && (then || turn === null) ? {now, then} : null;
    setAsked((last) => (last?.key === key ? {key, found: settled} : last));
  };
  return (
    <div class="further checked">
      <button type="button" class="quiet" aria-disabled={busy} onClick={() => void start()}>
        {busy ? t.ui.checking : t.ui.check}
      </button>
      <div role="status">
        {found === null && <p>{t.ui.checkFailed}</p>}
        {found && !busy && (
          <LateOf<FoundPart> late={isPartizan ? foundOfBothPart : foundPart} plates={[3]}>
            {({Found}) => <Found answer={answer} found={found} />}
          </LateOf>
        )}
      </div>
    </div>
  );
}

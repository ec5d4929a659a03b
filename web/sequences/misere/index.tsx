// A game under misere play, asked for when that is wanted: the genus of each heap, then the quotient.
import {useEffect, useMemo, useState} from "preact/hooks";
import type {Engine} from "../../engine/types";
import {EngineError} from "../../game/engine-error";
import {FaultLine} from "../../ui/fault";
import {useWords} from "../../ui/language";
import {counted} from "../../ui/numbers";
import {createFurther} from "../further";
import {GeneraView} from "./genera";
import {type Genera, generaOf, type Quotients, quotientsOf} from "./questions";
import {QuotientView} from "./quotient";
import "./misere.css";

export interface MisereProps {
  game: string;
  engine: Promise<Engine>;
}

type Stage = "genus" | "quotient" | "given up" | null;

export function Misere({game, engine}: MisereProps) {
  const t = useWords("misere");
  // Its own: it gives way to no check of a pattern, nor one to it.
  const further = useMemo(() => createFurther(engine), [engine]);
  useEffect(() => further.stop, [further]);
  const [stage, setStage] = useState<Stage>(null);
  const [genera, setGenera] = useState<Genera | null>(null);
  const [quotients, setQuotients] = useState<Quotients | null>(null);
  const [refusal, setRefusal] = useState<EngineError | null>(null);
  /** Null where nothing came of it. */
  async function asked<Made>(next: "genus" | "quotient", asking: Promise<Made | EngineError | null>) {
    setStage(next);
    const found = await asking;
    if (found === null) setStage("given up");
    if (!(found instanceof EngineError)) return found;
    setRefusal(found);
    setStage(null);
    return null;
  }
  const compute = async () => {
    setRefusal(null);
    const heaps = genera ?? (await asked("genus", generaOf(further, game)));
    if (!heaps) return;
    setGenera(heaps);
    const found = await asked("quotient", quotientsOf(further, game));
    if (!found) return;
    setQuotients(found);
    setStage(null);
  };
  const isBusy = stage === "genus" || stage === "quotient";
  const made = counted(further.progress.value?.made ?? 0);
  return (
    <>
      <p class="quiet">{t.misere.about}</p>
      {!quotients && (
        <div class="controls">
          <button type="button" disabled={isBusy} onClick={() => void compute()}>
            {t.misere.compute}
          </button>
          {isBusy && (
            <button type="button" onClick={further.stop}>
              {t.misere.cancel}
            </button>
          )}
        </div>
      )}
      <p class="quiet" role="status">
        {stage === "genus" && t(t.misere.genusMade, {made})}
        {stage === "quotient" && t(t.misere.quotientMade, {made})}
        {stage === "given up" && t.misere.givenUp}
      </p>
      {refusal && <FaultLine text={game} fault={{error: refusal, at: null}} />}
      {genera && (
        <div class="misere-found">
          <GeneraView {...genera} />
          {quotients && <QuotientView {...quotients} />}
        </div>
      )}
    </>
  );
}

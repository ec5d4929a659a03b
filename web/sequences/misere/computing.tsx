// What is computed when that is wanted: its button, how far it is, a way to give it up, and why the engine refuses.
import {useEffect, useMemo, useState} from "preact/hooks";
import type {Engine} from "../../engine/types";
import {EngineError} from "../../game/engine-error";
import {FaultLine} from "../../ui/fault";
import {useWords} from "../../ui/language";
import {counted} from "../../ui/numbers";
import {createFurther, type Further} from "../further";
import type {Answer} from "./questions";

/** What is under way, of several things that are computed one after the other. */
type Stage<Step> = Step | "given up" | null;

export interface Computation<Step> {
  further: Further;
  stage: Stage<Step>;
  refusal: EngineError | null;
  /** Null where nothing came of it. */
  asked<Made>(step: Step, asking: Answer<Made>): Promise<Made | null>;
}

export function useComputation<Step extends string>(engine: Promise<Engine>): Computation<Step> {
  // Its own: it gives way to no check of a pattern, nor one to it.
  const further = useMemo(() => createFurther(engine), [engine]);
  useEffect(() => further.stop, [further]);
  const [stage, setStage] = useState<Stage<Step>>(null);
  const [refusal, setRefusal] = useState<EngineError | null>(null);
  const asked = async <Made,>(step: Step, asking: Answer<Made>): Promise<Made | null> => {
    setRefusal(null);
    setStage(step);
    const found = await asking;
    setStage(found === null ? "given up" : null);
    if (!(found instanceof EngineError)) return found;
    setRefusal(found);
    return null;
  };
  return {further, stage, refusal, asked};
}

interface ComputingProps<Step extends string> extends Computation<Step> {
  /** What is asked about. */
  game: string;
  label: string;
  /** Of each step, with a place for how much is made. */
  steps: Record<Step, string>;
  isDone: boolean;
  compute(): void;
}

export function Computing<Step extends string>(props: ComputingProps<Step>) {
  const {further, stage, refusal, game, label, steps, isDone, compute} = props;
  const t = useWords("misere");
  const step = stage === "given up" ? null : stage;
  const made = counted(further.progress.value?.made ?? 0);
  return (
    <>
      {!isDone && (
        <div class="controls">
          <button type="button" disabled={step !== null} onClick={compute}>
            {label}
          </button>
          {step !== null && (
            <button type="button" onClick={further.stop}>
              {t.misere.cancel}
            </button>
          )}
        </div>
      )}
      <p class="quiet" role="status">
        {step !== null && t(steps[step], {made})}
        {stage === "given up" && t.misere.givenUp}
      </p>
      {refusal && <FaultLine text={game} fault={{error: refusal, at: null}} />}
    </>
  );
}

// Computation on request: its button, progress, cancel button and the error if the engine refuses.
import {useEffect, useMemo, useState} from "preact/hooks";
import type {Engine} from "../../engine/types";
import {EngineError} from "../../game/catalog/engine-error";
import {FaultLine} from "../../ui/fault";
import {useTexts} from "../../ui/language";
import {formatCount} from "../../ui/numbers";
import {createFurther, type Further} from "../extension";
import type {Answer} from "./requests";

/** Current step of several that run one after the other; null if none is running. */
type Stage<Step> = Step | "given up" | null;

export interface Computation<Step> {
  further: Further;
  stage: Stage<Step>;
  refusal: EngineError | null;
  /** Awaits an answer as one step; gives null if it was cancelled or refused. */
  run<Made>(step: Step, answer: Answer<Made>): Promise<Made | null>;
}

export function useComputation<Step extends string>(engine: Promise<Engine>): Computation<Step> {
  // Separate from the page's, so that it and the checks of patterns do not cancel each other.
  const further = useMemo(() => createFurther(engine), [engine]);
  useEffect(() => further.stop, [further]);
  const [stage, setStage] = useState<Stage<Step>>(null);
  const [refusal, setRefusal] = useState<EngineError | null>(null);
  const run = async <Made,>(step: Step, answer: Answer<Made>): Promise<Made | null> => {
    setRefusal(null);
    setStage(step);
    const result = await answer;
    setStage(result === null ? "given up" : null);
    if (!(result instanceof EngineError)) return result;
    setRefusal(result);
    return null;
  };
  return {further, stage, refusal, run};
}

interface ComputingProps<Step extends string> extends Computation<Step> {
  /** Game or open address that the computation is about. */
  game: string;
  label: string;
  /** Text of each step, with a place for the number of results so far. */
  steps: Record<Step, string>;
  isDone: boolean;
  compute(): void;
}

export function Computing<Step extends string>(props: ComputingProps<Step>) {
  const {further, stage, refusal, game, label, steps, isDone, compute} = props;
  const t = useTexts("misere");
  const step = stage === "given up" ? null : stage;
  const made = formatCount(further.progress.value?.made ?? 0);
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

// Button that clears the reader's progress in the browser, after a confirmation.
import {useLayoutEffect, useRef, useState} from "preact/hooks";
import type {PuzzleProgress} from "../game/puzzles/puzzle-progress";
import {useTexts} from "../ui/language";

type Stage = "idle" | "asking" | "cleared";

export function ClearProgress({progress}: {progress: PuzzleProgress}) {
  const t = useTexts("puzzles");
  const [stage, setStage] = useState<Stage>("idle");
  const focused = useRef<HTMLButtonElement>(null);
  const isFirst = useRef(true);
  // Before the next key, which would act where the removed button stood.
  useLayoutEffect(() => {
    if (!isFirst.current) focused.current?.focus();
    isFirst.current = false;
  }, [stage]);
  return (
    <div class="kept">
      <p class="quiet" role="status">
        {stage === "asking" ? t.puzzles.clearAll : stage === "cleared" ? t.puzzles.cleared : t.puzzles.kept}
      </p>
      {stage === "asking" ? (
        <div class="controls">
          <button
            type="button"
            onClick={() => {
              progress.clear();
              setStage("cleared");
            }}
          >
            {t.puzzles.clearNow}
          </button>
          <button type="button" ref={focused} onClick={() => setStage("idle")}>
            {t.ui.cancel}
          </button>
        </div>
      ) : (
        <button type="button" class="quiet" ref={focused} onClick={() => setStage("asking")}>
          {t.puzzles.clear}
        </button>
      )}
    </div>
  );
}

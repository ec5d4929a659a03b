// Task of a component.
import {useEffect, useRef} from "preact/hooks";
import {createTask} from "../lib/task";

/** Returns a task that is stopped when the component is gone, and whenever one of `inputs` has changed. */
export function useTask(...inputs: readonly unknown[]) {
  const task = useRef<ReturnType<typeof createTask> | null>(null);
  task.current ??= createTask();
  const {current} = task;
  useEffect(() => current.stop, inputs);
  return current;
}

// Request of a component for a key, such as a position: another key begins without an answer, and no run outlives its
// key or the component.
import {useEffect, useMemo} from "preact/hooks";
import {createRequest, type Watch} from "../lib/request";

/** Hook for a request that runs when `start` is called. */
export function useRequest<Result>(key: unknown) {
  const {state, start, stop} = useMemo(() => createRequest<Result>(), [key]);
  useEffect(() => stop, [stop]);
  return {...state.value, start, stop};
}

/** Hook for a request that runs by itself, once for each key; a key of null means that no answer is wanted. */
export function useQuery<Key, Result>(key: Key | null, compute: (key: Key, watch: Watch) => Promise<Result | null>) {
  const {start, ...state} = useRequest<Result>(key);
  useEffect(() => {
    if (key !== null) void start((watch) => compute(key, watch));
  }, [start]);
  return state;
}

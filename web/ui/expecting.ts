// The words of faults, which are fetched when the first one is to be said.
import {useContext, useEffect} from "preact/hooks";
import {having, type Language} from "../text";
import {ReadingContext, useLanguage} from "./language";

/** Null until they have come. */
export function useExpecting(): Language<"faults"> | null {
  const t = useLanguage();
  const reading = useContext(ReadingContext);
  const isHere = t.parts.has("faults");
  useEffect(() => {
    if (!isHere) reading?.opening("faults").catch(() => {});
  }, [isHere, reading]);
  return isHere ? having(t, "faults") : null;
}

// Texts of errors, loaded when the first error is shown.
import {useContext, useEffect} from "preact/hooks";
import {type Language, requireParts} from "../text";
import {ReadingContext, useLanguage} from "./language";

/** Returns null until they have loaded. */
export function useFaultTexts(): Language<"faults"> | null {
  const t = useLanguage();
  const reading = useContext(ReadingContext);
  const isLoaded = t.parts.has("faults");
  useEffect(() => {
    if (!isLoaded) reading?.loadTexts("faults").catch(() => {});
  }, [isLoaded, reading]);
  return isLoaded ? requireParts(t, "faults") : null;
}

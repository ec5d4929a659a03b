// Whether the page is being printed: what is walked through on a screen stands there whole.
import {useLayoutEffect, useState} from "preact/hooks";

export function useOnPaper(): boolean {
  const [isOnPaper, setOnPaper] = useState(false);
  // As soon as it stands there, it can be printed.
  useLayoutEffect(() => {
    const begin = () => setOnPaper(true);
    const end = () => setOnPaper(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isOnPaper;
}

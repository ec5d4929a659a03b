// Print mode: what is shown step by step on the screen is printed in full.
import {useLayoutEffect, useState} from "preact/hooks";

export function useOnPaper(): boolean {
  const [isOnPaper, setOnPaper] = useState(false);
  // A layout effect, because the page can be printed as soon as it is shown.
  useLayoutEffect(() => {
    const startPrinting = () => setOnPaper(true);
    const endPrinting = () => setOnPaper(false);
    addEventListener("beforeprint", startPrinting);
    addEventListener("afterprint", endPrinting);
    return () => {
      removeEventListener("beforeprint", startPrinting);
      removeEventListener("afterprint", endPrinting);
    };
  }, []);
  return isOnPaper;
}

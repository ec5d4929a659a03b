// Whether the page is being printed: what is walked through on a screen stands there whole.
import {useEffect, useState} from "preact/hooks";

export function useOnPaper(): boolean {
  const [isOnPaper, setOnPaper] = useState(false);
  useEffect(() => {
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

// Full screen, if the browser allows it; if not, the page has the window.
import {useEffect, useRef} from "preact/hooks";

const isFull = () => document.fullscreenElement !== null;

/** True while the page wants full screen; the browser follows one change at a time. */
let wantsFull = false;
let isChanging = false;

async function change() {
  if (isChanging || isFull() === wantsFull) return;
  const wanted = wantsFull;
  isChanging = true;
  try {
    await (wanted ? document.documentElement.requestFullscreen?.() : document.exitFullscreen());
  } catch {
    // Refused: the window has to do.
  }
  isChanging = false;
  if (wantsFull === wanted) wantsFull = isFull();
  else void change();
}

function setFullScreen(wanted: boolean) {
  wantsFull = wanted;
  void change();
}

/** Enters full screen. Must be called while a key or a button is pressed, or the browser refuses. */
export const enterFullScreen = () => setFullScreen(true);

/**
 * Returns the function that toggles full screen; `onLeave` is called if the reader leaves it by the browser's own key.
 */
export function useFullScreen(onLeave: () => void): () => void {
  const latestOnLeave = useRef(onLeave);
  latestOnLeave.current = onLeave;
  useEffect(() => {
    // The report of an exit that the page has asked for may come late.
    const onChange = () => {
      if (isFull() || isChanging || !wantsFull) return;
      wantsFull = false;
      latestOnLeave.current();
    };
    document.addEventListener("fullscreenchange", onChange);
    return () => {
      document.removeEventListener("fullscreenchange", onChange);
      setFullScreen(false);
    };
  }, []);
  return () => setFullScreen(!isFull());
}

// Full screen, if the browser allows it; if not, the page has the window.
import {useEffect, useRef} from "preact/hooks";

const isFull = () => document.fullscreenElement !== null;

/** True until the browser has reported an exit that the page asked for: this report is not the reader's wish to leave. */
let isExiting = false;

const onNextChange = (act: () => void) => document.addEventListener("fullscreenchange", act, {once: true});

const request = () => void document.documentElement.requestFullscreen?.().catch(() => {});

/** Enters full screen. Must be called while a key or a button is pressed, or the browser refuses. */
export function enterFullScreen() {
  if (isExiting) onNextChange(request);
  else if (!isFull()) request();
}

function exitFullScreen() {
  if (!isFull() || isExiting) return;
  isExiting = true;
  // After all listeners of the change, whichever comes first.
  const done = () =>
    setTimeout(() => {
      isExiting = false;
    });
  onNextChange(done);
  document.exitFullscreen().catch(done);
}

/**
 * Returns the function that toggles full screen; `onLeave` is called if the reader leaves it by the browser's own key.
 */
export function useFullScreen(onLeave: () => void): () => void {
  const latestOnLeave = useRef(onLeave);
  latestOnLeave.current = onLeave;
  useEffect(() => {
    const onChange = () => {
      if (!isFull() && !isExiting) latestOnLeave.current();
    };
    document.addEventListener("fullscreenchange", onChange);
    return () => {
      document.removeEventListener("fullscreenchange", onChange);
      exitFullScreen();
    };
  }, []);
  return () => (isFull() ? exitFullScreen() : enterFullScreen());
}

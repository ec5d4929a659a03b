// The whole screen, where the browser gives it; where not, the page has the window.
import {useEffect, useRef} from "preact/hooks";

const isFull = () => document.fullscreenElement !== null;

/** To be called while a key or a button is pressed: a browser gives the screen to nobody else. */
export const takeScreen = () => {
  if (!isFull()) document.documentElement.requestFullscreen?.().catch(() => {});
};

const giveBack = () => {
  if (isFull()) document.exitFullscreen().catch(() => {});
};

/** Takes the screen and gives it back; `onLeave` hears of a reader who has left it by the browser's own key. */
export function useScreen(onLeave: () => void): () => void {
  const isGivenBack = useRef(false);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    const listen = () => {
      if (!isFull() && !isGivenBack.current) leave.current();
      isGivenBack.current = false;
    };
    document.addEventListener("fullscreenchange", listen);
    return () => {
      document.removeEventListener("fullscreenchange", listen);
      giveBack();
    };
  }, []);
  return () => {
    if (!isFull()) return takeScreen();
    isGivenBack.current = true;
    giveBack();
  };
}

// What is pointed at, or has the focus, is lit on the board; what was lit before comes back.
import {useRef} from "preact/hooks";
import type {Lit} from "../game/lit";
import type {Light} from "./reason-lines";

export function useLighting(light: NonNullable<Light>) {
  const before = useRef<Lit | null>(null);
  const leave = () => {
    if (before.current) light.onLight(before.current);
    before.current = null;
  };
  /** Of a button. */
  return (lit: Lit) => {
    const point = () => {
      before.current ??= light.lit;
      light.onLight(lit);
    };
    return {onMouseEnter: point, onMouseLeave: leave, onFocus: point, onBlur: leave, onClick: point};
  };
}

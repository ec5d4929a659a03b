// Keeps the height of its content for a while, so that what is under it stays in its place.
import type {ComponentChildren} from "preact";
import {useLayoutEffect, useRef} from "preact/hooks";

interface HeldHeightProps {
  isHeld: boolean;
  children: ComponentChildren;
}

export function HeldHeight({isHeld, children}: HeldHeightProps) {
  const root = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  // The content may change by itself, without this component.
  useLayoutEffect(() => {
    if (isHeld || !root.current) return;
    const observer = new ResizeObserver(([entry]) => {
      height.current = entry?.contentRect.height ?? 0;
    });
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [isHeld]);
  return (
    <div ref={root} style={isHeld ? {minHeight: `${height.current}px`} : undefined}>
      {children}
    </div>
  );
}

// Part that one press shows and hides again. It is printed in any case, which a closed `details` is not.
import type {ComponentChildren} from "preact";
import {useId} from "preact/hooks";

interface FoldProps {
  words: ComponentChildren;
  /** True if the words head the part. */
  heading?: boolean;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
  children: ComponentChildren;
}

export function Fold({words, heading = false, isOpen, onToggle, children}: FoldProps) {
  const id = useId();
  const button = (
    <button
      type="button"
      class="quiet fold"
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => onToggle(!isOpen)}
    >
      {words}
    </button>
  );
  return (
    <>
      {heading ? <h3>{button}</h3> : button}
      <div id={id} class="folded" hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}

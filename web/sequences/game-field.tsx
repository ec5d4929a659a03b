// A field that names a game, and where its text stops making sense.
import type {ComponentChildren} from "preact";
import type {EngineError} from "../engine/types";
import {FaultLine} from "../ui/fault";
import {useTyping} from "../ui/typing";

interface GameFieldProps {
  id: string;
  label: string;
  hint?: string;
  text: string;
  fault: EngineError | null;
  onText(text: string): void;
  /** Not while a word is being composed. */
  onType(text: string): void;
  children?: ComponentChildren;
}

export const gamesListed = "sequence-games";

export function GameField({id, label, hint, text, fault, onText, onType, children}: GameFieldProps) {
  const typing = useTyping(onType, onText);
  const faultId = `${id}-fault`;
  return (
    <>
      <div class="line">
        <label for={id}>{label}</label>
        <input
          id={id}
          class="math"
          type="text"
          list={gamesListed}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          placeholder={hint}
          value={text}
          aria-invalid={fault !== null}
          aria-describedby={fault ? faultId : undefined}
          {...typing}
        />
        {children}
      </div>
      {fault && <FaultLine id={faultId} text={text} fault={{error: fault, at: fault.at}} />}
    </>
  );
}

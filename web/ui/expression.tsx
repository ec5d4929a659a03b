// An expression to be typed: its field, with what is wrong with it, and good examples.
import type {ComponentChildren, RefObject} from "preact";
import type {EngineError} from "../engine/types";
import {FaultLine} from "./fault";
import {useTyping} from "./typing";

interface ExpressionFieldProps {
  id: string;
  label: string;
  expression: string;
  /** As the engine was given it. */
  asked?: string;
  /** Told while `text` is what stands in the field. */
  fault: {error: EngineError; text: string} | null;
  field?: RefObject<HTMLInputElement | null>;
  onType(expression: string): void;
  children?: ComponentChildren;
}

export function ExpressionField(props: ExpressionFieldProps) {
  const {id, label, expression, asked = expression, fault, field, onType, children} = props;
  const typing = useTyping(onType);
  const error = fault?.text === expression ? fault.error : null;
  const faultId = `${id}-fault`;
  return (
    <>
      <div class="line">
        <label for={id}>{label}</label>
        <input
          ref={field}
          id={id}
          class="math"
          type="text"
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          value={expression}
          aria-invalid={error !== null}
          aria-describedby={error ? faultId : undefined}
          {...typing}
        />
        {children}
      </div>
      {error && <FaultLine id={faultId} text={asked} fault={{error, at: error.at}} />}
    </>
  );
}

interface ExamplesProps {
  label: string;
  /** Each with what makes it worth a look. */
  worth: Record<string, string>;
  expression: string;
  linkOf(expression: string): string;
}

export function Examples({label, worth, expression, linkOf}: ExamplesProps) {
  return (
    <ul class="chips" aria-label={label}>
      {Object.entries(worth).map(([example, says]) => (
        <li key={example}>
          <a
            class="math"
            href={linkOf(example)}
            aria-current={example === expression ? "true" : undefined}
            title={says}
          >
            {example}
          </a>
        </li>
      ))}
    </ul>
  );
}

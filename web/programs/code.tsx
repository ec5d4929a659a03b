// Text field for the program, with line numbers. Enter keeps the indent; Tab goes on to the next field, as everywhere.
import {useEffect, useRef} from "preact/hooks";

interface CodeProps {
  code: string;
  /** Line of the fault, from 1; null if there is none. */
  line: number | null;
  onType(code: string): void;
}

const minLines = 10;

export function Code({code, line, onType}: CodeProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const lines = code.split("\n");
  const lineCount = Math.max(minLines, lines.length);
  // Selects the line of the fault.
  useEffect(() => {
    if (line === null || !field.current) return;
    const from = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    field.current.setSelectionRange(from, from + (lines[line - 1] ?? "").length);
  }, [line]);
  return (
    <div class="code">
      <ol aria-hidden="true">
        {Array.from({length: lineCount}, (_, i) => (
          <li key={i} class={line === i + 1 ? "faulty" : undefined}>
            {i + 1}
          </li>
        ))}
      </ol>
      <textarea
        ref={field}
        id="program-code"
        rows={lineCount}
        wrap="off"
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        value={code}
        onInput={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.isComposing || event.ctrlKey || event.metaKey) return;
          const {selectionStart, selectionEnd, value} = event.currentTarget;
          const before = value.slice(0, selectionStart);
          const indent = /[^\n]*$/.exec(before)?.[0].match(/^\s*/)?.[0] ?? "";
          if (indent === "") return;
          event.preventDefault();
          event.currentTarget.setRangeText(`\n${indent}`, selectionStart, selectionEnd, "end");
          onType(event.currentTarget.value);
        }}
      />
    </div>
  );
}

/** Sentence whose parts in backticks are shown as code. */
export function TextWithCode({text}: {text: string}) {
  return <>{text.split("`").map((part, i) => (i % 2 === 1 ? <code key={part}>{part}</code> : part))}</>;
}

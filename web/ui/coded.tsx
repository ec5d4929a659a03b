/** A sentence whose backticks enclose what can be typed. */
export function Coded({text}: {text: string}) {
  return <>{text.split("`").map((part, i) => (i % 2 === 1 ? <code key={part}>{part}</code> : part))}</>;
}

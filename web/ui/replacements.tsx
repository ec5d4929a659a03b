// Replacements for a faulty text, each with the name of its game.

interface Replacement {
  text: string;
  /** Empty if it has none. */
  name: string;
}

interface ReplacementsProps {
  lead: string;
  texts: readonly Replacement[];
  /** Id of the field, which gets the focus when a text was chosen. */
  field: string;
  onTake(text: string): void;
}

export function Replacements({lead, texts, field, onTake}: ReplacementsProps) {
  if (texts.length === 0) return null;
  const choose = (text: string) => {
    document.getElementById(field)?.focus();
    onTake(text);
  };
  return (
    <p class="instead">
      <span>{lead}</span>
      {texts.map(({text, name}) => (
        <button type="button" key={text} onClick={() => choose(text)}>
          <span class="math">{text}</span> {name && <small>{name}</small>}
        </button>
      ))}
    </p>
  );
}

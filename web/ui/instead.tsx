// Texts to take instead of one that is faulty, each with the name of its game.

interface Instead {
  text: string;
  /** Empty where it has none. */
  name: string;
}

interface InsteadProps {
  lead: string;
  texts: readonly Instead[];
  /** The id of the field, which has the focus when a text was taken. */
  field: string;
  onTake(text: string): void;
}

export function InsteadOf({lead, texts, field, onTake}: InsteadProps) {
  if (texts.length === 0) return null;
  const take = (text: string) => {
    document.getElementById(field)?.focus();
    onTake(text);
  };
  return (
    <p class="instead">
      <span>{lead}</span>
      {texts.map(({text, name}) => (
        <button type="button" key={text} onClick={() => take(text)}>
          <span class="math">{text}</span> {name && <small>{name}</small>}
        </button>
      ))}
    </p>
  );
}

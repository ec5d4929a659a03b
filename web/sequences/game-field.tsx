// Text field for a game, with completions, the game that the text is read as, and the place of a fault.
import type {ComponentChildren} from "preact";
import {useState} from "preact/hooks";
import type {CatalogEntry} from "../engine/types";
import {completionsOf} from "../game/input/completions";
import {choicesOf, leadOf, withNames} from "../say/completions";
import {Combobox} from "../ui/combobox";
import {FaultLine} from "../ui/fault";
import {useLanguage} from "../ui/language";
import {Replacements} from "../ui/replacements";
import type {GameFault, ReadGame} from "./sequence-store";

interface GameFieldProps {
  id: string;
  label: string;
  hint?: string;
  text: string;
  fault: GameFault | null;
  readAs: ReadGame | null;
  catalog: readonly CatalogEntry[];
  onText(text: string): void;
  /** Called for each change except while an input method composes a word. */
  onType(text: string): void;
  onFocus(): void;
  /** Joins pasted lines into one. */
  inOneLine?(pasted: string): string;
  children?: ComponentChildren;
}

export function GameField(props: GameFieldProps) {
  const {id, label, hint, text, fault, readAs, catalog, onText, onType, onFocus, inOneLine, children} = props;
  const t = useLanguage();
  // The beginning of a name is not a fault yet.
  const [isCompleting, setCompleting] = useState(false);
  const shownFault = isCompleting ? null : fault;
  const faultId = `${id}-fault`;
  const applyText = (next: string) => {
    onText(next);
    onType(next);
  };
  return (
    <>
      <div class="line">
        <label for={id}>{label}</label>
        <Combobox
          {...{id, text, hint, onText, onType, onFocus, inOneLine}}
          label={t.typing.games}
          choices={choicesOf(completionsOf(text, catalog, true), t)}
          onOpenChange={setCompleting}
          isFaulty={shownFault !== null}
          describedBy={shownFault ? faultId : undefined}
        />
        {children}
      </div>
      {shownFault && (
        <FaultLine id={faultId} text={text} fault={{error: shownFault.error, at: shownFault.error.at}}>
          {shownFault.instead && (
            <Replacements
              lead={leadOf(shownFault.instead, t)}
              texts={withNames(shownFault.instead.offers, t)}
              field={id}
              onTake={applyText}
            />
          )}
        </FaultLine>
      )}
      {readAs && (
        <p class="read-as" role="status">
          {t.typing.readAs} <span class="math">{readAs.game}</span>
        </p>
      )}
    </>
  );
}

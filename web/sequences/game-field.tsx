// A field that names a game: how to go on, what it is read as, and where its text stops making sense.
import type {ComponentChildren} from "preact";
import {useState} from "preact/hooks";
import {completionsOf} from "../game/completing";
import type {Named} from "../game/names";
import {choicesOf, namedIn} from "../say/typing";
import {Combobox} from "../ui/combobox";
import {FaultLine} from "../ui/fault";
import {InsteadOf} from "../ui/instead";
import {useLanguage} from "../ui/language";
import type {GameFault, ReadGame} from "./sequencing";

interface GameFieldProps {
  id: string;
  label: string;
  hint?: string;
  text: string;
  fault: GameFault | null;
  readAs: ReadGame | null;
  named: readonly Named[];
  onText(text: string): void;
  /** Not while a word is being composed. */
  onType(text: string): void;
  onFocus(): void;
  /** What is pasted over several lines, in one. */
  inOneLine?(pasted: string): string;
  children?: ComponentChildren;
}

export function GameField(props: GameFieldProps) {
  const {id, label, hint, text, fault, readAs, named, onText, onType, onFocus, inOneLine, children} = props;
  const t = useLanguage();
  // The beginning of a name is no fault yet.
  const [isCompleting, setCompleting] = useState(false);
  const told = isCompleting ? null : fault;
  const faultId = `${id}-fault`;
  const take = (next: string) => {
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
          choices={choicesOf(completionsOf(text, named, true), t)}
          onList={setCompleting}
          isFaulty={told !== null}
          describedBy={told ? faultId : undefined}
        />
        {children}
      </div>
      {told && (
        <FaultLine id={faultId} text={text} fault={{error: told.error, at: told.error.at}}>
          {told.instead && (
            <InsteadOf
              lead={told.instead.areGuesses ? t.typing.didYouMean : t.typing.forExample}
              texts={namedIn(told.instead.offers, t)}
              field={id}
              onTake={take}
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

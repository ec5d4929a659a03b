// The position as text, and the convention of play. A fault is shown under the column where the text stopped making sense.

import {useState} from "preact/hooks";
import type {Play} from "../engine/types";
import {completionsOf} from "../game/completing";
import type {InputResolver} from "../game/input-resolver";
import {playWords} from "../say/plays";
import {choicesOf, namedIn} from "../say/typing";
import {Combobox} from "../ui/combobox";
import {type Fault, FaultLine} from "../ui/fault";
import {Help} from "../ui/help";
import {InsteadOf} from "../ui/instead";
import {useLanguage} from "../ui/language";

interface PositionProps {
  text: string;
  play: Play;
  /** Null as long as it is not known. */
  plays: Play[] | null;
  fault: Fault | null;
  understanding: InputResolver;
  /** The fault is shown by an editor of the board, so that nothing above it moves what a hand is about to press. */
  isElsewhere: boolean;
  onType(text: string): void;
  /** Once more, where the engine has stopped. */
  onAgain(): Promise<void>;
  /** Offers what is pasted in place of the whole text; true if it was taken. */
  onPaste(text: string): boolean;
  onPlay(play: Play): void;
  onBoard(): void;
}

export function Position({
  text,
  play,
  plays,
  fault,
  understanding,
  isElsewhere,
  onType,
  onAgain,
  onPaste,
  onPlay,
  onBoard,
}: PositionProps) {
  const t = useLanguage();
  // The beginning of a name is no fault yet.
  const [isCompleting, setCompleting] = useState(false);
  const told = isCompleting ? null : fault;
  const instead = understanding.instead.value;
  const readAs = understanding.readAs.value;
  return (
    <form
      class="position"
      onSubmit={(event) => {
        event.preventDefault();
        if (!fault) onBoard();
      }}
    >
      <div class="line">
        <label for="position-text">{t.ui.position}</label>
        <Combobox
          id="position-text"
          text={text}
          label={t.typing.games}
          choices={choicesOf(completionsOf(text, understanding.named.value, false), t)}
          isFaulty={told !== null}
          describedBy={told ? (isElsewhere ? "editor-fault" : "position-fault") : undefined}
          onType={onType}
          onFocus={understanding.load}
          onList={setCompleting}
          onPaste={onPaste}
        />
        <Help about={t.ui.positionHelp} />
      </div>
      {told && !isElsewhere && (
        <FaultLine id="position-fault" text={text} fault={told} onAgain={onAgain}>
          {instead && (
            <InsteadOf
              lead={instead.areGuesses ? t.typing.didYouMean : t.typing.forExample}
              texts={namedIn(instead.offers, t)}
              field="position-text"
              onTake={onType}
            />
          )}
        </FaultLine>
      )}
      {readAs !== null && (
        <p class="read-as" role="status">
          {t.typing.readAs} <span class="math">{readAs}</span>
        </p>
      )}
      {(plays === null || plays.length > 1) && (
        <label class="line convention">
          <span>{t.ui.convention}</span>
          <select value={play} onChange={(event) => onPlay(event.currentTarget.value as Play)}>
            {(plays ?? [play]).map((p) => (
              <option key={p} value={p}>
                {playWords(t)[p]}
              </option>
            ))}
          </select>
        </label>
      )}
    </form>
  );
}

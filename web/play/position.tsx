// Text field of the position, and choice of the convention. A fault is shown under the column where the text stopped
// making sense.

import {useState} from "preact/hooks";
import type {Play} from "../engine/types";
import {completionsOf} from "../game/input/completions";
import type {InputResolver} from "../game/input/input-resolver";
import {choicesOf, leadOf, withNames} from "../say/completions";
import {playWords} from "../say/plays";
import {Combobox} from "../ui/combobox";
import {type Fault, FaultLine} from "../ui/fault";
import {Help} from "../ui/help";
import {useLanguage, useTexts} from "../ui/language";
import {Replacements} from "../ui/replacements";

interface PositionProps {
  text: string;
  play: Play;
  /** Null until it is known. */
  plays: Play[] | null;
  fault: Fault | null;
  inputResolver: InputResolver;
  /** True if an editor of the board shows the fault, so that nothing above the board moves it. */
  isFaultElsewhere: boolean;
  onType(text: string): void;
  /** Tries again after the engine has stopped. */
  onAgain(): Promise<void>;
  /** Offers what is pasted in place of the whole text; returns true if it was taken. */
  onPaste(text: string): boolean;
  onPlay(play: Play): void;
  onBoard(): void;
}

export function Position({
  text,
  play,
  plays,
  fault,
  inputResolver,
  isFaultElsewhere,
  onType,
  onAgain,
  onPaste,
  onPlay,
  onBoard,
}: PositionProps) {
  const t = useLanguage();
  // The beginning of a name is no fault yet.
  const [isCompleting, setCompleting] = useState(false);
  const shownFault = isCompleting ? null : fault;
  const instead = inputResolver.suggestions.value;
  const readAs = inputResolver.resolvedAddress.value;
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
          choices={choicesOf(completionsOf(text, inputResolver.catalog.value, false), t)}
          isFaulty={shownFault !== null}
          describedBy={shownFault ? (isFaultElsewhere ? "editor-fault" : "position-fault") : undefined}
          onType={onType}
          onFocus={inputResolver.load}
          onOpenChange={setCompleting}
          onPaste={onPaste}
        />
        <Help about={t.ui.positionHelp} />
      </div>
      {shownFault && !isFaultElsewhere && (
        <FaultLine id="position-fault" text={text} fault={shownFault} onAgain={onAgain}>
          {instead && (
            <Replacements
              lead={leadOf(instead, t)}
              texts={withNames(instead.offers, t)}
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
      {(plays === null || plays.length > 1) && <Conventions play={play} plays={plays} onPlay={onPlay} />}
    </form>
  );
}

const usual: readonly Play[] = ["normal", "misere"];

interface ConventionsProps {
  play: Play;
  /** Null until they are known; room is kept for those that are folded away. */
  plays: readonly Play[] | null;
  onPlay(play: Play): void;
}

/** Choice between normal and misere play; the other conventions are folded away until one of them is chosen. */
function Conventions({play, plays, onPlay}: ConventionsProps) {
  const t = useTexts("about");
  const others = plays?.filter((option) => !usual.includes(option) && option !== play) ?? [];
  return (
    <div class="conventions">
      <label class="line convention">
        <span>{t.ui.convention}</span>
        <select value={play} onChange={(event) => onPlay(event.currentTarget.value as Play)}>
          {(plays ?? [play])
            .filter((option) => !others.includes(option))
            .map((option) => (
              <option key={option} value={option}>
                {playWords(t)[option].name}
              </option>
            ))}
        </select>
      </label>
      {(plays === null || others.length > 0) && (
        <details class={plays === null ? "other-plays unknown" : "other-plays"}>
          <summary aria-label={t.about.otherPlaysHelp} title={t.about.otherPlaysHelp}>
            {t.about.otherPlays}
          </summary>
          <ul>
            {others.map((option) => (
              <li key={option}>
                <button type="button" onClick={() => onPlay(option)}>
                  {playWords(t)[option].name}
                </button>
                <p>{playWords(t)[option].aim}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

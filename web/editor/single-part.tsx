// What is not a list: one value, which may be left out, a mark that is there or not, and a rule.

import {useWords} from "../ui/language";
import type {PartProps} from "./list-part";
import {NumberField, RuleField, WordField} from "./number-field";
import type {FlagPart, RulePart, ValuePart} from "./pieces";
import {flagWords, ruleWords, saidIs, valueWords} from "./say-part";

/** `faultId`: what says the fault that is in it. */
type Faulty<P> = PartProps<P> & {faultId: string | undefined};

export function Single({part, faultId, onEdit}: Faulty<ValuePart>) {
  const t = useWords("editor");
  const {piece, value} = part;
  const name = valueWords(t)[piece.name];
  const put = (made: string | null) =>
    onEdit(
      {...part, value: made},
      saidIs(
        (t) => valueWords(t)[piece.name],
        (t) => made ?? t.forms.none,
      ),
    );
  const field = piece.letters ? (
    <WordField label={name} value={value ?? ""} onChange={put} />
  ) : (
    <NumberField label={name} value={value ?? ""} faultId={faultId} least={piece.least} onChange={put} />
  );
  return (
    <div class="part single">
      {piece.start === null ? (
        <span aria-hidden="true">{name}</span>
      ) : (
        <label>
          <input
            type="checkbox"
            checked={value !== null}
            onChange={(event) => put(event.currentTarget.checked ? piece.start : null)}
          />
          {name}
        </label>
      )}
      {value !== null && field}
    </div>
  );
}

export function Flag({part, onEdit}: PartProps<FlagPart>) {
  const t = useWords("editor");
  const name = flagWords(t)[part.piece.name];
  const put = (on: boolean) =>
    onEdit(
      {...part, on},
      saidIs(
        (t) => flagWords(t)[part.piece.name],
        (t) => (on ? t.forms.on : t.forms.off),
      ),
    );
  return (
    <div class="part single">
      <label>
        <input type="checkbox" checked={part.on} onChange={(event) => put(event.currentTarget.checked)} />
        {name}
      </label>
    </div>
  );
}

export function Rule({part, faultId, onEdit}: Faulty<RulePart>) {
  const t = useWords("editor");
  const {piece, text} = part;
  const name = ruleWords(t)[piece.name];
  const put = (made: string) =>
    onEdit(
      {...part, text: made},
      saidIs(
        (t) => ruleWords(t)[piece.name],
        () => made,
      ),
    );
  return (
    <div class="part line">
      <span aria-hidden="true">{name}</span>
      <RuleField label={name} value={text} faultId={faultId} onChange={put} />
    </div>
  );
}

// Editors of the parts that are not lists: a value, which may be left out, a flag, and a rule.

import {useTexts} from "../ui/language";
import type {PartProps} from "./list-part";
import {NumberField, RuleField, WordField} from "./number-field";
import type {FlagPart, RulePart, ValuePart} from "./parts";
import {flagWords, ruleWords, sayChange, valueWords} from "./say-part";

/** `faultId`: id of the element with the error in this part. */
type FaultyPartProps<P> = PartProps<P> & {faultId: string | undefined};

export function Single({part, faultId, onEdit}: FaultyPartProps<ValuePart>) {
  const t = useTexts("editor");
  const {piece, value} = part;
  const name = valueWords(t)[piece.name];
  const change = (next: string | null) =>
    onEdit(
      {...part, value: next},
      sayChange(
        (t) => valueWords(t)[piece.name],
        (t) => next ?? t.forms.none,
      ),
    );
  const field = piece.letters ? (
    <WordField label={name} value={value ?? ""} onChange={change} />
  ) : (
    <NumberField label={name} value={value ?? ""} faultId={faultId} min={piece.min} onChange={change} />
  );
  return (
    <div class="part single">
      {piece.initialValue === null ? (
        <span aria-hidden="true">{name}</span>
      ) : (
        <label>
          <input
            type="checkbox"
            checked={value !== null}
            onChange={(event) => change(event.currentTarget.checked ? piece.initialValue : null)}
          />
          {name}
        </label>
      )}
      {value !== null && field}
    </div>
  );
}

export function Flag({part, onEdit}: PartProps<FlagPart>) {
  const t = useTexts("editor");
  const name = flagWords(t)[part.piece.name];
  const change = (on: boolean) =>
    onEdit(
      {...part, on},
      sayChange(
        (t) => flagWords(t)[part.piece.name],
        (t) => (on ? t.forms.on : t.forms.off),
      ),
    );
  return (
    <div class="part single">
      <label>
        <input type="checkbox" checked={part.on} onChange={(event) => change(event.currentTarget.checked)} />
        {name}
      </label>
    </div>
  );
}

export function Rule({part, faultId, onEdit}: FaultyPartProps<RulePart>) {
  const t = useTexts("editor");
  const {piece, text} = part;
  const name = ruleWords(t)[piece.name];
  const change = (next: string) =>
    onEdit(
      {...part, text: next},
      sayChange(
        (t) => ruleWords(t)[piece.name],
        () => next,
      ),
    );
  return (
    <div class="part line">
      <span aria-hidden="true">{name}</span>
      <RuleField label={name} value={text} faultId={faultId} onChange={change} />
    </div>
  );
}

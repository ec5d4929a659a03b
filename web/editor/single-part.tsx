// What is not a list: one value, which may be left out, and a mark that is there or not.

import {forms as words} from "../text/forms";
import {useTongue} from "../ui/tongue";
import type {PartProps} from "./list-part";
import {NumberField, WordField} from "./number-field";
import type {FlagPart, ValuePart} from "./pieces";
import {flagWords, saidIs, valueWords} from "./say-part";

export function Single({part, onEdit}: PartProps<ValuePart>) {
  const t = useTongue();
  const {piece, value} = part;
  const name = valueWords[piece.name];
  const put = (made: string | null) =>
    onEdit(
      {...part, value: made},
      saidIs(
        (tongue) => tongue(name),
        (tongue) => made ?? tongue(words.none),
      ),
    );
  const field = piece.letters ? (
    <WordField label={t(name)} value={value ?? ""} onChange={put} />
  ) : (
    <NumberField label={t(name)} value={value ?? ""} least={piece.least} onChange={put} />
  );
  return (
    <div class="part single">
      {piece.start === null ? (
        <span aria-hidden="true">{t(name)}</span>
      ) : (
        <label>
          <input
            type="checkbox"
            checked={value !== null}
            onChange={(event) => put(event.currentTarget.checked ? piece.start : null)}
          />
          {t(name)}
        </label>
      )}
      {value !== null && field}
    </div>
  );
}

export function Flag({part, onEdit}: PartProps<FlagPart>) {
  const t = useTongue();
  const name = flagWords[part.piece.name];
  const put = (on: boolean) =>
    onEdit(
      {...part, on},
      saidIs(
        (tongue) => tongue(name),
        (tongue) => tongue(on ? words.on : words.off),
      ),
    );
  return (
    <div class="part single">
      <label>
        <input type="checkbox" checked={part.on} onChange={(event) => put(event.currentTarget.checked)} />
        {t(name)}
      </label>
    </div>
  );
}

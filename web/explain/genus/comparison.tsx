// Comparison of the position with another: whether they are equal in every sum, and if not, a game that distinguishes
// them.
import type {Limited, MisereForm} from "../../engine/types";
import type {Language} from "../../text";
import {useTexts} from "../../ui/language";
import {useRequest} from "../../ui/use-request";
import {type AskForm, isForm} from ".";

interface BesideProps {
  address: string;
  ask: AskForm;
}

type FormFound = {other: string; form: MisereForm | Limited | null};

export function Beside({address, ask}: BesideProps) {
  const t = useTexts("genus");
  const {result: comparison, start} = useRequest<FormFound>(address);
  const compare = (other: string) => start(async (watch) => ({other, form: await ask(address, other, watch)}));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget as HTMLFormElement).get("other");
    if (typeof text === "string" && text.trim() !== "") void compare(text.trim());
  };
  return (
    <form class="beside" onSubmit={submit}>
      <label for="form-other">{t.genus.beside}</label>
      <div class="line">
        <input
          id="form-other"
          name="other"
          class="math"
          type="text"
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
        />
        <button type="submit">{t.genus.compare}</button>
      </div>
      <p role="status">{comparison && <Verdict {...comparison} />}</p>
    </form>
  );
}

/** Form for a distinguishing game: a form in brackets, a heap of Nim, or none if the two differ by themselves. */
function distinguishedForm(t: Language<"genus">, game: string | null) {
  if (game === null) return t.genus.apartSomehow;
  if (game === "0") return t.genus.apartAlone;
  return game.startsWith("[") ? t.genus.apart : t.genus.apartHeap;
}

function Verdict({form, other}: FormFound) {
  const t = useTexts("genus");
  if (form === null) return <>{t(t.genus.noPosition, {other})}</>;
  if (!isForm(form) || form.equal === null || form.equal === undefined) return <>{t.genus.unknown}</>;
  if (form.equal) return <>{t(t.genus.equal, {other: form.other ?? other})}</>;
  const game = form.told_apart_by ?? null;
  return <>{t(distinguishedForm(t, game), {other: form.other ?? other, game: game ?? ""})}</>;
}

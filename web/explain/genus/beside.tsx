// Whether another position is equal to this one in every sum, and if not, a game that tells the two apart.
import {useEffect, useRef, useState} from "preact/hooks";
import type {Limited, MisereForm} from "../../engine/types";
import type {Language} from "../../text";
import {useWords} from "../../ui/language";
import {type AskForm, isForm} from ".";

interface BesideProps {
  address: string;
  ask: AskForm;
}

type FormFound = {other: string; form: MisereForm | Limited | null};

export function Beside({address, ask}: BesideProps) {
  const t = useWords("genus");
  const [found, setFound] = useState<FormFound | null>(null);
  const run = useRef<AbortController | null>(null);
  useEffect(() => () => run.current?.abort(), []);
  const compare = async (other: string) => {
    run.current?.abort();
    const own = new AbortController();
    run.current = own;
    const form = await ask(address, other, {signal: own.signal, onProgress: () => {}});
    if (!own.signal.aborted) setFound({other, form});
  };
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
      <p role="status">{found && <Verdict {...found} />}</p>
    </form>
  );
}

/** Told apart by a game in its brackets, which may be a heap of Nim, or nothing at all. */
function apart(t: Language<"genus">, game: string | null) {
  if (game === null) return t.genus.apartSomehow;
  if (game === "0") return t.genus.apartAlone;
  return game.startsWith("[") ? t.genus.apart : t.genus.apartHeap;
}

function Verdict({form, other}: FormFound) {
  const t = useWords("genus");
  if (form === null) return <>{t(t.genus.noPosition, {other})}</>;
  if (!isForm(form) || form.equal === null || form.equal === undefined) return <>{t.genus.unknown}</>;
  if (form.equal) return <>{t(t.genus.equal, {other: form.other ?? other})}</>;
  const game = form.told_apart_by ?? null;
  return <>{t(apart(t, game), {other: form.other ?? other, game: game ?? ""})}</>;
}

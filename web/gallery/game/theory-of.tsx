// Knowledge of a game: its values, its solution, its source, positions worth opening and its notation.
import type {CatalogEntry, Play} from "../../engine/types";
import type {Story} from "../../text";
import {kindOf} from "../../text/search-facts";
import {TextWithCode} from "../../ui/coded";
import {useTexts} from "../../ui/language";
import {Examples, Notation} from "../games";

interface TheoryOfProps {
  entry: CatalogEntry;
  story: Story;
  /** Link to the values of single heaps; null if it has none. */
  sequence: string | null;
  onOpen(address: string, play: Play): void;
}

export function TheoryOf({entry, story, sequence, onOpen}: TheoryOfProps) {
  const t = useTexts("gallery", "profile");
  const [material = ""] = kindOf(entry.id, entry.rules, t);
  const citation = story.sources[entry.source];
  const rows: [string, string | undefined][] = [
    [t.gallery.material, material],
    [t.profile.values, t.profile.kinds[entry.kind]],
    [t.gallery.theory, t.list(story.theories.map((theory) => t.theories[theory]))],
  ];
  return (
    <>
      <p>
        <TextWithCode text={story.about} />
      </p>
      <dl class="facts">
        {rows.map(
          ([name, text]) =>
            text && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
        {citation && (
          <div>
            <dt>{t.profile.source}</dt>
            <dd>
              <cite>{citation}</cite>
            </dd>
          </div>
        )}
      </dl>
      <Examples story={story} entry={entry} onOpen={onOpen} />
      <Notation story={story} />
      {sequence !== null && (
        <p>
          <a class="sequence-link" href={sequence}>
            {t.ui.sequenceOf}
          </a>
        </p>
      )}
    </>
  );
}

// Texts about the games of the position: what they are, their notation, positions worth opening, limits, and the source
// of the theory.
import type {ComponentChildren} from "preact";
import type {CatalogEntry, ComponentText, Gloss, Play} from "../engine/types";
import {gameWords} from "../say/game-names";
import {playWords} from "../say/plays";
import type {Story, Theory} from "../text";
import {TextWithCode} from "../ui/coded";
import {useLanguage} from "../ui/language";
import {createLateView, LateView} from "../ui/late";
import {Section} from "../ui/section";
import {Waiting} from "../ui/waiting";
import {exampleKinds, exampleNames} from "./examples";

/** Table for rules that are a code. */
const glossPart = createLateView({words: ["codes"], load: () => import("../say/gloss")});

interface GamesProps {
  components: readonly ComponentText[];
  catalog: CatalogEntry[];
  /** Link to the values of a game's single heaps; null if it has none. */
  sequenceOf(game: string): string | null;
  /** Explanation of a game's rules, sign by sign; null if they are not a code. */
  glossOf(game: string): Gloss | null;
  /** Links to the articles on methods of solving. */
  articlesOn(theories: readonly Theory[]): ComponentChildren;
  onOpen(address: string, play: Play): void;
}

export function Games({components, catalog, sequenceOf, glossOf, articlesOn, onOpen}: GamesProps) {
  const t = useLanguage();
  const knownComponents = components.filter(({id}) => id !== null);
  const componentsByGame = new Map(knownComponents.map((component) => [component.game ?? component.id, component]));
  return (
    <>
      {[...componentsByGame].map(([name, component], i) => {
        const {game, id, rules} = component;
        const {name: title, story} = gameWords(component)(t);
        const entry = catalog.find((e) => e.id === id && (rules === null || e.rules === rules));
        const citation = entry && story?.sources[entry.source];
        const gloss = game === null ? null : glossOf(game);
        const hasHeaps = entry?.board === "heaps" && entry.kind === "nimber";
        const sequence = hasHeaps && game !== null ? sequenceOf(game) : null;
        return (
          <Section id={`game-${i}`} title={title} key={name}>
            <p>
              {story?.about && <TextWithCode text={story.about} />}{" "}
              {sequence !== null && (
                <a class="sequence-link" href={sequence}>
                  {t.ui.sequenceOf}
                </a>
              )}
            </p>
            {gloss && gloss.gloss.length > 0 && (
              <LateView late={glossPart} plates={[3]}>
                {({GlossTable}) => <GlossTable gloss={gloss} />}
              </LateView>
            )}
            {story ? (
              <>
                {entry && <Examples story={story} entry={entry} onOpen={onOpen} />}
                <Notation story={story} />
                {articlesOn(story.theories)}
              </>
            ) : (
              <Waiting plates={[12]} />
            )}
            {citation && (
              <p class="quiet">
                {t.ui.source} <cite>{citation}</cite>
              </p>
            )}
          </Section>
        );
      })}
    </>
  );
}

export function Examples({story, entry, onOpen}: {story: Story; entry: CatalogEntry; onOpen: GamesProps["onOpen"]}) {
  const t = useLanguage();
  return (
    <dl class="examples">
      {exampleKinds.map((kind) => {
        const {position, play = "normal", says} = story.examples[kind];
        return (
          <div key={kind}>
            <dt>
              {exampleNames(t)[kind]}{" "}
              <button type="button" class="quiet math" onClick={() => onOpen(`${entry.game}:${position}`, play)}>
                {position}
              </button>
              {play !== "normal" && <span class="quiet"> ({playWords(t)[play].name})</span>}
            </dt>
            <dd>{says}</dd>
          </div>
        );
      })}
    </dl>
  );
}

export function Notation({story: {notation, limits}}: {story: Story}) {
  const t = useLanguage();
  const rows: [string, string | undefined][] = [
    [t.ui.rules, notation.rules],
    [t.ui.position, notation.position],
    [t.ui.aMove, notation.move],
  ];
  return (
    <details class="notation">
      <summary>{t.ui.notation}</summary>
      <dl>
        {rows.map(
          ([name, words]) =>
            words && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <TextWithCode text={words} />
                </dd>
              </div>
            ),
        )}
        {limits.length > 0 && (
          <div>
            <dt>{t.ui.limits}</dt>
            {limits.map(({what}) => (
              <dd key={what}>{what}</dd>
            ))}
          </div>
        )}
      </dl>
    </details>
  );
}

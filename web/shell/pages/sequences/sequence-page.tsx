// Page of sequences. Its panels load when it is first opened.
import {effect, untracked} from "@preact/signals";
import {useEffect, useMemo} from "preact/hooks";
import {fitsLink, formatSequence, type SequenceLink} from "../../../address/sequence-link";
import {nameWithRules, shortNameOf} from "../../../say/game-names";
import {Sequence} from "../../../sequences";
import {createFurther} from "../../../sequences/extension";
import {createSequencing, isSame, type Question, type Sequencing} from "../../../sequences/sequence-store";
import {useTexts} from "../../../ui/language";
import {Frame} from "../../frame";
import {type PageProps, type Site, settingsOf} from "../../site";
import {ValuesTabs} from "../../values-tabs";
import {page} from ".";

let store: Sequencing | null = null;

/** Creates the store, which follows the link of the page and is followed by it. */
function createStore({engineStatus, catalogLoader, linkOf, setLink}: Site): Sequencing {
  const sequence = linkOf(page);
  const created = createSequencing(engineStatus.engine, catalogLoader);
  let published: SequenceLink | null = null;
  effect(() => {
    const link = sequence.value;
    if (link === published) return;
    if (link) untracked(() => created.show(link));
    else created.cancel();
  });
  effect(() => {
    const next = created.link.value;
    if (sequence.peek() === null) return;
    published = next;
    setLink(page, next);
  });
  return created;
}

export function SequencePage({site}: PageProps) {
  // One store for the page's lifetime.
  store ??= untracked(() => createStore(site));
  const sequencing = store;
  const {state, glossary} = site;
  const t = useTexts("values");
  const {theme, chosen, linkTo} = settingsOf(site);
  const query = sequencing.question.value;
  const game = (sequencing.tabulation.value ?? sequencing.pairs.value ?? sequencing.played.value ?? query).game;
  const other = sequencing.comparison.value?.otherValues.game;
  const textOf = (game: string) => state.outlines.of(game)?.[0] ?? {game, id: game, rules: null, position: null};
  // An open address is its own name.
  const isOpen = (game: string) => textOf(game).position !== null;
  const name = isOpen(game) ? game : nameWithRules(textOf(game))(t);
  const nameOfOther = (game: string) => (isOpen(game) ? game : shortNameOf(textOf(game))(t));
  const otherName = other === undefined ? "" : other === null ? t.sequences.ownValues : nameOfOther(other);
  const defaultView = {span: null, at: null};
  const {engine} = site.engineStatus;
  const further = useMemo(() => createFurther(engine), [engine]);
  // Stops the computation when the query changes and when the page is left.
  useEffect(() => further.stop, [further, query]);
  const sequenceLink = (question: Question) => formatSequence({...question, ...defaultView}, chosen);
  const compute = async ({game, to, other, play}: Question) => {
    const resolved = {game: await sequencing.meant("game", game), other: await sequencing.meant("other", other ?? "")};
    const next = {game: resolved.game, to, play, other: resolved.other || null};
    // The same query again has the same link, which would open nothing; values that are too long have no link.
    if (isSame(query, next) || !fitsLink(next.other)) sequencing.show({...next, ...defaultView});
    else location.hash = sequenceLink(next);
  };
  return (
    <Frame site={site} title={[name, t.ui.sequence]}>
      <main>
        <ValuesTabs site={site} />
        <Sequence
          name={name}
          isFamily={isOpen(game)}
          otherName={otherName}
          gloss={isOpen(game) ? null : glossary.of(game)}
          theme={theme}
          asked={query}
          tabulation={sequencing.tabulation.value}
          pairs={sequencing.pairs.value}
          played={sequencing.played.value}
          comparison={sequencing.comparison.value}
          isInLink={fitsLink(query.other)}
          view={sequencing.view.value}
          stale={sequencing.stale.value}
          busy={sequencing.busy.value}
          slow={sequencing.slow.value}
          cancelled={sequencing.cancelled.value}
          progress={sequencing.progress.value}
          further={further}
          engine={engine}
          fault={sequencing.fault.value}
          readAs={sequencing.readAs.value}
          catalog={sequencing.catalog.value}
          onFocus={sequencing.load}
          addressOf={sequencing.addressOf}
          positionLink={(n) => linkTo.position(sequencing.addressOf(n), query.play ?? "normal")}
          pairLink={(address) => linkTo.position(address, query.play ?? "normal")}
          sequenceLink={sequenceLink}
          onType={sequencing.glance}
          onCompute={compute}
          onCancel={sequencing.cancel}
          onLook={sequencing.setView}
          check={sequencing.check}
        />
      </main>
    </Frame>
  );
}

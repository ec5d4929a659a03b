// The page of sequences, around the panels that are loaded when it is first opened.
import {useEffect, useMemo} from "preact/hooks";
import {fitsLink, formatSequence} from "../address/sequence-link";
import {nameWithRules, shortNameOf} from "../say/game-names";
import {Sequence} from "../sequences";
import {createFurther} from "../sequences/further";
import {isSame, type Question} from "../sequences/sequencing";
import {useWords} from "../ui/language";
import {Frame} from "./frame";
import {type PageProps, settingsOf} from "./site";
import {ValuesTabs} from "./values-tabs";

export function SequencePage({site}: PageProps) {
  const {state, sequencing, glossary} = site;
  const t = useWords("values");
  const {theme, chosen, linkTo} = settingsOf(site);
  const asked = sequencing.asked.value;
  const game = (sequencing.tabulation.value ?? sequencing.pairs.value ?? sequencing.played.value ?? asked).game;
  const other = sequencing.comparison.value?.beside.game;
  const textOf = (game: string) => state.outlines.of(game)?.[0] ?? {game, id: game, rules: null, position: null};
  // An address in braces stands for itself.
  const isOpen = (game: string) => textOf(game).position !== null;
  const name = isOpen(game) ? game : nameWithRules(textOf(game))(t);
  const nameOfOther = (game: string) => (isOpen(game) ? game : shortNameOf(textOf(game))(t));
  const otherName = other === undefined ? "" : other === null ? t.sequences.ownValues : nameOfOther(other);
  const whole = {span: null, at: null};
  const {engine} = site.engineStatus;
  const further = useMemo(() => createFurther(engine), [engine]);
  // The next question ends it, and so does leaving the page.
  useEffect(() => further.stop, [further, asked]);
  const sequenceLink = (question: Question) => formatSequence({...question, ...whole}, chosen);
  const compute = async ({game, to, other, play}: Question) => {
    const meant = {game: await sequencing.meant("game", game), other: await sequencing.meant("other", other ?? "")};
    const next = {game: meant.game, to, play, other: meant.other || null};
    // The same question once more has the same link, which would lead nowhere; too long values have none.
    if (isSame(asked, next) || !fitsLink(next.other)) sequencing.show({...next, ...whole});
    else location.hash = sequenceLink(next);
  };
  return (
    <Frame site={site} page="values" title={[name, t.ui.sequence]}>
      <main>
        <ValuesTabs site={site} page="sequences" />
        <Sequence
          name={name}
          isFamily={isOpen(game)}
          otherName={otherName}
          gloss={isOpen(game) ? null : glossary.of(game)}
          theme={theme}
          asked={asked}
          tabulation={sequencing.tabulation.value}
          pairs={sequencing.pairs.value}
          played={sequencing.played.value}
          comparison={sequencing.comparison.value}
          isInLink={fitsLink(asked.other)}
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
          named={sequencing.named.value}
          onFocus={sequencing.load}
          addressOf={sequencing.addressOf}
          positionLink={(n) => linkTo.position(sequencing.addressOf(n), asked.play ?? "normal")}
          pairLink={(address) => linkTo.position(address, asked.play ?? "normal")}
          sequenceLink={sequenceLink}
          onType={sequencing.glance}
          onCompute={compute}
          onCancel={sequencing.cancel}
          onLook={sequencing.look}
          check={sequencing.check}
        />
      </main>
    </Frame>
  );
}

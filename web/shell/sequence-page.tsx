// The page of sequences, around the panels that are loaded when it is first opened.

import {formatSequence} from "../address/sequence-link";
import {nameWithRules, shortNameOf} from "../say/game-names";
import {isSame, type Question} from "../sequences/sequencing";
import {useLanguage} from "../ui/language";
import {Frame} from "./frame";
import {type Site, settingsOf} from "./site";
import {ValuesTabs} from "./values-tabs";

export function SequencePage({site}: {site: Site}) {
  const {state, sequencing, glossing} = site;
  const t = useLanguage();
  const {theme, chosen, linkTo} = settingsOf(site);
  const asked = sequencing.asked.value;
  const game = (sequencing.tabulation.value ?? sequencing.pairs.value ?? asked).game;
  const other = sequencing.comparison.value?.tabulation.game;
  const textOf = (game: string) => state.outlines.of(game)?.[0] ?? {game, id: game, rules: null, position: null};
  const name = nameWithRules(textOf(game))(t);
  const otherName = other === undefined ? "" : shortNameOf(textOf(other))(t);
  const whole = {span: null, at: null};
  const sequenceLink = (question: Question) => formatSequence({...question, ...whole}, chosen);
  const compute = ({game, to, other}: Question) => {
    const named = (text: string) => text.normalize("NFKC").trim();
    const next = {game: named(game), to, other: named(other ?? "") || null};
    // The same question once more has the same link, which would lead nowhere.
    if (isSame(asked, next)) void sequencing.show({...next, ...whole});
    else location.hash = sequenceLink(next);
  };
  const Panel = sequencing.panel.value?.Sequence;
  return (
    <Frame site={site} page="values" title={[name, t.ui.sequence]}>
      <main>
        <ValuesTabs site={site} page="sequences" />
        {Panel && (
          <Panel
            name={name}
            otherName={otherName}
            gloss={glossing.of(game)}
            theme={theme}
            asked={asked}
            tabulation={sequencing.tabulation.value}
            pairs={sequencing.pairs.value}
            comparison={sequencing.comparison.value}
            view={sequencing.view.value}
            stale={sequencing.stale.value}
            busy={sequencing.busy.value}
            slow={sequencing.slow.value}
            cancelled={sequencing.cancelled.value}
            progress={sequencing.progress.value}
            fault={sequencing.fault.value}
            positionLink={(position) => linkTo.position(`${game}:${position}`)}
            sequenceLink={sequenceLink}
            onType={sequencing.glance}
            onCompute={compute}
            onCancel={sequencing.cancel}
            onLook={sequencing.look}
            check={sequencing.check}
          />
        )}
      </main>
    </Frame>
  );
}

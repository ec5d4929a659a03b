// The page of sequences, around the panels that are loaded when it is first opened.

import {firstNimbers, formatNimbers} from "../address/nimber-link";
import {formatSequence} from "../address/sequence-link";
import type {Glossing} from "../game/glossing";
import type {State} from "../game/state";
import {nameWithRules, shortNameOf} from "../say/game-names";
import {isSame, type Question, type Sequencing} from "../sequences/sequencing";
import {useLanguage} from "../ui/language";
import type {Reading} from "../ui/reading";
import {SidePage, settingsOf} from "./side-page";

interface SequencePageProps {
  state: State;
  reading: Reading;
  sequencing: Sequencing;
  glossing: Glossing;
}

export function SequencePage({state, reading, sequencing, glossing}: SequencePageProps) {
  const t = useLanguage();
  const {theme, chosen, linkOf} = settingsOf(state);
  const asked = sequencing.asked.value;
  const game = (sequencing.tabulation.value ?? sequencing.pairs.value ?? asked).game;
  const other = sequencing.comparison.value?.tabulation.game;
  const textOf = (game: string) => state.outlines.of(game)?.[0] ?? {game, id: game, rules: null, position: null};
  const name = nameWithRules(textOf(game))(t);
  const otherName = other === undefined ? "" : shortNameOf(textOf(other))(t);
  const whole = {span: null, at: null};
  const sequenceLink = (question: Question) => formatSequence({...question, ...whole}, chosen);
  const compute = async ({game, to, other}: Question) => {
    const meant = {game: await sequencing.meant("game", game), other: await sequencing.meant("other", other ?? "")};
    const next = {game: meant.game, to, other: meant.other || null};
    // The same question once more has the same link, which would lead nowhere.
    if (isSame(asked, next)) void sequencing.show({...next, ...whole});
    else location.hash = sequenceLink(next);
  };
  const Panel = sequencing.panel.value?.Sequence;
  return (
    <SidePage
      state={state}
      reading={reading}
      title={[name, t.ui.sequence]}
      sides={{sequences: null, nimbers: formatNimbers(firstNimbers, chosen)}}
    >
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
          readAs={sequencing.readAs.value}
          named={sequencing.named.value}
          onFocus={sequencing.load}
          positionLink={(position) => linkOf(`${game}:${position}`)}
          sequenceLink={sequenceLink}
          onType={sequencing.glance}
          onCompute={compute}
          onCancel={sequencing.cancel}
          onLook={sequencing.look}
          check={sequencing.check}
        />
      )}
    </SidePage>
  );
}

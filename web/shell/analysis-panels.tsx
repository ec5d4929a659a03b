// The panels of the page of a position that come when they are first shown.
import {useState} from "preact/hooks";
import type {CatalogEntry, Play} from "../engine/types";
import {componentsOf} from "../game/outlines";
import type {Pasted, Pasting} from "../game/pasting";
import type {State} from "../game/state";
import {drawable} from "../puzzles/drawable";
import {useLanguage} from "../ui/language";
import {LateOf} from "../ui/late";
import {Waiting} from "../ui/waiting";
import {casesPart, gamesPart, puzzlePart} from "./late-parts";
import {type Site, settingsOf} from "./site";

export function CasesOf({pasted, here, pasting}: {pasted: Pasted; here: string; pasting: Pasting}) {
  return (
    <LateOf late={casesPart} plates={[3]}>
      {({Cases}) => <Cases {...pasted} here={here} onOpen={pasting.open} onClose={pasting.close} />}
    </LateOf>
  );
}

/** Where positions of the game at hand can be drawn by lot. */
export function Lot({state, catalog}: {state: State; catalog: CatalogEntry[]}) {
  const t = useLanguage();
  const [isOpen, setOpen] = useState(false);
  // The last position that made sense: the form stays while another is being typed.
  const answer = state.analysis.answer.value;
  const components = answer ? componentsOf(answer) : [];
  const found = components.flatMap((component) => drawable(component, catalog));
  const [first, ...others] = [...new Map(found.map((one) => [one.game, one])).values()];
  // Its place is kept until the catalogue is there, so that the board below stays where it is.
  const isExpected = catalog.length === 0 && components.some(({game}) => game !== null);
  if (!first && !isExpected) return null;
  return (
    <details class="drawing" onToggle={(event) => event.currentTarget.open && setOpen(true)}>
      <summary>{t.table.draw}</summary>
      {isOpen && !first && <Waiting plates={[3]} />}
      {isOpen && first && (
        <LateOf late={puzzlePart} plates={[3]}>
          {({RandomOf}) => <RandomOf state={state} games={[first, ...others]} isSum={components.length > 1} />}
        </LateOf>
      )}
    </details>
  );
}

interface GamesOfProps {
  site: Site;
  onOpen(address: string, play: Play): void;
}

export function GamesOf({site: {state, samples, sequencing, glossary}, onOpen}: GamesOfProps) {
  const {linkTo} = settingsOf({state});
  return (
    <LateOf late={gamesPart} plates={[12]}>
      {({Games}) => (
        <Games
          components={state.components.value}
          catalog={samples.catalog.value}
          glossOf={glossary.of}
          sequenceOf={(game) => (sequencing.offers(game) ? linkTo.sequence({game}) : null)}
          onOpen={onOpen}
        />
      )}
    </LateOf>
  );
}

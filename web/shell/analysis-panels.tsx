// Panels of the page of a position that load when they are first shown.
import {useState} from "preact/hooks";
import type {CatalogEntry, Play} from "../engine/types";
import {componentsOf} from "../game/analysis/outlines";
import type {Pasted, Pasting} from "../game/input/pasting";
import type {State} from "../game/state";
import {drawable} from "../puzzles/drawable";
import {useLanguage} from "../ui/language";
import {LateView} from "../ui/late";
import {Waiting} from "../ui/waiting";
import {ArticleLinks} from "./article-links";
import {articleOfPlay, articleOfTheory} from "./article-topics";
import {casesPart, gamesPart, puzzlePart} from "./late-parts";
import {page as sequences} from "./pages/sequences";
import {type Site, settingsOf} from "./site";

export function LateCases({pasted, here, pasting}: {pasted: Pasted; here: string; pasting: Pasting}) {
  return (
    <LateView late={casesPart} plates={[3]}>
      {({Cases}) => <Cases {...pasted} currentAddress={here} onOpen={pasting.open} onClose={pasting.close} />}
    </LateView>
  );
}

/** Panel that draws random positions of the current game, if it allows that. */
export function RandomPositions({state, catalog}: {state: State; catalog: CatalogEntry[]}) {
  const t = useLanguage();
  const [isOpen, setOpen] = useState(false);
  // Last position that could be read: the form stays while another is typed.
  const answer = state.analysis.answer.value;
  const components = answer ? componentsOf(answer) : [];
  const drawableGames = components.flatMap((component) => drawable(component, catalog));
  const [first, ...others] = [...new Map(drawableGames.map((game) => [game.game, game])).values()];
  // Keeps its room until the catalogue has loaded, so that the board below does not move.
  const isCatalogPending = catalog.length === 0 && components.some(({game}) => game !== null);
  if (!first && !isCatalogPending) return null;
  return (
    <details class="drawing" onToggle={(event) => event.currentTarget.open && setOpen(true)}>
      <summary>{t.table.draw}</summary>
      {isOpen && !first && <Waiting plates={[3]} />}
      {isOpen && first && (
        <LateView late={puzzlePart} plates={[3]}>
          {({ConnectedRandom}) => (
            <ConnectedRandom state={state} games={[first, ...others]} isSum={components.length > 1} />
          )}
        </LateView>
      )}
    </details>
  );
}

interface LateGamesProps {
  site: Site;
  onOpen(address: string, play: Play): void;
}

export function LateGames({site, onOpen}: LateGamesProps) {
  const {state, engineStatus, samples, glossary} = site;
  const {linkTo} = settingsOf({state});
  return (
    <LateView late={gamesPart} plates={[12]}>
      {({Games, sequencesOf}) => (
        <Games
          components={state.components.value}
          catalog={samples.catalog.value}
          glossOf={glossary.of}
          sequenceOf={(game) =>
            sequencesOf(engineStatus.engine).of(game) ? linkTo.page(sequences, {...sequences.start, game}) : null
          }
          articlesOn={(theories) => (
            <ArticleLinks
              site={site}
              slugs={[
                ...theories.map((theory) => articleOfTheory[theory]),
                articleOfPlay[state.question.value.play] ?? null,
              ]}
              from={linkTo.game()}
            />
          )}
          onOpen={onOpen}
        />
      )}
    </LateView>
  );
}

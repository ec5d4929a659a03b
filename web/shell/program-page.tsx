// The page of games by code, around the panels that are loaded when it is first opened.
import {useEffect} from "preact/hooks";
import {formatLink, unplayed} from "../address/link";
import {formatProgram} from "../address/program-link";
import {Programs} from "../programs";
import {useWords} from "../ui/language";
import {Frame} from "./frame";
import {programSide} from "./program-side";
import {type PageProps, settingsOf} from "./site";
import {ValuesTabs} from "./values-tabs";

export function ProgramPage({site}: PageProps) {
  const t = useWords("programs");
  const {chosen} = settingsOf(site);
  const {studio, isForeign} = programSide(site);
  useEffect(() => studio.stop, [studio]);
  return (
    <Frame site={site} page="values" title={[t.programs.title]}>
      <main>
        <ValuesTabs site={site} page="write" />
        <Programs
          code={studio.code.value}
          to={studio.to.value}
          isForeign={isForeign.value}
          result={studio.result.value}
          fault={studio.fault.value}
          lost={studio.lost.value}
          made={studio.made.value}
          programLink={(program) => formatProgram(program, chosen)}
          positionLink={({game, code, to}, state, isPlayed) =>
            formatLink({
              ...{...unplayed, ...chosen, play: "normal", mode: isPlayed ? "play" : "analyse"},
              address: `${game}:${state}`,
              program: {code, to},
            }) ?? "#/"
          }
          onType={studio.type}
          onTo={studio.setTo}
          onRun={() => void studio.run()}
          onStop={studio.stop}
        />
      </main>
    </Frame>
  );
}

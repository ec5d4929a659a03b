// The page of games by code, around the panels that are loaded when it is first opened.
import {useEffect} from "preact/hooks";
import {formatLink, unplayed} from "../address/link";
import {formatProgram} from "../address/program-link";
import {Programs} from "../programs";
import type {Result} from "../programs/studio";
import {useWords} from "../ui/language";
import {LateOf, lateWithWords} from "../ui/late";
import {Frame} from "./frame";
import {programSide} from "./program-side";
import {type PageProps, settingsOf} from "./site";
import {ValuesTabs} from "./values-tabs";

const valuesPart = lateWithWords({
  words: ["values"],
  load: async () => (await import("./program-values")).ProgramValues,
});

export function ProgramPage({site}: PageProps) {
  const t = useWords("programs");
  const {chosen} = settingsOf(site);
  const {studio, isForeign} = programSide(site);
  useEffect(() => studio.stop, [studio]);
  const result = studio.result.value;
  const positionLink = ({game, code, to}: Result, state: string, isPlayed: boolean) =>
    formatLink({
      ...{...unplayed, ...chosen, play: "normal", mode: isPlayed ? "play" : "analyse"},
      address: `${game}:${state}`,
      program: {code, to},
    }) ?? "#/";
  return (
    <Frame site={site} page="values" title={[t.programs.title]}>
      <main>
        <ValuesTabs site={site} page="write" />
        <Programs
          code={studio.code.value}
          to={studio.to.value}
          isForeign={isForeign.value}
          result={result}
          fault={studio.fault.value}
          lost={studio.lost.value}
          made={studio.made.value}
          programLink={(program) => formatProgram(program, chosen)}
          positionLink={positionLink}
          onType={studio.type}
          onTo={studio.setTo}
          onRun={() => void studio.run()}
          onStop={studio.stop}
        />
        {result && result.starts.length > 0 && (
          <LateOf late={valuesPart} plates={[24, 12]}>
            {(Values) => <Values {...{site, result}} positionLink={(state) => positionLink(result, state, false)} />}
          </LateOf>
        )}
      </main>
    </Frame>
  );
}

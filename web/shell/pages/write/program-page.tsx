// Page of games by code. Its panels load when it is first opened.
import {useEffect} from "preact/hooks";
import {defaultLinkFields, formatLink} from "../../../address/link";
import {formatProgram} from "../../../address/program-link";
import {Programs} from "../../../programs";
import type {Result} from "../../../programs/program-store";
import {useTexts} from "../../../ui/language";
import {createLateView, LateView} from "../../../ui/late";
import {Frame} from "../../frame";
import {programSide} from "../../program-side";
import {type PageProps, settingsOf} from "../../site";
import {ValuesTabs} from "../../values-tabs";

const valuesPart = createLateView({
  words: ["values"],
  load: async () => (await import("./program-values")).ProgramValues,
});

export function ProgramPage({site}: PageProps) {
  const t = useTexts("programs");
  const {chosen} = settingsOf(site);
  const {studio, isForeign} = programSide(site);
  useEffect(() => studio.stop, [studio]);
  const result = studio.result.value;
  const positionLink = ({game, code, to}: Result, state: string, isPlayed: boolean) =>
    formatLink({
      ...{...defaultLinkFields, ...chosen, play: "normal", mode: isPlayed ? "play" : "analyse"},
      address: `${game}:${state}`,
      program: {code, to},
    }) ?? "#/";
  return (
    <Frame site={site} title={[t.programs.title]}>
      <main>
        <ValuesTabs site={site} />
        <Programs
          code={studio.code.value}
          to={studio.to.value}
          isForeign={isForeign.value}
          result={result}
          fault={studio.fault.value}
          lost={studio.lost.value}
          progress={studio.progress.value}
          programLink={(program) => formatProgram(program, chosen)}
          positionLink={positionLink}
          onType={studio.type}
          onTo={studio.setTo}
          onRun={() => void studio.run()}
          onStop={studio.stop}
        />
        {result && result.starts.length > 0 && (
          <LateView late={valuesPart} plates={[24, 12]}>
            {(Values) => <Values {...{site, result}} positionLink={(state) => positionLink(result, state, false)} />}
          </LateView>
        )}
      </main>
    </Frame>
  );
}

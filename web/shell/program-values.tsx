// Below a program, once it has been run: what its values show, and further ones by running it further.
import {useEffect, useMemo} from "preact/hooks";
import {mostStarts} from "../address/program-field";
import {ProgramError} from "../programs/sandbox";
import type {Result} from "../programs/studio";
import {createFurther} from "../sequences/further";
import {observedOf, SequenceReport} from "../sequences/sequence-report";
import {useWords} from "../ui/language";
import {programSide} from "./program-side";
import {type Site, settingsOf} from "./site";

interface ProgramValuesProps {
  site: Site;
  result: Result;
  positionLink(state: string): string;
}

/** What its files and its programs call it. */
const unnamed = "own-game";
const valuesOf = ({starts}: Result) =>
  observedOf(
    unnamed,
    starts.map(({grundy}) => grundy),
  );

function furtherOf(site: Site, {code}: Result) {
  const {studio} = programSide(site);
  return createFurther(site.engineStatus.engine, {
    most: mostStarts,
    async tabulation(_engine, _game, to, {signal}) {
      try {
        return valuesOf(await studio.learn({code, to}, {signal, onProgress() {}}));
      } catch (error) {
        // Its fault stands further out than the reader has asked.
        if (error instanceof ProgramError || signal.aborted) return null;
        throw error;
      }
    },
  });
}

export function ProgramValues({site, result, positionLink}: ProgramValuesProps) {
  const t = useWords("programs");
  const tabulation = useMemo(() => valuesOf(result), [result]);
  const further = useMemo(() => furtherOf(site, result), [site, result]);
  useEffect(() => further.stop, [further]);
  return (
    <SequenceReport
      key={`${result.game} ${result.to}`}
      name={t.programs.title}
      theme={settingsOf(site).theme}
      addressOf={(n) => `start(${n})`}
      positionLink={(n) => positionLink(result.starts[n]?.state ?? "")}
      {...{tabulation, further}}
    />
  );
}

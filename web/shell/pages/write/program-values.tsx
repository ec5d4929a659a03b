// Panels below a program that has been run: its values as a sequence, and more values by running it further.
import {useEffect, useMemo} from "preact/hooks";
import {maxStarts} from "../../../address/program-field";
import type {Result} from "../../../programs/program-store";
import {ProgramError} from "../../../programs/sandbox";
import {createFurther} from "../../../sequences/extension";
import {observedTabulation, SequenceReport} from "../../../sequences/sequence-report";
import {useTexts} from "../../../ui/language";
import {programSide} from "../../program-side";
import {type Site, settingsOf} from "../../site";

interface ProgramValuesProps {
  site: Site;
  result: Result;
  positionLink(state: string): string;
}

/** Name of the sequence in exported files and programs. */
const sequenceName = "own-game";
const valuesOf = ({starts}: Result) =>
  observedTabulation(
    sequenceName,
    starts.map(({grundy}) => grundy),
  );

function createFurtherValues(site: Site, {code}: Result) {
  const {studio} = programSide(site);
  return createFurther(site.engineStatus.engine, {
    maxTo: maxStarts,
    async tabulation(_engine, _game, to, {signal}) {
      try {
        return valuesOf(await studio.exploreGame({code, to}, {signal, onProgress() {}}));
      } catch (error) {
        // The program fails only beyond the values that the reader asked for.
        if (error instanceof ProgramError || signal.aborted) return null;
        throw error;
      }
    },
  });
}

export function ProgramValues({site, result, positionLink}: ProgramValuesProps) {
  const t = useTexts("programs");
  const tabulation = useMemo(() => valuesOf(result), [result]);
  const further = useMemo(() => createFurtherValues(site, result), [site, result]);
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

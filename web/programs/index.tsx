// Page of games by code: the program, its run, its faults, and the values of its game.
import {useEffect, useState} from "preact/hooks";
import {maxStarts, type Program} from "../address/program-field";
import {CopiedLine, useCopy} from "../ui/copy";
import {Help} from "../ui/help";
import {useTexts} from "../ui/language";
import {formatCount, parseCount} from "../ui/numbers";
import {Section} from "../ui/section";
import {Code} from "./code";
import {examples} from "./examples";
import {FaultMessage} from "./fault";
import type {ExplorationSize, Fault, Result} from "./program-store";
import {Results} from "./results";
import {RunProgress} from "./running";
import "../ui/asking.css";
import "./programs.css";

export interface ProgramsProps {
  code: string;
  to: number;
  /** True if the program came with a link and has not been run. */
  isForeign: boolean;
  result: Result | null;
  fault: Fault | null;
  lost: boolean;
  progress: ExplorationSize | null;
  programLink(program: Program): string;
  /** Link to the state with this number, which must be one that play begins at. */
  positionLink(result: Result, state: string, isPlayed: boolean): string;
  onType(code: string): void;
  onTo(to: number): void;
  onRun(): void;
  onStop(): void;
}

export function Programs(props: ProgramsProps) {
  const {code, to, isForeign, result, fault, lost, progress, programLink, positionLink, onType, onTo, onRun, onStop} =
    props;
  const t = useTexts("programs");
  const [boundText, setBoundText] = useState(String(to));
  const [wasStopped, setWasStopped] = useState(false);
  useEffect(() => setBoundText(String(to)), [to]);
  const {copied, copy} = useCopy();
  const bound = parseCount(boundText, BigInt(maxStarts));
  const run = () => {
    if (bound === null) return;
    setWasStopped(false);
    onRun();
  };
  const stop = () => {
    setWasStopped(true);
    onStop();
  };
  const isStale = result !== null && (result.code !== code || result.to !== to);
  return (
    <>
      <h1 tabindex={-1}>{t.programs.title}</h1>
      <p class="lede">{t.programs.lede}</p>
      <ul class="chips samples" aria-label={t.programs.examples}>
        {examples.map(({name, code: exampleCode, to: exampleTo}) => (
          <li key={name}>
            <a
              href={programLink({code: exampleCode, to: exampleTo})}
              aria-current={exampleCode === code ? "true" : undefined}
              title={t.programs.worth[name]}
            >
              {t.programs.called[name]}
            </a>
          </li>
        ))}
      </ul>
      {examples.map(({name, code: exampleCode}) =>
        exampleCode === code ? (
          <p key={name} class="quiet">
            {t.programs.worth[name]}
          </p>
        ) : null,
      )}
      <form
        class="asking program"
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape" && progress) stop();
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) run();
        }}
      >
        <div class="line">
          <label for="program-code">{t.programs.code}</label>
          <Help about={t.programs.codeHelp} />
        </div>
        {isForeign && <p class="quiet foreign">{t.programs.notRun}</p>}
        <Code code={code} line={fault?.of === "program" ? fault.fault.line : null} onType={onType} />
        <div class="line bound">
          <label for="program-to">{t.programs.to}</label>
          <input
            id="program-to"
            class="math"
            type="text"
            inputMode="numeric"
            autocomplete="off"
            value={boundText}
            aria-invalid={bound === null}
            aria-describedby={bound === null ? "program-to-fault" : undefined}
            onInput={(event) => {
              setBoundText(event.currentTarget.value);
              const next = parseCount(event.currentTarget.value, BigInt(maxStarts));
              if (next !== null) onTo(Number(next));
            }}
          />
          <button type="submit" class="primary">
            {t.programs.run}
          </button>
          <button type="button" onClick={() => copy(new URL(programLink({code, to}), location.href).href)}>
            {t.programs.link}
          </button>
        </div>
        {bound === null && (
          <p class="fault" id="program-to-fault" role="alert">
            {t(t.programs.badTo, {most: formatCount(maxStarts)})}
          </p>
        )}
        {progress && <RunProgress size={progress} onStop={stop} />}
        <CopiedLine copied={copied} />
      </form>
      <p class="quiet" role="status">
        {wasStopped && !progress && t.programs.stopped}
      </p>
      {fault && <FaultMessage fault={fault} />}
      {lost && (
        <p class="fault" role="alert">
          {t.programs.lost}
        </p>
      )}
      {result && (
        <Section id="program-values" title={t.programs.results}>
          {isStale && <p class="quiet">{t.programs.changed}</p>}
          <Results result={result} positionLink={(state, isPlayed) => positionLink(result, state, isPlayed)} />
        </Section>
      )}
    </>
  );
}

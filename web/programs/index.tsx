// A game by code: the program, its run, its faults, and the values of what it says.
import {useEffect, useState} from "preact/hooks";
import {mostStarts, type Program} from "../address/program-field";
import {CopiedLine, useCopy} from "../ui/copy";
import {Help} from "../ui/help";
import {useWords} from "../ui/language";
import {counted, countIn} from "../ui/numbers";
import {Section} from "../ui/section";
import {Code} from "./code";
import {examples} from "./examples";
import {FaultOf} from "./fault";
import {Results} from "./results";
import {Running} from "./running";
import type {ExplorationSize, Fault, Result} from "./studio";
import "../ui/asking.css";
import "./programs.css";

export interface ProgramsProps {
  code: string;
  to: number;
  /** It came with a link, and has not been run. */
  isForeign: boolean;
  result: Result | null;
  fault: Fault | null;
  lost: boolean;
  made: ExplorationSize | null;
  programLink(program: Program): string;
  /** To the state of the first `start`s that has this number. */
  positionLink(result: Result, state: string, isPlayed: boolean): string;
  onType(code: string): void;
  onTo(to: number): void;
  onRun(): void;
  onStop(): void;
}

export function Programs(props: ProgramsProps) {
  const {code, to, isForeign, result, fault, lost, made, programLink, positionLink, onType, onTo, onRun, onStop} =
    props;
  const t = useWords("programs");
  const [last, setLast] = useState(String(to));
  const [wasStopped, setStopped] = useState(false);
  useEffect(() => setLast(String(to)), [to]);
  const {copied, copy} = useCopy();
  const bound = countIn(last, BigInt(mostStarts));
  const run = () => {
    if (bound === null) return;
    setStopped(false);
    onRun();
  };
  const stop = () => {
    setStopped(true);
    onStop();
  };
  const isStale = result !== null && (result.code !== code || result.to !== to);
  return (
    <>
      <h1 tabindex={-1}>{t.programs.title}</h1>
      <p class="lede">{t.programs.lede}</p>
      <ul class="chips samples" aria-label={t.programs.examples}>
        {examples.map(({name, code: own, to: ownTo}) => (
          <li key={name}>
            <a
              href={programLink({code: own, to: ownTo})}
              aria-current={own === code ? "true" : undefined}
              title={t.programs.worth[name]}
            >
              {t.programs.called[name]}
            </a>
          </li>
        ))}
      </ul>
      {examples.map(({name, code: own}) =>
        own === code ? (
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
          if (event.key === "Escape" && made) stop();
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
            value={last}
            aria-invalid={bound === null}
            aria-describedby={bound === null ? "program-to-fault" : undefined}
            onInput={(event) => {
              setLast(event.currentTarget.value);
              const next = countIn(event.currentTarget.value, BigInt(mostStarts));
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
            {t(t.programs.badTo, {most: counted(mostStarts)})}
          </p>
        )}
        {made && <Running made={made} onStop={stop} />}
        <CopiedLine copied={copied} />
      </form>
      <p class="quiet" role="status">
        {wasStopped && !made && t.programs.stopped}
      </p>
      {fault && <FaultOf fault={fault} />}
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

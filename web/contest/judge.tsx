// A contest problem's input judged: the contest's own output, and each case as a position to open.
import {useState} from "preact/hooks";
import type {EngineError, ErrorCode, Judged, Play, Problem} from "../engine/types";
import {playWords} from "../say/plays";
import type {Language} from "../text";
import {CopiedLine, useCopy} from "../ui/copy";
import {useEveryLanguage, useLanguage} from "../ui/language";
import {counted} from "../ui/numbers";
import {finds} from "../ui/search";
import {Section} from "../ui/section";

interface JudgeProps {
  problems: Problem[];
  judged: Judged | null;
  fault: {error: EngineError; place: {line: number; column: number} | null} | null;
  busy: boolean;
  linkOf(address: string, play: Play): string | null;
  onJudge(problem: string, input: string): void;
  /** Gives up what is being judged, and what was. */
  onClear(): void;
  onOpen(address: string, play: Play): void;
}

/** "poj-2311" as "POJ 2311". */
const nameOf = (id: string) => id.toUpperCase().replace("-", " ").replace("LUOGU", "Luogu").replace("ACWING", "AcWing");

function matches({ids}: Problem, query: string, languages: Language[]): boolean {
  const titles = languages.map(({problemTitles}) => problemTitles[ids[0] ?? ""] ?? "");
  return finds(query, [...ids, ...titles]);
}

export function Judge({problems, judged, fault, busy, linkOf, onJudge, onClear, onOpen}: JudgeProps) {
  const t = useLanguage();
  const [query, setQuery] = useState("");
  const {languages, fetchAll} = useEveryLanguage();
  const [chosen, setChosen] = useState("");
  const [input, setInput] = useState("");
  const found = problems.filter((problem) => matches(problem, query, languages));
  const problem = found.find(({ids}) => ids[0] === chosen) ?? found[0];
  const id = problem?.ids[0] ?? "";
  const title = ({ids}: Problem) => {
    const own = t.problemTitles[ids[0] ?? ""];
    return [ids.map(nameOf).join(", "), own].filter(Boolean).join(" · ");
  };
  return (
    <Section
      id="judge"
      title={t.ui.contest}
      aside={<p class="count">{t(t.ui.problemsFound, {count: found.length})}</p>}
    >
      <p>{t.ui.contestAbout}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (problem) onJudge(id, input);
        }}
      >
        <div class="controls">
          <label>
            {t.ui.problemSearch}
            <input
              type="text"
              value={query}
              placeholder={t.ui.problemHint}
              onFocus={fetchAll}
              onInput={(event) => {
                setQuery(event.currentTarget.value);
                onClear();
              }}
            />
          </label>
          <label>
            {t.ui.problem}
            <select
              value={id}
              onChange={(event) => {
                setChosen(event.currentTarget.value);
                onClear();
              }}
            >
              {found.map((one) => (
                <option key={one.ids[0]} value={one.ids[0]}>
                  {title(one)}
                </option>
              ))}
            </select>
          </label>
        </div>
        {problems.length > 0 && !problem && <p role="status">{t.ui.noProblems}</p>}
        <label for="contest-input">{t.ui.contestInput}</label>
        <textarea
          id="contest-input"
          class="math"
          rows={6}
          spellcheck={false}
          autocapitalize="off"
          value={input}
          aria-invalid={fault !== null}
          aria-describedby={fault ? "contest-fault" : undefined}
          onInput={(event) => {
            setInput(event.currentTarget.value);
            if (fault) onClear();
          }}
        />
        <div class="controls">
          <button type="submit" class="primary" disabled={!problem || busy}>
            {t.ui.judge}
          </button>
          <button type="button" disabled={!problem?.input} onClick={() => setInput(problem?.input ?? "")}>
            {t.ui.fillSample}
          </button>
          {busy && (
            <button type="button" onClick={onClear}>
              {t.ui.cancel}
            </button>
          )}
        </div>
      </form>
      {fault && <FaultOf fault={fault} />}
      <p role="status">{busy && t.ui.judging}</p>
      {judged && <Output judged={judged} linkOf={linkOf} onOpen={onOpen} />}
    </Section>
  );
}

function FaultOf({fault: {error, place}}: {fault: NonNullable<JudgeProps["fault"]>}) {
  const t = useLanguage();
  const gone = error.code === "unavailable";
  const sentence = (error.code as ErrorCode) === "too-big" ? t.ui.errorTooBig : t.ui.contestFault;
  return (
    <p class="fault" id="contest-fault" role="alert">
      {place && t(t.ui.lineColumn, place)}
      {gone ? t.ui.engineGone : sentence} {!gone && t(t.ui.expected, {what: t.expected(error)})}
    </p>
  );
}

const page = 50;

function Output({judged, linkOf, onOpen}: Pick<JudgeProps, "linkOf" | "onOpen"> & {judged: Judged}) {
  const t = useLanguage();
  const {copied, copy} = useCopy();
  const [shown, setShown] = useState({judged, count: page});
  const count = shown.judged === judged ? shown.count : page;
  const {output, cases, omitted} = judged;
  return (
    <>
      <label for="contest-output">{t.ui.contestOutput}</label>
      <textarea id="contest-output" class="math" readOnly rows={6} value={output} />
      <div class="controls">
        <button type="button" onClick={() => copy(output)}>
          {t.ui.copyOutput}
        </button>
      </div>
      <CopiedLine copied={copied} />
      <h3>{t.ui.contestCases}</h3>
      <ol class="cases">
        {cases.slice(0, count).map((one, i) => (
          <li key={i}>
            <Case {...one} link={linkOf(one.address, one.play)} onOpen={onOpen} />
          </li>
        ))}
      </ol>
      {cases.length > count && (
        <button type="button" onClick={() => setShown({judged, count: count + 5 * page})}>
          {t.ui.showMore}
        </button>
      )}
      {omitted > 0 && <p class="quiet">{t(t.ui.casesOmitted, {count: counted(omitted)})}</p>}
    </>
  );
}

const longest = 80;

interface CaseProps extends Pick<JudgeProps, "onOpen"> {
  address: string;
  play: Play;
  output: string;
  link: string | null;
}

function Case({address, play, output, link, onOpen}: CaseProps) {
  const t = useLanguage();
  const text = address.length > longest ? `${address.slice(0, longest)}…` : address;
  const open = (event: Event) => {
    event.preventDefault();
    onOpen(address, play);
  };
  return (
    <>
      {link === null ? (
        <button type="button" class="quiet math" onClick={open}>
          {text}
        </button>
      ) : (
        <a class="math" href={link} onClick={open}>
          {text}
        </a>
      )}
      {play !== "normal" && <span class="quiet"> ({playWords(t)[play]})</span>}{" "}
      <output class="math">{output.trimEnd()}</output>
    </>
  );
}

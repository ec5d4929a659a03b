// One contest problem: its input format and sample, an input judged in the format of the contest, and each case as a
// position.
import {useEffect, useState} from "preact/hooks";
import type {CatalogEntry, EngineError, ErrorCode, Judged, Play, Problem} from "../engine/types";
import {truncate} from "../lib/truncate";
import {gameWords} from "../say/game-names";
import {playWords} from "../say/plays";
import {problemName} from "../say/problem-names";
import {expectedText} from "../text";
import {CopiedLine, useCopy} from "../ui/copy";
import {useFaultTexts} from "../ui/fault-texts";
import {useTexts} from "../ui/language";
import {formatCount} from "../ui/numbers";
import {onPlainClick} from "../ui/plain-click";
import {formatOf} from "./input-formats";
import {gameOf, summaryOf, titleOf} from "./search";
import {Solution} from "./solution";

export interface Judging {
  judged: Judged | null;
  fault: {error: EngineError; place: {line: number; column: number} | null} | null;
  busy: boolean;
  /** Link that opens a position; null if it would be too long. */
  linkOf(address: string, play: Play): string | null;
  onJudge(problem: string, input: string): void;
  /** Cancels the judging and clears its result. */
  onClear(): void;
  onOpen(address: string, play: Play): void;
}

interface ProblemProps extends Judging {
  problem: Problem;
  games: readonly CatalogEntry[];
}

export function ProblemPanel({problem, games, judged, fault, busy, linkOf, onJudge, onClear, onOpen}: ProblemProps) {
  const t = useTexts("contest", "solutions");
  const [text, setText] = useState("");
  // A result belongs to a single problem.
  useEffect(() => onClear, [onClear]);
  const {ids, input, output, ours} = problem;
  return (
    <article class="problem" aria-labelledby="problem-title">
      <h2 id="problem-title" tabindex={-1}>
        {titleOf(problem, t) || ids.map((id) => problemName(id)(t))[0]}
      </h2>
      <p class="quiet">{t.list(ids.map((id) => problemName(id)(t)))}</p>
      <p class="says">{summaryOf(problem, t)}</p>
      <SimilarGame game={gameOf(problem, games, t)} linkOf={linkOf} onOpen={onOpen} />
      <p>
        <span class="label">{t.contest.format}</span> {formatOf(problem)?.(t)}
      </p>
      {input && (
        <div class="samples">
          {[
            [ours ? t.contest.ourInput : t.contest.sampleInput, input],
            [ours ? t.contest.ourOutput : t.contest.sampleOutput, output],
          ].map(([name, text]) => (
            <figure key={name}>
              <figcaption>{name}</figcaption>
              <pre class="math" tabindex={0}>
                {text}
              </pre>
            </figure>
          ))}
        </div>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onJudge(ids[0] ?? "", text);
        }}
      >
        <label for="contest-input">{t.contest.yourInput}</label>
        <textarea
          id="contest-input"
          class="math"
          rows={6}
          spellcheck={false}
          autocapitalize="off"
          placeholder={t.contest.paste}
          value={text}
          aria-invalid={fault !== null}
          aria-describedby={fault ? "contest-fault" : undefined}
          onInput={(event) => {
            setText(event.currentTarget.value);
            if (fault) onClear();
          }}
        />
        <div class="controls">
          <button type="submit" class="primary" disabled={busy || text.trim() === ""}>
            {t.contest.run}
          </button>
          {input && (
            <button type="button" onClick={() => setText(input)}>
              {t.contest.fill}
            </button>
          )}
          {busy && (
            <button type="button" onClick={onClear}>
              {t.ui.cancel}
            </button>
          )}
        </div>
      </form>
      {fault && <FaultMessage fault={fault} />}
      <p role="status">{busy && t.contest.solving}</p>
      {judged && <Output judged={judged} linkOf={linkOf} onOpen={onOpen} />}
      <Solution problem={problem} />
    </article>
  );
}

type OpenProps = Pick<Judging, "linkOf" | "onOpen">;

/** Link to the game in the gallery that the problem is about. */
function SimilarGame({game, linkOf, onOpen}: {game: CatalogEntry | undefined} & OpenProps) {
  const t = useTexts("contest");
  if (!game) return null;
  const {name, rule} = gameWords(game)(t);
  const address = `${game.game}:${game.sample}`;
  return (
    <p>
      <span class="label">{t.contest.likeness}</span>{" "}
      <PositionLink text={name} address={address} play="normal" linkOf={linkOf} onOpen={onOpen} />
      <br />
      <span class="quiet">{rule}</span>
    </p>
  );
}

function FaultMessage({fault: {error, place}}: {fault: NonNullable<Judging["fault"]>}) {
  const t = useTexts("contest");
  const expectedWords = useFaultTexts();
  const hasCrashed = error.code === "unavailable";
  const expected = expectedWords ? [t(t.ui.expected, {what: expectedText(expectedWords, error)})] : [];
  const sentence = (error.code as ErrorCode) === "too-big" ? t.ui.errorTooBig : t.contest.fault;
  return (
    <p class="fault" id="contest-fault" role="alert">
      {place && t(t.contest.lineColumn, place)}
      {hasCrashed ? t.waiting.stopped : t.sentences([sentence, ...expected])}
    </p>
  );
}

const pageSize = 50;

function Output({judged, linkOf, onOpen}: OpenProps & {judged: Judged}) {
  const t = useTexts("contest");
  const {copied, copy} = useCopy();
  const [pagination, setPagination] = useState({judged, count: pageSize});
  const count = pagination.judged === judged ? pagination.count : pageSize;
  const {output, cases, omitted} = judged;
  return (
    <>
      <label for="contest-output">{t.contest.output}</label>
      <textarea id="contest-output" class="math" readOnly rows={6} value={output} />
      <div class="controls">
        <button type="button" onClick={() => copy(output)}>
          {t.contest.copy}
        </button>
      </div>
      <CopiedLine copied={copied} />
      {cases.length > 0 && <h3>{t.contest.cases}</h3>}
      <ol class="cases">
        {cases.slice(0, count).map(({address, play, output}, i) => (
          <li key={i}>
            <PositionLink text={truncate(address, maxLinkText)} {...{address, play, linkOf, onOpen}} />
            {play !== "normal" && <span class="quiet"> ({playWords(t)[play].name})</span>}{" "}
            <output class="math">{output.trimEnd()}</output>
          </li>
        ))}
      </ol>
      {cases.length > count && (
        <button type="button" onClick={() => setPagination({judged, count: count + 5 * pageSize})}>
          {t.ui.showMore}
        </button>
      )}
      {omitted > 0 && <p class="quiet">{t(t.contest.omitted, {count: formatCount(omitted)})}</p>}
    </>
  );
}

const maxLinkText = 80;

/** Opens a position, by a button if there is no link. */
function PositionLink({text, address, play, linkOf, onOpen}: OpenProps & {text: string; address: string; play: Play}) {
  const link = linkOf(address, play);
  const open = () => onOpen(address, play);
  return link === null ? (
    <button type="button" class="quiet math" onClick={open}>
      {text}
    </button>
  ) : (
    <a class="math" href={link} onClick={onPlainClick(open)}>
      {text}
    </a>
  );
}

// Solution of a contest problem: the idea, its proof, and a program, which is loaded when it is opened.
import {useState} from "preact/hooks";
import type {Problem} from "../engine/types";
import {CopiedLine, useCopy} from "../ui/copy";
import {useTexts} from "../ui/language";
import {createLateView, LateView} from "../ui/late";
import {Listing} from "../ui/listing";
import {ideas} from "./ideas";
import {assemblePrograms} from "./program-text";

const createLatePrograms = (load: () => Promise<{methods: Record<string, string>}>) =>
  createLateView({words: [], load: async () => assemblePrograms((await load()).methods)});

const languages = {
  cpp: {name: "C++", late: createLatePrograms(() => import("./programs-cpp"))},
  py: {name: "Python", late: createLatePrograms(() => import("./programs-py"))},
};
type SolutionLanguage = keyof typeof languages;

export function Solution({problem: {ids}}: {problem: Problem}) {
  const {solutions} = useTexts("solutions");
  const id = ids[0] ?? "";
  const idea = ideas[id];
  if (!idea) return null;
  return (
    <div class="solution">
      <h3>{solutions.idea}</h3>
      <p>{solutions.ideas[idea].idea}</p>
      <h3>{solutions.proof}</h3>
      <p>{solutions.ideas[idea].proof}</p>
      <Program id={id} />
    </div>
  );
}

function Program({id}: {id: string}) {
  const {solutions} = useTexts("solutions");
  const [language, setLanguage] = useState<SolutionLanguage | null>(null);
  return (
    <>
      <h3 id="program-title">{solutions.program}</h3>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons are no form */}
      <div class="controls" role="group" aria-labelledby="program-title">
        {(Object.keys(languages) as SolutionLanguage[]).map((key) => (
          <button
            key={key}
            type="button"
            aria-pressed={language === key}
            onClick={() => setLanguage(language === key ? null : key)}
          >
            {languages[key].name}
          </button>
        ))}
      </div>
      {language && (
        <LateView key={language} late={languages[language].late} plates={[12]}>
          {(programs) => <Code text={programs.get(id) ?? ""} />}
        </LateView>
      )}
    </>
  );
}

function Code({text}: {text: string}) {
  const {solutions} = useTexts("solutions");
  const {copied, copy} = useCopy();
  return (
    <>
      <Listing text={text} />
      <div class="controls">
        <button type="button" onClick={() => copy(text)}>
          {solutions.copy}
        </button>
      </div>
      <CopiedLine copied={copied} />
    </>
  );
}

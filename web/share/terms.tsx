// Fields for the opponent of the reader of a link, and for who begins.
import type {GameSettings} from "../address/terms";
import type {Answer} from "../engine/types";
import {availableLevels} from "../game/opponent/opponent";
import {levelWords} from "../say/level-names";
import type {Language} from "../text";
import {useTexts} from "../ui/language";
import {Choice} from "./fields";

export type GameTerms = Pick<GameSettings, "opponent" | "first">;

interface TermsFieldsProps {
  terms: GameTerms;
  answer: Answer | null;
  onTerms(terms: GameTerms): void;
}

export function TermsFields({terms, answer, onTerms}: TermsFieldsProps) {
  const t = useTexts("share");
  const {opponent, first} = terms;
  const levels = availableLevels(answer, opponent === "none" ? null : opponent);
  return (
    <>
      <Choice
        words={t.share.opponent}
        value={opponent ?? "none"}
        options={[...levels.map((level) => [level, levelWords(t)[level]] as const), ["none", t.share.nobody]]}
        onChoose={(to) => onTerms({...terms, opponent: to})}
      />
      {opponent !== "none" && (
        <Choice
          words={t.share.first}
          value={first}
          options={[
            ["reader", t.share.firstReader],
            ["opponent", t.share.firstOpponent],
          ]}
          onChoose={(to) => onTerms({...terms, first: to})}
        />
      )}
    </>
  );
}

/** Describes the game that these settings lead to. */
export function sayGame({opponent, first}: GameTerms, t: Language<"share">): string {
  if (opponent === null || opponent === "none") return t.share.seesTwo;
  const name = levelWords(t)[opponent];
  return t(first === "reader" ? t.share.seesFirst : t.share.seesSecond, {opponent: name});
}

// Complete program that reads heaps and prints the winner or the value, in C++ or Python, with the same parts in both.
import {cpp} from "./cpp";
import type {Plan} from "./plan";
import {python} from "./python";

/**
 * Input formats: a line of heaps for one test; the number of tests, then a line for each; or the number of heaps before
 * those of each.
 */
export const inputs = ["line", "tests", "sized"] as const;
export type Input = (typeof inputs)[number];

export const answers = ["winner", "value"] as const;
export type Answer = (typeof answers)[number];

export const written = {cpp: "C++", py: "Python"} as const;
export type ProgramLanguage = keyof typeof written;

export interface ProgramRequest {
  /** As the engine prints it. */
  game: string;
  plan: Plan;
  input: Input;
  answer: Answer;
}

export const programOf = (request: ProgramRequest, language: ProgramLanguage): string =>
  language === "cpp" ? cpp(request) : python(request);

/** Returns comment lines for the head of the program that state the basis of its values. */
export function restsOn({game, plan}: Pick<ProgramRequest, "game" | "plan">): string[] {
  switch (plan.kind) {
    case "period": {
      const grows = plan.saltus === 0 ? "" : `, growing by ${plan.saltus} each time`;
      const ground = plan.isProved ? "proved" : `observed to n = ${plan.to}, not proved beyond`;
      return [`Grundy values of ${game}: period ${plan.period} from n = ${plan.preperiod} on${grows}, ${ground}.`];
    }
    case "form":
      return [`Grundy values of ${game} by a closed form, observed to n = ${plan.fit.to}, not proved beyond.`];
    case "moves":
      return [
        `Grundy values of ${game} made from its moves as far as they are needed: by the definition, so right for every n.`,
      ];
    case "table":
      return [`Grundy values of ${game} for n = 0..${plan.to}, as a table; larger heaps are refused.`];
  }
}

/** Formats numbers as lines of a table. */
export function rows(values: readonly number[], perRow = 20): string {
  const lines: string[] = [];
  for (let i = 0; i < values.length; i += perRow) lines.push(`    ${values.slice(i, i + perRow).join(", ")},`);
  return lines.join("\n");
}

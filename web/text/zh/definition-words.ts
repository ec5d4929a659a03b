// Texts of the evaluation by definition beside an answer.
import type * as en from "../en/definition-words";
import type {Like} from "../language";

export const definition: Like<typeof en.definition> = {
  about: "不用任何定理、数表或拆分，逐一考察每种走法和每个后继局面，共 {positions} 个局面：",
  tooLarge: "局面太大，仅凭定义算不完：看过 {positions} 个局面后停止。上面的结论另有依据，不受影响。",
  winner: "胜负",
  value: "SG 值",
  winning: "必胜走法",
  said: "结论",
  defined: "定义",
  agrees: "✓ 一致",
  differs: "✗ 不一致",
  /** For a partizan game, with either player to begin. */
  both: {
    about: "不用任何定理、数表或拆分，逐一考察每种走法及其后的局面，直到胜负分明。",
    whole: {other: "{first}时看过 {count} 个局面。"},
    tooLarge: {other: "{first}时局面太多，看过 {count} 个后停止。"},
  },
};

// Texts of what was expected at the place of an error, in Chinese.
import type {faults as en} from "../en/faults";
import {expected} from "./expected";

export const faults: typeof en = {
  expected,
  plays: {
    normal: "正常规则",
    misere: "反常规则",
    sj: "Anti-SG",
    every: "Every-SG",
    selective: "任选",
    conjunctive: "联合",
    "keep-one": "只留一个",
  },
  comma: "、",
};

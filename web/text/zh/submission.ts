// Texts of the program generated from a table.
import type * as en from "../en/submission";
import type {Like} from "../language";

export const submission: Like<typeof en.submission> = {
  language: "语言",
  input: "输入",
  inputs: {
    line: "一组数据：一行写出各堆",
    tests: "先 T，再 T 行，每行写出各堆",
    sized: "先 T，每组先 n，再 n 堆",
  },
  answer: "输出",
  answers: {winner: "First 或 Second", value: "SG 值"},
  by: "求值方式",
  plans: {
    period: "循环节",
    form: "公式",
    moves: "走法",
    table: "数表",
  },
  rests: {
    proved: "依据：周期已证明，对一切 n 正确。",
    observed: "依据：周期仅观察到 n\u00a0=\u00a0{to}，更大的 n 未经证明。",
    form: "依据：{formula}，仅观察到 n\u00a0=\u00a0{to}，更大的 n 未经证明。",
    moves: "依据：只凭规则，按走法算到输入中最大的一堆为止；堆很大时耗时较长。",
    table: "依据：数表，n 不超过 {to} 时正确，更大的堆会拒绝计算。",
  },
  several: "多堆相加，各堆的值取异或；正常规则，走最后一步者胜。",
  copy: "复制",
  save: "保存",
};

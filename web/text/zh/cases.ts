// Texts of test cases pasted into the field of a position.
import type * as en from "../en/cases";
import type {Like} from "../language";

export const cases: Like<typeof en.cases> = {
  pasted: "粘贴的多组数据",
  found: "共 {count} 组数据，请选择一组打开。",
  meant: "粘贴的内容有 {count} 种读法：",
  none: "一个局面，如输入框所示",
  lines: "先是组数，后面 {count} 行，每行一组",
  counted: "先是组数，后面 {count} 组，每组先给出个数",
  close: "关闭列表",
};

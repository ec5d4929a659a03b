// What is said while an answer is on its way.
import type * as en from "../en/waiting";
import type {Like} from "../language";

export const waiting: Like<typeof en.waiting> = {
  starting: "正在启动引擎……",
};

// Texts about the page itself.
import type * as en from "../en/about";
import type {Like} from "../language";

export const about: Like<typeof en.about> = {
  title: "关于",
  text: "所有计算都由编译为 WebAssembly 的 C++ 引擎在你的浏览器中完成，不上传任何内容。浏览器只在本机记下你上次看到哪里、你的设置、通过的关卡、做过的题目和读完的文章，并存下本站文件供离线使用。每个结论都注明依据：定理、已证明的周期、查表或搜索；定理均在一定大小以内的全部局面上与规则逐一核对。",
  otherPlays: "更多",
  otherPlaysHelp: "更多玩法",
};

// Texts about the page itself.
import type * as en from "../en/about";
import type {Like} from "../language";

export const about: Like<typeof en.about> = {
  title: "关于",
  text: "所有计算都由编译为 WebAssembly 的 C++ 引擎在你的浏览器中完成，不上传任何内容。只有浏览器在本机记下你上次的位置、你的设置、通过的关卡、做过的题目和读完的文章，以及供离线使用的本站文件。每个结论都注明依据：定理、已证明的周期、查表或搜索；定理均在一定大小以内的全部局面上与规则逐一核对。",
  otherPlays: "更多",
  otherPlaysHelp: "更多玩法",
};

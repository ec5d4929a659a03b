// Texts shown while an answer is computed, and when none will come.
import type * as en from "../en/waiting";
import type {Like} from "../language";

export const waiting: Like<typeof en.waiting> = {
  starting: "正在启动引擎……",
  missing: "引擎没能载入：文件缺失或损坏，或者网络中断了。已经输入的内容都还在。",
  refused: "引擎要靠带 SIMD 与异常处理的 WebAssembly 运行，而这个浏览器不支持，或者网页的安全策略不允许。",
  stopped: "引擎算到这里停了，这个问题也许超出了浏览器的能力。",
  storyLost: "这个游戏的说明没能载入，请在网络恢复后再试。",
  tryAgain: "重试",
  trying: "正在重试……",
  failed: "这个页面出了点问题。重新载入后，网址里记着的内容都会恢复。",
  reload: "重新载入",
  firstPage: "回到首页",
  coming: "这部分内容正在载入……",
  lost: "这部分内容没能载入：网络中断了，或者文件缺失。其余部分不受影响。",
  outdated: "网站已经更新，这部分内容只有新版本里才有。重新载入后，网址里记着的内容都会恢复。",
};

// Texts of the release: its version, a newer version, and the name of the installed page.
import type * as en from "../en/release";
import type {Like} from "../language";

export const release: Like<typeof en.release> = {
  description: "组合游戏：求解，讲解，对弈。值、必胜走法和理由，一看便知。",
  version: "版本 {version}",
  kept: "断网也能用",
  licences: "开源许可",
  newer: "有新版本。",
  goOver: "更新并重新载入",
  later: "以后再说",
};

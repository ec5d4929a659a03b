// Texts of an element's placeholder before hydration. Loaded on their own.
import type * as en from "../en/arrival";
import type {Like} from "../language";

export const arrival: Like<typeof en.arrival> = {
  play: "在这里下",
  coming: "正在载入……",
  lost: "未能载入，重试",
};

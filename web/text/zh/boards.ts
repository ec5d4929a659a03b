// Texts for boards with indistinguishable elements.

import type {boards as english} from "../en/boards";
import type {Like} from "../language";

export const boards: Like<typeof english> = {
  alike: "{move}（第 {index} 个，共 {count} 个）",
};

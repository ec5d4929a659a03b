// Texts of boards: elements that look alike, and what to touch next in a move of several touches.

import type {boards as english} from "../en/boards";
import type {Like} from "../language";

export const boards: Like<typeof english> = {
  alike: "{move}（第 {index} 个，共 {count} 个）",
  soFar: "目前：{move}。",
  nextCoin: "接着再点一枚硬币。",
  nextCoinOrConfirm: "可再点一枚硬币，或点“{confirm}”。",
  nextSquare: "接着点它要走到的格子。",
  nextCapture: "接着点要吃掉的棋子。",
  nextArrow: "接着点射箭的目标格。",
  nextDomino: "接着点骨牌的第二格。",
  nextCell: "接着点它要走到的格子。",
  nextToppling: "接着点它要倒向的那一端。",
  nextKept: "接着选留下多少。",
  nextPart: "接着选下一堆留下多少。",
  nextPartOrConfirm: "可再选第二堆留下多少，或点“{confirm}”。",
  nextHeap: "接着点另一堆里的一个。",
  nextHeapOrConfirm: "可再点另一堆里的一个，或点“{confirm}”。",
  nextDivisor: "接着选要去掉的约数。",
  nextPot: "接着点放入一颗豆子的瓶子。",
  nextBox: "接着点要放入的盒子。",
  nextPin: "接着点另一端的球瓶。",
  nextEnd: "接着点另一端的硬币。",
  nextEndOrSame: "接着点另一端的硬币；再点同一枚，则只取这一枚。",
  nextVertex: "接着点它要走到的顶点。",
  nextOption: "接着点它要变成的状态。",
  nextNumber: "接着点这条边上要留下的数。",
  nextLine: "接着点要剪开的线。",
  nextOnStep: "接着点要移下去的最低一枚硬币。",
  nextComponents: {other: "还要在 {count} 个分量里各走一步。"},
};

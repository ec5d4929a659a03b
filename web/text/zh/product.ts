// Texts of a sum under misère play as a product: its letters, the winning replacement, and what the normal value does
// not determine.
import type * as en from "../en/product";
import type {Like} from "../language";

export const product: Like<typeof en.product> = {
  title: "逐堆相乘",
  about: "每走一步，就是把一个因子换成另一个或几个。P 是必败元素的集合：乘积换进 P 里便是必胜走法，而从 P 换不到 P。",
  letters: "每个字母是一个堆的元素；元素相同的堆可以互相代替：",
  heap: "堆 {heap}",
  isWon: "乘积为 {product}，不属于 P，轮到走的一方获胜。",
  isLost: "乘积为 {product}，属于 P，轮到走的一方落败。",
  lostOnes: {other: "P 是 {order} 个元素中的 {count} 个必败元素："},
  swap: "必胜的替换",
  swapNone: "取走堆 {heap}（元素 {from}）的全部，余下的是 1，乘积变为 {product}，属于 P。",
  swapOne: "把堆 {heap}（元素 {from}）换成堆 {left}（元素 {to}），乘积变为 {product}，属于 P。",
  swapMore: "把堆 {heap}（元素 {from}）换成堆 {left}（相乘得 {to}），总乘积变为 {product}，属于 P。",
  product: "乘积",
  now: "现在",
  afterwards: "走后",
  noSwap: "怎么换都到不了 P",
  leads: {other: "全部 {count} 种走法得到下列 {products} 种乘积，都不属于 P，因此每一步都有应对能回到 P。"},
  leadsTold:
    "共 {count} 种走法，已列出的 {told} 种得到下列 {products} 种乘积，都不属于 P，因此其中每一步都有应对能回到 P。",
  moves: "走法数",
  example: "例如（附应对）",
  asMove: "即这一步：",
  value: "为什么 SG 值不够用",
  otherWon: "正常规则下，本局面的 SG 值为 {value}，下面的局面也是。反常规则下，本局面必败，下面的却必胜：",
  otherLost: "正常规则下，本局面的 SG 值为 {value}，下面的局面也是。反常规则下，本局面必胜，下面的却必败：",
  others:
    "正常规则下，本局面的 SG 值为 {value}。反常规则下，单凭 SG 值定不出胜负，例如下面两个局面，SG 值都是 {other}：",
  moverWins: "必胜",
  moverLoses: "必败",
  kernel: "在商的核中，SG 值足以定胜负：只有 SG 值为 0 时必败。本局面的乘积在核中，SG 值为 {value}。",
  kernelZero: "在商的核中，SG 值足以定胜负：SG 值为 0 时必败，否则必胜。本局面的乘积在核中，SG 值为 0。",
};

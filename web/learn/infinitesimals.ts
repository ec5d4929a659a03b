import {type Article, figure, figureOf, heading, paragraph} from "./article";

export const article: Article = {
  slug: "infinitesimals",
  title: {en: "Next to nothing", zh: "小于一切正数"},
  lede: {
    en: "Advantages that are more than nothing, and less than any fraction of a move. They decide who wins all the same.",
    zh: "有的优势比零大，却比任何正分数都小，照样能定胜负。",
  },
  motto: "$0 < ↑ < 2^{−n}$",
  body: [
    figure(
      "clobber:xxo.xo",
      {
        en: "A stone captures an enemy stone beside it and takes its place. You are Left, with the blue stones, and begin. Whoever cannot capture loses. You have two captures; one wins.",
        zh: "用一枚棋子吃掉紧邻的对方棋子，并占据那一格；无子可吃者输。你是左方，执蓝子，先走。你有两种吃法，只有一种能赢。",
      },
      {asks: "play"},
    ),
    paragraph({
      en: "In the pair either side captures and all is over: {0\u00a0|\u00a00}, a single counter of Nim, *star*: [[clobber:xo has value * | the pair]]. In the group of three Left's capture ends it as well, but Right's leaves a pair: {0\u00a0|\u00a0∗}. This is *up*, ↑: [[clobber:xxo has value ^ | the group of three]], and [[clobber:xxo is L | it]]. So [[clobber:xxo.xo -> turn=R clobber:xxo..x wins | capturing in the pair]] and keeps the group of three in hand; [[clobber:xxo.xo -> turn=R clobber:x.x.xo loses | capturing there]], for Right is left with a star.",
      zh: "两枚的一组，谁先吃，谁就结束它：{0\u00a0|\u00a00}，相当于 Nim 的一枚石子，叫*星*，[[clobber:xo has value * | 它]]。三枚的一组，左方一吃也就结束；右方吃过之后却还剩一对，所以是 {0\u00a0|\u00a0∗}。它叫*上*，记作 ↑：[[clobber:xxo has value ^ | 三枚的一组]]，[[clobber:xxo is L | 单看它，]]。因此[[clobber:xxo.xo -> turn=R clobber:xxo..x wins | 先在两枚的一组里吃，]]：三枚的一组还留在手里；[[clobber:xxo.xo -> turn=R clobber:x.x.xo loses | 先在三枚的一组里吃，]]：剩下的星归了右方。",
    }),
    paragraph({
      en: "Up alone is above nothing, up with a star is not: [[^ > 0]], but [[^* || 0]], since whoever begins takes it. Nor can a single up outweigh a star, [[^ || *]]; two can, [[^^ > *]].",
      zh: "单独一个上比 0 大，添一颗星就不然：[[^ > 0]]，而 [[^* || 0]]，谁先走谁胜。一个上也压不住一颗星，[[^ || *]]；要两个才行，[[^^ > *]]。",
    }),
    heading({en: "How small?", zh: "有多小？"}),
    figure(
      "red-blue-hackenbush:ground=0,3,5 0-1g 1-2b 3-4g 5-6r 6-7b 7-8b 8-9b 9-10b",
      {
        en: "Either player may cut green edges. On the left a flower with a blue petal, beside it a blade of grass; on the right a red edge that carries four blue ones. Left is to move. Who wins?",
        zh: "绿边谁都可以剪。左边一朵花，开着蓝色的花瓣，旁边一棵草；右边一条红边，上面接着四条蓝边。轮到左方走，谁会赢？",
      },
      {asks: "who-wins"},
    ),
    paragraph({
      en: "[[red-blue-hackenbush:0-1g 1-2b has value ^* | The flower]]; with the blade of grass, a star, [[red-blue-hackenbush:ground=0,3 0-1g 1-2b 3-4g has value ^ | the pair]]. And the stalk is Right's by no more than a sixteenth of a move: [[red-blue-hackenbush:0-1r 1-2b 2-3b 3-4b 4-5b has value -1/16 | it]]. Still [[red-blue-hackenbush:ground=0,3,5 0-1g 1-2b 3-4g 5-6r 6-7b 7-8b 8-9b 9-10b is R | the whole]]. A longer stalk would change nothing: [[^ < 1/1024]], and [[1000.^ < 1/1024 | a garden of a thousand ups]].",
      zh: "[[red-blue-hackenbush:0-1g 1-2b has value ^* | 花]]，草是一颗星，[[red-blue-hackenbush:ground=0,3 0-1g 1-2b 3-4g has value ^ | 两者合起来]]。右方靠那根竹竿只领先十六分之一步，[[red-blue-hackenbush:0-1r 1-2b 2-3b 3-4b 4-5b has value -1/16 | 竹竿]]；然而[[red-blue-hackenbush:ground=0,3,5 0-1g 1-2b 3-4g 5-6r 6-7b 7-8b 8-9b 9-10b is R | 整个局面]]。竹竿再长些也是一样：[[^ < 1/1024]]，就连[[1000.^ < 1/1024 | 一千个上加在一起，也]]。",
    }),
    {
      kind: "statement",
      name: {en: "Theorem (Conway).", zh: "定理（Conway）。"},
      text: {
        en: "If in every position that can arise either both players have a move or neither has, the game is infinitesimal: less than every positive number, greater than every negative one.",
        zh: "若在可能出现的每个局面里，双方要么都有步可走，要么都没有，则这个游戏是无穷小：小于一切正数，大于一切负数。",
      },
    },
    paragraph({
      en: "Such games are *all-small*. Clobber is one, whatever the board, and so are flowers and grass. Where a sum has such games and numbers alone, the numbers decide; only where these cancel is it the infinitesimals' turn.",
      zh: "这样的游戏叫*全小*。Clobber 吃子不论棋盘多大都是，花和草也是。和里若只有这样的游戏和数，胜负就由数定；数抵消光了，才轮到无穷小说话。",
    }),
    heading({en: "Smaller still", zh: "还有更小的"}),
    figure(
      "domineering:2x4 + clobber:oox",
      {
        en: "Domineering, two wide and four high: Left lays dominoes upright, Right across. Beside it a few stones of Clobber, where Right is ahead. Left begins. Who wins?",
        zh: "纵横骨牌，两格宽，四格高，左方竖放，右方横放；旁边三枚 Clobber 棋子，右方占优。左方先走，谁会赢？",
      },
      {asks: "who-wins"},
    ),
    paragraph({
      en: "[[domineering:2x4 is L | The board alone]], and [[domineering:2x4 has value Tiny(2) | it]], which is {0\u00a0‖\u00a00\u00a0|\u00a0−2}. Right can threaten to win two moves there, Left answers, and nothing is left. That is *tiny*: above nothing, but beside a single *down*, which is an up of Right's, [[domineering:2x4 + clobber:oox is R | it]]. In fact [[1000.Tiny(2) < ^ | a sum of a thousand of them]]. And the larger the threat, the smaller the game: [[Tiny(2) < Tiny(1)]].",
      zh: "[[domineering:2x4 is L | 单看棋盘，]]；[[domineering:2x4 has value Tiny(2) | 它]]，也就是 {0\u00a0‖\u00a00\u00a0|\u00a0−2}。右方走一步，威胁再赚两步；左方应一手，就什么也不剩。这叫*极小*（Tiny）：比零大；可是旁边只要放一个*下*（上的左右对调），[[domineering:2x4 + clobber:oox is R | 整个局面]]。事实上，[[1000.Tiny(2) < ^ | 一千个加在一起也]]。而且威胁越大，值越小：[[Tiny(2) < Tiny(1)]]。",
    }),
    heading({en: "Counting flowers", zh: "数花朵"}),
    figure(
      "red-blue-hackenbush:ground=0,4,8,12 0-1g 1-2b 1-3b 4-5g 5-6g 6-7b 8-9g 9-10r 9-11r 12-13g",
      {en: "You are Left and begin. Count the flowers, not the petals.", zh: "你是左方，先走。要数的是花，不是花瓣。"},
      {asks: "play"},
    ),
    paragraph({
      en: "The value of this garden is a long one, and hardly anybody needs it. A flower, whatever its stem and its petals, counts one up for the player of its colour; grass counts nothing. The result is the *atomic weight*: [[red-blue-hackenbush:ground=0,4,8,12 0-1g 1-2b 1-3b 4-5g 5-6g 6-7b 8-9g 9-10r 9-11r 12-13g has weight 1 | the garden]], from two blue flowers and a red one.",
      zh: "这座花园的值写出来很长，其实也用不着。一朵花不论茎有多长、花瓣有几片，都给它颜色的那一方算一个上，草不算。这样数出来的是*原子量*：两朵蓝花、一朵红花，[[red-blue-hackenbush:ground=0,4,8,12 0-1g 1-2b 1-3b 4-5g 5-6g 6-7b 8-9g 9-10r 9-11r 12-13g has weight 1 | 这座花园]]。",
    }),
    {
      kind: "statement",
      name: {en: "Two-ahead rule.", zh: "两上法则（Two-Ahead Rule）。"},
      text: {
        en: "In an all-small game of atomic weight two or more Left wins, whoever begins. At weight one she wins if she begins.",
        zh: "全小游戏的原子量达到二，无论谁先走都是左方胜；原子量为一，左方先走则左方胜。",
      },
    },
    paragraph({
      en: "So cut down the red flower: [[red-blue-hackenbush:ground=0,4,8,12 0-1g 1-2b 1-3b 4-5g 5-6g 6-7b 8-9g 9-10r 9-11r 12-13g -> turn=R red-blue-hackenbush:ground=0,4,8,12 0-1g 1-2b 1-3b 4-5g 5-6g 6-7b 12-13g wins | cutting it at the ground]] by bringing the weight to two. In Clobber too: [[clobber:xxxo has weight 2 | a row of three stones against one]]. Weight nought settles nothing: then the stars decide, and one has to look closely.",
      zh: "所以去剪那朵红花：[[red-blue-hackenbush:ground=0,4,8,12 0-1g 1-2b 1-3b 4-5g 5-6g 6-7b 8-9g 9-10r 9-11r 12-13g -> turn=R red-blue-hackenbush:ground=0,4,8,12 0-1g 1-2b 1-3b 4-5g 5-6g 6-7b 12-13g wins | 贴着地面把它剪断，]]，因为原子量升到了二。Clobber 吃子也可以这样数：[[clobber:xxxo has weight 2 | 三枚对一枚]]。原子量为零时什么也说明不了，胜负取决于星，只好细看。",
    }),
    {
      kind: "exercise",
      ask: {
        en: "[[clobber:xxxo.xo/......./oox.oox is P | This board]]. You are Right, with the red stones. Left captures in the pair. What do you answer? Play Left's move in the figure afterwards.",
        zh: "[[clobber:xxxo.xo/......./oox.oox is P | 这盘棋]]。你是右方，执红子。左方先走，在两枚的那一组里吃了子，你该怎样应对？想好后在图中替左方走这一步。",
      },
      figure: figureOf("clobber:xxxo.xo/......./oox.oox", {en: "Left is to move.", zh: "轮到左方走。"}),
      answer: {
        en: "[[clobber:xxxo has value ^^* | The group of four]], and each [[clobber:oox has value v | group of three]], so a star is left, which you have to take away. [[turn=R clobber:xxxo..x/......./oox.oox -> clobber:xxo...x/......./oox.oox wins | Capturing in the group of four]]: it leaves one up against two downs. [[turn=R clobber:xxxo..x/......./oox.oox has 1 winning | The board]]: a capture in a group of three would give one of your downs away.",
        zh: "[[clobber:xxxo has value ^^* | 四枚的一组]]，[[clobber:oox has value v | 三枚的每一组]]，上下抵消，剩一颗星，你得把它除去。[[turn=R clobber:xxxo..x/......./oox.oox -> clobber:xxo...x/......./oox.oox wins | 在四枚的一组里吃，]]：剩下一个上对两个下。[[turn=R clobber:xxxo..x/......./oox.oox has 1 winning | 这时]]：若在三枚的一组里吃，就白白丢掉自己的一个下。",
      },
    },
  ],
  next: {
    at: "clobber:xoxo/oxox",
    says: {en: "Clobber, two rows of four", zh: "Clobber 吃子，两行四列"},
    theme: "sums",
  },
  sources: ["conway1976", "winningways", "clobber2005", "siegel2013"],
};

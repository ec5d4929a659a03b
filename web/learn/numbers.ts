import {type Article, figure, figureOf, heading, paragraph} from "./article";

export const article: Article = {
  slug: "numbers",
  title: {en: "Half a move ahead", zh: "领先半步"},
  lede: {
    en: "Blue edges for you, red ones for your opponent. To be ahead by half a move is quite possible, and half is not yet the least.",
    zh: "蓝边归你，红边归对方。领先可以只有半步，甚至更少。",
  },
  motto: "[[{0|1} has value 1/2]]",
  body: [
    figure(
      "turn=R red-blue-hackenbush:ground=0,3,6 0-1b 1-2r 3-4b 4-5r 6-7r",
      {
        en: "You are Left and cut blue edges, Right cuts red ones. Whatever is no longer joined to the ground falls off. Whoever cannot cut loses. Right, the engine, begins.",
        zh: "你是左方，只能剪蓝边；右方只能剪红边。不再与地面相连的部分随之掉落，轮到谁而无边可剪，谁就输。引擎执右方，先走。",
      },
      {asks: "play", first: "opponent"},
    ),
    paragraph({
      en: "Neither had a move to spare: [[red-blue-hackenbush:ground=0,3,6 0-1b 1-2r 3-4b 4-5r 6-7r is P | the drawing]], and you came second. [[red-blue-hackenbush:0-1b has value 1 | A blue edge alone]], one move that Left may make whenever she likes; [[red-blue-hackenbush:0-1r has value -1 | a red one]], a move of Right's. Now put red on blue. Left's one cut takes both edges, Right's takes only his own. [[red-blue-hackenbush:0-1b 1-2r is L | The pair alone]], so it is more than nothing. [[red-blue-hackenbush:ground=0,3 0-1b 1-2r 3-4r is R | Beside a red edge it]], so it is less than a move. And two such pairs beside one red edge are what you have played: they make a whole move together. So [[red-blue-hackenbush:0-1b 1-2r has value 1/2 | each of them]].",
      zh: "双方都没有富余的步数：[[red-blue-hackenbush:ground=0,3,6 0-1b 1-2r 3-4b 4-5r 6-7r is P | 这幅画]]，而你恰好后走。单独一条蓝边，是左方手里现成的一步，[[red-blue-hackenbush:0-1b has value 1 | 它]]；单独一条红边是右方的一步，[[red-blue-hackenbush:0-1r has value -1 | 它]]。再看蓝边顶上接一条红边：左方一剪，两条都没了；右方只能剪掉自己那条。[[red-blue-hackenbush:0-1b 1-2r is L | 单看这一根]]，所以它比零大；[[red-blue-hackenbush:ground=0,3 0-1b 1-2r 3-4r is R | 旁边放一条红边]]，所以它不足一步。刚才那一局，正是两根这样的竹竿对一条红边，谁也不占便宜：两根合起来恰好一步，因此[[red-blue-hackenbush:0-1b 1-2r has value 1/2 | 每一根]]。",
    }),
    heading({en: "The simplest number", zh: "最简单的数"}),
    figure(
      "red-blue-hackenbush:ground=0,4,8 0-1b 1-2r 2-3b 4-5b 5-6r 6-7r 8-9r",
      {
        en: "From the ground up: blue, red, blue; blue, red, red; and a red edge. Left is to move. Who wins?",
        zh: "自下而上：一根蓝红蓝，一根蓝红红，外加一条红边。轮到左方走，谁会赢？",
      },
      {asks: "who-wins"},
    ),
    paragraph({
      en: "Write a game by what it can become: Left's options, a bar, Right's options. Red on blue is {0\u00a0|\u00a01}: Left leaves nothing, Right a blue edge. With a second red edge on top Left still leaves nothing, but Right may leave the half: [[{0|1/2,1} has value 1/4]]. With blue on top it is Left who may leave the half: [[{0,1/2|1} has value 3/4]]. So in the figure [[red-blue-hackenbush:0-1b 1-2r 2-3r has value 1/4 | one stalk]], [[red-blue-hackenbush:0-1b 1-2r 2-3b has value 3/4 | the other]], one whole move against the red edge.",
      zh: "要写下一个游戏，只须写出它能走到哪里：竖线左边是左方的后继，右边是右方的后继。蓝上接红是 {0\u00a0|\u00a01}：左方走后一无所剩，右方走后剩一条蓝边。顶上再接一条红边，左方走后仍是一无所剩，右方却多了一种走法，可以剩下半步，[[{0|1/2,1} has value 1/4]]。若再接的是蓝边，能剩下半步的就是左方，[[{0,1/2|1} has value 3/4]]。这就看清了图里的局面：[[red-blue-hackenbush:0-1b 1-2r 2-3r has value 1/4 | 蓝红红]]，[[red-blue-hackenbush:0-1b 1-2r 2-3b has value 3/4 | 蓝红蓝]]，加起来是一步，被红边抵消。",
    }),
    {
      kind: "statement",
      name: {en: "Simplicity rule (Conway).", zh: "最简数法则（Conway）。"},
      text: {
        en: "If all options are numbers, and every one of Left's is less than every one of Right's, the game is the simplest number strictly between them: the integer nearest to 0 if an integer lies there, else the fraction whose denominator is the smallest power of two.",
        zh: "若后继都是数，且左方的每个后继都小于右方的每个后继，则这个游戏等于严格介于左、右后继之间的最简单的数：其间有整数时，取最接近 0 的整数；没有整数时，取分母（2 的幂）最小的二进分数。",
      },
    },
    paragraph({
      en: "Simplest is not the middle. [[{0|3} has value 1]], and [[{1/4|1} has value 1/2]]. Even [[{-5|7} has value 0]]: whoever moves there loses by it, so it may be struck out of any sum.",
      zh: "最简单，不等于正中间：[[{0|3} has value 1]]，[[{1/4|1} has value 1/2]]。甚至 [[{-5|7} has value 0]]：在那里谁走谁吃亏，于是谁也不领先，放在任何和里都可以一笔勾销。",
    }),
    heading({en: "Reading a stalk", zh: "读一根竹竿"}),
    figure(
      "red-blue-hackenbush:ground=0,5,9 0-1b 1-2r 2-3r 3-4b 5-6b 6-7r 7-8b 9-10r",
      {
        en: "You are Left and begin. Every cut costs you something; one is cheap enough to win.",
        zh: "你是左方，先走。每一剪都要付出代价，只有一剪便宜得足以取胜。",
      },
      {asks: "play"},
    ),
    paragraph({
      en: "Read a stalk from the ground up: each edge counts a whole move until the colour changes for the first time, and from there on half as much as the edge below it; blue is plus, red is minus. The tall stalk is $1 − 1/2 − 1/4 + 1/8$: [[red-blue-hackenbush:0-1b 1-2r 2-3r 3-4b has value 3/8 | it]]. Beside it [[red-blue-hackenbush:0-1b 1-2r 2-3b has value 3/4 | the other one]], less a move for the red edge: [[red-blue-hackenbush:ground=0,5,9 0-1b 1-2r 2-3r 3-4b 5-6b 6-7r 7-8b 9-10r has value 1/8 | all of it together]]. A cut of Left's may cost no more than that, and [[red-blue-hackenbush:ground=0,5,9 0-1b 1-2r 2-3r 3-4b 5-6b 6-7r 7-8b 9-10r has 1 winning | the drawing]]: [[red-blue-hackenbush:ground=0,5,9 0-1b 1-2r 2-3r 3-4b 5-6b 6-7r 7-8b 9-10r -> turn=R red-blue-hackenbush:ground=0,5,9 0-1b 1-2r 2-3r 5-6b 6-7r 7-8b 9-10r wins | cutting the topmost edge of the tall stalk]], which costs exactly an eighth. The colours in this order are the *sign expansion* of the number. Each dyadic fraction has just one.",
      zh: "一根竹竿值多少，不必下，读就行。从地面往上，在颜色第一次改变之前，每条边算一步，此后每条边是下面那条的一半；蓝为正，红为负。高的那根是 $1 − 1/2 − 1/4 + 1/8$，[[red-blue-hackenbush:0-1b 1-2r 2-3r 3-4b has value 3/8 | 所以它]]；旁边[[red-blue-hackenbush:0-1b 1-2r 2-3b has value 3/4 | 那根蓝红蓝]]；再减去红边的一步，[[red-blue-hackenbush:ground=0,5,9 0-1b 1-2r 2-3r 3-4b 5-6b 6-7r 7-8b 9-10r has value 1/8 | 整幅画]]。左方这一剪的代价不能超过八分之一，而[[red-blue-hackenbush:ground=0,5,9 0-1b 1-2r 2-3r 3-4b 5-6b 6-7r 7-8b 9-10r has 1 winning | 图中的局面]]：[[red-blue-hackenbush:ground=0,5,9 0-1b 1-2r 2-3r 3-4b 5-6b 6-7r 7-8b 9-10r -> turn=R red-blue-hackenbush:ground=0,5,9 0-1b 1-2r 2-3r 5-6b 6-7r 7-8b 9-10r wins | 剪断高竿最顶上的一条，]]，代价恰好是八分之一。这串颜色就是该数的*符号展开*：每个二进分数有且只有一种，反过来，每一串有限的符号也恰好是一个二进分数。",
    }),
    heading({en: "Adding without playing", zh: "为什么可以直接相加"}),
    {
      kind: "statement",
      name: {en: "Theorem (number avoidance).", zh: "定理（避数定理）。"},
      text: {
        en: "Among numbers a move only costs whoever makes it. If a sum of a number and a game equal to no number can be won by moving, it can be won by a move in that game.",
        zh: "若可能出现的局面全是数，每走一步都只会让走的人吃亏。一个数加上一个不等于任何数的游戏，若先走能赢，则在后者中走必有一步能赢。",
      },
    },
    paragraph({
      en: "So numbers wait. They are an account of spare moves, settled when all else is over, and only the sum matters: above 0 Left wins, below 0 Right, at 0 whoever comes second.",
      zh: "所以数不用急着去走。它像一本账，记着各人富余的步数，等别处都下完了才结算；而结算只看总数：大于 0 左方胜，小于 0 右方胜，等于 0 后走者胜。",
    }),
    heading({en: "Stalks without end", zh: "没有尽头的竹竿"}),
    paragraph({
      en: "[[red-blue-hackenbush:0-1b 1-2r 2-3b has value 3/4 | Blue, red, blue]]; with one red more [[red-blue-hackenbush:0-1b 1-2r 2-3b 3-4r has value 5/8 | the stalk]], and [[red-blue-hackenbush:0-1b 1-2r 2-3b 3-4r 4-5b has value 11/16 | the next]]: they close in on two thirds, and the stalk that alternates for ever is two thirds exactly. One third is blue, red, and then red and blue in turn without end. A stalk that is blue all the way up is ω, more than any whole number; still every game ends, as one cut leaves it finite. Such are Conway's *surreal numbers*. Here they are only written down: the engine knows finite stalks alone, and has checked nothing of this.",
      zh: "[[red-blue-hackenbush:0-1b 1-2r 2-3b has value 3/4 | 蓝红蓝]]；再接一条红边，[[red-blue-hackenbush:0-1b 1-2r 2-3b 3-4r has value 5/8 | 它]]；又接一条蓝边，[[red-blue-hackenbush:0-1b 1-2r 2-3b 3-4r 4-5b has value 11/16 | 它]]。这样越来越接近三分之二，而蓝红永远交替下去的那一根，不多不少就是三分之二。三分之一则是先蓝后红，再红、蓝交替，永无尽头。从头到顶全是蓝边的竹竿记作 ω，比任何整数都大；可是对局照样会结束，因为剪过一下就只剩有限的一截。这些就是 Conway 的*超现实数*。这里只是把它们写下来：引擎只认得有限的竹竿，这里关于无穷竹竿的话都未经它验证。",
    }),
    {
      kind: "exercise",
      ask: {
        en: "[[red-blue-hackenbush:ground=0,4,8 0-1b 1-2b 2-3r 4-5r 5-6b 6-7r 8-9r 9-10b 10-11r is P | This drawing]]. You are Right. Left cuts the blue edge of one of the two equal stalks. What do you answer? Play Left's move in the figure afterwards.",
        zh: "[[red-blue-hackenbush:ground=0,4,8 0-1b 1-2b 2-3r 4-5r 5-6b 6-7r 8-9r 9-10b 10-11r is P | 这幅画]]。你是右方。左方先走，把两根相同的竹竿中一根的蓝边剪断，你该怎样应对？想好后在图中替左方走这一步。",
      },
      figure: figureOf("red-blue-hackenbush:ground=0,4,8 0-1b 1-2b 2-3r 4-5r 5-6b 6-7r 8-9r 9-10b 10-11r", {
        en: "Left is to move.",
        zh: "轮到左方走。",
      }),
      answer: {
        en: "Left has paid a quarter, so your answer may cost no more. [[turn=R red-blue-hackenbush:ground=0,4,8 0-1b 1-2b 2-3r 4-5r 8-9r 9-10b 10-11r -> red-blue-hackenbush:ground=0,4,8 0-1b 1-2b 2-3r 4-5r 8-9r 9-10b wins | Cutting the topmost red edge of the other equal stalk]] costs just that, and [[turn=R red-blue-hackenbush:ground=0,4,8 0-1b 1-2b 2-3r 4-5r 8-9r 9-10b 10-11r has 1 winning | what Left left]].",
        zh: "左方这一步付出了四分之一，你的应对也不能超过这个代价。[[turn=R red-blue-hackenbush:ground=0,4,8 0-1b 1-2b 2-3r 4-5r 8-9r 9-10b 10-11r -> red-blue-hackenbush:ground=0,4,8 0-1b 1-2b 2-3r 4-5r 8-9r 9-10b wins | 剪断另一根红蓝红最顶上的红边]]，代价正好相等；而且[[turn=R red-blue-hackenbush:ground=0,4,8 0-1b 1-2b 2-3r 4-5r 8-9r 9-10b 10-11r has 1 winning | 此时]]。",
      },
    },
  ],
  next: {
    at: "red-blue-hackenbush:ground=0,6 0-1b 1-2b 1-3r 3-4b 3-5r 6-7r 7-8b 7-9r 9-10b",
    says: {
      en: "Two trees, blue and red: Left is a quarter of a move ahead",
      zh: "两棵蓝红相间的树：左方领先四分之一步",
    },
    theme: "hackenbush",
  },
  sources: ["conway1976", "winningways", "siegel2013"],
};

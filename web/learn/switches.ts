import {type Article, figure, figureOf, heading, paragraph} from "./article";

export const article: Article = {
  slug: "switches",
  title: {en: "Hot games", zh: "热游戏：抢先一步值多少"},
  lede: {
    en: "Where a move is worth making, it matters who makes it first. How much it is worth can be read off like a temperature, and the hottest first is a good rule, with an exception.",
    zh: "有利可图的地方，谁先走大不一样。一步值多少，可以像温度那样读出来；“先走最热的”是条好规则，但也有失灵的时候。",
  },
  motto: "[[+-1 + +-1 has value 0]]",
  body: [
    figure(
      "toppling-dominoes:bbbrrr/bbrr",
      {
        en: "Topple a domino of your colour, to the left or to the right: all on that side of it fall with it. You are Left, with the blue ones, and begin. Whoever cannot move loses. One move wins.",
        zh: "推倒一块自己颜色的骨牌，向左或向右，那一侧的骨牌全部随之倒下。你是左方，推蓝色的，先走；无牌可推者输。能赢的走法只有一种。",
      },
      {asks: "play"},
    ),
    paragraph({
      en: "[[toppling-dominoes:bbbrrr/bbrr -> turn=R toppling-dominoes:bb/bbrr wins | The innermost blue domino of the longer row, toppled to the right,]]: it takes all the red ones of its row along, and two blue ones stay, two moves of Left's own. Had Right begun, he would have kept two red ones. The shorter row is the same on a smaller scale. Such games are *switches*: [[toppling-dominoes:bbbrrr has value +-2 | the longer row]], short for {2\u00a0|\u00a0−2}, and [[toppling-dominoes:bbrr has value +-1 | the shorter]]. The empty square of Domineering is one too, where Left lays dominoes upright and Right across: [[domineering:2x2 has value +-1 | two by two]].",
      zh: "[[toppling-dominoes:bbbrrr/bbrr -> turn=R toppling-dominoes:bb/bbrr wins | 把长行最靠里的蓝牌向右推倒，]]：这一行的红牌全被带走，留下两块蓝牌，就是左方手里的两步。若是右方先走，留下的便是两块红牌。短行也是如此，只是规模小些。这样的游戏叫*开关*：[[toppling-dominoes:bbbrrr has value +-2 | 长行]]，即 {2\u00a0|\u00a0−2}；[[toppling-dominoes:bbrr has value +-1 | 短行]]。纵横骨牌里，左方竖放，右方横放，[[domineering:2x2 has value +-1 | 二乘二的空棋盘]]，也是开关。",
    }),
    paragraph({
      en: "A switch is no number. With each number from one end to the other, the ends included, it is confused, for whoever begins comes out on the better side of it: [[+-2 || 1]], [[+-2 || 2]], [[+-2 || -2]]. Outside they compare: [[+-2 < 3]]. Such games are *hot*: both would rather move than wait.",
      zh: "开关不是数。它与两端之间的每个数都不可比，两端也在内，因为谁先走，结果就偏向谁：[[+-2 || 1]]，[[+-2 || 2]]，[[+-2 || -2]]；出了这个范围才分得出大小，[[+-2 < 3]]。这类游戏是*热*的：双方都宁可走，不愿等。",
    }),
    heading({en: "Stops, mean, temperature", zh: "停止值、均值、温度"}),
    figure(
      "domineering:3x2 + red-blue-hackenbush:ground=0,2 0-1r 2-3r",
      {
        en: "Left lays dominoes upright, Right across. Beside the board stand two red edges, two moves that Right has in hand. Left begins. Who wins?",
        zh: "左方竖放骨牌，右方横放。棋盘旁边有两条红边，是右方手里现成的两步。左方先走，谁会赢？",
      },
      {asks: "who-wins"},
    ),
    paragraph({
      en: "Left, and with nothing to spare. [[domineering:3x2 + red-blue-hackenbush:ground=0,2 0-1r 2-3r -> turn=R domineering:.#./.#. + red-blue-hackenbush:ground=0,2 0-1r 2-3r wins | An upright domino in the middle]]; it leaves two columns, that is two moves, and the red edges cancel them. [[domineering:3x2 has value {2|-1/2} | The board]], and [[{2|-1/2} has stops 2 and -1/2 | it]]: the numbers at which play stops if Left begins, and if Right does. Midway between them, [[{2|-1/2} has mean 3/4 | the board]]; half their distance is what the first move gains over that, [[{2|-1/2} has temperature 5/4 | it]].",
      zh: "左方赢，但一点富余也没有。[[domineering:3x2 + red-blue-hackenbush:ground=0,2 0-1r 2-3r -> turn=R domineering:.#./.#. + red-blue-hackenbush:ground=0,2 0-1r 2-3r wins | 在正中竖放一块，]]：剩下左右两列，是左方的两步，正好与两条红边抵消。[[domineering:3x2 has value {2|-1/2} | 这块棋盘]]，左方先走停在前一个数，右方先走停在后一个数，所以[[{2|-1/2} has stops 2 and -1/2 | 它]]。两者正中间是平均所得，[[{2|-1/2} has mean 3/4 | 它]]；两者之差的一半，是抢先一步比平均多得的部分，[[{2|-1/2} has temperature 5/4 | 它]]。",
    }),
    paragraph({
      en: "The mean is more than a manner of speaking. Of two such boards each player gets one, whoever begins, and [[domineering:3x2 + domineering:3x2 has value 3/2 | the pair]], twice the mean and not hot at all.",
      zh: "均值不只是个说法。两块这样的棋盘摆在一起，无论谁先走，都是一人得一块，[[domineering:3x2 + domineering:3x2 has value 3/2 | 合起来]]，恰是均值的两倍，而且一点也不热了。",
    }),
    {
      kind: "statement",
      name: {en: "Mean value theorem.", zh: "均值定理。"},
      text: {
        en: "For every short game there is a bound such that, however many copies are played at once, say $n$, both stops lie within it of $n$ times the mean.",
        zh: "每个有限游戏都有一个界：无论同时玩多少份，设为 $n$ 份，两个停止值与均值的 $n$ 倍之差都不超过这个界。",
      },
    },
    heading({en: "Reading a thermograph", zh: "怎样读温度图"}),
    {
      kind: "thermograph",
      of: "{1||0|-1}",
      left: [
        ["-1", "2"],
        ["3/4", "1/4"],
      ],
      right: [
        ["-1", "0"],
        ["1/2", "0"],
        ["3/4", "1/4"],
      ],
      caption: {
        en: "The tax grows upwards, values grow to the left; the thick wall is Left's.",
        zh: "税往上增，值往左增；粗线是左壁。",
      },
    },
    paragraph({
      en: "Charge a tax for each move, and see where play stops under each tax: that is the thermograph. This one belongs to a row of six, [[toppling-dominoes:bbrrrb has value {1||0|-1} | blue, blue, three red, blue]]. Left moves to 1 and is done: her wall leans at once, since she pays the tax alone. Right moves to {0\u00a0|\u00a0−1}, which Left answers as long as the tax is below a half; each has paid once, and Right's wall stands upright. Above a half nobody answers, and it leans as well. Where the walls meet, nobody cares to move any more. So [[toppling-dominoes:bbrrrb has temperature 3/4 | the row]], and its mast stands over the mean: [[toppling-dominoes:bbrrrb has mean 1/4 | the row]]. Touch the picture, and drag the tax yourself.",
      zh: "设想每走一步都要缴税，看不同的税额下双方各停在哪里，画出来就是温度图。这一张属于一行六块骨牌，[[toppling-dominoes:bbrrrb has value {1||0|-1} | 蓝蓝红红红蓝]]。左方走到 1 就完了，税由她一人负担，所以左壁一开始就是斜的。右方走到 {0\u00a0|\u00a0−1}，只要税不到二分之一，左方就会应一手；两人各缴一次，右壁便笔直向上。过了二分之一，没有人应了，右壁也斜过去。两壁相交之处，谁也不在乎先走：[[toppling-dominoes:bbrrrb has temperature 3/4 | 这一行]]；再往上是桅杆，立在均值之上，[[toppling-dominoes:bbrrrb has mean 1/4 | 这一行]]。点开这些链接或上面的图，可以亲手调节税额。",
    }),
    heading({en: "The hottest first, and when not", zh: "先走最热的，什么时候不对"}),
    figure(
      "toppling-dominoes:brr + toppling-dominoes:bbrrrb",
      {
        en: "You are Left, with the blue dominoes, and begin. Of eight moves one wins.",
        zh: "你是左方，推蓝色的，先走。八种走法里只有一种能赢。",
      },
      {asks: "play"},
    ),
    paragraph({
      en: "Among many games one does well to move where it is hottest. Here [[toppling-dominoes:brr has temperature 1/2 | the row of three]], [[toppling-dominoes:bbrrrb has temperature 3/4 | the row of six]], and the rule loses: [[toppling-dominoes:brr + toppling-dominoes:bbrrrb -> turn=R toppling-dominoes:brr + toppling-dominoes:b loses | Left's best move in the hotter row]], because Right takes what is hot in the other, and no move is left to spare. But [[toppling-dominoes:brr + toppling-dominoes:bbrrrb -> turn=R toppling-dominoes: + toppling-dominoes:bbrrrb wins | clearing the row of three]], and [[toppling-dominoes:brr + toppling-dominoes:bbrrrb has 1 winning | the sum]]. For [[toppling-dominoes:bbrrrb is L | the row of six, left alone,]]: Right's move there is a threat that Left only has to answer. The temperature tells what a move gains on average, amid plenty of others. Among the last few, count who answers whom.",
      zh: "可走之处很多时，该走最热的一处；会看温度的人，都从这一条学起。这里[[toppling-dominoes:brr has temperature 1/2 | 三块的一行]]，[[toppling-dominoes:bbrrrb has temperature 3/4 | 六块的一行]]，照规则走却要输：[[toppling-dominoes:brr + toppling-dominoes:bbrrrb -> turn=R toppling-dominoes:brr + toppling-dominoes:b loses | 在较热的一行走最好的一步，仍然]]，因为右方随即占去另一行的便宜，此后双方都没有富余。反过来，[[toppling-dominoes:brr + toppling-dominoes:bbrrrb -> turn=R toppling-dominoes: + toppling-dominoes:bbrrrb wins | 把三块的一行全部推倒，]]，而且[[toppling-dominoes:brr + toppling-dominoes:bbrrrb has 1 winning | 整个局面]]。原因在于，[[toppling-dominoes:bbrrrb is L | 单留下六块的一行，]]：右方在那里走一步只是威胁，左方应一手就够。温度说的是别处还有许多步可走时，一步平均赚多少；到了最后几步，就要细数谁应谁了。",
    }),
    {
      kind: "exercise",
      ask: {
        en: "Two boards, and beside them a stalk for Right of a move and a half: [[domineering:3x2 + domineering:3x2 + red-blue-hackenbush:0-1r 1-2r 2-3b is P | all of it]]. You are Right. Left lays an upright domino in the middle of the first board. What do you answer? Play Left's move in the figure afterwards.",
        zh: "两块棋盘，旁边一根竹竿，是右方的一步半：[[domineering:3x2 + domineering:3x2 + red-blue-hackenbush:0-1r 1-2r 2-3b is P | 合在一起]]。你是右方。左方在第一块棋盘正中竖放一块，你该怎样应对？想好后在图中替左方走这一步。",
      },
      figure: figureOf("domineering:3x2 + domineering:3x2 + red-blue-hackenbush:0-1r 1-2r 2-3b", {
        en: "Left is to move.",
        zh: "轮到左方走。",
      }),
      answer: {
        en: "Take the other board, which is as hot as this one was: [[turn=R domineering:.#./.#. + domineering:3x2 + red-blue-hackenbush:0-1r 1-2r 2-3b -> domineering:.#./.#. + domineering:##./... + red-blue-hackenbush:0-1r 1-2r 2-3b wins | a domino across a corner of it]]. Of the first board Left keeps two moves; [[domineering:##./... has value -1/2 | the second]], and [[red-blue-hackenbush:0-1r 1-2r 2-3b has value -3/2 | the stalk]]: together nothing, and Left is to move.",
        zh: "去占另一块，它和刚才那块一样热：[[turn=R domineering:.#./.#. + domineering:3x2 + red-blue-hackenbush:0-1r 1-2r 2-3b -> domineering:.#./.#. + domineering:##./... + red-blue-hackenbush:0-1r 1-2r 2-3b wins | 在它的一角横放一块，]]。第一块棋盘给左方留下两步；[[domineering:##./... has value -1/2 | 第二块]]，[[red-blue-hackenbush:0-1r 1-2r 2-3b has value -3/2 | 竹竿]]。加起来正好为零，而轮到左方走。",
      },
    },
  ],
  next: {
    at: "domineering:4x4",
    says: {en: "Domineering, four by four", zh: "纵横骨牌，四乘四"},
    theme: "sums",
  },
  sources: ["conway1976", "winningways", "toppling2015", "siegel2013"],
};

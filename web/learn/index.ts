// All articles, in reading order.
import {article as coins} from "./coins";
import {article as every} from "./every";
import {article as hackenbush} from "./hackenbush";
import {article as impartial} from "./impartial";
import {article as infinitesimals} from "./infinitesimals";
import {article as losing} from "./losing";
import {article as mex} from "./mex";
import {article as misere} from "./misere";
import {article as multiSg} from "./multi-sg";
import {article as nim} from "./nim";
import {article as numbers} from "./numbers";
import {article as periods} from "./periods";
import {article as rounds} from "./rounds";
import {article as sums} from "./sums";
import {article as switches} from "./switches";

export {embedding} from "./embedding-head";

const partizanArticles = [numbers, switches, infinitesimals];
export const articles = [
  ...[nim, mex, sums, impartial, multiSg, periods, coins, hackenbush],
  ...[misere, losing, every, rounds],
  ...partizanArticles,
];

// Names of the problem sites by the first part of an id, if they differ from that in capitals.
import type * as en from "../en/judge-sites";
import type {Like} from "../language";

export const sites: Like<typeof en.sites> = {
  luogu: "洛谷",
  acwing: "AcWing",
  cf: "Codeforces",
  uva: "UVa",
  leetcode: "力扣",
  codechef: "CodeChef",
  atcoder: "AtCoder",
  timus: "Timus",
  pe: "欧拉计划",
};

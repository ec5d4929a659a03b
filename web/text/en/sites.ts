// Sites of problems by the first part of an id, where that in capitals is not their name.

export const sites = {
  luogu: "Luogu",
  acwing: "AcWing",
  cf: "Codeforces",
  uva: "UVa",
  leetcode: "LeetCode",
  codechef: "CodeChef",
  atcoder: "AtCoder",
  timus: "Timus",
  pe: "Project Euler",
};

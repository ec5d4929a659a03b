// Names of the problem sites by the first part of an id, if they differ from that in capitals.

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

// What the checker of certificates finds wrong, in Chinese; its own sentences are English.

const faults: [RegExp, string][] = [
  [/^no JSON$/, "不是 JSON"],
  [/^(\w+) is missing$/, "缺少 $1"],
  [/^(\w+) is no text$/, "$1 不是文本"],
  [/^(\w+) is no number up to 15 digits$/, "$1 不是至多 15 位的数"],
  [/^the lag is no multiple of the period$/, "lag 不是周期的倍数"],
  [/^the lag is no multiple of the tail$/, "lag 不是循环节长度的倍数"],
  [/^the lag is not the period$/, "lag 与周期不同"],
  [/^the lag cannot be proved for equal heaps$/, "含等分规则，这样的 lag 无法证明"],
  [/^equal heaps in a code with a tail$/, "取拆码既含等分规则又含循环节"],
  [/^the window is impossible$/, "核对范围自相矛盾"],
  [/^too little is seen$/, "核对得不够远"],
  [/^it must be seen up to (\d+)$/, "须核对到 n = $1"],
  [/^the saltus is another$/, "每周期的增量不符"],
  [/^the saltus of these rules cannot be proved$/, "这类规则的递增无法证明"],
  [/^the heaps before (\d+) differ$/, "n = $1 之前的各堆不相符"],
  [/^heaps (\d+) and (\d+) differ otherwise$/, "n = $1 与 n = $2 的值不合此周期"],
  [/^more than this checker makes(?: of such rules)?$/, "超出验证程序的计算范围"],
  [/^a game that this checker does not know$/, "验证程序不认识这个游戏"],
  [/^rules: a number is missing$/, "规则：缺少一个数"],
  [/^rules: a number is too large$/, "规则：数太大"],
  [/^rules: without a bound on the heaps no period is proved$/, "规则：堆数没有上限时周期无法证明"],
  [/^rules: } is missing$/, "规则：缺少 }"],
  [/^rules: a digit is missing$/, "规则：缺少一位数字"],
  [/^rules: a code has a point$/, "规则：取拆码须有小数点"],
  [/^rules: play need not end$/, "规则：游戏可能永不终止"],
  [/^rules: the tail does not end$/, "规则：循环节没有结束"],
  [/^rules: nothing may not be taken$/, "规则：每步至少取一枚"],
  [/^rules: numbers are expected$/, "规则：此处应为数"],
];

export function fault(found: string): string {
  const [pattern, words] = faults.find(([known]) => known.test(found)) ?? [];
  return pattern && words ? found.replace(pattern, words) : found;
}

// Program in Python 3.
import {expression, spellings} from "./form";
import type {Moves, Plan} from "./plan";
import {type ProgramRequest, restsOn, rows} from "./program";

export function python(request: ProgramRequest): string {
  const {plan, input, answer} = request;
  const output = answer === "value" ? "total" : '"First" if total else "Second"';
  return `${restsOn(request)
    .map((line) => `# ${line}`)
    .join("\n")}
import sys

${definition(plan)}

def answer(heaps):
    total = 0
    for n in heaps:
        total ^= g(n)
    print(${output})


${reading[input]}`;
}

const definition = (plan: Plan): string => {
  switch (plan.kind) {
    case "period": {
      const {preperiod, period, saltus, values} = plan;
      const begins = preperiod === 0 ? "" : `if n < ${preperiod}:\n        return table[n]\n    `;
      const past = preperiod === 0 ? "n" : `(n - ${preperiod})`;
      const folded = preperiod === 0 ? `n % ${period}` : `${preperiod} + ${past} % ${period}`;
      const grown = saltus === 0 ? "" : ` + ${past} // ${period} * ${saltus}`;
      return `table = [
${rows(values)}
]


def g(n):
    ${begins}return table[${folded}]${grown}
`;
    }
    case "form":
      return `
def g(n):
${plan.values.map(([n, value]) => `    if n == ${n}:\n        return ${value}\n`).join("")}    return ${expression(plan.fit, spellings.py)}
`;
    case "moves":
      return `values = []


def g(heap):
    while len(values) <= heap:
        n = len(values)
        reached = set()
${plan.moves.map(loop).join("\n")}
        least = 0
        while least in reached:
            least += 1
        values.append(least)
    return values[heap]
`;
    case "table":
      return `table = [
${rows(plan.values)}
]


def g(n):
    if n > ${plan.to}:
        sys.exit("the table ends at ${plan.to}")
    return table[n]
`;
  }
};

function loop({from, until, every, stay}: Moves): string {
  const end = until === null ? "n + 1" : `min(n, ${until}) + 1`;
  const lines = [
    ...(stay.none ? ["if rest == 0:", "    reached.add(0)"] : []),
    ...(stay.one ? ["if rest > 0 and take > 0:", "    reached.add(values[rest])"] : []),
    ...(stay.two
      ? [
          `for a in range(1, ${stay.two === "any" ? "rest // 2 + 1" : "(rest + 1) // 2"}):`,
          "    reached.add(values[a] ^ values[rest - a])",
        ]
      : []),
  ];
  return `        for take in range(${from}, ${end}, ${every}):
            rest = n - take
${lines.map((line) => `            ${line}`).join("\n")}`;
}

const reading: Record<ProgramRequest["input"], string> = {
  line: `answer(map(int, sys.stdin.readline().split()))
`,
  tests: `for _ in range(int(sys.stdin.readline())):
    answer(map(int, sys.stdin.readline().split()))
`,
  sized: `words = iter(map(int, sys.stdin.read().split()))
for _ in range(next(words)):
    answer([next(words) for _ in range(next(words))])
`,
};

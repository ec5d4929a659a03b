// Program in C++17.
import {expression, spellings} from "./form";
import type {Moves, Plan} from "./plan";
import {type ProgramRequest, restsOn, rows} from "./program";

export function cpp(request: ProgramRequest): string {
  const {plan, input, answer} = request;
  const output = answer === "value" ? "total" : '(total != 0 ? "First" : "Second")';
  return `${restsOn(request)
    .map((line) => `// ${line}`)
    .join("\n")}
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

using Number = std::uint64_t;

${definition(plan)}
${reading[input](output)}`;
}

const definition = (plan: Plan): string => {
  switch (plan.kind) {
    case "period": {
      const {preperiod, period, saltus, values} = plan;
      const begins = preperiod === 0 ? "" : `if (n < ${preperiod}) return table[n];\n  `;
      const past = preperiod === 0 ? "n" : `(n - ${preperiod})`;
      const folded = preperiod === 0 ? `n % ${period}` : `${preperiod} + ${past} % ${period}`;
      const grown = saltus === 0 ? "" : ` + ${past} / ${period} * ${saltus}`;
      return `const Number table[] = {
${rows(values)}
};

Number g(Number n) {
  ${begins}return table[${folded}]${grown};
}
`;
    }
    case "form": {
      const body = expression(plan.fit, spellings.cpp) ?? "";
      const cases = plan.values.map(([n, value]) => `  if (n == ${n}) return ${value};\n`).join("");
      // g++ warns of an unused parameter.
      const name = cases !== "" || /\bn\b/.test(body) ? " n" : "";
      return `Number g(Number${name}) {
${cases}  return ${body};
}
`;
    }
    case "moves":
      return `std::vector<Number> values;
std::vector<char> reached;

void reach(Number value) {
  if (value >= reached.size()) reached.resize(value + 1);
  reached[value] = 1;
}

Number g(Number heap) {
  while (values.size() <= heap) {
    const Number n = values.size();
    reached.assign(reached.size(), 0);
${plan.moves.map(loop).join("\n")}
    Number least = 0;
    while (least < reached.size() && reached[least]) ++least;
    values.push_back(least);
  }
  return values[heap];
}
`;
    case "table":
      return `const Number table[] = {
${rows(plan.values)}
};

Number g(Number n) {
  if (n > ${plan.to}) {
    std::cerr << "the table ends at ${plan.to}\\n";
    std::exit(1);
  }
  return table[n];
}
`;
  }
};

function loop({from, until, every, stay}: Moves): string {
  const bound = until === null ? "take <= n" : `take <= n && take <= ${until}`;
  const lines = [
    ...(stay.none ? ["if (rest == 0) reach(0);"] : []),
    ...(stay.one ? ["if (rest > 0 && take > 0) reach(values[rest]);"] : []),
    ...(stay.two
      ? [`for (Number a = 1; a + a <${stay.two === "any" ? "=" : ""} rest; ++a) reach(values[a] ^ values[rest - a]);`]
      : []),
  ];
  return `    for (Number take = ${from}; ${bound}; take += ${every}) {
      const Number rest = n - take;
${lines.map((line) => `      ${line}`).join("\n")}
    }`;
}

const summed = `Number sum(std::istream& heaps) {
  Number total = 0;
  for (Number n; heaps >> n;) total ^= g(n);
  return total;
}
`;

const reading: Record<ProgramRequest["input"], (output: string) => string> = {
  line: (output) => `${summed}
int main() {
  std::string line;
  std::getline(std::cin, line);
  std::istringstream heaps(line);
  const Number total = sum(heaps);
  std::cout << ${output} << '\\n';
}
`,
  tests: (output) => `${summed}
int main() {
  std::string line;
  std::getline(std::cin, line);
  for (Number tests = std::stoull(line); tests > 0 && std::getline(std::cin, line); --tests) {
    std::istringstream heaps(line);
    const Number total = sum(heaps);
    std::cout << ${output} << '\\n';
  }
}
`,
  sized: (output) => `int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  Number tests = 0;
  std::cin >> tests;
  for (Number count; tests > 0 && std::cin >> count; --tests) {
    Number total = 0;
    for (Number n; count > 0 && std::cin >> n; --count) total ^= g(n);
    std::cout << ${output} << '\\n';
  }
}
`,
};

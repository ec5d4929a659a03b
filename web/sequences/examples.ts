// Example games, each with the last heap to ask for. Their descriptions, and the names of those with rules, stand in `web/text`.
import type {Language} from "../text";

interface Example {
  game: keyof Language<"values">["sequences"]["worth"];
  to: number;
  other?: string;
}

export const examples: Example[] = [
  {game: "kayles", to: 300},
  {game: "dawsons-kayles", to: 500},
  {game: "dawsons-chess", to: 500},
  {game: "take-and-break(0.156)", to: 20_000},
  {game: "take-and-break(0.16)", to: 1_000_000},
  {game: "take-and-break(0.161)", to: 600, other: "take-and-break(0.36)"},
  {game: "grundy", to: 50_000},
  {game: "treblecross", to: 20_000},
  {game: "lasker", to: 200},
  {game: "subtraction(1,3,4)", to: 100},
  {game: "subtraction(!1,3)", to: 100},
  {game: "bash(3)", to: 100},
  {game: "fibonacci-nim", to: 200},
  {game: "coins(ruler):{T*n}H", to: 100},
  {game: "treblecross-strip:{.*n}", to: 200},
  {game: "node-kayles:{{k}-{k} *n}{{k}-{k+1} *n-1}", to: 100},
  {game: "node-kayles:{{k}-{(k+1)%n} *n}", to: 100},
  {game: "cram:{n+1}x2", to: 12},
  {game: "wythoff", to: 24},
  {game: "fibonacci-nim:{a}/{b}", to: 40},
  {game: "cutting", to: 24},
  {game: "coins-2d(corners)", to: 24},
];

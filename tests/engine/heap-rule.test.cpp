// The rule language: its rules against a reading without plans and columns, games that the catalogue already has, the
// place of every error, and arbitrary text.
#include <random>

#include "bare-rule.hpp"
#include "catch.hpp"
#include "effort.hpp"
#include "request/address/address.hpp"
#include "solve/game/evaluator.hpp"
#include "theory/rules/heap-rule.hpp"
#include "theory/rules/rule-signs.hpp"

using namespace bare;

namespace {

/// Random rules, most of them without an error.
class Drawn {
 public:
  std::string rule() {
    std::string out = clause();
    while (one_in(3)) out += ";" + clause();
    return out;
  }

 private:
  bool one_in(unsigned n) { return random_() % n == 0; }
  std::string any_of(std::initializer_list<const char*> list) { return list.begin()[random_() % list.size()]; }

  std::string clause() {
    const unsigned parts = 1 + random_() % 3;
    std::string option, smaller;
    for (unsigned i = 0; i < parts; ++i) {
      const std::string part = number(2);
      option += (i > 0 ? "," : "") + part;
      smaller += " and " + part + " < n";
    }
    std::string out = "n -> (" + option + ") where " + condition(2) + smaller;
    if (one_in(4)) out += " and n * 1000000000 > 0";  // beyond 32 bits
    return out;
  }
  std::string number(unsigned depth) {
    if (depth == 0 || one_in(3)) return any_of({"n", "a", "b", "n", "a", "b", "0", "1", "2", "3", "7"});
    if (one_in(6)) return any_of({"2", "3"}) + (one_in(2) ? any_of({"n", "a", "b"}) : "(" + number(depth - 1) + ")");
    if (one_in(8)) return any_of({"n", "a", "b", "2"}) + "**" + any_of({"0", "1", "2", "3"});
    if (one_in(5)) return any_of({"min", "max", "gcd"}) + "(" + number(depth - 1) + "," + number(depth - 1) + ")";
    const std::string sign = any_of({"+", "-", "+", "-", "*", "/", " mod "});
    const bool divides = sign == "/" || sign == " mod ";
    const std::string second = divides && one_in(2) ? "2" + any_of({"n", "a", "b"}) : number(depth - 1);
    const std::string inner = number(depth - 1) + sign + second;
    return one_in(2) ? "(" + inner + ")" : one_in(6) ? "-" + inner : inner;
  }
  std::string condition(unsigned depth) {
    if (depth > 0 && one_in(2)) {
      const std::string inner = condition(depth - 1) + any_of({" and ", " or "}) + condition(depth - 1);
      return (one_in(3) ? "not (" : "(") + inner + ")";
    }
    if (one_in(4)) return number(1) + " in {" + number(1) + "," + number(1) + ".." + number(1) + "}";
    return number(2) + any_of({"=", "=", "!=", "<", "<=", ">", ">=", "|"}) + number(1);
  }

  std::mt19937 random_{7};
};

}  // namespace

TEST_CASE("a rule gives what its clauses say") {
  Drawn drawn;
  std::size_t read = 0, options = 0;
  for (unsigned i = 0; i < cases(400); ++i) {
    const std::string text = drawn.rule();
    INFO(text);
    Reader reader = reader_of(text), again = reader_of(text);
    try {
      const HeapRule rule = HeapRule::read(reader);
      REQUIRE(spaced(rule.text()) == rule.text());
      const auto clauses = read_clauses(again, Shape::heap);
      // The printed rule, which has the same meaning.
      Reader written = reader_of(rule.text());
      HeapOptions compiled(HeapRule::read(written));
      for (std::int64_t n = 1; n <= 9; ++n) {
        const Kept kept = defined(clauses, {n});
        REQUIRE(found(compiled, {n}) == kept);
        options += kept.size();
      }
      ++read;
    } catch (const InputError& error) {
      REQUIRE(error.at);
      REQUIRE(*error.at <= text.size());
    }
  }
  CHECK(read > cases(300));
  CHECK(options > cases(3000));
}

TEST_CASE("a rule of two heaps gives what its clauses say") {
  for (const std::string text : {"(a,b) -> (a-k,b), (a,b-k), (a-k,b-k) where k>=1", "(a,b) -> (a-j,b-k) where 0<j+k<=3",
                                 "(a,b) -> (k,a+b-1-k), (b/2,a/2) where k*k>b or a mod 3=1",
                                 "(x,y) -> (i,j) where i+j+k=x+y and k>i and j!=i"}) {
    INFO(text);
    Reader reader = reader_of(text), again = reader_of(text);
    HeapOptions compiled(HeapRule::read(reader, Shape::tuple));
    const auto clauses = read_clauses(again, Shape::tuple);
    for (std::int64_t a = 0; a <= 12; ++a)
      for (std::int64_t b = a == 0 ? 1 : 0; b <= 12; ++b) REQUIRE(found(compiled, {a, b}) == defined(clauses, {a, b}));
  }
}

TEST_CASE("games of two heaps are rules") {
  for (const auto& [game, rule] : std::vector<std::pair<std::string, std::string>>{
           {"nim", "(a,b) -> (k,b) where k<a; (a,b) -> (a,k) where k<b"},
           {"wythoff", "(a,b) -> (a-k,b), (a,b-k), (a-k,b-k) where k>0"},
           {"euclid", "(a,b) -> (a-k*b,b) where k>0 and a>=b>0; (a,b) -> (a,b-k*a) where k>0 and b>a>0"},
           {"kiki", "(a,b) -> (a-1,b), (a,b-1), (a-1,b-1)"},
       }) {
    INFO(game << " as " << rule);
    const std::string most = std::to_string(cases(40));
    const Sum largest = read_address("pair-rule(" + rule + "):" + most + ',' + most);
    Evaluator twin(*largest[0].game, sg::Play::normal, Evaluator::Alone::yes);
    Meter meter(Meter::unlimited);
    twin.start(largest[0].position);
    REQUIRE(twin.advance(meter) == Progress::done);
    for (std::uint64_t a = 0; a <= cases(40); ++a)
      for (std::uint64_t b = 0; b <= cases(40); ++b) {
        const std::string heaps = ":" + std::to_string(a) + "," + std::to_string(b);
        const Sum sum = read_address(game + heaps);
        Evaluator evaluator(*sum[0].game, sg::Play::normal, Evaluator::Alone::yes);
        evaluator.start(sum[0].position);
        REQUIRE(evaluator.advance(meter) == Progress::done);
        REQUIRE(evaluator.verdict(sum[0].position).of<Mex>() ==
                twin.verdict(read_address("pair-rule(" + rule + ")" + heaps)[0].position).of<Mex>());
      }
  }
}

TEST_CASE("games of the catalogue are rules") {
  const auto values = [](const std::string& game, std::uint64_t n, std::uint64_t from) {
    std::vector<Nimber> out;
    const Sum sum = read_address(game + ":" + std::to_string(n));
    Evaluator evaluator(*sum[0].game, sg::Play::normal, Evaluator::Alone::yes);
    Meter meter(Meter::unlimited);
    evaluator.start(sum[0].position);
    REQUIRE(evaluator.advance(meter) == Progress::done);
    for (std::uint64_t heap = from; heap <= n; ++heap)
      out.push_back(evaluator.verdict(read_address(game + ":" + std::to_string(heap))[0].position).of<Mex>()->nimber());
    return out;
  };
  struct Twin {
    std::string game, rule;
    std::uint64_t most = cases(400), from = 0;
  };
  for (const auto& [game, rule, most, from] : std::vector<Twin>{
           {"nim", "n -> k where k<n"},
           {"bounded-nim(5)", "n -> n-k where k in 1..5"},
           {"interval-subtraction(3,7)", "n -> n-k where k in 3..7; n -> () where n<3"},
           {"subtraction(1,3,4)", "n -> n-k where k in {1,3,4}"},
           {"subtraction(!2,3,7)", "n -> n-k where k>0 and not k in {2,3,7}"},
           {"subtraction(powers-of-2)", "n -> n-k where k>0 and gcd(k,1048576)=k"},
           {"kayles", "n -> (a,b) where a+b in n-2..n-1"},
           {"dawsons-kayles", "n -> (a, n-2-a)"},
           {"dawsons-chess", "n -> () where n=1; n -> n-2; n -> (a,b) where a+b=n-3"},
           {"treblecross", "n -> (a,b) where a+b+3=n"},
           {"lasker", "n -> k where k<n; n -> (a,b) where a+b=n and a>0 and b>0"},
           {"grundy", "n -> (a,b) where a+b=n and 0<a<b"},
           {"take-and-break(8.0)", "n -> (a,b,c) where a+b+c=n and min(a,b,c)>0", cases(120)},
           {"take-and-break(0.3F)", "n -> n-1; n -> (a,b,c) where a+b+c=n-2", cases(120)},
           {"mark", "n -> n-1, n/2"},
           {"multiplication", "n -> (n+k-1)/k where n>1 and k in 2..9"},
           {"lieges(2)", "n -> n-1; n -> (n/2, n/2) where 2|n"},
           {"lieges(3)", "n -> n-1; n -> (n/2, n/2, n/2) where n mod 2 = 0"},
       }) {
    INFO(game << " as " << rule);
    CHECK(values(game, most, from) == values("heap-rule(" + rule + ")", most, from));
  }
}

TEST_CASE("every error of a rule has its place") {
  struct Fault {
    std::string rule;
    std::size_t at;
    ErrorCode code;
    std::string expected;
  };
  const std::string ones(1000, '1');
  std::string nested = "n -> ";
  for (int i = 0; i < 51; ++i) nested += '(';
  for (const Fault& fault : std::vector<Fault>{
           {"", 0, ErrorCode::bad_rules, "the name of the heap, as in n -> n-1"},
           {"min -> 1", 0, ErrorCode::bad_rules, "the name of the heap, as in n -> n-1"},
           {"n", 1, ErrorCode::bad_rules, "->"},
           {"n -> ", 5, ErrorCode::bad_rules, "a number, a variable or a bracket"},
           {"n -> N", 5, ErrorCode::bad_rules, "a number, a variable or a bracket"},
           {"n -> n-1,", 9, ErrorCode::bad_rules, "a number, a variable or a bracket"},
           {"n -> n-1 n-2", 9, ErrorCode::bad_rules, "an operator, a comma, where or ;"},
           {"n -> n-1;", 9, ErrorCode::bad_rules, "the name of the heap, as in n -> n-1"},
           {"n -> 2 k", 7, ErrorCode::bad_rules, "an operator, a comma, where or ;"},
           {"n -> (n-1", 9, ErrorCode::bad_rules, ")"},
           {"n -> (1,n-1", 11, ErrorCode::bad_rules, ")"},
           {"n -> min(n)", 10, ErrorCode::bad_rules, ","},
           {"n -> n-1 where", 14, ErrorCode::bad_rules, "a number, a variable or a bracket"},
           {"n -> n-1 where n", 15, ErrorCode::bad_rules, "a condition"},
           {"n -> n-1 where n=1 or n", 22, ErrorCode::bad_rules, "a condition"},
           {"n -> n-1 where not n", 19, ErrorCode::bad_rules, "a condition"},
           {"n -> (n=1)-1", 6, ErrorCode::bad_rules, "a number"},
           {"n -> n-1 where (n=1)=1", 16, ErrorCode::bad_rules, "a number"},
           {"n -> k where k in 1", 19, ErrorCode::bad_rules, ".."},
           {"n -> k where k in {1", 20, ErrorCode::bad_rules, "}"},
           {"n -> n-2; n -> n+1", 15, ErrorCode::bad_rules, "smaller heaps, not 1 -> 2"},
           {"n -> n-1, n-k", 10, ErrorCode::bad_rules, "smaller heaps, not 1 -> 1"},
           {"n -> (k,1) where k=n and n>8", 5, ErrorCode::bad_rules, "smaller heaps, not 9 -> (9,1)"},
           {"n -> (a,b,c,d)", 12, ErrorCode::too_big, "at most 3 variables besides the heap"},
           {"n -> n-" + ones, 1000, ErrorCode::too_big, "at most 1000 characters"},
           {"n -> n-3111111111111111111", 7, ErrorCode::too_big, "at most 2305843009213693952"},
           {"n -> n*n*n*n-1", 10, ErrorCode::too_big, "numbers up to 2^61 for every heap"},
           {nested, 55, ErrorCode::too_big, "at most 50 brackets in each other"},
       }) {
    INFO(fault.rule);
    Reader reader = reader_of(fault.rule);
    try {
      HeapRule::read(reader);
      FAIL("no error");
    } catch (const InputError& error) {
      CHECK(error.at.value_or(9999) == fault.at);
      CHECK(error.code == fault.code);
      CHECK(error.expected.text() == fault.expected);
    }
  }
  // If a heap that was not tried breaks the rule, there is no place to point at.
  const std::string late = "n -> n where n=70";
  Reader reader = reader_of(late);
  HeapOptions options(HeapRule::read(reader));
  const auto all = [](const auto&) { return true; };
  const std::uint64_t heap = 70;
  CHECK_THROWS_AS(options.each_block(std::span(&heap, 1), all, all), InputError);
}

TEST_CASE("any text is a rule or has an error with its place") {
  std::mt19937 random(11);
  const std::vector<std::string> tokens{"n",  "->", "n",   "-",   "1",   "k",  "a", ",",  "(",  ")",   "where", "and",
                                        "or", "in", "not", "=",   "<",   "<=", "|", "..", "{",  "}",   ";",     "*",
                                        "/",  "0",  "mod", "min", "gcd", "!=", ">", "2",  "99", "\x01"};
  std::size_t read = 0;
  for (unsigned i = 0; i < cases(50'000); ++i) {
    std::string text = random() % 4 == 0 ? "" : "n -> n-1 where ";
    for (auto length = random() % 12; length > 0; --length) text += tokens[random() % tokens.size()] + " ";
    Reader reader = reader_of(text);
    try {
      HeapRule::read(reader);
      ++read;
    } catch (const InputError& error) {
      INFO(text);
      REQUIRE(error.at);
      REQUIRE(*error.at <= text.size());
    }
  }
  CHECK(read > (sanitized ? 0 : 30));
}

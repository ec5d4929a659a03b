// Sequences of values: the fast kernels against trying all options, and proved periods against later values.
#include <bit>
#include <random>

#include "catch.hpp"
#include "effort.hpp"
#include "listed-values.hpp"
#include "request/address/address.hpp"
#include "solve/game/evaluator.hpp"
#include "solve/period/period.hpp"
#include "theory/codes/code-bound.hpp"
#include "theory/codes/heap-values.hpp"
#include "theory/subtraction/subtraction-values.hpp"

using namespace sg;

namespace {

Code code_of(std::string_view text) {
  Reader reader(text, 0, text.size(), ErrorCode::bad_rules);
  Code code = Code::read(reader);
  reader.expect_end(Expected::end_of_rules);
  return code;
}

/// Returns the first heap where the table or its period differs from the definition; last + 1 if there is none.
std::uint64_t first_difference(const Code& code, std::uint64_t last) {
  const auto wanted = listed_values(code, last);
  HeapValues values(code);
  Meter meter(Meter::unlimited);
  REQUIRE(values.grow(last + 1, meter));
  for (std::uint64_t n = 0; n <= last; ++n)
    if (values.at(n) != wanted[static_cast<std::size_t>(n)]) return n;
  return last + 1;
}

std::optional<Proof> proof_within(const Code& code, std::uint64_t size) {
  HeapValues values(code);
  Meter meter(Meter::unlimited);
  values.grow(size, meter);
  return values.proof();
}

/// Returns the first heap where the table or its period differs from the mex over the set; last + 1 if there is none.
std::uint64_t first_difference(const std::string& text, std::uint64_t size, std::uint64_t last) {
  Reader reader(text, 0, text.size(), ErrorCode::bad_rules);
  const SubtractionSet set = SubtractionSet::read(reader);
  SubtractionValues values(set);
  Meter meter(Meter::unlimited);
  REQUIRE(values.grow(size, meter));
  std::vector<Nimber> wanted;
  for (std::uint64_t n = 0; n <= last; ++n) {
    std::vector<bool> seen(n + 1);
    for (std::uint64_t take = 1; take <= n; ++take)
      if (set.allows(take)) seen[wanted[static_cast<std::size_t>(n - take)]] = true;
    wanted.push_back(static_cast<Nimber>(std::find(seen.begin(), seen.end(), false) - seen.begin()));
    if ((n < values.size() || values.proof()) && values.at(n) != wanted.back()) return n;
  }
  REQUIRE((values.proof() || values.size() > last));
  return last + 1;
}

/// Returns a random code: up to three digits of these letters, `marks_in_ten` of ten with a mark, possibly one left of
/// the point, possibly with a tail.
std::string random_code(std::mt19937& random, std::string_view letters, unsigned marks_in_ten) {
  const auto to = [&](std::size_t most) { return random() % most; };
  const auto digit = [&] {
    std::string out(1, letters[to(letters.size())]);
    if (to(10) < marks_in_ten) out += "!?="[to(3)];
    return out;
  };
  std::string out = to(3) == 0 ? "4" : "0";
  out += '.';
  for (std::size_t i = 1 + to(3); i > 0; --i) out += digit();
  if (to(4) == 0) out += '[' + digit() + (to(2) == 0 ? digit() : "") + ']';
  return out;
}

}  // namespace

TEST_CASE("every octal code of three digits has the values of its options") {
  constexpr std::string_view digits = "01234567";
  for (const char first : digits)
    for (const char second : digits)
      for (const char third : digits) {
        const std::string text = std::string("0.") + first + second + third;
        INFO(text);
        CHECK(first_difference(code_of(text), 400) == 401);
      }
}

TEST_CASE("codes with few rare values have the values of their options far out") {
  for (const std::string_view text :
       {"0.77", "0.16", "0.156", "0.45", "0.015", "4!.0", "0.007", "4.31", "0.7!7", "4!.1!6=7?", "0.55", "0.774"}) {
    INFO(text);
    CHECK(first_difference(code_of(text), 4000) == 4001);
  }
}

TEST_CASE("codes whose rare heaps are told by their parity too have the values of their options far out") {
  for (const std::string_view text :
       {"0.104", "0.106", "0.205", "0.207", "0.324", "0.340", "0.351", "0.501", "0.5!04", "0.0516"}) {
    INFO(text);
    CHECK(first_difference(code_of(text), 4000) == 4001);
  }
}

TEST_CASE("values are the same in one go and one heap after the other") {
  for (const std::string_view text :
       {"0.015", "0.056", "4.354", "0.77", "0.376", "4!.0", "8.1", "0.104", "0.207", "0.354"}) {
    HeapValues at_once(code_of(text)), one_by_one(code_of(text));
    Meter meter(Meter::unlimited);
    constexpr std::uint64_t size = 1'500;
    REQUIRE(at_once.grow(size, meter));
    for (std::uint64_t n = 0; n < size; ++n) {
      REQUIRE(one_by_one.grow(n + 1, meter));
      INFO(text << ':' << n);
      REQUIRE(one_by_one.at(n) == at_once.at(n));
    }
  }
}

TEST_CASE("codes under which any number of heaps may stay, with every mark, have the values of their options") {
  constexpr std::string_view digits[] = {"0", "1", "2",    "3",    "4",    "7",      "8",     "B",     "G",
                                         "V", "*", "{1+}", "{2+}", "{3+}", "{0,4+}", "{3,5}", "{2,4+}"};
  constexpr std::string_view marks[] = {"", "!", "?", "="};
  std::mt19937 random(21);
  const auto digit = [&] {
    return std::string(digits[random() % std::size(digits)]) + std::string(marks[random() % 4]);
  };
  for (unsigned i = 0; i < cases(400); ++i) {
    std::string text = "0." + digit();
    if (i % 3 == 0) text = std::string(i % 2 == 0 ? "{3+}{2+}." : "8!{2,3+}?.") + digit();
    if (i % 3 == 1) text += digit();
    if (i % 5 == 0) text += '[' + digit() + (i % 2 == 0 ? digit() : "") + ']';
    INFO(text);
    CHECK(first_difference(code_of(text), 26) == 27);
  }
}

TEST_CASE("where many heaps have to stay, heaps of their number and a little more have the values of their options") {
  for (const std::string_view text :
       {"{300}.0", "{9!}.0", "0.{40}", "{40,60+}.0", "0.0{50+}=", "{70+}?.1", "{8+}!.0"}) {
    INFO(text);
    const Code code = code_of(text);
    std::uint64_t last = 48;
    for (std::uint64_t step = 0; step < code.written(); ++step)
      last = std::max<std::uint64_t>(last, code.digit(step).fewest() + 12);
    CHECK(first_difference(code, last) == last + 1);
  }
}

TEST_CASE("codes of one digit at each place have the values of their options") {
  for (const std::string_view digit :
       {"8", "9", "B", "C", "F", "G", "S", "V", "*", "{2+}", "{3+}", "{4+}", "{2,5+}", "{5}", "{2!,3+?}", "{2=,3+!}"})
    for (const std::string_view mark : {"", "!", "?", "="})
      for (const std::string_view place : {"0.", "0.0", "0.3", "4.", "0.["}) {
        if (digit.size() > 6 && !mark.empty()) continue;
        const std::string text =
            std::string(place) + std::string(digit) + std::string(mark) + (place == "0.[" ? "]" : "");
        INFO(text);
        CHECK(first_difference(code_of(text), 24) == 25);
      }
}

TEST_CASE("values above 63 far out are those of the options, of all rare heaps and some others") {
  constexpr Nimber mask = 0xFE;
  const Code code = code_of("0.376");
  constexpr std::uint64_t size = 36'000;
  HeapValues values(code);
  Meter meter(Meter::unlimited);
  REQUIRE(values.grow(size, meter));
  std::vector<std::uint64_t> seen(1024);
  unsigned rare = 0;
  for (std::uint64_t n = 16'000; n < size; ++n) {
    const bool is_rare = std::popcount(values.at(n) & mask) % 2 == 0;
    rare += is_rare ? 1 : 0;
    if (!is_rare && n % 1000 != 0) continue;
    const auto free = [](std::uint64_t) { return true; };
    each_kept(code, n, free, [&](const std::vector<std::uint64_t>& parts) {
      Nimber value = 0;
      for (const std::uint64_t part : parts) value ^= values.at(part);
      seen[static_cast<std::size_t>(value)] = n;
      return true;
    });
    CHECK(seen[static_cast<std::size_t>(values.at(n))] != n);
    for (Nimber value = 0; value < values.at(n); ++value) CHECK(seen[static_cast<std::size_t>(value)] == n);
  }
  CHECK(rare > 0);
}

TEST_CASE("a proved period holds for what comes after it") {
  std::mt19937 random(20);
  unsigned proved = 0;
  for (unsigned i = 0; i < cases(400); ++i) {
    const bool three = i % 3 == 0;
    const Code code = code_of(random_code(random, three ? "0123456789ABCDEF" : "01234567", i % 2 == 0 ? 4 : 0));
    INFO(code.text());
    // Limit of the definition: with a tail the number of a heap's options is quadratic.
    const std::uint64_t seen = three ? 60 : code.tail() > 0 ? 120 : 500;
    proved += proof_within(code, seen) ? 1 : 0;
    CHECK(first_difference(code, 2 * seen) == 2 * seen + 1);
  }
  CHECK(proved > cases(100));
  SUCCEED(proved << " periods proved");
}

TEST_CASE("no period is proved by fewer equalities than the least") {
  std::mt19937 random(20);
  unsigned proved = 0;
  for (unsigned i = 0; i < cases(4000); ++i) {
    const Code code = code_of(random_code(random, i % 3 == 0 ? "0123456789ABCDEF" : "01234567", i % 2 == 0 ? 4 : 0));
    const std::uint64_t size = 20 + random() % 400, period = 1 + random() % (size / 3), end = size - period;
    const std::uint64_t preperiod = 1 + random() % end;
    const auto needed = bound_of(code, preperiod, period);
    if (!needed || *needed > end) continue;
    INFO(code.text() << " " << preperiod << " " << period);
    CHECK(end - preperiod >= least_echo(code, size));
    ++proved;
  }
  CHECK(proved > cases(400));
}

TEST_CASE("a period is observed where the last half of the values has it, and no other") {
  const auto observed = [](const std::string& text, std::uint64_t size) {
    HeapValues values(code_of(text));
    Meter meter(Meter::unlimited);
    REQUIRE(values.grow(size, meter));
    return observed_period(values);
  };
  for (const std::uint64_t size : {100, 200, 400, 500, 600}) CHECK(!observed("0.007", size));
  CHECK(!observed("0.77", 100));
  const auto kayles = observed("0.77", 180);
  REQUIRE(kayles);
  CHECK(kayles->preperiod == 71);
  CHECK(kayles->period == 12);
  CHECK(kayles->saltus == 0);
}

TEST_CASE("a window that starts at the empty heap proves nothing") {
  // The first three values of 0.002 are 0, and the fourth is not.
  HeapValues values(code_of("0.002"));
  Meter meter(Meter::unlimited);
  REQUIRE(values.grow(100, meter));
  for (std::uint64_t n = 0; n < 3; ++n) CHECK(values.at(n) == 0);
  REQUIRE(values.proof());
  CHECK(values.proof()->from >= 1);
  CHECK(values.at(4) == 1);
}

TEST_CASE("every set of numbers up to 8, and all but it, has the values of its options, also past its period") {
  for (unsigned bits = 1; bits < 256; ++bits) {
    std::string text;
    for (unsigned take = 1; take <= 8; ++take)
      if ((bits >> (take - 1) & 1) != 0) text += (text.empty() ? "" : ",") + std::to_string(take);
    INFO(text);
    CHECK(first_difference(text, 5000, 300) == 301);
    CHECK(first_difference("!" + text, 5000, 300) == 301);
  }
}

TEST_CASE("wide sets of numbers have the values of their options") {
  std::mt19937 random(20);
  for (unsigned i = 0; i < cases(40); ++i) {
    std::string text = std::to_string(1 + random() % 300);
    for (unsigned j = 0; j < 30; ++j) text += ',' + std::to_string(1 + random() % 300);
    INFO(text);
    CHECK(first_difference(text, 1501, 1500) == 1501);
    CHECK(first_difference("!" + text, 1501, 1500) == 1501);
  }
  CHECK(first_difference("1,3,5000", 1001, 1000) == 1001);
}

TEST_CASE("of a lag that is proved the least part that repeats is the period, from where it does") {
  std::mt19937 random(70);
  for (unsigned i = 0; i < cases(2000); ++i) {
    const std::uint64_t before = random() % 5, period = 1 + random() % 6, lag = period * (1 + random() % 4);
    std::vector<unsigned> symbols;
    for (std::uint64_t n = 0; n < before + 3 * lag; ++n)
      symbols.push_back(n < before + period ? random() % 2 : symbols[static_cast<std::size_t>(n - period)]);
    const auto repeats = [&](std::uint64_t by, std::uint64_t from) {
      for (std::uint64_t n = from; n + by < symbols.size(); ++n)
        if (symbols[static_cast<std::size_t>(n + by)] != symbols[static_cast<std::size_t>(n)]) return false;
      return true;
    };
    std::uint64_t least = 1, from = before;
    while (!repeats(least, before)) ++least;
    while (from > 0 && repeats(least, from - 1)) --from;
    const Proof found = least_period({{before, lag, 0}, before, lag, 0},
                                     [&](std::uint64_t n) { return symbols[static_cast<std::size_t>(n)]; });
    CHECK(found.period.period == least);
    CHECK(found.period.preperiod == from);
  }
}

TEST_CASE("a misere pair rests on a period only where pairs have one") {
  const auto ground = [](std::string_view address) {
    const Sum sum = read_address(address);
    Evaluator evaluator(*sum[0].game, Play::misere, Evaluator::Alone::yes);
    Meter meter(Meter::unlimited);
    evaluator.start(sum[0].position);
    REQUIRE(evaluator.advance(meter) == Progress::done);
    return evaluator.verdict(sum[0].position).ground;
  };
  CHECK(ground("subtraction(1,4,9):100000") == Justification::period);
  CHECK(ground("grundy:8,12") == Justification::table);  // the periods of its values are an open question
}

// Misère quotients against whole sums played by the definition.
#include "catch.hpp"
#include "misere-kinds.hpp"
#include "theory/misere/quotient-builder.hpp"

namespace sg::misere {
namespace {

/// Part of a quotient that was found within a budget, with a lower bound of the order of the quotient.
struct Grown {
  Progress progress;
  Quotient quotient;
  std::size_t least;
};
Grown grown(const PositionClasses& kinds, std::uint64_t steps) {
  QuotientBuilder growing(kinds);
  Meter meter(steps);
  const Progress progress = growing.advance(static_cast<Kind>(kinds.size()), meter);
  return {progress, growing.quotient(), growing.least_order()};
}

/// Compares the losses of random sums of a few kinds with those by the quotient.
void compare(const Quotient& quotient, const PositionClasses& kinds, std::mt19937& random, unsigned sums) {
  PlayedOut played(kinds);
  for (unsigned i = 0; i < sums; ++i) {
    const Word sum = drawn_word(random, static_cast<Kind>(quotient.phi.size()), 4);
    REQUIRE(quotient.is_lost(quotient.of(sum)) == played.is_lost(sum));
  }
}

/// Requires that every two elements are distinguished by some sum, that each is the element of its least sum, and that
/// the least sums ascend.
void demand_reduced(const Quotient& quotient) {
  const auto beside = quotient.lost_beside();
  for (std::size_t x = 0; x < quotient.order; ++x) {
    REQUIRE(quotient.of(quotient.words[x]) == x);
    if (x > 0) REQUIRE(is_below(quotient.words[x - 1], quotient.words[x]));
    for (std::size_t y = 0; y < x; ++y) REQUIRE(beside[x] != beside[y]);
  }
}

}  // namespace

TEST_CASE("misere quotients of codes say of sums what the definition says") {
  std::mt19937 random(2026);
  unsigned found = 0;
  for (unsigned i = 0; i < 120; ++i) {
    std::string text = "0.";
    for (int digit = 0; digit < 3; ++digit) text += static_cast<char>('0' + random() % 8);
    PositionClasses kinds;
    add_heaps(kinds, code_of_text(text), 9);
    const Grown all = grown(kinds, 200'000);
    demand_reduced(all.quotient);
    if (all.quotient.phi.empty()) continue;
    found += all.progress == Progress::done ? 1u : 0u;
    INFO(text);
    compare(all.quotient, kinds, random, 60);
  }
  CHECK(found > 100);
}

TEST_CASE("misere quotients of drawn positions say of sums what the definition says") {
  std::mt19937 random(7);
  unsigned found = 0;
  for (unsigned i = 0; i < 150; ++i) {
    const PositionClasses kinds = drawn_kinds(random, 7);
    const Grown all = grown(kinds, 200'000);
    demand_reduced(all.quotient);
    found += all.progress == Progress::done ? 1u : 0u;
    if (!all.quotient.phi.empty()) compare(all.quotient, kinds, random, 80);
  }
  CHECK(found > 100);
}

TEST_CASE("elements of a misere quotient are told apart by sums that the definition tells apart") {
  PositionClasses kinds;
  add_heaps(kinds, code_of_text("0.77"), 9);
  const Quotient quotient = grown(kinds, 1'000'000).quotient;
  REQUIRE(quotient.order == 18);
  PlayedOut played(kinds);
  for (std::size_t x = 0; x < quotient.order; ++x)
    for (std::size_t y = 0; y < x; ++y) {
      const auto parts = [&](const Word& z) {
        return played.is_lost(sum_of_words(quotient.words[x], z)) != played.is_lost(sum_of_words(quotient.words[y], z));
      };
      CHECK(std::any_of(quotient.words.begin(), quotient.words.end(), parts));
    }
}

TEST_CASE("the lower bound of an order is below the order, at every least sum where a trial fails") {
  for (const char* text : {"0.77", "0.07", "0.312", "0.15", "0.152"}) {
    PositionClasses kinds;
    add_heaps(kinds, code_of_text(text), 20);
    Meter meter(Meter::unlimited);
    const Quotient whole = grown(kinds, Meter::unlimited).quotient;
    const auto last = static_cast<Kind>(kinds.size());
    const Quotient none;
    // Too few relations for one kind, then for another: trials that fail at some point.
    for (Kind kind = 0; kind < last; ++kind)
      for (std::uint32_t index : {0u, 1u, 2u, 5u}) {
        const auto trial = QuotientCandidate(whole, last, {{kind, index, 2}}).reduced(kinds, meter);
        if (!trial) continue;
        Pairs pairs(trial->order);
        Word failure;
        if (check(*trial, kinds, pairs, failure, meter) != Pairs::Found::failure) {
          CHECK(trial->order == whole.order);
          CHECK(trial->table == whole.table);
          continue;
        }
        CHECK(least_order(*trial, failure) <= whole.order);
        CHECK(trial->is_lost(trial->of(failure)) != whole.is_lost(whole.of(failure)));
      }
  }
}

TEST_CASE("a misere quotient is the same however often its work is left off") {
  PositionClasses kinds;
  add_heaps(kinds, code_of_text("0.07"), 22);
  QuotientBuilder growing(kinds);
  unsigned pauses = 0;
  Meter meter(Meter::unlimited, [&] { return ++pauses, Meter::Signal::pause; });
  while (growing.advance(static_cast<Kind>(kinds.size()), meter) == Progress::working) meter.resume();
  const Quotient whole = grown(kinds, Meter::unlimited).quotient;
  CHECK(growing.quotient().table == whole.table);
  CHECK(growing.quotient().phi == whole.phi);
  CHECK(pauses > 3);
}

}  // namespace sg::misere

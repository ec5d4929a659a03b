// Genus and canonical forms under misère play, against whole sums played by the definition.
#include "catch.hpp"
#include "misere-kinds.hpp"
#include "theory/misere/classes.hpp"
#include "theory/misere/distinguish.hpp"
#include "theory/misere/form-text.hpp"
#include "theory/misere/kind-forms.hpp"

namespace sg::misere {
namespace {

/// Classes of positions, with Nim heaps of 1 and 2 added to them.
struct Beside {
  PositionClasses kinds;
  Kind one, two;
  explicit Beside(PositionClasses own) : kinds(std::move(own)) {
    one = kinds.add({{}});
    two = kinds.add({{}, {one}});
  }
};

/// Misère values of sums by mex alone.
class MisereValues {
 public:
  explicit MisereValues(const PositionClasses& kinds) : played_(kinds) {}
  Nimber of(const Word& sum) {
    if (const auto found = values_.find(sum); found != values_.end()) return found->second;
    std::vector<Nimber> options;
    for (const Word& option : played_.options(sum)) options.push_back(of(option));
    return values_[sum] = options.empty() ? 1 : mex(options);
  }

 private:
  PlayedOut played_;
  std::map<Word, Nimber> values_;
};

/// Equality of sums by Conway's criterion, without reducing the sums first.
class Links {
 public:
  explicit Links(const PositionClasses& kinds) : played_(kinds) {}
  bool equal(const Word& a, const Word& b) {
    const auto [found, is_new] = equal_.try_emplace({a, b}, a == b);
    if (!is_new || a == b) return found->second;
    const auto of_a = played_.options(a), of_b = played_.options(b);
    bool fair = (!of_a.empty() || !played_.is_lost(b)) && (!of_b.empty() || !played_.is_lost(a));
    for (const Word& option : of_a) fair = fair && !linked(option, b);
    for (const Word& option : of_b) fair = fair && !linked(a, option);
    return equal_[{a, b}] = fair;
  }

 private:
  bool linked(const Word& a, const Word& b) {
    for (const Word& option : played_.options(a))
      if (equal(option, b)) return false;
    for (const Word& option : played_.options(b))
      if (equal(a, option)) return false;
    return true;
  }
  PlayedOut played_;
  std::map<std::pair<Word, Word>, bool> equal_;
};

}  // namespace

TEST_CASE("a genus is the misere value beside heaps of 2, digit by digit") {
  std::mt19937 random(11);
  unsigned digits = 0;
  for (unsigned i = 0; i < 60; ++i) {
    const Beside beside(drawn_kinds(random, 6));
    Forms forms;
    KindForms of(beside.kinds, forms);
    Meter meter(Meter::unlimited);
    MisereValues values(beside.kinds);
    for (unsigned k = 0; k < 5; ++k) {
      Word sum = drawn_word(random, 6, 2);
      const Genus& genus = forms.genus(*of.of(sum, meter));
      Nimber normal = 0;
      for (const Kind kind : sum) normal ^= beside.kinds.value(kind);
      REQUIRE(genus.normal == normal);
      for (std::size_t place = 0; place < 5; ++place, ++digits) {
        REQUIRE(genus.digit(place) == values.of(sum));
        sum.push_back(beside.two);
      }
    }
  }
  CHECK(digits == 1500);
}

TEST_CASE(
    "canonical forms are one where Conway's criterion says equal, and then no game beside them tells them apart") {
  std::mt19937 random(5);
  unsigned equal = 0, apart = 0;
  for (unsigned i = 0; i < 120; ++i) {
    const PositionClasses kinds = drawn_kinds(random, 5);
    Forms forms;
    KindForms of(kinds, forms);
    Meter meter(Meter::unlimited);
    Links links(kinds);
    PlayedOut played(kinds);
    for (unsigned k = 0; k < 12; ++k) {
      const Word a = drawn_word(random, 5, 2), b = drawn_word(random, 5, 2);
      const bool is_one = *of.of(a, meter) == *of.of(b, meter);
      REQUIRE(is_one == links.equal(a, b));
      REQUIRE(forms.is_lost(*of.of(a, meter)) == played.is_lost(a));
      (is_one ? equal : apart)++;
      const Word beside = drawn_word(random, 5, 2);
      if (is_one) REQUIRE(played.is_lost(sum_of_words(a, beside)) == played.is_lost(sum_of_words(b, beside)));
    }
  }
  CHECK(equal > 200);
  CHECK(apart > 200);
}

TEST_CASE("games by day, their mates, and sums with them") {
  Forms forms;
  Meter meter(Meter::unlimited);
  std::vector<Form> day{0};
  for (const std::size_t count : {2u, 3u, 5u, 22u}) {
    std::vector<Form> next{0};
    for (unsigned set = 1; set < (1u << day.size()); ++set) {
      std::vector<Form> options;
      for (std::size_t i = 0; i < day.size(); ++i)
        if ((set >> i & 1) != 0) options.push_back(day[i]);
      next.push_back(forms.with(options));
    }
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
    CHECK(next.size() == count);
    day = next;
  }
  for (const Form form : day) CHECK(forms.is_lost(*forms.sum(form, forms.mate(form), meter)));
}

TEST_CASE("a game that tells two forms apart is lost with one of them alone") {
  std::mt19937 random(17);
  unsigned told = 0;
  for (unsigned i = 0; i < 60; ++i) {
    const PositionClasses kinds = drawn_kinds(random, 6);
    Forms forms;
    KindForms of(kinds, forms);
    Meter meter(Meter::unlimited);
    for (unsigned k = 0; k < 6; ++k) {
      const Form a = *of.of(drawn_word(random, 6, 2), meter), b = *of.of(drawn_word(random, 6, 2), meter);
      const auto game = distinguishing_game(forms, a, b, meter);
      if (a == b) REQUIRE(!game);
      if (!game) continue;
      REQUIRE(forms.is_lost(*forms.sum(a, *game, meter)) != forms.is_lost(*forms.sum(b, *game, meter)));
      ++told;
    }
  }
  CHECK(told > 100);
}

TEST_CASE("canonical forms as they are printed") {
  Forms forms;
  Meter meter(Meter::unlimited);
  const auto printed = [&](Form form) { return text_of(forms, form, meter)->printed; };
  const auto nim = [&](std::uint32_t n) { return forms.nim(n); };
  const auto sum = [&](Form a, Form b) { return *forms.sum(a, b, meter); };
  const Form sharp = forms.with({nim(2)}), twice = sum(nim(2), nim(2));
  CHECK(printed(0) == "*[0]");
  CHECK(printed(sharp) == "*[2#]");
  CHECK(printed(forms.with({sharp})) == "*[2##]");
  CHECK(printed(twice) == "*[2[2]]");
  CHECK(printed(forms.with({twice, nim(3), nim(2), nim(1)})) == "*[2[2]321]");
  CHECK(printed(forms.with({sum(nim(2), sharp)})) == "*[2[#2#]]");
  CHECK(printed(forms.with({sharp, 0})) == "*[2#0]");
  CHECK(printed(forms.with({sum(nim(4), nim(2))})) == "*[4[2#]]");
  CHECK(printed(forms.with({forms.with({sharp}), forms.with({sharp, nim(1)})})) == "*[(2#1)2##]");
  CHECK(printed(forms.with({forms.with({sharp}), forms.with({forms.with({sharp, 0}), 0, nim(1)})})) ==
        "*[((2#0)10)2##]");
  const Form restive = forms.with({forms.with({sharp, nim(2), 0}), forms.with({sharp, nim(3)}), nim(1)});
  CHECK(printed(restive) == "*[(2#20)2[#1]1]");
  CHECK(printed(forms.mate(restive)) == "*[(2#21)2[#1]0]");
  const Form tameable = forms.with(
      {sum(forms.with({sharp, nim(1)}), nim(1)), forms.with({sharp, sum(sharp, nim(1)), forms.with({sharp, 0})})});
  CHECK(printed(tameable) == "*[((2#0)2[#1]2#)(2#1)[1]]");
  Classes classes(forms);
  CHECK(classes.short_genus(tameable) == "0^120");
  CHECK(classes.short_genus(restive) == "0^2");
  CHECK(classes.of(restive) == Class::generally_restive);
  CHECK(classes.is_half_tame(restive, meter) == true);
}

}  // namespace sg::misere

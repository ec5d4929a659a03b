// Misère play of sums of small positions of all games: by quotient, genus and canonical form, against a search of the
// whole sum.
#include <cstdio>
#include <random>

#include "catch.hpp"
#include "effort.hpp"
#include "request/address/address.hpp"
#include "solve/misere/misere-sums.hpp"
#include "solve/sum/solved-sum.hpp"

namespace sg {
namespace {

/// Small positions, not over, of each sample of each game with misère play.
std::vector<Component> small_positions() {
  constexpr std::size_t most = 24;
  std::vector<Component> all;
  for (const Family& family : families())
    for (const GamePtr& game : samples_of(family)) {
      if (!game->defines(Play::misere) || family.info.game_class == GameClass::loopy) continue;
      std::size_t kept = 0;
      game->each_small(family.info.checked_to, [&](const PositionPtr& p) {
        if (kept == most) return;
        bool moves = false;
        Meter meter(Meter::unlimited);
        game->each_move(*p, meter, [&](const Touch&) { return !(moves = true); });
        if (!moves) return;
        all.push_back({game, p});
        ++kept;
      });
    }
  return all;
}

/// Returns all words of one to three letters out of `letters` of them; the letters of a word ascend, or repeat.
std::vector<std::vector<std::size_t>> small_words(std::size_t letters) {
  std::vector<std::vector<std::size_t>> words;
  for (std::size_t a = 0; a < letters; ++a) {
    words.push_back({a});
    for (std::size_t b = a; b < letters; ++b) {
      words.push_back({a, b});
      for (std::size_t c = b; c < letters; ++c) words.push_back({a, b, c});
    }
  }
  return words;
}

class SumsOfThree {
 public:
  SumsOfThree(const std::vector<Component>& pool, std::mt19937& random) {
    for (std::size_t i = 0; i < 3; ++i) own_.push_back(pool[random() % pool.size()]);
  }

  void compare() {
    if (sums_.list(own_, meter_) != Progress::done) return;
    Meter some = meter_.share(quotient_steps);
    const bool is_finite = sums_.grow(*sums_.word(own_), some) == Progress::done;
    for (const auto& word : small_words(own_.size())) {
      Sum sum;
      for (const std::size_t letter : word) sum.push_back(own_[letter]);
      Meter meter = meter_.share(search_steps);
      const auto lost = is_lost(sum, meter);
      if (!lost) continue;
      if (is_finite) {
        REQUIRE(sums_.wins(sum) == !*lost);
        ++by_quotient;
      }
      if (forms_.advance(sum, meter) != Progress::done) continue;
      const misere::Form form = forms_.form();
      REQUIRE(forms_.forms().is_lost(form) == *lost);
      ++by_form;
      compare_genus(std::move(sum), form, meter);
      compare_equal(word, form, meter);
    }
  }

  static inline std::uint64_t by_quotient = 0, by_form = 0, by_genus = 0, equal = 0;

 private:
  static constexpr std::uint64_t quotient_steps = 5'000, search_steps = 1'500;

  std::optional<bool> is_lost(const Sum& sum, Meter& meter) {
    search_.start(sum);
    if (search_.advance(meter) != Progress::done) return std::nullopt;
    return !*search_.worth(sum);
  }

  /// Requires that digits 1 and 2 of the genus are 0 exactly if the sum with that number of heaps of 2 is lost.
  void compare_genus(Sum sum, misere::Form form, Meter& meter) {
    const Sum two = read_address("nim:2");
    for (std::size_t place = 1; place < 3; ++place) {
      sum.push_back(two[0]);
      const auto lost = is_lost(sum, meter);
      if (!lost) return;
      INFO(address_of(sum) + " " + forms_.forms().genus(form).text());
      REQUIRE((forms_.forms().genus(form).digit(place) == 0) == *lost);
      ++by_genus;
    }
  }

  /// Requires that sums with the same form have the same outcome together with each component of `own_`.
  void compare_equal(const std::vector<std::size_t>& word, misere::Form form, Meter& meter) {
    const auto [first, is_new] = first_of_.try_emplace(form, word);
    if (is_new) return;
    for (const Component& beside : own_) {
      std::vector<Sum> both(2, Sum{beside});
      for (const std::size_t letter : first->second) both[0].push_back(own_[letter]);
      for (const std::size_t letter : word) both[1].push_back(own_[letter]);
      const auto one = is_lost(both[0], meter), other = is_lost(both[1], meter);
      if (!one || !other) return;
      REQUIRE(*one == *other);
      ++equal;
    }
  }

  Sum own_;
  MisereSums sums_;
  MisereForms forms_;
  Meter meter_{Meter::unlimited};
  Search<SumRules, WinLoss> search_{{}, WinLoss{true}};
  std::map<misere::Form, std::vector<std::size_t>> first_of_;
};

}  // namespace

TEST_CASE("misere sums of small positions of all games, as a search of the whole sum says") {
  const auto pool = small_positions();
  std::mt19937 random(1974);
  const unsigned rounds = extent(24'000u, 600u, 300u);
  for (unsigned i = 0; i < rounds; ++i) SumsOfThree(pool, random).compare();
  using Of = SumsOfThree;
  const std::uint64_t all = Of::by_quotient + Of::by_form + Of::by_genus + Of::equal;
  std::printf(
      "evidence: misere-sums %llu sums under misere play: %llu by quotient, %llu by form, %llu by genus, %llu of one "
      "form\n",
      static_cast<unsigned long long>(all), static_cast<unsigned long long>(Of::by_quotient),
      static_cast<unsigned long long>(Of::by_form), static_cast<unsigned long long>(Of::by_genus),
      static_cast<unsigned long long>(Of::equal));
  CHECK(all >= 80 * rounds);
}

}  // namespace sg

// Arena of canonical forms of short partizan games, each stored once: two games are equal exactly if their forms are
// the same.
// Sources  Conway 1976, ch. 7 to 10; Winning Ways, ch. 2; Siegel 2013, ch. II
// Cost     a sum or a form of k options O(k^2) comparisons, each memoised; a number, ups or a nimber O(1)
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "core/game/meter.hpp"
#include "core/game/player.hpp"
#include "core/text/error.hpp"
#include "core/value/dyadic.hpp"
#include "core/value/nimber.hpp"

namespace sg::partizan {

using Form = std::uint32_t;

/// number + ups·↑ + *nimber; games that differ in any of the three parts are different.
struct UpStar {
  Dyadic number = {};
  std::int64_t ups = 0;
  Nimber nimber = 0;

  bool operator==(const UpStar&) const = default;
  bool is_number() const { return ups == 0 && nimber == 0; }
};

/// Thrown when work on forms stops before its end. All forms made so far stay, so that the same call, repeated,
/// continues.
struct Interrupted : InternalError {
  enum class By : std::uint8_t { meter, cap };
  explicit Interrupted(By cause) : InternalError("an interruption of work on values was not caught"), by(cause) {}
  By by;
};

enum class Relation : std::uint8_t { equal, less, greater, confused };
/// Returns "=", "<", ">" or "||".
std::string_view text_of(Relation relation);

/// Arena of forms. Every function that makes or compares forms throws Interrupted if the meter pauses or refuses, or
/// past a cap: a million forms, 4095 options a side, birthdays of 4096, numbers past 2^62 or with denominators past
/// 2^63.
class Forms {
 public:
  static constexpr std::size_t most = 1'000'000;
  static constexpr std::size_t most_options = 4095;
  static constexpr std::uint64_t most_birthday = 4096;

  using Options = std::vector<Form>;

  Forms();
  Forms(const Forms&) = delete;
  Forms& operator=(const Forms&) = delete;

  /// Sets the meter of all further work, which it must outlive; required before any form but 0 is made.
  void measure_by(Meter& meter) { meter_ = &meter; }
  std::size_t size() const { return nodes_.size(); }
  /// Spends `turns` of an inner loop. Throws Interrupted if the meter pauses or refuses.
  void spend(std::uint64_t turns);

  Form zero() const { return 0; }
  Form of(const UpStar& value);
  Form number(const Dyadic& x) { return of({x}); }
  Form integer(std::int64_t n) { return number(Dyadic(n)); }
  Form nimber(Nimber n) { return of({{}, 0, n}); }
  Form ups(std::int64_t n) { return of({{}, n, 0}); }
  /// Returns the canonical form of {left | right}.
  Form canonical(Options left, Options right);
  /// Returns the form with these options, none of which may be dominated or reversible; the game must be no UpStar.
  Form of_reduced(Options left, Options right);

  /// Returns the parts of g if it is a number + ups + nimber, else null; valid as long as the arena.
  const UpStar* up_star(Form g) const { return nodes_[g].is_up_star ? &nodes_[g].value : nullptr; }
  bool is_number(Form g) const { return nodes_[g].is_up_star && nodes_[g].value.is_number(); }
  bool is_integer(Form g) const { return is_number(g) && nodes_[g].value.number.is_integer(); }
  bool is_nimber(Form g) const {
    return nodes_[g].is_up_star && nodes_[g].value == UpStar{{}, 0, nodes_[g].value.nimber};
  }
  const Options& options(Form g, Player player);
  /// Left or right stop: the number that best play arrives at first if `player` begins.
  const Dyadic& stop(Form g, Player player) const { return nodes_[g].stops[index_of(player)]; }
  /// Number of moves of the longest play; below 2^66.
  Count birthday(Form g) const { return nodes_[g].birthday; }

  bool is_at_most(Form g, Form h);
  Relation relation(Form g, Form h);
  Form negative(Form g);
  Form sum(Form g, Form h);
  Form difference(Form g, Form h) { return sum(g, negative(h)); }

 private:
  struct Node {
    std::array<Options, 2> options = {};
    std::array<Dyadic, 2> stops = {};
    Count birthday = 0;
    UpStar value = {};
    bool is_up_star = true;
    bool has_options = true;
  };
  struct Raw {
    Form id;
    std::array<Options, 2> options;
    std::array<Dyadic, 2> stops;
  };
  struct HashOfUpStar {
    std::size_t operator()(const UpStar& value) const;
  };
  struct ByOptions {
    const Forms* forms;
    std::size_t operator()(Form g) const;
    bool operator()(Form g, Form h) const;
  };
  /// Cache of comparisons; of two that collide the later one stays.
  class Comparisons {
   public:
    std::optional<bool> find(Form g, Form h) const;
    void keep(Form g, Form h, bool at_most);

   private:
    static std::uint64_t packed(Form g, Form h) { return std::uint64_t{g} << 33 | std::uint64_t{h} << 1; }
    std::size_t place(std::uint64_t key) const;
    std::vector<std::uint64_t> slots_ = std::vector<std::uint64_t>(std::size_t{1} << 12, ~std::uint64_t{0});
    std::size_t kept_ = 0;
  };

  static constexpr Form first_raw = Form{1} << 30;

  const Options& options_of(Form g, Player player) {
    return g >= first_raw ? raw_->options[index_of(player)] : options(g, player);
  }
  const std::array<Dyadic, 2>& stops_of(Form g) const { return g >= first_raw ? raw_->stops : nodes_[g].stops; }
  /// Returns the stops of a game that is not a number, from its options.
  std::array<Dyadic, 2> stops_of(const Options& left, const Options& right) const;
  std::optional<bool> known_at_most(Form g, Form h) const;
  Form add_node(Node node);
  void make_options(Form g);
  std::optional<Form> as_number(const Options& left, const Options& right);
  Options irreversible(const Options& options, Player player);
  Options undominated(Options options, Player player);
  std::optional<Form> known_sum(Form g, Form h);
  std::optional<UpStar> recognised(const Options& left, const Options& right) const;

  Meter* meter_ = nullptr;
  std::deque<Node> nodes_;
  std::unordered_map<UpStar, Form, HashOfUpStar> up_stars_;
  std::unordered_set<Form, ByOptions, ByOptions> by_options_;
  Comparisons comparisons_;
  std::unordered_map<std::uint64_t, Form> sums_;
  std::unordered_map<Form, Form> negatives_;
  const Raw* raw_ = nullptr;
  Form next_raw_ = first_raw;
};

}  // namespace sg::partizan

// Algebra of normal play in games whose positions can come back. Endless play is a draw.
// Theorem  a position is worth a nimber or infinity(K), where K is a set of nimbers. m + infinity(K) = infinity(K xor m);
//          the sum of two infinities is infinity() of the empty set. The player to move wins infinity(K) if 0 is in K,
//          and otherwise draws.
// Source   smith1966, fraenkelperl1975; Winning Ways, ch. 12
#pragma once

#include <algorithm>
#include <compare>
#include <string>

#include "core/value/algebra.hpp"

namespace sg {

/// Measure of what is left of a lost position: after each move there is a winning answer that does not raise it, and it
/// falls before a position comes back. Infinities have none.
struct Counter {
  Count nimbers = 0;        // sum of the nimbers of the components
  std::uint64_t ranks = 0;  // of the components; theory/loopy/loopy-values.hpp says which
  auto operator<=>(const Counter&) const = default;
  Counter operator+(const Counter& other) const { return {nimbers + other.nimbers, ranks + other.ranks}; }
};

struct Loopy {
  /// Set of nimbers, ascending.
  using Set = std::vector<Nimber>;
  struct Worth {
    /// Nimber, loony or over; beside `infinity` the nimber that is added to it.
    Value value = Value::nimber(0);
    /// Set of an infinity, which belongs to the values of a graph and lives as long as they do; else null.
    const Set* infinity = nullptr;
    Counter counter = {};

    bool is_nimber() const { return infinity == nullptr && value.is_nimber(); }
    /// Returns "infinity(0,2)", "*3", "0" or "loony".
    std::string text() const;
  };
  static Worth nimber(Nimber m, std::uint64_t rank = 0) { return {Value::nimber(m), nullptr, {m, rank}}; }
  static Worth infinity(const Set& nimbers) { return {Value::nimber(0), &nimbers}; }

  static std::optional<Worth> known(const auto&, const auto&, auto) { return std::nullopt; }
  Worth nothing() const { return {}; }
  static std::optional<Worth> added(const std::optional<Worth>& a, const std::optional<Worth>& b);
  /// Returns nullopt for a draw.
  static std::optional<bool> wins(const Worth& worth, bool = true) {
    if (worth.infinity == nullptr) return worth.value.wins();
    const bool has_zero = std::binary_search(worth.infinity->begin(), worth.infinity->end(), worth.value.nimber());
    return has_zero ? std::optional(true) : std::nullopt;
  }
  static bool draws(const Worth& worth) { return !wins(worth); }
  /// Beside an infinity no move of another component wins, but for one that ends the game.
  static std::optional<TargetValues> targets(const Worth& rest, const std::optional<Worth>& own, bool) {
    if (rest.is_nimber()) return TargetValues{{rest.value.nimber()}};
    const bool can_end = own && own->infinity == nullptr && !own->value.is_nimber();
    return rest.infinity != nullptr && !can_end ? std::optional(TargetValues{}) : std::nullopt;
  }
  static void describe(const Worth& worth, ValueText& text) {
    if (worth.infinity != nullptr)
      text.value = worth.text();
    else if (worth.value.is_nimber())
      text.grundy = worth.value.nimber();
    else
      text.loony = worth.value.is_loony();
  }
};

}  // namespace sg

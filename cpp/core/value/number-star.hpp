// Algebra of normal play where Left and Right may have moves of their own: a number plus a nimber, the sum of any
// impartial components and components that are numbers.
// Theorem  x + *n is won by Left where x > 0 and by Right where x < 0, whoever moves first; for x = 0 it is the nimber.
// Source   Conway 1976, ch. 8 and 11; Winning Ways, ch. 2
#pragma once

#include "core/value/algebra.hpp"
#include "core/value/dyadic.hpp"

namespace sg {

struct NumberStar {
  /// Number plus nimber. `star` is over if the whole game has ended, loony
  /// if the player to move can end it; either decides any sum.
  struct Worth {
    Dyadic number = {};
    Value star = Value::nimber(0);
    bool operator==(const Worth&) const = default;
    /// Returns "1/2", "*3", "1/2*3"; or "loony" if the whole game ends.
    std::string text() const {
      if (!star.is_nimber()) return "loony";
      const std::string nimber = star_text();
      return number.sign() == 0 && !nimber.empty() ? nimber : number.text() + nimber;
    }
    /// Returns the text of the nimber; empty for 0.
    std::string star_text() const {
      const Nimber n = star.nimber();
      return n == 0 ? "" : n == 1 ? "*" : '*' + std::to_string(n);
    }
  };

  static std::optional<Worth> known(const auto& game, const auto& position, auto) {
    if constexpr (requires { game.number(position); })
      if (const auto number = game.number(position)) return Worth{*number};
    return std::nullopt;
  }

  Worth nothing() const { return {}; }
  static std::optional<Worth> added(const std::optional<Worth>& a, const std::optional<Worth>& b) {
    if (a && b) {
      const Dyadic number = a->number + b->number;
      return number.is_in_range() ? std::optional(Worth{number, a->star ^ b->star}) : std::nullopt;
    }
    const std::optional<Worth>& known = a ? a : b;
    return known && !known->star.is_nimber() ? known : std::nullopt;
  }
  static bool wins(const Worth& worth, bool left_moves) {
    if (!worth.star.is_nimber() || worth.number.sign() == 0) return worth.star.wins();
    return worth.number.sign() == (left_moves ? 1 : -1);
  }
  /// If the number decides, every move wins or none does, except moves that end the game.
  static std::optional<TargetValues> targets(const Worth& rest, const std::optional<Worth>& own, bool left_moves) {
    if (rest.star.is_nimber() && rest.number.sign() == 0) return TargetValues{{rest.star.nimber()}};
    const bool can_win = rest.star.is_nimber() && wins(rest, left_moves);
    return !can_win && own && own->star.is_nimber() ? std::optional(TargetValues{}) : std::nullopt;
  }
  static void describe(const Worth& worth, ValueText& text) {
    if (worth.star.is_nimber())
      text.value = worth.text();
    else
      text.loony = worth.star.is_loony();
  }
};

}  // namespace sg

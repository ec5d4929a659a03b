// Algebra of plays whose turns are not a move in one of several components that stay.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "core/value/algebra.hpp"

namespace sg {

/// Number that is odd exactly if the player to move wins, and of which the greatest counts in a sum.
///   every         moves that a component lasts if the winner delays and the loser hurries; the longest decides
///   conjunctive   `endless` less the moves that it lasts if the winner hurries and the loser delays; the shortest decides
///   selective     1 for a component that is won, 0 for one that is lost: a sum is won if some component is;
///   and keep-one  move to a lost position in all of those, or in the one that is kept
/// Source: Jia Zhihao 2009 for every, with options by the parity of their ranks: docs/theory.md. Smith 1966 and Conway
/// 1976, ch. 14 for selective and conjunctive.
struct Rank {
  using Worth = std::uint64_t;
  static constexpr Worth endless = std::numeric_limits<Worth>::max() - 1;

  Worth terminal = 0;  // of a position without moves
  // What the rank is more than that of the best option that is lost or, if none is, of the best that is won.
  std::int8_t above_lost = 1, above_won = 1;

  static constexpr Rank under(auto play) {
    if (stops_at_stuck_component(play)) return {endless, -1, -1};
    if (moves_in_every_component(play)) return {last_mover_wins(play) ? 0u : 1u, 1, 1};
    return {0, 1, -1};
  }
  /// Number of moves that a component lasts, by its rank under `every` or `conjunctive`.
  static constexpr std::uint64_t moves(auto play, Worth rank) {
    return stops_at_stuck_component(play) ? endless - rank : rank;
  }

  static constexpr Parts parts = Parts::components;
  static std::optional<Worth> known(const auto& game, const auto& position, auto play) {
    if constexpr (requires { game.step(position); })
      if (play == decltype(play)::every) return game.step(position);
    return std::nullopt;
  }
  /// A component that cannot break has under selective and keep-one the winner of normal play.
  static std::optional<Worth> known_to(const auto& game, const auto& position, auto play) {
    if (moves_in_every_component(play)) return game.template known<Rank>(*position, play);
    if (game.can_break() || game.parts(position, play).size() != 1) return std::nullopt;
    constexpr auto normal = decltype(play)::normal;
    if (const auto value = game.template known<Mex>(*position, normal)) return value->wins() ? 1 : 0;
    const auto wins = game.template known<WinLoss>(*position, normal);
    return wins ? std::optional<Worth>(*wins ? 1 : 0) : std::nullopt;
  }

  Worth nothing() const { return above_lost > 0 ? terminal : 0; }
  Worth sum(Worth a, Worth b) const { return std::max(a, b); }

  struct Options {
    void add(Worth option) {
      if (option % 2 == 0)
        greatest_lost = std::max(greatest_lost.value_or(0), option);
      else
        least_won = std::min(least_won.value_or(option), option);
    }
    bool settled(bool) const { return false; }
    std::optional<Worth> greatest_lost = {}, least_won = {};
  };
  Worth worth(const Options& options) const {
    if (options.greatest_lost) return *options.greatest_lost + static_cast<Worth>(above_lost);
    return options.least_won ? *options.least_won + static_cast<Worth>(above_won) : terminal;
  }

  static std::optional<Worth> added(const std::optional<Worth>& a, const std::optional<Worth>& b) {
    return a && b ? std::optional(std::max(*a, *b)) : std::nullopt;
  }
  static bool wins(Worth rank, bool) { return rank % 2 == 1; }
  /// Returns nullopt: what wins depends on the turn, which need not be a move in one component.
  static std::optional<TargetValues> targets(Worth, const std::optional<Worth>&, bool) { return std::nullopt; }
  static void describe(Worth, ValueText&) {}
};

}  // namespace sg

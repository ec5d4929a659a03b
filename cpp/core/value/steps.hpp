// Algebra of plays that move in every component: the number of moves that a component lasts.
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/value/algebra.hpp"

namespace sg {

/// Number of moves that a component lasts if each turn moves in every component, the winner delays and the loser
/// hurries: odd exactly if the player to move wins. A sum lasts as long as its longest part. A position without moves
/// lasts `terminal`: 0 if the last mover wins, else 1, as if stopping were a move.
/// Source: Jia Zhihao 2009, with options by the parity of their steps: docs/theory.md.
struct Steps {
  using Worth = std::uint64_t;
  Worth terminal = 0;

  static constexpr Parts parts = Parts::components;
  static std::optional<Worth> known(const auto& game, const auto& position, auto play) {
    if constexpr (requires { game.step(position); })
      if (last_mover_wins(play)) return game.step(position);
    return std::nullopt;
  }

  Worth nothing() const { return terminal; }
  Worth sum(Worth a, Worth b) const { return std::max(a, b); }

  struct Options {
    void add(Worth option) {
      if (option % 2 == 0)
        longest_lost = std::max(longest_lost.value_or(0), option);
      else
        shortest_won = std::min(shortest_won.value_or(option), option);
    }
    bool settled(bool) const { return false; }
    std::optional<std::uint64_t> longest_lost = {}, shortest_won = {};
  };
  Worth worth(const Options& options) const {
    if (options.longest_lost) return *options.longest_lost + 1;
    return options.shortest_won ? *options.shortest_won + 1 : terminal;
  }

  static std::optional<Worth> added(const std::optional<Worth>& a, const std::optional<Worth>& b) {
    return a && b ? std::optional(std::max(*a, *b)) : std::nullopt;
  }
  static bool wins(Worth steps, bool) { return steps % 2 == 1; }
  /// Returns nullopt: no turn is a move in a single component.
  static std::optional<TargetValues> targets(Worth, const std::optional<Worth>&, bool) { return std::nullopt; }
  static void describe(Worth, ValueText&) {}
};

}  // namespace sg

// Staircases: coins on steps; a move takes any number of coins one step down, or, from the first step, off the board.
// Theorem  g = the xor of the odd steps. Whoever wants the old value back takes the coins that came down to an odd step
//          one step further. Misere: misere Nim on the odd steps (docs/theory.md).
// Source   Sprague 1937; ferguson
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/game/accounts.hpp"
#include "core/game/ruleset.hpp"

namespace sg {

/// Step of a staircase, with its place on the board of a game that is a staircase in disguise.
struct Step {
  std::uint64_t coins = 0;
  std::uint64_t piece = 0;  // piece that a move starts with, or the last one of several
  std::uint64_t cell = 0;   // cell behind those that are the coins
  std::size_t row = 0;
};

/// Returns the cells that are the coins of a step, which has some: "4", "4-6".
inline std::string cells_text(const Step& step) {
  const std::string last = std::to_string(step.cell - 1);
  return step.coins > 1 ? std::to_string(step.cell - step.coins) + '-' + last : last;
}

/// Hooks of a ruleset `G` whose positions are staircases. It provides `steps(p)`, the first step first, each staircase
/// of several with an even number of them; `touch(step, take)`, the move of `take` coins; and `name(p, step)`,
/// `mark(step, marks)`, `why_key` for the explanation.
template <class G, class P>
struct StaircaseGame {
  std::optional<Value> theorem(const P& p) const { return Value::nimber(sum(G::steps(p))); }
  std::optional<TamePair> tame_pair(const P& p) const {
    TamePair pair = TamePair::empty();
    const std::vector<Step> steps = G::steps(p);
    for (std::size_t s = 0; s < steps.size(); s += 2) pair = pair ^ TamePair::heap(steps[s].coins);
    return pair;
  }

  Count count_moves(const P& p) const {
    Count total = 0;
    for (const Step& step : G::steps(p)) total += step.coins;
    return total;
  }
  /// Visits the moves to a value: an odd step is lowered, or raised from the one above it.
  bool each_move_to(const P& p, Nimber target, auto&& visit) const {
    const std::vector<Step> steps = G::steps(p);
    const Nimber change = sum(steps) ^ target;
    for (std::size_t s = 0; s < steps.size(); s += 2) {
      const std::uint64_t coins = steps[s].coins;
      const std::uint64_t wanted = coins ^ change;
      if (wanted < coins && !visit(G::touch(steps[s], coins - wanted))) return false;
      if (wanted > coins && s + 1 < steps.size() && wanted - coins <= steps[s + 1].coins &&
          !visit(G::touch(steps[s + 1], wanted - coins)))
        return false;
    }
    return true;
  }

  std::vector<Reason> why(const P& p) const {
    const std::vector<Step> steps = G::steps(p);
    std::vector<Valued> odd;
    std::vector<std::uint64_t> marks;
    for (std::size_t s = 0; s < steps.size(); s += 2) {
      if (steps[s].coins == 0) continue;
      odd.push_back({G::name(p, steps[s]), Value::nimber(steps[s].coins)});
      if (odd.size() <= most_parts) G::mark(steps[s], marks);
    }
    Reason reason = xor_reason(G::why_key, odd);
    reason.marks = std::move(marks);
    return {reason};
  }

 private:
  static Nimber sum(const std::vector<Step>& steps) {
    Nimber x = 0;
    for (std::size_t s = 0; s < steps.size(); s += 2) x ^= steps[s].coins;
    return x;
  }
};

}  // namespace sg

// The judge: who wins, by backward induction from the end of play. A value is what the outcomes of sums with one Nim heap say
// it is: G is worth k where G + *k is lost. No least excluded number is taken of values, and nothing of the engine is used.
#pragma once

#include <cstdint>
#include <limits>
#include <stdexcept>
#include <vector>

namespace sg::differential {

/// Outcomes of one position beside a Nim heap: bit k, G + *k is lost for the player to move. Bits are as many as values can be.
template <class Bits>
struct Beside {
  /// `options`: bit k, some option of G is lost beside *k. From G + *k one moves to such an option, or to G + *j for a j below
  /// k; so a lost one wins all that come after it.
  static Bits lost(Bits options) {
    for (unsigned k = 0; k < std::numeric_limits<Bits>::digits; ++k)
      if ((options >> k & 1) == 0) return Bits{1} << k;
    throw std::logic_error("a value has no bit");
  }
  /// The k beside which it is lost.
  static std::uint64_t value(Bits lost) {
    unsigned k = 0;
    while ((lost >> k & 1) == 0) ++k;
    return k;
  }
};

/// The same for values without a small bound: the k beside which each position is lost.
class LostBeside {
 public:
  /// An option is lost beside *k, so this position is won beside it.
  void by_move_to(std::uint32_t k) {
    if (k >= won_.size()) won_.resize(2 * std::size_t{k} + 64, 0);
    won_[k] = turn_;
  }
  /// The one heap beside which no move wins. The next position begins.
  std::uint32_t settle() {
    std::uint32_t k = 0;
    while (k < won_.size() && won_[k] == turn_) ++k;
    ++turn_;
    return k;
  }

 private:
  std::vector<std::uint32_t> won_ = {};  // by k, the turn in which that was last seen
  std::uint32_t turn_ = 1;
};

/// Under misere play the player to move wins where there is no move, or one to a lost position.
inline bool wins_misere(bool has_move, bool to_lost) { return !has_move || to_lost; }

}  // namespace sg::differential

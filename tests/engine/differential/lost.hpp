// The judge: winners by backward induction from the end of play. A value is defined by the outcomes of sums with one
// Nim heap: G has the value k if G + *k is lost. It takes no mex of values, and uses nothing of the engine.
#pragma once

#include <cstdint>
#include <limits>
#include <stdexcept>
#include <vector>

namespace sg::differential {

/// Outcomes of one position in sums with a Nim heap: bit k, G + *k is lost for the player to move. Values must be less
/// than the number of bits.
template <class Bits>
struct Beside {
  /// `options`: bit k, some option of G is lost with *k added. From G + *k one moves to such an option, or to G + *j
  /// for a j below k; so a lost sum makes all with larger k won.
  static Bits lost(Bits options) {
    for (unsigned k = 0; k < std::numeric_limits<Bits>::digits; ++k)
      if ((options >> k & 1) == 0) return Bits{1} << k;
    throw std::logic_error("a value has no bit");
  }
  /// Returns the k for which G + *k is lost.
  static std::uint64_t value(Bits lost) {
    unsigned k = 0;
    while ((lost >> k & 1) == 0) ++k;
    return k;
  }
};

/// Outcomes of positions whose values have no small bound: the k for which the sum of each with *k is lost.
class LostBeside {
 public:
  /// An option is lost with *k added, so this position is won with *k added.
  void by_move_to(std::uint32_t k) {
    if (k >= won_.size()) won_.resize(2 * std::size_t{k} + 64, 0);
    won_[k] = turn_;
  }
  /// Returns the one heap with which no move wins, and begins the next position.
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

/// Under misère play the player to move wins if there is no move, or one to a lost position.
inline bool wins_misere(bool has_move, bool to_lost) { return !has_move || to_lost; }

}  // namespace sg::differential

// Genus of a game: its value g+ under normal play, and as digit i its misere value in the sum with i heaps of 2.
// Theorem  digit 0 is the mex of the options' digits 0, and 1 for the end; digit i is the mex of the options' digits i,
//          of digit i - 1 and of digit i - 1 with its last bit flipped. If the digits of all options alternate by 2
//          from place n on, so do those of the game from n + 1 on: so they are finitely many, the last two of which go
//          on for ever (docs/theory.md).
// Source   conway1976, ch. 12; winningways, ch. 13
#pragma once

#include <string>
#include <vector>

#include "core/value/nimber.hpp"

namespace sg::misere {

struct Genus {
  Nimber normal = 0;
  std::vector<Nimber> digits = {1, 2, 0};  // as few as determine all, at least two

  Nimber digit(std::size_t i) const;
  /// Value under misere play; 0 exactly if the player to move loses.
  Nimber misere() const { return digits[0]; }
  /// Returns true if the pair is that of a tame game: two equal numbers, or 0 and 1.
  bool has_tame_pair() const;
  /// Returns "3^1431", with commas between the digits if one is above 9; of these at most `most` are given.
  std::string text(std::size_t most = ~std::size_t{0}) const;
  bool operator==(const Genus&) const = default;
  bool operator<(const Genus& other) const {
    return normal != other.normal ? normal < other.normal : digits < other.digits;
  }

  /// Returns the genus of a game with these options; without any, that of the end.
  static Genus of(const std::vector<const Genus*>& options);
};

}  // namespace sg::misere

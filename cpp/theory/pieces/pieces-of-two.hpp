// Base of partizan games with rows of pieces: those of one letter are Left's, those of the other Right's.
// Theorem  rows add.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "boards/strips/strips.hpp"
#include "core/game/player.hpp"

namespace sg {

template <char lefts, char rights>
struct PiecesOfTwo {
  using Position = Strips;
  static constexpr char both[] = {lefts, rights};
  static constexpr std::string_view pieces{both, 2};

  Strips read(Reader& reader) const { return Strips::read(reader, pieces); }
  void each_small(unsigned cells, auto&& visit) const {
    Strips::each_small(
        cells, pieces, [](const std::string&) { return true; }, visit);
  }
  std::vector<Strips> split(const Strips& board) const { return board.each(); }

 protected:
  static constexpr char of(Player player) { return player == Player::left ? lefts : rights; }
};

}  // namespace sg

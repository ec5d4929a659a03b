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
  /// Visits each of the player's pieces with its index among all pieces, its row and its cell, until the visitor
  /// returns false; then returns false.
  static bool each_own(const Strips& board, Player player, auto&& visit) {
    const auto places = board.pieces();
    for (std::size_t i = 0; i < places.size(); ++i) {
      const auto& [row, cell] = places[i];
      const std::string& cells = board.rows()[row];
      if (cells[cell] == of(player) && !visit(i, cells, cell)) return false;
    }
    return true;
  }
};

}  // namespace sg

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

  Strips read(Reader& reader) const { return Strips::read(reader, letters); }
  void each_small(unsigned cells, auto&& visit) const {
    Strips::each_small(
        cells, letters, [](const std::string&) { return true; }, visit);
  }
  std::vector<Strips> split(const Strips& board) const { return board.each(); }

 protected:
  static constexpr char of(Player player) { return player == Player::left ? lefts : rights; }
  /// Visits each of the player's pieces with its index among all pieces, its row and its cell, until the visitor
  /// returns false; then returns false.
  static bool each_own(const Strips& board, Player player, auto&& visit) {
    const auto pieces = board.pieces();
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      const auto& [row, cell] = pieces[i];
      const std::string& cells = board.rows()[row];
      if (cells[cell] == of(player) && !visit(i, cells, cell)) return false;
    }
    return true;
  }

 private:
  static constexpr char both[] = {lefts, rights};
  static constexpr std::string_view letters{both, 2};
};

}  // namespace sg

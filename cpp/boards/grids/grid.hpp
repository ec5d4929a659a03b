// Grid in layers of rows of cells, all rows and all layers equal; coordinates from 0, row 0 on top. A cell is a letter:
// H and T coins, "." free, "#" taken, "!" poisoned, " " none.
// Touch: cells counted row by row, then layer by layer, in any order.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string>

#include "core/game/ruleset.hpp"
#include "core/text/json.hpp"
#include "core/text/reader.hpp"

namespace sg {

/// Layer, row and column.
using Cell = std::array<std::size_t, 3>;

/// Sets the number of the first row, column and layer in names of cells, for the whole process; 0 unless it is set.
void count_cells_from(std::uint64_t first);
/// Returns "(1,2)" for coordinates from 0.
std::string cell_name(std::initializer_list<std::uint64_t> coordinates);

class Grid {
 public:
  static constexpr std::size_t most = 16'384;

  Grid() = default;
  Grid(const Cell& sides, std::string cells) : sides_(sides), cells_(std::move(cells)) {}
  /// Reads "TTH/HTT", layers "TT/TH|HT/TT"; `letter_of` returns '\0' for a character that is no cell.
  template <class LetterOf>
  static Grid read(Reader& reader, const Phrase& expected, LetterOf&& letter_of);

  /// Number of layers, of rows and of columns.
  const Cell& sides() const { return sides_; }
  std::size_t size() const { return cells_.size(); }
  const std::string& cells() const { return cells_; }
  char operator[](std::uint64_t i) const { return cells_[static_cast<std::size_t>(i)]; }
  Cell cell(std::uint64_t i) const;
  std::size_t index(const Cell& cell) const { return (cell[0] * sides_[1] + cell[1]) * sides_[2] + cell[2]; }

  /// Free cells, those with '.', as bits; nullopt if there are too many cells, none, or several layers.
  std::optional<Bitboard> bitboard(Bitboard::Removal removal) const;

  std::string rows() const;
  void write(Json& json) const;
  /// Returns "(1,2)", or "(0,1,2)" if there are several layers.
  std::string name(std::uint64_t i) const;

 protected:
  void put(std::uint64_t i, char letter) { cells_[static_cast<std::size_t>(i)] = letter; }
  /// Returns the cells from `from` up to `to`, exclusive.
  Grid part(const Cell& from, const Cell& to) const;
  /// Packs the sides, two bytes each, and one bit for each cell, set if it has the letter.
  std::string packed(char letter) const;

 private:
  Cell sides_{};
  std::string cells_;
};

template <class LetterOf>
Grid Grid::read(Reader& reader, const Phrase& expected, LetterOf&& letter_of) {
  Grid grid;
  for (bool more = !reader.done(); more;) {
    std::size_t columns = 0, before = reader.at();
    for (char letter; (letter = letter_of(reader.peek())) != '\0'; ++columns) {
      if (columns > 0 && reader.at() != before) reader.fail_at(before, Expected::point_for_blank);
      if (grid.size() == most) reader.too_big(reader.at(), Expected::most_cells, most);
      grid.cells_ += letter;
      reader.eat(reader.peek());
      before = reader.at();
    }
    // The first row sets the length of the others, the first layer their number.
    auto& [layers, rows, length] = grid.sides_;
    if (columns == 0) reader.fail(expected);
    if (length == 0) length = columns;
    if (columns != length) reader.fail(Expected::equal_rows);
    more = reader.eat('/');
    if (more) continue;
    const std::size_t so_far = grid.size() / length;
    if (rows == 0) rows = so_far;
    if (so_far != ++layers * rows) reader.fail(Expected::equal_layers);
    more = reader.eat('|');
  }
  return grid;
}

}  // namespace sg

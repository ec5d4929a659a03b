// Strips of cells as drawn, "..oo./.o.o.": a point for an empty cell, a letter for a piece, a slash between rows.
// Touch: piece, counted over all rows; the cell it goes to, counted from 1 in its row.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game/ruleset.hpp"
#include "core/text/json.hpp"
#include "core/text/reader.hpp"

namespace sg {

class Strips {
 public:
  static constexpr std::string_view format = "strips";
  static constexpr std::size_t most = 100'000;
  static constexpr char empty = '.';
  /// Cell of a piece, counted from 0.
  struct Place {
    std::size_t row, cell;
  };

  Strips() = default;
  explicit Strips(std::vector<std::string> rows) : rows_(std::move(rows)) {}
  /// Reads strips with the lower-case pieces `letters`; capitals are read as lower case.
  static Strips read(Reader& reader, std::string_view letters);
  static Strips read(Reader& reader) { return read(reader, "o"); }

  /// Number of cells.
  std::size_t size() const;
  const std::vector<std::string>& rows() const { return rows_; }
  std::vector<Place> pieces() const;
  /// Visits the pieces with a letter until the visitor returns false, each with its index among all pieces, its row of
  /// cells and its cell in it; then returns false.
  bool each_with(char letter, auto&& visit) const {
    std::size_t piece = 0;
    for (const std::string& cells : rows_)
      for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        if (cells[cell] == letter && !visit(piece, cells, cell)) return false;
        piece += cells[cell] != empty ? 1 : 0;
      }
    return true;
  }

  std::string text() const;
  /// Key of the rows in sorted order, since their order does not matter.
  std::string key() const;
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch& prefix) { return prefix.empty() ? "piece" : "cell"; }

  Strips moved(const Touch& touch) const;
  Strips with(const Place& place, char letter) const;
  /// Splits the position into single rows; `within` finds the row of a touch and the touch in that row.
  std::vector<Strips> each() const;
  std::pair<std::size_t, Touch> within(const Touch& touch) const;

  /// Visits every row of so many cells with these letters on it.
  template <class Visit>
  static void each_row(unsigned cells, std::string_view letters, Visit&& visit) {
    const std::string signs = std::string{empty}.append(letters);
    std::string row(cells, empty);
    std::vector<std::size_t> at(cells, 0);
    while (true) {
      visit(row);
      std::size_t i = cells;
      for (; i > 0 && at[i - 1] + 1 == signs.size(); --i) at[i - 1] = 0;
      if (i == 0) return;
      ++at[i - 1];
      for (std::size_t j = i - 1; j < cells; ++j) row[j] = signs[at[j]];
    }
  }

  /// Visits every list of rows, each of them allowed, whose text is no longer than `length`.
  static void each_small(unsigned length, std::string_view letters,
                         const std::function<bool(const std::string&)>& allowed,
                         const std::function<void(const Strips&)>& visit);

  static void each_small(unsigned length, const std::function<void(const Strips&)>& visit) {
    each_small(
        length, "o", [](const std::string&) { return true; }, visit);
  }

 private:
  std::vector<std::string> rows_;
};

}  // namespace sg

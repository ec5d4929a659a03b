// Pieces on a strip of cells 1, 2, 3, .. without an end, each by its cell: "1,4,7". Pieces are numbered in the order
// typed.
// Touch: piece, the cell it goes to.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game/ruleset.hpp"
#include "core/text/json.hpp"
#include "core/text/reader.hpp"

namespace sg {

class HalfLine {
 public:
  static constexpr std::string_view format = "cells";
  static constexpr std::size_t most = 100'000;

  HalfLine() = default;
  explicit HalfLine(std::vector<std::uint64_t> cells) : cells_(std::move(cells)) {}
  /// Reads pieces, at most one on a cell.
  static HalfLine read(Reader& reader);
  /// Reads pieces, any number on a cell.
  static HalfLine read_crowded(Reader& reader);

  std::size_t size() const { return cells_.size(); }
  std::uint64_t operator[](std::uint64_t piece) const { return cells_[static_cast<std::size_t>(piece)]; }
  auto begin() const { return cells_.begin(); }
  auto end() const { return cells_.end(); }
  /// Indices of the pieces, the last on the strip first.
  std::vector<std::size_t> from_the_right() const;

  std::string text() const;
  std::string key() const;
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch& prefix) { return prefix.empty() ? "piece" : "cell"; }

  HalfLine after(const Touch& touch) const;
  /// Splits the position into single pieces; `within` finds the piece of a touch and the touch in that position.
  std::vector<HalfLine> each() const;
  static std::pair<std::size_t, Touch> within(const Touch& touch) {
    return {static_cast<std::size_t>(touch[0]), {0, touch[1]}};
  }

  /// Visits every set of pieces on the first `length` cells.
  template <class Visit>
  static void each_small(unsigned length, Visit&& visit) {
    for (std::uint32_t bits = 0; bits < std::uint32_t{1} << length; ++bits) {
      std::vector<std::uint64_t> cells;
      for (unsigned i = 0; i < length; ++i)
        if ((bits >> i & 1) != 0) cells.push_back(i + 1);
      visit(HalfLine(std::move(cells)));
    }
  }

 private:
  std::vector<std::uint64_t> cells_;
};

}  // namespace sg

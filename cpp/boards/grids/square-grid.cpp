#include "boards/grids/square-grid.hpp"

#include <algorithm>

namespace sg {
namespace {

struct Square {
  std::size_t row, column;
};

/// Bounding box of squares.
struct Bounds {
  std::size_t top, left, high, wide;
};

Bounds bounds_of(const std::vector<Square>& squares) {
  std::size_t top = squares[0].row, bottom = top, left = squares[0].column, right = left;
  for (const auto& [row, column] : squares) {
    top = std::min(top, row);
    bottom = std::max(bottom, row);
    left = std::min(left, column);
    right = std::max(right, column);
  }
  return {top, left, bottom + 1 - top, right + 1 - left};
}

/// Visits the place of each square in one of the eight symmetric images of a board, counted row by row.
void each_in_form(const std::vector<Square>& squares, const Bounds& bounds, unsigned form, auto&& visit) {
  // Rows and columns are counted from either end, and change roles in the turned forms:
  // place = start + row * down + column * across.
  const bool turned = (form & 4) != 0;
  std::size_t down = turned ? 1 : bounds.wide;
  std::size_t across = turned ? bounds.high : 1;
  std::size_t start = 0;
  if ((form & 1) != 0) {
    start += (bounds.high - 1) * down;
    down = -down;
  }
  if ((form & 2) != 0) {
    start += (bounds.wide - 1) * across;
    across = -across;
  }
  start -= bounds.top * down + bounds.left * across;
  for (const auto& [row, column] : squares) visit(start + row * down + column * across);
}

std::string bits_of(const std::vector<Square>& squares, const Bounds& bounds, unsigned form) {
  std::string bits((bounds.high * bounds.wide + 7) / 8, '\0');
  each_in_form(squares, bounds, form,
               [&](std::size_t at) { bits[at / 8] = static_cast<char>(bits[at / 8] | 1 << (at % 8)); });
  return bits;
}

/// Packs the bits of at most 64 squares into a word, the first byte on top, so that words sort as their bytes do.
std::uint64_t word_of(const std::vector<Square>& squares, const Bounds& bounds, unsigned form) {
  std::uint64_t word = 0;
  each_in_form(squares, bounds, form, [&](std::size_t at) { word |= std::uint64_t{1} << (at ^ 56); });
  return word;
}

}  // namespace

SquareGrid SquareGrid::read(Reader& reader) {
  if (!reader.at_number()) {
    SquareGrid grid(
        Grid::read(reader, Phrase{Expected::point_or_hash}, [](char c) { return c == '.' || c == '#' ? c : '\0'; }));
    if (grid.sides()[0] > 1) reader.fail(Expected::one_layer);
    return grid;
  }
  const std::size_t start = reader.at();
  const std::uint64_t w = reader.number(Expected::width, most);
  if (!reader.eat('X') && !reader.eat('*')) reader.expect('x');
  const std::uint64_t h = reader.number(Expected::height, most);
  if (w == 0 || h == 0) reader.fail_at(start, Expected::sides_from_1);
  if (w * h > most) reader.too_big(start, Expected::most_cells, most);
  const Cell sides{1, static_cast<std::size_t>(h), static_cast<std::size_t>(w)};
  return SquareGrid(Grid(sides, std::string(static_cast<std::size_t>(w * h), '.')));
}

SquareGrid SquareGrid::taken(const Touch& touch) const {
  SquareGrid next = *this;
  for (const std::uint64_t i : touch) next.put(i, '#');
  return next;
}

std::vector<SquareGrid> SquareGrid::regions() const {
  std::vector<SquareGrid> out;
  const std::size_t rows = sides()[1];
  const std::size_t columns = sides()[2];
  std::string open = cells();
  std::vector<Square> lot;
  lot.reserve(size());
  const auto reach = [&](std::size_t row, std::size_t column) {
    char& square = open[row * columns + column];
    if (square == '.') lot.push_back({row, column});
    square = '#';
  };
  for (std::size_t i = 0; i < open.size(); ++i) {
    if (open[i] != '.') continue;
    lot.clear();
    reach(i / columns, i % columns);
    for (std::size_t k = 0; k < lot.size(); ++k) {
      const auto [row, column] = lot[k];
      if (row > 0) reach(row - 1, column);
      if (row + 1 < rows) reach(row + 1, column);
      if (column > 0) reach(row, column - 1);
      if (column + 1 < columns) reach(row, column + 1);
    }
    if (lot.size() == 1) continue;
    const Bounds bounds = bounds_of(lot);
    std::string own(bounds.high * bounds.wide, '#');
    for (const auto& [row, column] : lot) own[(row - bounds.top) * bounds.wide + column - bounds.left] = '.';
    out.push_back(SquareGrid(Grid({1, bounds.high, bounds.wide}, std::move(own))));
  }
  return out;
}

std::size_t SquareGrid::count_pairs() const {
  const std::size_t columns = sides()[2];
  std::size_t pairs = 0;
  for (std::size_t i = 0, column = 0; i < size(); ++i, column = column + 1 == columns ? 0 : column + 1) {
    if (!free(i)) continue;
    if (column + 1 < columns && free(i + 1)) ++pairs;
    if (i + columns < size() && free(i + columns)) ++pairs;
  }
  return pairs;
}

bool SquareGrid::is_symmetric() const {
  for (std::size_t i = 0; 2 * i < size(); ++i)
    if (free(i) != free(size() - 1 - i)) return false;
  return true;
}

std::string SquareGrid::text() const {
  for (std::size_t i = 0; i < size(); ++i)
    if (!free(i)) return rows();
  return size() == 0 ? "" : std::to_string(sides()[2]) + 'x' + std::to_string(sides()[1]);
}

std::string SquareGrid::key() const {
  const std::size_t columns = sides()[2];
  std::vector<Square> squares;
  squares.reserve(size());
  for (std::size_t i = 0, row = 0; i < size(); ++row)
    for (std::size_t column = 0; column < columns; ++column, ++i)
      if (free(i)) squares.push_back({row, column});
  if (squares.empty()) return {};
  const Bounds bounds = bounds_of(squares);
  const bool in_a_word = bounds.high * bounds.wide <= 64;
  std::string least;
  std::uint64_t least_word = ~std::uint64_t{0};
  for (unsigned form = 0; form < 8; ++form) {
    const bool turned = (form & 4) != 0;
    if (turned ? bounds.wide < bounds.high : bounds.high < bounds.wide) continue;  // only forms no wider than high
    if (in_a_word)
      least_word = std::min(least_word, word_of(squares, bounds, form));
    else if (std::string bits = bits_of(squares, bounds, form); least.empty() || bits < least)
      least = std::move(bits);
  }
  for (std::size_t byte = 0; in_a_word && 8 * byte < bounds.high * bounds.wide; ++byte)
    least += static_cast<char>(least_word >> (56 - 8 * byte) & 0xFF);
  std::string key;
  for (const std::size_t side : {std::max(bounds.high, bounds.wide), std::min(bounds.high, bounds.wide)}) {
    key += static_cast<char>(side & 0xFF);
    key += static_cast<char>(side >> 8);
  }
  return key + least;
}

Phrase SquareGrid::move_part(const Touch& touch) const {
  Phrase part(notation::cells);
  for (const std::uint64_t i : touch) part.add(name(i));
  return part;
}

}  // namespace sg

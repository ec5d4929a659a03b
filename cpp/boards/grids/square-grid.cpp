#include "boards/grids/square-grid.hpp"

#include <algorithm>

namespace sg {

SquareGrid SquareGrid::read(Reader& reader) {
  if (!reader.at_number()) {
    SquareGrid grid(
        Grid::read(reader, Expected::point_or_hash, [](char c) { return c == '.' || c == '#' ? c : '\0'; }));
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

std::vector<SquareGrid> SquareGrid::lots() const {
  std::vector<SquareGrid> out;
  std::vector<bool> seen(size(), false);
  std::vector<std::size_t> lot;
  const std::size_t rows = sides()[1];
  const std::size_t columns = sides()[2];
  const auto reach = [&](std::size_t next) {
    if (free(next) && !seen[next]) lot.push_back(next);
    seen[next] = true;
  };
  for (std::size_t i = 0; i < size(); ++i) {
    if (!free(i) || seen[i]) continue;
    lot.clear();
    reach(i);
    std::size_t top = rows, bottom = 0, left = columns, right = 0;
    for (std::size_t k = 0; k < lot.size(); ++k) {
      const std::size_t row = lot[k] / columns;
      const std::size_t column = lot[k] % columns;
      top = std::min(top, row);
      bottom = std::max(bottom, row);
      left = std::min(left, column);
      right = std::max(right, column);
      if (row > 0) reach(lot[k] - columns);
      if (row + 1 < rows) reach(lot[k] + columns);
      if (column > 0) reach(lot[k] - 1);
      if (column + 1 < columns) reach(lot[k] + 1);
    }
    if (lot.size() == 1) continue;
    const Cell size{1, bottom + 1 - top, right + 1 - left};
    SquareGrid own(Grid(size, std::string(size[1] * size[2], '#')));
    for (const std::size_t square : lot) own.put((square / columns - top) * size[2] + square % columns - left, '.');
    out.push_back(std::move(own));
  }
  return out;
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
  std::vector<std::pair<std::size_t, std::size_t>> squares;
  std::size_t top = size(), bottom = 0, left = size(), right = 0;
  for (std::size_t i = 0; i < size(); ++i) {
    if (!free(i)) continue;
    const auto& [row, column] = squares.emplace_back(i / columns, i % columns);
    top = std::min(top, row);
    bottom = std::max(bottom, row);
    left = std::min(left, column);
    right = std::max(right, column);
  }
  if (squares.empty()) return {};
  const std::size_t high = bottom + 1 - top;
  const std::size_t wide = right + 1 - left;
  std::string least;
  for (int form = 0; form < 8; ++form) {
    const bool turned = (form & 4) != 0;
    if (turned ? wide < high : high < wide) continue;  // no wider than high
    const std::size_t length = turned ? high : wide;
    std::string bits(4 + (high * wide + 7) / 8, '\0');
    for (std::size_t byte = 0; byte < 2; ++byte) {
      bits[byte] = static_cast<char>(std::max(high, wide) >> (8 * byte) & 0xFF);
      bits[2 + byte] = static_cast<char>(std::min(high, wide) >> (8 * byte) & 0xFF);
    }
    for (const auto& [row, column] : squares) {
      const std::size_t down = (form & 1) != 0 ? bottom - row : row - top;
      const std::size_t across = (form & 2) != 0 ? right - column : column - left;
      const std::size_t at = turned ? across * length + down : down * length + across;
      bits[4 + at / 8] = static_cast<char>(bits[4 + at / 8] | 1 << (at % 8));
    }
    if (least.empty() || bits < least) least = std::move(bits);
  }
  return least;
}

Phrase SquareGrid::move_part(const Touch& touch) const {
  Phrase part(notation::cells);
  for (const std::uint64_t i : touch) part.add(name(i));
  return part;
}

}  // namespace sg

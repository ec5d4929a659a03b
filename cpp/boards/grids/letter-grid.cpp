#include "boards/grids/letter-grid.hpp"

#include <algorithm>

#include "boards/grids/square-grid.hpp"
#include "core/text/minsize.hpp"

namespace sg {
namespace {

/// Visits every board with these sides.
SG_MINSIZE void each_of(const Cell& sides, std::string_view letters,
                        const std::function<void(const LetterGrid&)>& visit) {
  std::vector<std::size_t> at(sides[1] * sides[2], 0);
  while (true) {
    std::string cells;
    for (const std::size_t letter : at) cells += letters[letter];
    visit(LetterGrid(Grid(sides, std::move(cells))));
    std::size_t i = at.size();
    for (; i > 0 && at[i - 1] + 1 == letters.size(); --i) at[i - 1] = 0;
    if (i == 0) return;
    ++at[i - 1];
  }
}

}  // namespace

LetterGrid LetterGrid::read(Reader& reader, std::string_view letters) {
  LetterGrid grid;
  if (reader.at_number()) {
    grid = LetterGrid(SquareGrid::read(reader));
  } else {
    std::vector<std::string> choices;
    for (const char letter : letters) choices.emplace_back(1, letter);
    const auto letter_of = [&](char c) {
      const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
      return letters.find(small) == letters.npos ? '\0' : small;
    };
    grid = LetterGrid(Grid::read(reader, Phrase{Expected::one_of, std::move(choices)}, letter_of));
    if (grid.sides()[0] > 1) reader.fail(Expected::one_layer);
  }
  if (grid.size() > most_squares) reader.too_big(reader.at(), Expected::most_cells, most_squares);
  return grid;
}

std::optional<std::size_t> LetterGrid::neighbour(std::size_t square, Direction direction) const {
  const auto [layers, rows, columns] = sides();
  const std::size_t row = square / columns + static_cast<std::size_t>(direction.down);
  const std::size_t column = square % columns + static_cast<std::size_t>(direction.right);
  if (row >= rows || column >= columns) return std::nullopt;  // -1 wraps around to more than any board has
  return row * columns + column;
}

Direction LetterGrid::towards(std::uint64_t from, std::uint64_t to) const {
  const Cell one = cell(from), other = cell(to);
  const auto sign = [](std::size_t a, std::size_t b) { return a < b ? 1 : a > b ? -1 : 0; };
  return {sign(one[1], other[1]), sign(one[2], other[2])};
}

LetterGrid LetterGrid::with(std::initializer_list<std::pair<std::uint64_t, char>> changes) const {
  LetterGrid next = *this;
  for (const auto& [square, letter] : changes) next.put(square, letter);
  return next;
}

std::vector<LetterGrid> LetterGrid::regions(std::string_view letters, std::span<const Direction> steps,
                                            char blank) const {
  std::vector<LetterGrid> out;
  const std::size_t columns = sides()[2];
  std::vector<bool> seen(size(), false);
  const auto opens = [&](std::size_t square) { return !seen[square] && letters.find((*this)[square]) != letters.npos; };
  for (std::size_t start = 0; start < size(); ++start) {
    if (!opens(start)) continue;
    std::vector<std::size_t> lot{start};
    seen[start] = true;
    for (std::size_t k = 0; k < lot.size(); ++k)
      for (const Direction step : steps)
        if (const auto next = neighbour(lot[k], step); next && opens(*next)) {
          seen[*next] = true;
          lot.push_back(*next);
        }
    if (lot.size() == 1) continue;
    std::size_t top = start / columns, bottom = top, left = start % columns, right = left;
    for (const std::size_t square : lot) {
      top = std::min(top, square / columns);
      bottom = std::max(bottom, square / columns);
      left = std::min(left, square % columns);
      right = std::max(right, square % columns);
    }
    const std::size_t wide = right + 1 - left, high = bottom + 1 - top;
    std::string own(wide * high, blank);
    for (const std::size_t square : lot)
      own[(square / columns - top) * wide + square % columns - left] = (*this)[square];
    out.push_back(LetterGrid(Grid({1, high, wide}, std::move(own))));
  }
  return out;
}

std::string LetterGrid::text() const {
  if (cells().find_first_not_of('.') != std::string::npos) return rows();
  return size() == 0 ? "" : std::to_string(sides()[2]) + 'x' + std::to_string(sides()[1]);
}

std::string LetterGrid::key() const {
  const auto [layers, rows, columns] = sides();
  std::size_t top = rows, bottom = 0, left = columns, right = 0;
  for (std::size_t square = 0; square < size(); ++square) {
    if ((*this)[square] == '#') continue;
    top = std::min(top, square / columns);
    bottom = std::max(bottom, square / columns + 1);
    left = std::min(left, square % columns);
    right = std::max(right, square % columns + 1);
  }
  std::vector<std::string> lines;
  for (std::size_t row = top; row < bottom; ++row) lines.push_back(cells().substr(row * columns + left, right - left));
  std::string least;
  for (unsigned form = 0; form < 4; ++form) {
    std::string own;
    for (const std::string& line : lines) (own += '/') += line;
    if (form == 0 || own < least) least = std::move(own);
    if (form % 2 == 0)
      std::reverse(lines.begin(), lines.end());
    else
      for (std::string& line : lines) std::reverse(line.begin(), line.end());
  }
  return least;
}

Phrase LetterGrid::move_part(const Touch& touch) const {
  Phrase part(notation::cells);
  for (const std::uint64_t square : touch) part.add(name(square));
  return part;
}

Phrase LetterGrid::step_part(const Touch& touch) const {
  return Phrase(notation::piece).add(name(touch[0])).add(name(touch[1]));
}

SG_MINSIZE void LetterGrid::each_small(unsigned squares, std::string_view letters,
                                       const std::function<void(const LetterGrid&)>& visit) {
  for (std::size_t size = 1; size <= squares; ++size)
    for (std::size_t w = 1; w <= size; ++w)
      if (size % w == 0) each_of({1, size / w, w}, letters, visit);
}

}  // namespace sg

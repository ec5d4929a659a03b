#include "boards/graphs/board-graph.hpp"

#include <algorithm>
#include <array>

#include "boards/grids/square-grid.hpp"
#include "core/text/minsize.hpp"

namespace sg {
namespace {

constexpr std::array<std::string_view, BoardGraph::kinds> words{"grid",   "kings", "knights",
                                                                "queens", "rooks", "bishops"};

/// Reads the name of the pieces, with or without its last letter.
SG_MINSIZE std::optional<BoardGraph::Kind> read_kind(Reader& reader) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool is_plural = words[i].back() == 's';
    if (!reader.eat(words[i].substr(0, words[i].size() - (is_plural ? 1 : 0)))) continue;
    // After a blank a letter belongs to what follows.
    if (is_plural && reader.rest().starts_with('s')) reader.eat('s');
    return static_cast<BoardGraph::Kind>(i);
  }
  return std::nullopt;
}

constexpr std::size_t apart(std::size_t a, std::size_t b) { return a < b ? b - a : a - b; }

}  // namespace

bool BoardGraph::are_joined(std::size_t u, std::size_t v) const {
  const std::size_t down = apart(u / columns, v / columns), across = apart(u % columns, v % columns);
  if (u == v) return false;
  switch (kind) {
    case Kind::grid:
      return down + across == 1;
    case Kind::kings:
      return down <= 1 && across <= 1;
    case Kind::knights:
      return down * across == 2;
    case Kind::queens:
      return down == 0 || across == 0 || down == across;
    case Kind::rooks:
      return down == 0 || across == 0;
    case Kind::bishops:
      return down == across;
  }
  return false;
}

SG_MINSIZE std::string BoardGraph::text(std::string_view cells) const {
  std::string out;
  if (kind != Kind::grid) out.append(words[static_cast<std::size_t>(kind)]).append(" ");
  if (cells.find_first_not_of('.') != cells.npos) return out + grid(std::string(cells)).rows();
  return out + std::to_string(columns) + 'x' + std::to_string(rows);
}

SG_MINSIZE std::optional<BoardCells> read_board(Reader& reader, std::string_view letters, std::size_t most) {
  std::optional<BoardGraph::Kind> kind = read_kind(reader);
  const auto letter_of = [&](char c) {
    const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return letters.find(small) == letters.npos ? '\0' : small;
  };
  Grid grid;
  if (reader.at_number()) {
    const std::size_t at = reader.at();
    const std::string_view rest = reader.rest();
    const std::size_t after = std::min(rest.find_first_not_of("0123456789"), rest.size());
    const std::size_t sign = std::min(rest.find_first_not_of(' ', after), rest.size());
    const bool has_sides = sign < rest.size() && std::string_view("xX*").find(rest[sign]) != std::string_view::npos;
    if (!kind && !has_sides) return std::nullopt;
    if (has_sides) {
      grid = SquareGrid::read(reader);
    } else {
      const auto side = static_cast<std::size_t>(reader.number(Expected::width, most));
      if (side == 0) reader.fail_at(at, Expected::sides_from_1);
      if (side * side > most) reader.too_big(at, Expected::most_cells, most);
      grid = Grid({1, side, side}, std::string(side * side, '.'));
    }
    if (grid.size() > most) reader.too_big(at, Expected::most_cells, most);
    if (!kind) kind = read_kind(reader);
  } else {
    if (!kind && letter_of(reader.peek()) == '\0') return std::nullopt;
    if (reader.done()) reader.fail(Expected::width);
    std::vector<std::string> choices;
    for (const char letter : letters) choices.emplace_back(1, letter);
    const std::size_t at = reader.at();
    grid = Grid::read(reader, Phrase{Expected::one_of, std::move(choices)}, letter_of);
    if (grid.sides()[0] > 1) reader.fail(Expected::one_layer);
    if (grid.size() > most) reader.too_big(at, Expected::most_cells, most);
  }
  return BoardCells{{kind.value_or(BoardGraph::Kind::grid), grid.sides()[1], grid.sides()[2]}, grid.cells()};
}

}  // namespace sg

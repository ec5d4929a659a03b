#include "boards/grids/grid.hpp"

namespace sg {

Cell Grid::cell(std::uint64_t i) const {
  const auto at = static_cast<std::size_t>(i);
  return {at / sides_[2] / sides_[1], at / sides_[2] % sides_[1], at % sides_[2]};
}

std::optional<Bitboard> Grid::bitboard(Bitboard::Removal removal) const {
  if (size() == 0 || size() > Bitboard::most || sides_[0] > 1) return std::nullopt;
  Bitboard board{removal, static_cast<unsigned>(sides_[1]), static_cast<unsigned>(sides_[2]), 0};
  for (std::size_t i = 0; i < size(); ++i)
    if ((*this)[i] == '.') board.cells |= std::uint64_t{1} << i;
  return board;
}

std::string Grid::rows() const {
  std::string out;
  for (std::size_t i = 0; i < size(); ++i) {
    if (i > 0 && i % sides_[2] == 0) out += i % (sides_[1] * sides_[2]) == 0 ? '|' : '/';
    out += cells_[i];
  }
  return out;
}

void Grid::write(Json& json) const {
  json.begin_object().key("kind").text(text_of(BoardKind::grid)).key("layers").begin_array();
  for (std::size_t layer = 0; layer < sides_[0]; ++layer) {
    json.begin_array();
    for (std::size_t row = 0; row < sides_[1]; ++row)
      json.text(std::string_view(cells_).substr(index({layer, row, 0}), sides_[2]));
    json.end_array();
  }
  json.end_array().end_object();
}

namespace {
std::uint64_t first_cell = 0;
}

void count_cells_from(std::uint64_t first) { first_cell = first; }

std::string cell_name(std::initializer_list<std::uint64_t> coordinates) {
  std::string out;
  for (const std::uint64_t n : coordinates) (out += out.empty() ? '(' : ',') += std::to_string(first_cell + n);
  return out + ')';
}

std::string Grid::name(std::uint64_t i) const {
  const auto [layer, row, column] = cell(i);
  return sides_[0] > 1 ? cell_name({layer, row, column}) : cell_name({row, column});
}

Grid Grid::part(const Cell& from, const Cell& to) const {
  Grid grid;
  for (std::size_t side = 0; side < 3; ++side) grid.sides_[side] = to[side] - from[side];
  for (std::size_t i = 0; i < size(); ++i) {
    const Cell at = cell(i);
    bool inside = true;
    for (std::size_t side = 0; side < 3; ++side) inside = inside && from[side] <= at[side] && at[side] < to[side];
    if (inside) grid.cells_ += cells_[i];
  }
  return grid;
}

std::string Grid::packed(char letter) const {
  std::string key;
  for (const std::size_t side : sides_) {
    key += static_cast<char>(side & 0xFF);
    key += static_cast<char>(side >> 8);
  }
  for (std::size_t i = 0; i < size(); ++i) {
    if (i % 8 == 0) key += '\0';
    if (cells_[i] == letter) key.back() = static_cast<char>(key.back() | 1 << (i % 8));
  }
  return key;
}

}  // namespace sg

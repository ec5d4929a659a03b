#include "boards/strips/staircase.hpp"

#include <algorithm>

namespace sg {

Staircase Staircase::read(Reader& reader) {
  reader.ignore_brackets();
  std::vector<std::size_t> rows;
  while (!reader.done()) {
    const std::size_t start = reader.at();
    const auto row = static_cast<std::size_t>(reader.number(Expected::length_of_row, most_side));
    if (row == 0) reader.fail_at(start, Expected::rows_from_1);
    if (rows.empty() && (reader.eat('x') || reader.eat('X') || reader.eat('*'))) {
      const auto height = static_cast<std::size_t>(reader.number(Expected::height, most_side));
      if (height == 0) reader.fail_at(start, Expected::sides_from_1);
      rows.assign(height, row);
      break;
    }
    if (!rows.empty() && row > rows.back()) reader.fail_at(start, Expected::no_longer_row);
    if (rows.size() == most_side) reader.too_big(start, Expected::most_rows, most_side);
    rows.push_back(row);
    if (!reader.done() && !reader.eat(',') && !reader.at_number()) reader.fail(Expected::comma_or_end);
  }
  Staircase staircase(std::move(rows));
  if (staircase.size() > Grid::most) reader.too_big(reader.at(), Expected::most_cells, Grid::most);
  return staircase;
}

std::size_t Staircase::size() const {
  std::size_t total = 0;
  for (const std::size_t row : rows_) total += row;
  return total;
}

Staircase Staircase::bitten(const Touch& touch) const {
  const auto at = static_cast<std::size_t>(touch[0]);
  Staircase next = *this;
  for (std::size_t row = at / width(); row < rows_.size(); ++row)
    next.rows_[row] = std::min(next.rows_[row], at % width());
  while (!next.rows_.empty() && next.rows_.back() == 0) next.rows_.pop_back();
  return next;
}

std::string Staircase::text() const {
  if (rows_.size() > 1 && rows_.front() == rows_.back())
    return std::to_string(width()) + 'x' + std::to_string(rows_.size());
  std::string out;
  for (const std::size_t row : rows_) out += (out.empty() ? "" : ",") + std::to_string(row);
  return out;
}

std::string Staircase::key() const {
  std::vector<std::size_t> columns(width(), 0);
  for (const std::size_t row : rows_)
    for (std::size_t column = 0; column < row; ++column) ++columns[column];
  std::string key;
  for (const std::size_t row : std::max(rows_, columns)) {
    key += static_cast<char>(row & 0xFF);
    key += static_cast<char>(row >> 8);
  }
  return key;
}

void Staircase::write(Json& json) const {
  json.begin_object().key("kind").text(text_of(BoardKind::grid)).key("layers").begin_array().begin_array();
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    std::string cells = std::string(rows_[row], '.') + std::string(width() - rows_[row], ' ');
    if (row == 0) cells[0] = '!';
    json.text(cells);
  }
  json.end_array().end_array().end_object();
}

Phrase Staircase::move_part(const Touch& touch) const {
  return Phrase(notation::cells).add(cell_name({touch[0] / width(), touch[0] % width()}));
}

}  // namespace sg

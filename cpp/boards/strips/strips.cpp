#include "boards/strips/strips.hpp"

#include <algorithm>

#include "core/game/small-sort.hpp"
#include "core/text/minsize.hpp"

namespace sg {
namespace {

Phrase point_or(std::string_view letters) {
  const std::string first(letters.substr(0, 1)), others(letters.substr(1));
  if (others.empty()) return {Expected::point_or, first};
  return {Expected::point_or_either, first, others};
}

}  // namespace

Strips Strips::read(Reader& reader, std::string_view letters) {
  std::vector<std::string> rows;
  std::size_t cells = 0;
  const Phrase expected = point_or(letters);
  while (!reader.done()) {
    std::string row;
    std::size_t before = reader.at();
    for (char c = reader.peek(); c != '\0' && c != '/'; c = reader.peek()) {
      if (!row.empty() && reader.at() != before) reader.fail_at(before, Expected::point_for_blank);
      const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
      if (small != empty && letters.find(small) == std::string_view::npos) reader.fail(expected);
      if (++cells > most) reader.too_big(reader.at(), Expected::most_cells, most);
      row += small;
      reader.eat(c);
      before = reader.at();
    }
    if (row.empty()) reader.fail(expected);
    rows.push_back(std::move(row));
    if (reader.eat('/') && reader.done()) reader.fail(expected);
  }
  return Strips(std::move(rows));
}

std::size_t Strips::size() const {
  std::size_t cells = 0;
  for (const std::string& row : rows_) cells += row.size();
  return cells;
}

std::vector<Strips::Place> Strips::pieces() const {
  std::vector<Place> pieces;
  for (std::size_t row = 0; row < rows_.size(); ++row)
    for (std::size_t cell = 0; cell < rows_[row].size(); ++cell)
      if (rows_[row][cell] != empty) pieces.push_back({row, cell});
  return pieces;
}

std::string Strips::text() const {
  std::string out;
  for (const std::string& row : rows_) out += (out.empty() ? "" : "/") + row;
  return out;
}

std::string Strips::key() const {
  Strips sorted = *this;
  put_in_order(sorted.rows_);
  return sorted.text();
}

void Strips::write(Json& json) const {
  json.begin_object().key("kind").text(text_of(BoardKind::strip)).key("rows").begin_array();
  for (const std::string& row : rows_) {
    json.begin_object().key("width").number(row.size()).key("pieces").begin_array();
    std::string faces;
    for (std::size_t cell = 0; cell < row.size(); ++cell) {
      if (row[cell] == empty) continue;
      json.number(cell + 1);
      faces += row[cell];
    }
    json.end_array().key("faces").text(faces).end_object();
  }
  json.end_array().end_object();
}

Phrase Strips::move_part(const Touch& touch) const {
  const auto [row, cell] = pieces()[static_cast<std::size_t>(touch[0])];
  if (rows_.size() == 1) return Phrase(notation::piece, {cell + 1, touch[1]});
  return Phrase(notation::row_piece, {row + 1, cell + 1, touch[1]});
}

Strips Strips::moved(const Touch& touch) const {
  const Place from = pieces()[static_cast<std::size_t>(touch[0])];
  return with(from, empty).with({from.row, static_cast<std::size_t>(touch[1]) - 1}, rows_[from.row][from.cell]);
}

Strips Strips::with(const Place& place, char letter) const {
  Strips next = *this;
  next.rows_[place.row][place.cell] = letter;
  return next;
}

std::vector<Strips> Strips::each() const {
  std::vector<Strips> out;
  for (const std::string& row : rows_) out.push_back(Strips({row}));
  return out;
}

std::pair<std::size_t, Touch> Strips::within(const Touch& touch) const {
  const auto all = pieces();
  const auto piece = static_cast<std::size_t>(touch[0]);
  const std::size_t row = all[piece].row;
  std::size_t first = piece;
  while (first > 0 && all[first - 1].row == row) --first;
  return {row, {piece - first, touch[1]}};
}

SG_MINSIZE void Strips::each_small(unsigned length, std::string_view letters,
                                   const std::function<bool(const std::string&)>& allowed,
                                   const std::function<void(const Strips&)>& visit) {
  using Rows = std::vector<std::string>;
  std::vector<Rows> rows(length + 1);                // by length
  std::vector<std::vector<Rows>> lists(length + 1);  // by length
  visit(Strips());
  for (unsigned n = 1; n <= length; ++n) {
    each_row(n, letters, [&](const std::string& row) {
      if (allowed(row)) rows[n].push_back(row);
    });
    for (const std::string& row : rows[n]) lists[n].push_back({row});
    for (unsigned last = 1; last + 1 < n; ++last)
      for (const Rows& others : lists[n - last - 1])
        for (const std::string& row : rows[last]) lists[n].emplace_back(others).push_back(row);
    for (const Rows& list : lists[n]) visit(Strips(list));
  }
}

}  // namespace sg

#include "boards/strips/half-line.hpp"

#include <algorithm>
#include <numeric>
#include <unordered_set>

#include "boards/heaps/numbers.hpp"
#include "core/game/small-sort.hpp"

namespace sg {
namespace {

constexpr ListOf pieces{Expected::cell, Expected::how_many_pieces, Expected::most_pieces, HalfLine::most};

}  // namespace

HalfLine HalfLine::read(Reader& reader) {
  reader.ignore_brackets();
  std::unordered_set<std::uint64_t> taken;
  return HalfLine(read_numbers(reader, pieces, '\0', [&](std::uint64_t cell, std::size_t start) {
    if (cell == 0) reader.fail_at(start, Expected::cells_from_1);
    if (!taken.insert(cell).second) reader.fail_at(start, Expected::free_cell);
  }));
}

HalfLine HalfLine::read_crowded(Reader& reader) {
  reader.ignore_brackets();
  return HalfLine(read_numbers(reader, pieces, '\0', [&](std::uint64_t cell, std::size_t start) {
    if (cell == 0) reader.fail_at(start, Expected::cells_from_1);
  }));
}

std::vector<std::size_t> HalfLine::from_the_right() const {
  std::vector<std::size_t> order(cells_.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  put_in_order(order, [&](std::size_t a, std::size_t b) { return std::pair(cells_[b], a) < std::pair(cells_[a], b); });
  return order;
}

std::string HalfLine::text() const { return list_text(cells_); }

std::string HalfLine::key() const {
  std::string key;
  for (const std::size_t piece : from_the_right()) append_number(key, cells_[piece]);
  return key;
}

void HalfLine::write(Json& json) const {
  json.begin_object().key("kind").text(text_of(BoardKind::strip)).key("rows").begin_array().begin_object();
  json.key("width").number(cells_.empty() ? 0 : *std::max_element(cells_.begin(), cells_.end()));
  json.key("pieces").begin_array();
  for (const std::uint64_t cell : cells_) json.number(cell);
  json.end_array().key("faces").text(std::string(cells_.size(), 'o')).end_object().end_array().end_object();
}

Phrase HalfLine::move_part(const Touch& touch) const { return Phrase(notation::piece, {(*this)[touch[0]], touch[1]}); }

HalfLine HalfLine::after(const Touch& touch) const {
  HalfLine next = *this;
  next.cells_[static_cast<std::size_t>(touch[0])] = touch[1];
  return next;
}

std::vector<HalfLine> HalfLine::each() const {
  std::vector<HalfLine> out;
  for (const std::uint64_t cell : cells_) out.push_back(HalfLine({cell}));
  return out;
}

}  // namespace sg

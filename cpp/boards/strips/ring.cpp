#include "boards/strips/ring.hpp"

#include <algorithm>

#include "boards/heaps/numbers.hpp"

namespace sg {

Ring Ring::read(Reader& reader) {
  reader.ignore_brackets();
  std::vector<std::uint64_t> edges =
      read_numbers(reader, {Expected::number_on_edge, Expected::how_many_edges, Expected::most_edges, most}, '@');
  if (edges.empty()) reader.fail(Expected::number_on_edge);
  if (!reader.eat('@')) return {std::move(edges), 0};
  const std::size_t start = reader.at();
  const std::uint64_t at = reader.number(Expected::edges_before_coin);
  if (at >= edges.size()) reader.fail_at(start, Expected::edge_of_ring);
  return {std::move(edges), static_cast<std::size_t>(at)};
}

std::string Ring::text() const { return list_text(edges_) + (at_ == 0 ? "" : '@' + std::to_string(at_)); }

std::string Ring::key() const {
  std::vector<std::uint64_t> onwards(edges_.begin() + static_cast<std::ptrdiff_t>(at_), edges_.end());
  onwards.insert(onwards.end(), edges_.begin(), edges_.begin() + static_cast<std::ptrdiff_t>(at_));
  const std::vector<std::uint64_t> backwards(onwards.rbegin(), onwards.rend());
  std::string key;
  for (const std::uint64_t number : std::min(onwards, backwards)) append_number(key, number);
  return key;
}

void Ring::write(Json& json) const {
  json.begin_object().key("kind").text(text_of(BoardKind::ring)).key("edges").begin_array();
  for (const std::uint64_t number : edges_) json.number(number);
  json.end_array().key("at").number(at_).end_object();
}

Phrase Ring::move_part(const Touch& touch) const {
  return Phrase(notation::crossing, {touch[0] + 1, (*this)[touch[0]], touch[1], after(touch).at_});
}

Ring Ring::after(const Touch& touch) const {
  Ring next = *this;
  next.edges_[static_cast<std::size_t>(touch[0])] = touch[1];
  next.at_ = touch[0] == right() ? (at_ + 1) % size() : left();
  return next;
}

}  // namespace sg

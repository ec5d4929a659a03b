#include "boards/heaps/capped-heap.hpp"

namespace sg {

CappedHeap CappedHeap::read(Reader& reader) {
  const std::uint64_t heap = reader.number(Expected::heap_size);
  if (!reader.eat('/')) return {heap, std::nullopt};
  return {heap, reader.number(Expected::most_taken)};
}

std::string CappedHeap::text() const { return std::to_string(heap_) + (cap_ ? '/' + std::to_string(*cap_) : ""); }

void CappedHeap::write(Json& json) const {
  json.begin_object().key("kind").text(text_of(BoardKind::heaps)).key("sizes").begin_array().number(heap_).end_array();
  json.key("cap").number(most()).end_object();
}

Phrase CappedHeap::move_part(const Touch& touch) const { return Phrase(notation::heap, {1, heap_, touch[1]}); }

}  // namespace sg

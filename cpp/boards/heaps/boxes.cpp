#include "boards/heaps/boxes.hpp"

#include "core/game/small-sort.hpp"

namespace sg {

Boxes Boxes::read(Reader& reader) {
  Boxes boxes;
  while (!reader.done()) {
    const std::size_t start = reader.at();
    const std::uint64_t stones = reader.number(Expected::stones_in_box);
    reader.expect('/', Expected::slash_and_box);
    const std::uint64_t size = reader.number(Expected::size_of_box);
    if (stones > size) reader.fail_at(start, Expected::stones_that_fit);
    if (boxes.size() == Heaps::most) reader.too_big(start, Expected::most_heaps, Heaps::most);
    boxes.boxes_.push_back({stones, size});
    if (!reader.done() && !reader.eat(',') && !reader.at_number()) reader.fail(Expected::comma_or_end);
  }
  return boxes;
}

std::string Boxes::text() const {
  std::string out;
  for (const Box& box : boxes_)
    out += (out.empty() ? "" : ",") + std::to_string(box.stones) + '/' + std::to_string(box.size);
  return out;
}

std::string Boxes::key() const {
  Boxes sorted = *this;
  put_in_order(sorted.boxes_,
               [](const Box& a, const Box& b) { return std::pair(a.size, a.stones) < std::pair(b.size, b.stones); });
  return sorted.text();
}

void Boxes::write(Json& json) const {
  rooms().write_open(json).key("as").text("boxes").key("filled").begin_array();
  for (const Box& box : boxes_) json.number(box.stones);
  json.end_array().end_object();
}

Boxes Boxes::after(const Touch& touch) const {
  Boxes next = *this;
  Box& box = next.boxes_[static_cast<std::size_t>(touch[0])];
  box.stones = box.size - touch[1];
  return next;
}

std::vector<Boxes> Boxes::each() const {
  std::vector<Boxes> out;
  for (const Box& box : boxes_) out.push_back(Boxes({box}));
  return out;
}

Heaps Boxes::rooms() const {
  std::vector<std::uint64_t> rooms;
  for (const Box& box : boxes_) rooms.push_back(box.room());
  return Heaps(std::move(rooms));
}

}  // namespace sg

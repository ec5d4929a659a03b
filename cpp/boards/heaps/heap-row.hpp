// Heaps whose places matter: as heaps, but "1,2" and "2,1" are two positions.
// Touch: that of heaps; where counters are put into other heaps, its elements from number `into` on, counted from 0, are
// these heaps. `as` is what the heaps are drawn as.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "boards/heaps/heaps.hpp"

namespace sg {

/// What stands in the places: heaps in any order, heaps that are paired, the first with the second and so on, heaps from one end
/// of a row to the other, cards in boxes, beans in pots.
enum class Drawn : std::uint8_t { heaps, pairs, row, cards, pots };

constexpr std::string_view name_of(Drawn drawn) {
  constexpr std::string_view names[] = {"", "pairs", "row", "cards", "pots"};
  return names[static_cast<std::size_t>(drawn)];
}

/// Of a longer row a reason does not name the places that count.
inline constexpr std::size_t most_placed = 24;

template <unsigned into = 0, Drawn as = Drawn::heaps>
class HeapRow : public Heaps {
 public:
  HeapRow() = default;
  explicit HeapRow(Heaps heaps) : Heaps(std::move(heaps)) {}
  explicit HeapRow(std::vector<std::uint64_t> sizes) : Heaps(std::move(sizes)) {}
  static HeapRow read(Reader& reader) { return HeapRow(Heaps::read(reader)); }

  std::string key() const { return text(); }
  void write(Json& json) const {
    write_open(json);
    if constexpr (into > 0) json.key("into").index(into);
    if constexpr (as != Drawn::heaps) json.key("as").text(name_of(as));
    json.end_object();
  }
};

}  // namespace sg

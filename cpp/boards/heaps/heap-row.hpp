// Heaps whose places matter: as heaps, but "1,2" and "2,1" are two positions.
// Touch: as for heaps; in games that put counters into other heaps, its elements from index `into` on are these heaps.
// `as` is how the heaps are drawn.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "boards/heaps/heaps.hpp"

namespace sg {

/// Contents of the places: heaps in any order, heaps in pairs, the first with the second and so on, heaps from one end
/// of a row to the other, cards in boxes, beans in pots.
enum class Drawn : std::uint8_t { heaps, pairs, row, cards, pots };

constexpr std::string_view name_of(Drawn drawn) {
  constexpr std::string_view names[] = {"", "pairs", "row", "cards", "pots"};
  return names[static_cast<std::size_t>(drawn)];
}

/// Maximum length of a row for which a reason names the places that count.
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

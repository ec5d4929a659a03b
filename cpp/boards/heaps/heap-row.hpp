// Heaps whose places matter: as heaps, but "1,2" and "2,1" are two positions.
// Touch: that of heaps; where counters are put into other heaps, its elements from number `into` on, counted from 0, are
// these heaps.
#pragma once

#include <string>

#include "boards/heaps/heaps.hpp"

namespace sg {

template <unsigned into = 0>
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
    json.end_object();
  }
};

}  // namespace sg

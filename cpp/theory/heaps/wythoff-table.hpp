// Values of Wythoff's game on a square from (0,0), by the definition, computed on demand.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "boards/heaps/heaps.hpp"
#include "core/value/nimber.hpp"

namespace sg {

class WythoffTable {
 public:
  static constexpr std::uint64_t most = 1000;

  bool can_reach(const Heaps& heaps) const { return heaps[0] <= most && heaps[1] <= most; }
  /// Computes a square that holds this position; a step pays for one cell. False if the meter pauses or refuses.
  bool grow(const Heaps& heaps, Meter& meter);
  std::optional<Value> value(const Heaps& heaps) const;

 private:
  using Bits = std::vector<std::uint64_t>;
  void add_cell();
  std::size_t side_ = 0;
  std::size_t cells_ = 0;  // number of cells computed, row after row
  std::vector<std::uint16_t> values_;
  std::vector<Bits> row_, column_, diagonal_;  // values that already occur in each
};

}  // namespace sg

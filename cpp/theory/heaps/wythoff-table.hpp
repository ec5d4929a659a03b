// Values of Wythoff's game on a square from (0,0), by the definition, grown on demand.
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
  /// A step pays for one cell.
  bool grow(const Heaps& heaps, Meter& meter);
  std::optional<Value> value(const Heaps& heaps) const;

 private:
  using Bits = std::vector<std::uint64_t>;
  void add_cell();
  std::size_t side_ = 0;
  std::size_t cells_ = 0;  // done, row after row
  std::vector<std::uint16_t> values_;
  std::vector<Bits> row_, column_, diagonal_;  // the values that already stand in each
};

}  // namespace sg

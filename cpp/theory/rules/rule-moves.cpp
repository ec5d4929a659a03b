#include "theory/rules/rule-moves.hpp"

#include "core/text/minsize.hpp"

namespace sg {

SG_MINSIZE void admit_sizes(const HeapRule& rule, const Heaps& heaps, Reader& reader) {
  if (heaps.largest() > rule.most()) reader.too_big(reader.at(), Expected::heaps_up_to, rule.most());
}

SG_MINSIZE void admit_moves(const HeapRule& rule, const Heaps& heaps, Reader& reader) {
  HeapOptions options(rule);
  std::uint64_t lanes = 0;
  for (const std::uint64_t n : heaps) {
    lanes += options.cost(std::array{n});
    if (lanes > most_lanes) reader.too_big(reader.at(), Expected::most_options, most_lanes);
  }
}

}  // namespace sg

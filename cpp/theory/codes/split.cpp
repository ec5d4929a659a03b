#include "theory/codes/split.hpp"

#include "theory/codes/one-hot.hpp"

namespace sg {

SG_MINSIZE void Split::widen(std::size_t planes) {
  for (std::size_t parity = 0; parity < 2; ++parity)
    for (auto plane = static_cast<std::uint32_t>(common_[parity].size()); plane < planes; ++plane) {
      const std::uint64_t odd = common_bits(mask_, plane);
      common_[parity].push_back(tilt_ == (parity == 0 ? even_heaps : odd_heaps) ? ~odd : odd);
    }
}

SG_MINSIZE Split Split::best(const std::vector<std::uint16_t>& values, std::size_t planes, Tilt tilt) {
  std::array<std::vector<std::int64_t>, 2> counts;
  for (auto& of_parity : counts) of_parity.resize(64 * planes);
  for (std::size_t n = 1; n < values.size(); ++n) ++counts[n % 2][values[n]];
  for (auto& of_parity : counts) transform(of_parity);
  Split split;
  const auto all = static_cast<std::int64_t>(values.size() - 1);
  std::int64_t least = all;  // twice the number of rare heaps minus the number of all
  for (std::uint32_t mask = 1; mask < 64 * planes; ++mask)
    for (const Tilt with : {none, tilt}) {
      const std::int64_t even = counts[0][mask], odd = counts[1][mask];
      const std::int64_t more = (with == even_heaps ? -even : even) + (with == odd_heaps ? -odd : odd);
      if (more >= least) continue;
      least = more;
      split.mask_ = mask;
      split.tilt_ = with;
    }
  split.rare_ = static_cast<std::uint64_t>(all + least) / 2;
  split.widen(planes);
  return split;
}

}  // namespace sg

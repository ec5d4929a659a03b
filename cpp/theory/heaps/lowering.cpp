#include "theory/heaps/lowering.hpp"

#include <algorithm>

namespace sg {
namespace {

Count choose(int n, int k) {
  if (k < 0 || k > n) return 0;
  Count ways = 1;
  for (int i = 1; i <= k; ++i) ways = ways * static_cast<unsigned>(n - k + i) / static_cast<unsigned>(i);
  return ways;
}

}  // namespace

Lowering::Lowering(std::vector<std::uint64_t> heaps, const std::vector<unsigned>& wanted)
    : heaps_(std::move(heaps)), wanted_(wanted) {
  const std::uint64_t largest = *std::max_element(heaps_.begin(), heaps_.end());
  const auto top = static_cast<unsigned>(std::bit_width(largest));
  const auto above = wanted_.begin() + static_cast<std::ptrdiff_t>(top);
  const auto some = [](unsigned n) { return n > 0; };
  if (std::any_of(above, wanted_.end(), some)) return;
  if (std::any_of(wanted_.begin(), above, [&](unsigned n) { return n > heaps_.size(); })) return;
  top_ = top;
  const Set all = (Set{1} << heaps_.size()) - 1;
  ways_.assign((std::size_t{top_} + 1) << heaps_.size(), 0);
  ways_[all] = 1;
  for (unsigned bit = 0; bit < top_; ++bit)
    for (Set lower = 0; lower <= all; ++lower) {
      const Set held = ones(bit) & ~lower;  // heaps that are not lower yet and have a one here
      Count total = 0;
      for (Set stay = held;; stay = (stay - 1) & held) {
        const int rest = static_cast<int>(wanted_[bit]) - std::popcount(stay);
        const Count orders = choose(std::popcount(lower), rest);
        const Count below = ways(bit, lower | (held & ~stay));
        if (orders != 0 && below > (too_many - total) / orders)
          total = too_many;
        else
          total += orders * below;
        if (stay == 0 || total == too_many) break;
      }
      ways_[(std::size_t{bit + 1} << heaps_.size()) + lower] = total;
    }
}

Lowering::Set Lowering::ones(unsigned bit) const {
  Set set = 0;
  for (std::size_t i = 0; i < heaps_.size(); ++i) set |= static_cast<Set>(heaps_[i] >> bit & 1) << i;
  return set;
}

std::optional<Count> Lowering::count() const {
  if (top_ == 0) return 0;
  const Count found = ways(top_, 0);
  return found == too_many ? std::nullopt : std::optional(found);
}

}  // namespace sg

#include "theory/codes/part-xors.hpp"

#include <algorithm>

#include "core/text/minsize.hpp"

namespace sg {
namespace {

constexpr std::size_t few = 64;  // heaps taken one by one before those of one value are joined

}  // namespace

SG_MINSIZE void PartXors::expect(const Stay& stay) {
  const bool or_more = stay.most == Digit::unlimited;
  if (or_more) or_more_ = std::max({or_more_, stay.least, 2u});
  exactly_ = std::max(exactly_, or_more ? or_more_ - 1 : stay.most);
}

std::uint64_t PartXors::grow(const std::vector<std::uint32_t>& values) {
  words_ = 0;
  const std::size_t deepest = std::max(exactly_, or_more_), end = slot(values.size() + deepest, 0);
  if (deepest < 2 || values.size() < 2) return 0;
  if (ascends()) {
    ascend(values);
    return words_;
  }
  sets_.resize(end);
  bounds_.resize(end);
  // Each of r heaps with the total n + r - 2 is below n.
  const auto keep = [&](std::uint32_t heaps, std::uint32_t level) {
    const std::uint64_t total = values.size() + heaps - 2;
    bounds_[slot(total, level)] = find(sets_[slot(total, level)], level, total, values);
  };
  for (std::uint32_t heaps = 2; heaps <= exactly_; ++heaps)
    if (keeps(heaps)) keep(heaps, heaps);
  if (or_more_ > 0) keep(or_more_, 0);
  return words_;
}

std::uint64_t PartXors::merge_into(NimberSet& set, const Stay& stay, std::uint64_t total,
                                   const std::vector<std::uint32_t>& values) {
  words_ = 0;
  const bool or_more = stay.most == Digit::unlimited;
  const std::uint64_t last = std::min<std::uint64_t>(or_more ? or_more_ - 1 : stay.most, total);
  for (std::uint32_t heaps = std::max(2u, stay.least); heaps <= last; ++heaps)
    if (keeps(heaps))
      set.merge(sets_[slot(total, heaps)], 0);
    else
      find(set, heaps, total, values);
  if (or_more && total >= or_more_) set.merge(sets_[slot(total, 0)], 0);
  return words_ + 1;
}

Nimber PartXors::find(NimberSet& set, std::uint32_t heaps, std::uint64_t total,
                      const std::vector<std::uint32_t>& values) {
  Nimber most = 0;
  unsigned parities = 0;
  const auto bound = [&](Nimber sum, unsigned of_sum) {
    most = std::max(most, sum);
    parities |= of_sum;
  };
  const std::uint32_t least = heaps == 0 ? or_more_ : heaps;
  for (std::uint64_t a = 1; least == 2 && 2 * a <= total; ++a, ++words_) {
    if (mark_ != Marks::any && 2 * a == total) continue;
    const Nimber one = values[static_cast<std::size_t>(a)], other = values[static_cast<std::size_t>(total - a)];
    set.insert(one ^ other);
    bound(one + other, 1 + ((one ^ other) & 1));
  }
  // The other heaps are one less, or "as many or more" again: their bounds first, then their sets.
  const auto each = [&](auto&& visit) {
    for (const std::uint32_t others : {least - 1, std::uint32_t{0}})
      for (std::uint64_t a = 1; (others == 0 ? heaps == 0 : others > 1) && a + (others == 0 ? least : others) <= total;
           ++a)
        if (!visit(static_cast<std::size_t>(a), slot(total - a, others))) break;
  };
  each([&](std::size_t a, std::size_t rest) {
    const Nimber sums = bounds_[rest] & 3, value = values[a];
    if (sums != 0)
      bound(value + bounds_[rest] / 4, static_cast<unsigned>(value % 2 == 0 ? sums : (sums << 1 | sums >> 1) & 3));
    return true;
  });
  each([&](std::size_t a, std::size_t rest) {
    words_ += 1 + sets_[rest].words();
    if (a < few) {
      set.merge(sets_[rest], values[a]);
      return !set.has_all(most, parities);
    }
    if (values[a] >= gathered_.size()) gathered_.resize(values[a] + std::size_t{1});
    gathered_[values[a]].merge(sets_[rest], 0);
    return true;
  });
  for (std::size_t value = 0; value < gathered_.size(); ++value) {
    words_ += gathered_[value].words();
    set.merge(gathered_[value], value);
    gathered_[value].clear();
  }
  return 4 * most + parities;
}

void PartXors::ascend(const std::vector<std::uint32_t>& values) {
  const std::size_t end = slot(values.size() + std::max(exactly_, or_more_), 0);
  std::size_t heap = values.size() - 1;
  if (end > sets_.size()) {
    sets_.assign(2 * end, {});
    heap = 1;
  }
  for (; heap < values.size(); ++heap) {
    const auto take = [&](std::size_t total, std::uint32_t to, std::uint32_t from) {
      const NimberSet& rest = sets_[slot(total - heap, from)];
      sets_[slot(total, to)].merge(rest, values[heap]);
      words_ += 1 + rest.words();
    };
    for (std::size_t total = sets_.size() / (exactly_ + std::size_t{1}) - 1; total > heap; --total) {
      if (or_more_ > 0) {
        take(total, 0, 0);
        take(total, 0, or_more_ - 1);
      }
      for (std::uint32_t heaps = exactly_; heaps >= 2; --heaps) take(total, heaps, heaps - 1);
    }
    sets_[slot(heap, 1)].insert(values[heap]);
  }
}

}  // namespace sg

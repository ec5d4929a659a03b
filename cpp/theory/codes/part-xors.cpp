#include "theory/codes/part-xors.hpp"

#include <algorithm>

#include "core/game/small-sort.hpp"
#include "core/text/minsize.hpp"
#include "theory/codes/one-hot.hpp"

namespace sg {
namespace {

constexpr std::uint32_t low = 64;

}  // namespace

SG_MINSIZE void PartXors::expect(const Stay& stay) {
  const bool or_more = stay.most == Digit::unlimited;
  if (or_more) or_more_ = std::max({or_more_, stay.least, 2u});
  exactly_ = std::max(exactly_, or_more ? or_more_ - 1 : stay.most);
}

SG_MINSIZE void PartXors::grow(const std::vector<std::uint32_t>& values) {
  const std::size_t deepest = std::max(exactly_, or_more_), end = slot(values.size() + deepest, 0);
  if (deepest < 2 || values.size() < 2) return;
  if (ascends()) return ascend(values);
  const auto heap = static_cast<std::uint32_t>(values.size() - 1);
  add_in_order(heaps_[heap % strides], heap, [&](std::uint32_t a, std::uint32_t b) {
    return gray_rank(values[a] % low) < gray_rank(values[b] % low);
  });
  sets_.resize(end);
  bounds_.resize(end);
  // Each of r heaps with the total n + r - 2 is below n.
  const auto store = [&](std::uint32_t heaps, std::uint32_t level) {
    const std::uint64_t total = values.size() + heaps - 2;
    bounds_[slot(total, level)] = find(sets_[slot(total, level)], level, total, values);
  };
  for (std::uint32_t heaps = 2; heaps <= exactly_; ++heaps)
    if (stores(heaps)) store(heaps, heaps);
  if (or_more_ > 0) store(or_more_, 0);
}

SG_MINSIZE void PartXors::merge_stored_into(NimberSet& set, const Stay& stay, std::uint64_t total,
                                            const std::vector<std::uint32_t>& values) {
  const bool or_more = stay.most == Digit::unlimited;
  const std::uint64_t last = std::min<std::uint64_t>(or_more ? or_more_ - 1 : stay.most, total);
  for (std::uint32_t heaps = std::max(2u, stay.least); heaps <= last; ++heaps)
    if (stores(heaps)) set.merge(sets_[slot(total, heaps)], 0);
  if (stay.least <= 2 && last >= 2 && !stores(2)) pair(set, total, values, [](Nimber, Nimber) {});
  if (or_more && total >= or_more_) set.merge(sets_[slot(total, 0)], 0);
  ++words_;
}

template <class Visit>
bool PartXors::any_not_stored(const Stay& stay, std::uint64_t total, Visit&& visit) const {
  if (stay.most == Digit::unlimited) return false;
  for (std::uint32_t heaps = std::max(3u, stay.least); heaps <= std::min<std::uint64_t>(stay.most, total); ++heaps)
    if (!stores(heaps) && visit(heaps)) return true;
  return false;
}

SG_MINSIZE void PartXors::join_into(NimberSet& set, const Stay& stay, std::uint64_t total, std::size_t remainder,
                                    const std::vector<std::uint32_t>& values) {
  any_not_stored(stay, total, [&](std::uint32_t heaps) {
    join(set, heaps - 1, total, remainder, last_one(heaps, total), values);
    return false;
  });
}

bool PartXors::has(Nimber value, const Stay& stay, std::uint64_t total, std::size_t remainder,
                   const std::vector<std::uint32_t>& values) {
  return any_not_stored(stay, total, [&](std::uint32_t heaps) {
    const std::uint64_t last = last_one(heaps, total);
    for (std::size_t of = remainder; of < strides; ++of)
      for (std::uint64_t one = of == 0 ? strides : of; one <= last; one += strides, ++words_)
        if (sets_[slot(total - one, heaps - 1)].has(value ^ values[static_cast<std::size_t>(one)])) return true;
    return false;
  });
}

template <class Bound>
void PartXors::pair(NimberSet& set, std::uint64_t total, const std::vector<std::uint32_t>& values, Bound&& bound) {
  for (std::uint64_t a = 1; 2 * a <= total; ++a, ++words_) {
    if (mark_ != Marks::any && 2 * a == total) continue;
    const Nimber one = values[static_cast<std::size_t>(a)], other = values[static_cast<std::size_t>(total - a)];
    set.insert(one ^ other);
    bound(one, other);
  }
}

SG_MINSIZE Nimber PartXors::find(NimberSet& set, std::uint32_t heaps, std::uint64_t total,
                                 const std::vector<std::uint32_t>& values) {
  Nimber most = 0;
  unsigned parities = 0;
  const auto bound = [&](Nimber sum, unsigned of_sum) {
    most = std::max(most, sum);
    parities |= of_sum;
  };
  const std::uint32_t least = heaps == 0 ? or_more_ : heaps;
  if (least == 2)
    pair(set, total, values, [&](Nimber one, Nimber other) { bound(one + other, 1 + ((one ^ other) & 1)); });
  // The other heaps are one less, or "as many or more" again: their bounds first, then their sets.
  const std::uint64_t last = last_one(least, total);
  const auto each_rest = [&](auto&& visit) {
    if (least > 2) visit(least - 1);
    if (heaps == 0) visit(0u);
  };
  each_rest([&](std::uint32_t others) {
    for (std::uint64_t one = 1; one <= last; ++one) {
      const Nimber rest = bounds_[slot(total - one, others)], sums = rest & 3;
      const Nimber value = values[static_cast<std::size_t>(one)];
      if (sums != 0)
        bound(value + rest / 4, static_cast<unsigned>(value % 2 == 0 ? sums : (sums << 1 | sums >> 1) & 3));
    }
  });
  each_rest([&](std::uint32_t others) {
    for (std::size_t remainder = 0; remainder < strides && !set.has_all(most, parities); ++remainder)
      join(set, others, total, remainder, last, values);
  });
  return 4 * most + parities;
}

void PartXors::join(NimberSet& set, std::uint32_t others, std::uint64_t total, std::size_t remainder,
                    std::uint64_t last, const std::vector<std::uint32_t>& values) {
  std::uint32_t moved = 0;  // low bits by which the joined xors are moved
  for (const std::uint32_t one : heaps_[remainder]) {
    if (one > last) continue;
    const std::uint32_t bits = values[one] % low;
    if (bits != moved) {
      joined_.move(bits ^ moved);
      words_ += joined_.words();
      moved = bits;
    }
    const NimberSet& rest = sets_[slot(total - one, others)];
    joined_.merge(rest, values[one] - bits);
    words_ += 1 + rest.words();
  }
  set.merge(joined_, moved);
  joined_.clear();
}

SG_MINSIZE void PartXors::ascend(const std::vector<std::uint32_t>& values) {
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

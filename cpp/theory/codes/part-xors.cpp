#include "theory/codes/part-xors.hpp"

#include <algorithm>
#include <array>

namespace sg {
namespace {

constexpr std::size_t few = 64;  // heaps that come first one by one, before those of one value go together

}  // namespace

void PartXors::expect(const Stay& stay) {
  if (stay.most == Digit::unlimited) or_more_ = std::max({or_more_, stay.least, 2u});
  exactly_ = std::max(exactly_, stay.most == Digit::unlimited ? or_more_ - 1 : stay.most);
  levels_.resize(exactly_ + std::size_t{1});
}

std::uint64_t PartXors::grow(const std::vector<std::uint32_t>& values) {
  words_ = 0;
  values_.insert(values_.end(), values.begin() + static_cast<std::ptrdiff_t>(values_.size()), values.end());
  if (ascends()) {
    ascend();
    return words_;
  }
  // Of r heaps that total n + r - 2 each is below n. What is asked for once is not kept.
  const auto keep = [&](Level& level, std::uint32_t heaps, bool or_more) {
    while (level.size() + 2 <= values_.size() + heaps) {
      level.emplace_back();
      level.back() = find(heaps, or_more, level.size() - 1);
    }
  };
  for (std::uint32_t heaps = 2; heaps <= exactly_; ++heaps)
    if (heaps < exactly_ || heaps + 1 == or_more_) keep(levels_[heaps], heaps, false);
  if (or_more_ > 0) keep(open_, or_more_, true);
  return words_;
}

std::uint64_t PartXors::merge_into(NimberSet& set, const Stay& stay, std::uint64_t total) {
  words_ = 0;
  const bool or_more = stay.most == Digit::unlimited;
  const std::uint64_t last = std::min<std::uint64_t>(or_more ? or_more_ - 1 : stay.most, total);
  for (std::uint32_t heaps = std::max(2u, stay.least); heaps <= last; ++heaps) {
    const Level& level = levels_[heaps];
    if (total < level.size())
      set.merge(level[static_cast<std::size_t>(total)].set, 0);
    else
      set.merge(find(heaps, false, total).set, 0);
  }
  if (or_more) set.merge(open_[static_cast<std::size_t>(total)].set, 0);
  return words_ + 1;
}

PartXors::Reached PartXors::find(std::uint32_t heaps, bool or_more, std::uint64_t total) {
  Reached reached;
  std::array<const Level*, 2> levels{heaps == 2 ? nullptr : &levels_[heaps - 1], or_more ? &open_ : nullptr};
  if (heaps == 2) {
    for (std::size_t a = 1; 2 * a <= total; ++a) {
      const std::uint32_t one = values_[a], other = values_[static_cast<std::size_t>(total) - a];
      if (mark_ != Marks::any && 2 * a == total) continue;
      reached.set.insert(one ^ other);
      reached.bound(one + other, 1u << ((one ^ other) & 1));
    }
    words_ += total / 2;
  }
  for (const Level* others : levels)
    if (others != nullptr) bound(reached, *others, total);
  for (const Level* others : levels) {
    if (others == nullptr) continue;
    for (std::size_t a = 1; a + 2 <= total; ++a) {
      const std::uint32_t value = values_[a];
      const NimberSet& rest = (*others)[static_cast<std::size_t>(total) - a].set;
      words_ += 1 + rest.words();
      if (a < few) {
        reached.set.merge(rest, value);
        if (reached.is_full()) break;
        continue;
      }
      if (value >= gathered_.size()) gathered_.resize(value + std::size_t{1});
      gathered_[value].merge(rest, 0);
    }
  }
  for (std::size_t value = 0; value < gathered_.size(); ++value) {
    words_ += gathered_[value].words();
    reached.set.merge(gathered_[value], value);
    gathered_[value].clear();
  }
  return reached;
}

void PartXors::bound(Reached& reached, const Level& others, std::uint64_t total) const {
  for (std::size_t a = 1; a + 2 <= total; ++a) {
    const auto& [set, most, parities] = others[static_cast<std::size_t>(total) - a];
    if (parities != 0)
      reached.bound(values_[a] + most, values_[a] % 2 == 0 ? parities : (parities << 1 | parities >> 1) & 3);
  }
}

void PartXors::ascend() {
  const std::size_t needed = values_.size() + std::max(exactly_, or_more_);
  if (needed > levels_[1].size()) {
    for (Level& level : levels_) level.assign(2 * needed, {});
    open_.assign(2 * needed, {});
    next_ = 1;
  }
  for (; next_ < values_.size(); ++next_) {
    const auto heap = static_cast<std::size_t>(next_);
    const Nimber value = values_[heap];
    const auto take = [&](Reached& to, const Reached& from) {
      to.set.merge(from.set, value);
      words_ += 1 + from.set.words();
    };
    for (std::size_t total = levels_[1].size() - 1; total > heap; --total) {
      if (or_more_ > 0) {
        take(open_[total], open_[total - heap]);
        take(open_[total], levels_[or_more_ - 1][total - heap]);
      }
      for (std::uint32_t heaps = exactly_; heaps >= 2; --heaps)
        take(levels_[heaps][total], levels_[heaps - 1][total - heap]);
    }
    levels_[1][heap].set.insert(value);
  }
}

}  // namespace sg

#include "theory/rules/reached-values.hpp"

#include <array>
#include <bit>

namespace sg {

bool ReachedValues::grow(std::span<const std::uint64_t> position, Meter& meter) {
  waiting_.insert(waiting_.end(), position.begin(), position.end());
  while (!waiting_.empty()) {
    const auto top = waiting_.end() - static_cast<std::ptrdiff_t>(heads_);
    const std::vector<std::uint64_t> next(top, waiting_.end());
    if (find(next) != nullptr)
      waiting_.erase(top, waiting_.end());
    else if (meter.pauses() || !look_at(next, meter))
      return false;
  }
  return true;
}

bool ReachedValues::look_at(const std::vector<std::uint64_t>& position, Meter& meter) {
  ++round_;
  const std::size_t before = waiting_.size();
  const auto spend = [&](std::uint64_t lanes) { return meter.spend_turns(lanes); };
  const bool all = options_.each_block(position, spend, [&](const auto& block) {
    std::array<std::uint64_t, rule::most_heads> part{};
    for (std::size_t lane = 0; lane < block.count; ++lane) {
      if (block.allowed[lane] == 0) continue;
      std::uint32_t sum = 0;
      for (std::size_t p = 0; p < block.parts.size(); p += heads_) {
        for (std::size_t head = 0; head < heads_; ++head)
          part[head] = static_cast<std::uint64_t>(block.parts[p + head][lane]);
        const std::span one(part.data(), heads_);
        if (const std::uint32_t* const value = find(one))
          sum ^= *value;
        else
          waiting_.insert(waiting_.end(), one.begin(), one.end());
      }
      seen_[sum] = round_;
    }
    return waiting_.size() - before < most_unknown * heads_;
  });
  if (waiting_.size() > before) return !meter.refuses();
  if (!all) return false;
  std::uint32_t gap = 0;
  while (seen_[gap] == round_) ++gap;
  values_.insert(key_of(position), gap);
  // Room for the xor of any values so far, and for a gap behind all of them.
  seen_.resize(std::max(seen_.size(), std::bit_ceil(std::size_t{gap} + 1) + 1));
  return true;
}

}  // namespace sg

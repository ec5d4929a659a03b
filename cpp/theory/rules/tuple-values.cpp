#include "theory/rules/tuple-values.hpp"

#include <bit>

namespace sg {

SoughtValues::Tuple SoughtValues::tuple_of(const Heaps& heaps) {
  Tuple tuple{};
  std::transform(heaps.begin(), heaps.end(), tuple.begin(),
                 [](std::uint64_t n) { return static_cast<std::uint32_t>(n); });
  return tuple;
}

bool SoughtValues::grow(const Heaps& heaps, Meter& meter) {
  waiting_.push_back(tuple_of(heaps));
  while (!waiting_.empty()) {
    const Tuple tuple = waiting_.back();
    if (values_.find(key_of(tuple)) != nullptr)
      waiting_.pop_back();
    else if (meter.pauses() || !look_at(tuple, meter))
      return false;
  }
  return true;
}

bool SoughtValues::look_at(const Tuple& tuple, Meter& meter) {
  ++round_;
  const std::size_t before = waiting_.size();
  const std::vector<std::uint64_t> heaps(tuple.begin(), tuple.begin() + static_cast<std::ptrdiff_t>(heads_));
  const auto spend = [&](std::uint64_t lanes) { return meter.spend_turns(lanes); };
  const bool all = options_.each_block(heaps, spend, [&](const auto& block) {
    Tuple option{};
    for (std::size_t lane = 0; lane < block.count; ++lane) {
      if (block.allowed[lane] == 0) continue;
      for (std::size_t i = 0; i < heads_; ++i) option[i] = static_cast<std::uint32_t>(block.parts[i][lane]);
      if (const std::uint32_t* const value = values_.find(key_of(option)))
        seen_[*value] = round_;
      else
        waiting_.push_back(option);
    }
    return true;
  });
  if (!all || waiting_.size() > before) return all;
  std::uint32_t gap = 0;
  while (seen_[gap] == round_) ++gap;
  values_.insert(key_of(tuple), gap);
  seen_.resize(std::max(seen_.size(), std::bit_ceil(std::size_t{gap} + 1) + 1));
  return true;
}

std::optional<Value> SoughtValues::value(const Heaps& heaps) {
  const std::uint32_t* const value = values_.find(key_of(tuple_of(heaps)));
  return value != nullptr ? std::optional(Value::nimber(*value)) : std::nullopt;
}

TupleValues::TupleValues(const HeapRule& rule)
    : values_(has_table(rule) ? decltype(values_)(std::in_place_type<PairRuleValues>, rule)
                              : decltype(values_)(std::in_place_type<SoughtValues>, rule)) {}

}  // namespace sg

#include "theory/codes/heap-values.hpp"

#include <algorithm>

#include "theory/codes/code-bound.hpp"

namespace sg {
namespace {

std::variant<DigitValues, SparseValues> values_of(const Code& code) {
  if (auto rules = sparse_rules(code)) return SparseValues(*std::move(rules));
  return DigitValues(code);
}

}  // namespace

std::optional<SparseRules> sparse_rules(const Code& code) {
  if (code.tail() != 0) return std::nullopt;
  SparseRules rules;
  for (std::uint64_t step = 0; step < code.written(); ++step) {
    const Digit& digit = code.digit(step);
    const std::uint64_t taken = step - code.most_added();
    if (digit.most() > 2 || (digit.keeps() && step < code.most_added())) return std::nullopt;
    if (digit.clears()) rules.clears.push_back(taken);
    if (digit.marks(1)) rules.takes.push_back(taken);
    if (const Marks marks = digit.marks(2)) rules.breaks.push_back({taken, marks.allow_equal(), marks.allow_unequal()});
  }
  return rules;
}

HeapValues::HeapValues(Code code) : code_(std::move(code)), values_(values_of(code_)) {}

std::uint64_t HeapValues::size() const {
  return std::visit([](const auto& kernel) { return std::uint64_t{kernel.values().size()}; }, values_);
}

std::uint64_t HeapValues::most() const {
  return std::visit([](const auto& kernel) { return kernel.most; }, values_);
}

Nimber HeapValues::at(std::uint64_t n) const {
  const std::uint64_t place = proof_ ? proof_->period.folded(n) : n;
  return std::visit([&](const auto& kernel) { return Nimber{kernel.values()[static_cast<std::size_t>(place)]}; },
                    values_);
}

void HeapValues::copy(std::uint64_t from, std::span<std::uint32_t> out) const {
  std::visit([&](const auto& kernel) { unfold(kernel.values(), proof_, from, out); }, values_);
}

bool HeapValues::grow(std::uint64_t wanted, Meter& meter) {
  return std::visit(
      [&](auto& kernel) {
        const auto bound = [this](std::uint64_t preperiod, std::uint64_t period) {
          return bound_of(code_, preperiod, period);
        };
        while (!proof_ && kernel.values().size() < wanted) {
          if (meter.pauses() || !kernel.add(wanted - 1, meter)) break;
          if (!finder_.is_due(kernel.values().size())) continue;
          if (const auto found = finder_.look(kernel.values(), least_echo(code_, kernel.values().size()), bound))
            proof_ =
                least_period(*found, [&](std::uint64_t n) { return kernel.values()[static_cast<std::size_t>(n)]; });
        }
        return proof_ || kernel.values().size() >= wanted;
      },
      values_);
}

bool HeapValues::grow(const Heaps& heaps, Meter& meter) {
  return grow(std::min(heaps.largest(), most() - 1) + 1, meter) && know(heaps);
}

}  // namespace sg

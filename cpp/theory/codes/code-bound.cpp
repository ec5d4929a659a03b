#include "theory/codes/code-bound.hpp"

#include <algorithm>

#include "core/text/minsize.hpp"

namespace sg {
namespace {

/// Returns the bound for k counters taken and r heaps left, or nullopt. Signed, since k may be negative.
std::optional<std::int64_t> bound_of_stay(std::int64_t k, std::int64_t r, Marks marks, std::int64_t preperiod,
                                          std::int64_t period) {
  const std::int64_t plain = r * (preperiod + period - 1) + 1 + k - period;
  if (r < 2 || marks.has(Marks::any)) return plain;
  std::int64_t bound = 0;
  if (marks.has(Marks::unequal)) bound = std::max(bound, plain + period * r * (r - 1) / 2);
  if (marks.has(Marks::not_all_equal)) bound = std::max({bound, plain, r * (preperiod + period) + k});
  if (marks.has(Marks::equal)) {
    if (r % 2 != 0 || period % r != 0) return std::nullopt;
    bound = std::max(bound, k + r);
  }
  return bound;
}

std::optional<std::int64_t> bound_of_tail(const Code& code, std::int64_t preperiod, std::int64_t period) {
  if (period % static_cast<std::int64_t>(code.tail()) != 0) return std::nullopt;
  std::int64_t heaps = 0, first = static_cast<std::int64_t>(code.written() - code.tail() - code.most_added());
  bool unequal = false, not_all_equal = false;
  for (std::uint64_t step = 0; step < code.written(); ++step) {
    const Digit& digit = code.digit(step);
    heaps = std::max<std::int64_t>(heaps, digit.most());
    for (std::uint32_t r = 2; r <= digit.most(); ++r) {
      const Marks marks = digit.marks(r);
      if (marks.has(Marks::equal) && !marks.has(Marks::any)) return std::nullopt;
      unequal = unequal || marks.has(Marks::unequal);
      not_all_equal = not_all_equal || marks.has(Marks::not_all_equal);
    }
  }
  std::int64_t bound = heaps * (preperiod + period - 1) + first;
  if (unequal) bound += period * heaps * (heaps - 1) / 2;
  if (not_all_equal) bound = std::max(bound, heaps * (preperiod + period) + first + period);
  return bound;
}

bool is_finite(const Code& code) {
  for (std::uint64_t step = 0; step < code.written(); ++step)
    if (code.digit(step).most() == Digit::unlimited) return false;
  return true;
}

/// Visits (k, r, marks) for the digits before the tail: k counters taken, r heaps left under these marks (none if r is
/// 0).
template <class Visit>
void each_stay(const Code& code, Visit&& visit) {
  for (std::uint64_t step = 0; step < code.written() - code.tail(); ++step) {
    const Digit& digit = code.digit(step);
    const std::int64_t k = static_cast<std::int64_t>(step) - static_cast<std::int64_t>(code.most_added());
    if (digit.clears()) visit(k, 0, Marks());
    for (std::uint32_t r = digit.fewest(); r > 0 && r <= digit.most(); ++r)
      if (const Marks marks = digit.marks(r)) visit(k, std::int64_t{r}, marks);
  }
}

}  // namespace

SG_MINSIZE std::optional<std::uint64_t> bound_of(const Code& code, std::uint64_t preperiod, std::uint64_t period) {
  const auto from = static_cast<std::int64_t>(preperiod), length = static_cast<std::int64_t>(period);
  if (!is_finite(code)) return std::nullopt;
  std::optional<std::int64_t> bound = from;
  const auto reach = [&](std::optional<std::int64_t> own) {
    if (bound) bound = own ? std::max(bound, own) : std::nullopt;
  };
  each_stay(code, [&](std::int64_t k, std::int64_t r, Marks marks) {
    reach(r == 0 ? k + 1 : bound_of_stay(k, r, marks, from, length));
  });
  if (code.tail() > 0) reach(bound_of_tail(code, from, length));
  return bound;
}

SG_MINSIZE std::optional<std::uint64_t> part_bound_of(const Code& code, std::uint64_t preperiod, std::uint64_t period) {
  if (!is_finite(code)) return std::nullopt;
  for (std::uint64_t step = 0; step < code.written(); ++step)
    for (std::uint32_t r = 2; r <= code.digit(step).most(); ++r)
      if (const Marks marks = code.digit(step).marks(r); marks.has(Marks::equal) && !marks.has(Marks::any))
        return std::nullopt;
  return bound_of(code, preperiod, period);
}

std::uint64_t least_echo(const Code& code, std::uint64_t size) {
  std::int64_t least = 0;
  if (!is_finite(code)) return 0;
  each_stay(code, [&](std::int64_t k, std::int64_t r, Marks marks) {
    if (r == 1 || marks.allow_unequal())
      least = std::max(least, ((r - 1) * (static_cast<std::int64_t>(size) - 1) + k) / r);
  });
  return static_cast<std::uint64_t>(least);
}

}  // namespace sg

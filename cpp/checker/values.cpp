#include "checker/values.hpp"

#include <algorithm>
#include <bit>

namespace checker {
namespace {

using Values = std::vector<std::uint32_t>;

/// Set of the values of the options of one heap, cleared in constant time.
class Seen {
 public:
  void next() { ++stamp_; }
  void add(std::uint32_t value) {
    if (value >= stamps_.size()) stamps_.resize(2 * value + 64, 0);
    stamps_[value] = stamp_;
  }
  bool has(std::uint32_t value) const { return value < stamps_.size() && stamps_[value] == stamp_; }

 private:
  std::uint32_t stamp_ = 0;
  std::vector<std::uint32_t> stamps_;
};

void see_splits(const Values& values, std::int64_t rest, const Move& move, Seen& seen, sg::Meter& meter) {
  each_split(rest, move, meter, [&](const std::vector<std::int64_t>& parts) {
    std::uint32_t value = 0;
    for (const std::int64_t part : parts) value ^= values[static_cast<std::size_t>(part)];
    seen.add(value);
  });
}

Values by_all_options(const Rules& rules, std::int64_t size, sg::Meter& meter) {
  Values values{0};
  Seen seen;
  for (std::int64_t n = 1; n < size; ++n) {
    seen.next();
    pay(meter, rules.moves.size());
    for (const Move& move : rules.moves)
      for (std::int64_t taken = move.taken; taken <= n; taken += rules.tail) {
        if (move.heaps == 0 && taken == n) seen.add(0);
        see_splits(values, n - taken, move, seen, meter);
        if (rules.tail == 0 || move.taken < rules.tail_from) break;
      }
    std::uint32_t value = 0;
    while (seen.has(value)) ++value;
    values.push_back(value);
  }
  return values;
}

bool odd(std::uint32_t bits) { return std::popcount(bits) % 2 != 0; }

/// Returns the mask that has an even number of bits in common with the values of the fewest heaps.
std::uint32_t sparse_mask(const Values& values) {
  std::vector<std::uint64_t> count(std::bit_ceil(*std::max_element(values.begin(), values.end()) + 1u), 0);
  for (const std::uint32_t value : values) ++count[value];
  std::uint32_t best = 1;
  std::uint64_t fewest = values.size() + 1;
  for (std::uint32_t mask = 1; mask < count.size(); ++mask) {
    std::uint64_t rare = 0;
    for (std::uint32_t value = 0; value < count.size(); ++value) rare += odd(value & mask) ? 0 : count[value];
    if (rare < fewest) {
      fewest = rare;
      best = mask;
    }
  }
  return best;
}

/// Computes values for moves that leave at most two heaps. Two heaps can have a value with an odd number of bits of the
/// mask only if one of them is rare: its value has an even number. Any other value is searched for among all pairs.
Values by_rare_heaps(const Rules& rules, std::int64_t size, sg::Meter& meter) {
  constexpr std::int64_t first = 3000;
  Values values = by_all_options(rules, std::min(size, first), meter);
  const std::uint32_t mask = sparse_mask(values);
  std::vector<std::int64_t> rare;
  const auto note = [&](std::int64_t n) {
    if (!odd(values[static_cast<std::size_t>(n)] & mask)) rare.push_back(n);
  };
  for (std::int64_t n = 1; n < std::min(size, first); ++n) note(n);
  const auto at = [&](std::int64_t n) { return values[static_cast<std::size_t>(n)]; };
  Seen seen;
  for (std::int64_t n = first; n < size; ++n) {
    seen.next();
    pay(meter, (1 + rare.size()) * rules.moves.size());
    for (const Move& move : rules.moves) {
      const std::int64_t rest = n - move.taken;
      if (move.heaps == 0 && rest == 0) seen.add(0);
      if (move.heaps == 1 && rest > 0) seen.add(at(rest));
      if (move.heaps != 2) continue;
      const bool equal = move.mark == ' ' || move.mark == '=', unequal = move.mark != '=';
      if (equal && rest >= 2 && rest % 2 == 0) seen.add(0);
      for (std::size_t i = 0; unequal && i < rare.size() && rare[i] < rest; ++i)
        if (2 * rare[i] != rest) seen.add(at(rare[i]) ^ at(rest - rare[i]));
    }
    const auto met = [&](std::uint32_t value) {
      bool more = true;
      for (std::int64_t part = 1; more; ++part) {
        more = false;
        pay(meter, rules.moves.size());
        for (const Move& move : rules.moves) {
          const std::int64_t rest = n - move.taken;
          if (move.heaps != 2 || move.mark == '=' || 2 * part >= rest) continue;
          more = true;
          if ((at(part) ^ at(rest - part)) == value) return true;
        }
      }
      return false;
    };
    std::uint32_t value = 0;
    while (seen.has(value) || (!odd(value & mask) && met(value))) ++value;
    values.push_back(value);
    note(n);
  }
  return values;
}

Values by_all_but(const Rules& rules, std::int64_t size, sg::Meter& meter) {
  const std::int64_t last = *std::max_element(rules.all_but.begin(), rules.all_but.end());
  Values values;
  Seen seen;
  std::uint32_t far = 0;  // takes beyond the largest forbidden number reach all values below this
  for (std::int64_t n = 0; n < size; ++n) {
    if (n > last) far = std::max(far, values[static_cast<std::size_t>(n - last - 1)] + 1);
    seen.next();
    pay(meter, static_cast<std::uint64_t>(std::min(n, last)) * rules.all_but.size());
    for (std::int64_t taken = 1; taken <= std::min(n, last); ++taken)
      if (std::count(rules.all_but.begin(), rules.all_but.end(), taken) == 0)
        seen.add(values[static_cast<std::size_t>(n - taken)]);
    std::uint32_t value = far;
    while (seen.has(value)) ++value;
    values.push_back(value);
  }
  return values;
}

}  // namespace

std::vector<std::uint32_t> values_of(const Rules& rules, std::int64_t size, sg::Meter& meter) {
  if (!rules.all_but.empty()) return by_all_but(rules, size, meter);
  const bool few = rules.tail == 0 && rules.most_heaps() <= 2 &&
                   std::all_of(rules.moves.begin(), rules.moves.end(), [](const Move& m) { return m.taken >= 0; });
  if (!few && size > 20'000) throw Faulty{{Fault::too_many_values_of_rules}};
  return few ? by_rare_heaps(rules, size, meter) : by_all_options(rules, size, meter);
}

}  // namespace checker

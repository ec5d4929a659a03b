#include "theory/heaps/lasker.hpp"

#include <array>
#include <bit>
#include <limits>

namespace sg {
namespace {

/// Value of a heap 4q + remainder: 4 (q + shift) + low.
struct Class {
  int shift;
  unsigned low;
};
constexpr std::array<Class, 4> classes{{{-1, 3}, {0, 1}, {0, 2}, {1, 0}}};

}  // namespace

LaskerSplits::LaskerSplits(std::uint64_t n, Nimber wanted, unsigned first, unsigned second)
    : first_(first), second_(second) {
  const unsigned low = first + second;
  if (n < low || (n - low) % 4 != 0 || (classes[first].low ^ classes[second].low) != wanted % 4) return;
  const auto shift = static_cast<std::int64_t>(classes[first].shift) + classes[second].shift;
  const auto sum = static_cast<std::int64_t>((n - low) / 4) + shift;
  const auto rest = sum - static_cast<std::int64_t>(wanted / 4);
  if (rest < 0 || rest % 2 != 0) return;
  both_ = static_cast<std::uint64_t>(rest) / 2;
  dealt_ = wanted / 4;
  any_ = (both_ & dealt_) == 0;
  free_ = first == second ? dealt_ & ~std::bit_floor(dealt_) : dealt_;
}

std::uint64_t LaskerSplits::count() const {
  if (!any_) return 0;
  const std::uint64_t ways = std::uint64_t{1} << std::popcount(free_);
  // One choice is impossible if it gives a part of remainder 3 no high bit; never both parts at once,
  // since two parts of remainder 3 have some high bit.
  const bool one_lacks = !holds(both_, first_) || !holds(both_ | (dealt_ & ~free_), second_);
  return one_lacks ? ways - 1 : ways;
}

std::uint64_t LaskerSplits::part(std::uint64_t high, unsigned remainder) {
  return 4 * (high - static_cast<std::uint64_t>(static_cast<std::int64_t>(classes[remainder].shift))) + remainder;
}

std::optional<std::uint64_t> lasker_take(std::uint64_t n, Nimber wanted) {
  if (wanted == std::numeric_limits<std::uint64_t>::max() || lasker_value(wanted) >= n) return std::nullopt;
  return lasker_value(wanted);
}

std::uint64_t lasker_moves_to(std::uint64_t n, Nimber wanted) {
  std::uint64_t total = lasker_take(n, wanted) ? 1 : 0;
  each_lasker_split(n, wanted, [&](const LaskerSplits& splits) {
    total += splits.count();
    return true;
  });
  return total;
}

Followers lasker_after(std::uint64_t n, std::span<const std::uint64_t> kept) {
  if (kept.empty()) return {false, n > 0 ? Ranges{{0, n - 1}} : Ranges{}};
  if (kept[0] >= n) return {};
  const std::uint64_t rest = n - kept[0];
  const bool splits = 0 < kept[0] && kept[0] <= rest;
  if (kept.size() == 1) return {true, splits ? Ranges{{rest, rest}} : Ranges{}};
  return {splits && kept.size() == 2 && kept[1] == rest, {}};
}

}  // namespace sg

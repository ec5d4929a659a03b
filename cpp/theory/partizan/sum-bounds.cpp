#include "theory/partizan/sum-bounds.hpp"
#include "core/game/small-sort.hpp"

#include <algorithm>

namespace sg::partizan {
namespace {

Dyadic in_range(const Dyadic& x) {
  if (!x.is_in_range()) throw Interrupted(Interrupted::By::cap);
  return x;
}

/// Returns n·x, by doubling. Throws Interrupted if it is out of range.
Dyadic times(Dyadic x, std::uint64_t n) {
  Dyadic total;
  for (;; x = in_range(x + x)) {
    if (n % 2 == 1) total = in_range(total + x);
    if ((n /= 2) == 0) return total;
  }
}

struct Drawn {
  const Thermograph* thermograph;
  std::uint64_t count;
};

/// Walls of all parts at one tax.
struct Walls {
  Dyadic left, right;  // added up over all parts
  Dyadic widest;       // the greatest distance between both walls of one game

  Walls(const std::vector<Drawn>& parts, const Dyadic& tax) {
    for (const auto& [thermograph, count] : parts) {
      const Dyadic a = thermograph->left.at(tax), b = thermograph->right.at(tax);
      left = in_range(left + times(a, count));
      right = in_range(right + times(b, count));
      widest = std::max(widest, a - b);
    }
  }
};

/// Returns 0 and the taxes above 0 at which some wall turns, ascending, each once.
std::vector<Dyadic> taxes_of(const std::vector<Drawn>& parts) {
  std::vector<Dyadic> taxes{Dyadic(0)};
  for (const auto& [thermograph, count] : parts)
    for (const Wall* const wall : {&thermograph->left, &thermograph->right})
      for (const auto& corner : wall->corners)
        if (corner.tax.sign() > 0) taxes.push_back(corner.tax);
  put_in_order(taxes);
  taxes.erase(std::unique(taxes.begin(), taxes.end()), taxes.end());
  return taxes;
}

Range temperature_of(const std::vector<Drawn>& parts) {
  const Dyadic coldest(-1);
  Dyadic most = coldest;
  bool is_alone = false;
  for (const auto& [thermograph, count] : parts) {
    const Dyadic& own = thermograph->temperature;
    if (own < most) continue;
    is_alone = most < own && count == 1;
    most = own;
  }
  return {is_alone ? most : coldest, most};
}

Range narrower(const Range& a, const Range& b) { return {std::max(a.least, b.least), std::min(a.most, b.most)}; }

}  // namespace

std::optional<bool> SumBounds::wins(Player beginner) const {
  const Range& stop = stops[index_of(beginner)];
  const int sign = beginner == Player::left ? 1 : -1;
  if (sign * stop.least.sign() > 0 && sign * stop.most.sign() > 0) return true;
  if (sign * stop.least.sign() < 0 && sign * stop.most.sign() < 0) return false;
  return std::nullopt;
}

SumBounds bounds_of(Thermographs& thermographs, std::span<const Part> parts) {
  SumBounds bounds;
  std::vector<Drawn> drawn;
  std::size_t corners = 0;
  for (const auto& [value, signed_count] : parts) {
    if (signed_count == 0) continue;
    const bool is_negative = signed_count < 0;
    const auto bits = static_cast<std::uint64_t>(signed_count);
    const std::uint64_t count = is_negative ? -bits : bits;
    const Thermograph& own = thermographs.of(is_negative ? thermographs.forms().negative(value) : value);
    drawn.push_back({&own, count});
    corners += own.left.corners.size() + own.right.corners.size();
    bounds.mean = in_range(bounds.mean + times(own.mean, count));
  }
  bounds.temperature = temperature_of(drawn);
  bool is_first = true;
  for (const Dyadic& tax : taxes_of(drawn)) {
    thermographs.forms().spend(8 * corners + 128 * drawn.size());
    const Walls walls(drawn, tax);
    const std::array<Range, 2> own{Range{walls.right + walls.widest, walls.left + tax},
                                   Range{walls.right - tax, walls.left - walls.widest}};
    for (std::size_t i = 0; i < own.size(); ++i)
      bounds.stops[i] = is_first ? own[i] : narrower(bounds.stops[i], own[i]);
    is_first = false;
  }
  return bounds;
}

std::optional<std::string_view> outcome_of(const SumBounds& bounds) {
  const auto left_wins = bounds.wins(Player::left), right_wins = bounds.wins(Player::right);
  if (!left_wins || !right_wins) return std::nullopt;
  // No P here: the left stop is never below the right one, so that not both players lose if they begin.
  return !*left_wins ? "R" : *right_wins ? "N" : "L";
}

}  // namespace sg::partizan

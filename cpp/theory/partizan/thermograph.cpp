#include "theory/partizan/thermograph.hpp"

#include <algorithm>
#include <optional>

#include "theory/partizan/unfold.hpp"

namespace sg::partizan {
namespace {

const Dyadic coldest(-1);

Dyadic times(int slope, const Dyadic& run) { return slope == 0 ? Dyadic(0) : slope > 0 ? run : -run; }

/// Returns where a line of slope -2, -1, 1 or 2 through (0, rise) is 0. Throws Interrupted past the range of
/// denominators.
Dyadic crossing(const Dyadic& rise, int slope) {
  const Dyadic run = slope > 0 ? -rise : rise;
  const auto exact = slope == 2 || slope == -2 ? run.halved(1) : std::optional(run);
  if (!exact) throw Interrupted(Interrupted::By::cap);
  return *exact;
}

/// Cursor on a wall, by ascending tax.
class Walk {
 public:
  explicit Walk(const Wall& wall) : wall_(wall) {}
  /// Returns the tax of the next corner above the current place, or nullopt above the last.
  std::optional<Dyadic> next() const {
    return i_ + 1 < wall_.corners.size() ? std::optional(wall_.corners[i_ + 1].tax) : std::nullopt;
  }
  /// Moves to a tax, no lower than the last one, and returns the stop there.
  Dyadic at(const Dyadic& tax) {
    while (i_ + 1 < wall_.corners.size() && wall_.corners[i_ + 1].tax <= tax) ++i_;
    const Wall::Corner& from = wall_.corners[i_];
    return from.stop + times(slope(), tax - from.tax);
  }
  int slope() const {
    if (i_ + 1 == wall_.corners.size()) return wall_.slope;
    return (wall_.corners[i_ + 1].stop - wall_.corners[i_].stop).sign();
  }

 private:
  const Wall& wall_;
  std::size_t i_ = 0;
};

/// Builder of a wall, corner by corner; those on a straight line are left out.
class Drawing {
 public:
  void to(const Dyadic& tax, const Dyadic& stop, int slope) {
    if (wall_.corners.empty() || slope != wall_.slope) wall_.corners.push_back({tax, stop});
    wall_.slope = slope;
  }
  Wall take() { return std::move(wall_); }

 private:
  Wall wall_;
};

/// Visits (tax, a, b, slope of a, slope of b) at all corners of both walls and at their crossings, until the visitor
/// returns false.
template <class Visit>
void along(const Wall& a, const Wall& b, Visit&& visit) {
  Walk first(a), second(b);
  Dyadic tax = coldest;
  while (true) {
    const Dyadic at_a = first.at(tax), at_b = second.at(tax);
    if (!visit(tax, at_a, at_b, first.slope(), second.slope())) return;
    std::optional<Dyadic> next = first.next();
    if (const auto other = second.next(); other && (!next || *other < *next)) next = other;
    const Dyadic rise = at_a - at_b;
    const int slope = first.slope() - second.slope();
    if (rise.sign() * slope < 0) {
      const Dyadic meet = tax + crossing(rise, slope);
      if (!next || meet < *next) next = meet;
    }
    if (!next) return;
    tax = *next;
  }
}

/// Returns the higher of two walls if `sign` is 1, the lower if it is -1.
Wall outer(const Wall& a, const Wall& b, int sign) {
  Drawing drawing;
  along(a, b, [&](const Dyadic& tax, const Dyadic& at_a, const Dyadic& at_b, int slope_a, int slope_b) {
    const int ahead = sign * (at_a - at_b).sign();
    const bool is_a = ahead > 0 || (ahead == 0 && sign * (slope_a - slope_b) >= 0);
    drawing.to(tax, is_a ? at_a : at_b, is_a ? slope_a : slope_b);
    return true;
  });
  return drawing.take();
}

/// Returns the wall with the tax of a move added (slope 1) or subtracted (slope -1).
Wall tilted(Wall wall, int slope) {
  for (Wall::Corner& corner : wall.corners) corner.stop = corner.stop + times(slope, corner.tax);
  wall.slope += slope;
  return wall;
}

}  // namespace

Dyadic Wall::at(const Dyadic& tax) const { return Walk(*this).at(tax); }

/// Returns a form with the same thermograph: of number + ups + nimber only the number and the sign of the ups matter,
/// except that ↑* and ↓* are as *.
Form Thermographs::alike(Form g) {
  const UpStar* const value = forms_.up_star(g);
  if (!value || value->is_number()) return g;
  const bool is_star = value->ups == 0 || ((value->ups == 1 || value->ups == -1) && value->nimber == 1);
  return forms_.of({value->number, is_star ? 0 : value->ups > 0 ? 1 : -1, is_star ? Nimber{1} : Nimber{0}});
}

const Thermograph& Thermographs::of(Form g) {
  return unfold(
      alike(g), known_,
      [&](Form h, auto&& visit) {
        if (forms_.is_integer(h)) return;
        for (const Player player : players)
          for (const Form x : forms_.options(h, player)) visit(alike(x));
      },
      [&](Form h) { return made(h); });
}

Thermograph Thermographs::made(Form g) {
  if (forms_.is_integer(g)) {
    const Dyadic& n = forms_.up_star(g)->number;
    const Wall mast{{{coldest, n}}, 0};
    return {mast, mast, coldest, n};
  }
  forms_.spend(Meter::turns_a_step);
  std::optional<Wall> left, right;
  for (const Form x : forms_.options(g, Player::left)) {
    const Wall& wall = known_.at(alike(x)).right;
    left = left ? outer(*left, wall, 1) : wall;
  }
  for (const Form x : forms_.options(g, Player::right)) {
    const Wall& wall = known_.at(alike(x)).left;
    right = right ? outer(*right, wall, -1) : wall;
  }
  // The scaffolds approach each other as the tax rises; the mast begins where they meet.
  Drawing left_wall, right_wall;
  Thermograph thermograph;
  along(tilted(std::move(*left), -1), tilted(std::move(*right), 1),
        [&](const Dyadic& tax, const Dyadic& high, const Dyadic& low, int left_slope, int right_slope) {
          if (low < high) {
            left_wall.to(tax, high, left_slope);
            right_wall.to(tax, low, right_slope);
            return true;
          }
          left_wall.to(tax, high, 0);
          right_wall.to(tax, high, 0);
          thermograph.temperature = tax;
          thermograph.mean = high;
          return false;
        });
  thermograph.left = left_wall.take();
  thermograph.right = right_wall.take();
  return thermograph;
}

}  // namespace sg::partizan

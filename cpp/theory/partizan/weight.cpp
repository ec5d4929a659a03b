#include "theory/partizan/weight.hpp"

#include <algorithm>

#include "theory/partizan/operations.hpp"
#include "theory/partizan/unfold.hpp"

namespace sg::partizan {
namespace {

/// Returns the least integer that is at least x.
std::int64_t ceiling(const Dyadic& x) { return -(-x).floor(); }

}  // namespace

/// Returns far_star(g) for number + ups + nimber, else nullopt.
std::optional<Nimber> Weights::near_star(Form g) const {
  const UpStar* const value = forms_.up_star(g);
  if (!value) return std::nullopt;
  if (value->number.sign() != 0) return 1;
  if (value->ups == 0) return value->nimber + 1;
  // The chain of followers ends with ↑ + *last, whose options are 0 and * or one nimber.
  const Nimber last = value->nimber ^ static_cast<Nimber>((value->ups - (value->ups > 0 ? 1 : -1)) & 1);
  return last == 1 ? 2 : (last ^ 1) + 1;
}

Nimber Weights::far_star(Form g) {
  if (const auto near = near_star(g)) return *near;
  return unfold(
      g, far_stars_,
      [&](Form h, auto&& visit) {
        for (const Player player : players)
          for (const Form x : forms_.options(h, player))
            if (!near_star(x)) visit(x);
      },
      [&](Form h) {
        Nimber far = 1;
        for (const Player player : players)
          for (const Form x : forms_.options(h, player)) {
            const auto near = near_star(x);
            far = std::max(far, near ? *near : far_stars_.at(x));
          }
        return far;
      });
}

std::optional<bool> Weights::plainly_small(Form g) const {
  const UpStar* const value = forms_.up_star(g);
  return value ? std::optional(value->number.sign() == 0) : std::nullopt;
}

bool Weights::is_all_small(Form g) {
  if (const auto small = plainly_small(g)) return *small;
  return unfold(
      g, small_,
      [&](Form h, auto&& visit) {
        for (const Player player : players)
          for (const Form x : forms_.options(h, player))
            if (!plainly_small(x)) visit(x);
      },
      [&](Form h) {
        // Both sides have moves: canonical forms with moves for one side alone are integers.
        for (const Player player : players)
          for (const Form x : forms_.options(h, player)) {
            const auto small = plainly_small(x);
            if (!(small ? *small : small_.at(x))) return false;
          }
        return true;
      });
}

bool Weights::is_infinitesimal(Form g) const {
  return forms_.stop(g, Player::left).sign() == 0 && forms_.stop(g, Player::right).sign() == 0;
}

/// Returns the least integer n for which g >= n is false.
std::int64_t Weights::least_not_below(Form g) {
  const std::int64_t n = ceiling(forms_.stop(g, Player::right));
  return forms_.is_at_most(forms_.integer(n), g) ? n + 1 : n;
}

Form Weights::weight(Form g) {
  return unfold(
      g, weights_,
      [&](Form h, auto&& visit) {
        if (forms_.up_star(h)) return;
        for (const Player player : players)
          for (const Form x : forms_.options(h, player)) visit(x);
      },
      [&](Form h) {
        const UpStar* const value = forms_.up_star(h);
        return value ? forms_.integer(value->ups) : by_options(h);
      });
}

Form Weights::by_options(Form g) {
  std::array<Forms::Options, 2> moved;
  for (const Player player : players)
    for (const Form x : forms_.options(g, player))
      moved[index_of(player)].push_back(forms_.sum(weights_.at(x), forms_.integer(player == Player::left ? -2 : 2)));
  const Form weight = forms_.canonical(moved[0], moved[1]);
  if (!forms_.is_integer(weight)) return weight;
  // Several integers would fit; the comparison with a remote star decides which it is.
  const Relation relation = forms_.relation(g, forms_.nimber(far_star(g)));
  std::optional<std::int64_t> eccentric;
  if (relation == Relation::less)
    for (const Form x : moved[0]) eccentric = std::max(eccentric.value_or(least_not_below(x)), least_not_below(x));
  if (relation == Relation::greater)
    for (const Form x : moved[1]) {
      const std::int64_t most = -least_not_below(forms_.negative(x));
      eccentric = std::min(eccentric.value_or(most), most);
    }
  if (relation == Relation::less || relation == Relation::greater) return forms_.integer(eccentric.value_or(0));
  return weight;
}

std::optional<Form> Weights::atomic_weight(Form g) {
  if (!is_infinitesimal(g)) return std::nullopt;
  const Form found = weight(g);
  if (forms_.up_star(g) || is_all_small(g)) return found;
  Nimber remote = 2;
  while (remote < far_star(g)) remote *= 2;
  const Form kite = ordinal_sum(forms_, forms_.nimber(remote), forms_.integer(-1));
  const Form bound = forms_.sum(forms_.of({{}, 1, 1}), kite);
  const Form rest = forms_.difference(g, norton_product(forms_, found, forms_.ups(1)));
  if (!forms_.is_at_most(rest, bound) || !forms_.is_at_most(forms_.negative(bound), rest)) return std::nullopt;
  return found;
}

}  // namespace sg::partizan

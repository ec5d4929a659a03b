// Negatives and sums of forms.
#include <algorithm>

#include "theory/partizan/forms.hpp"
#include "theory/partizan/unfold.hpp"

namespace sg::partizan {
namespace {

std::uint64_t pair_of(Form g, Form h) { return std::uint64_t{std::min(g, h)} << 32 | std::max(g, h); }

}  // namespace

Form Forms::negative(Form g) {
  const auto quick = [&](Form h) -> std::optional<Form> {
    if (const UpStar* const v = up_star(h)) return of({-v->number, -v->ups, v->nimber});
    return std::nullopt;
  };
  if (const auto known = quick(g)) return *known;
  const auto of_option = [&](Form x) {
    const auto known = quick(x);
    return known ? *known : negatives_.at(x);
  };
  return unfold(
      g, negatives_,
      [&](Form h, auto&& visit) {
        for (const Player player : players)
          for (const Form x : options(h, player))
            if (!up_star(x)) visit(x);
      },
      [&](Form h) {
        std::array<Options, 2> mirrored;
        for (const Player player : players)
          for (const Form x : options(h, player)) mirrored[index_of(other(player))].push_back(of_option(x));
        return of_reduced(std::move(mirrored[0]), std::move(mirrored[1]));
      });
}

std::optional<Form> Forms::known_sum(Form g, Form h) {
  const UpStar* const a = up_star(g);
  const UpStar* const b = up_star(h);
  if (a && b) return of({a->number + b->number, a->ups + b->ups, a->nimber ^ b->nimber});
  if (g == zero() || h == zero()) return g == zero() ? h : g;
  const auto found = sums_.find(pair_of(g, h));
  return found == sums_.end() ? std::nullopt : std::optional(found->second);
}

/// Combines the options of both; if one game is a number, only those of the other, which give the canonical options of
/// the sum.
Form Forms::sum(Form g, Form h) {
  if (const auto known = known_sum(g, h)) return *known;
  const auto each_option = [&](std::uint64_t pair, Player player, auto&& visit) {
    const auto low = static_cast<Form>(pair >> 32), high = static_cast<Form>(pair);
    if (!is_number(low))
      for (const Form x : options(low, player)) visit(x, high);
    if (!is_number(high))
      for (const Form x : options(high, player)) visit(x, low);
  };
  return unfold(
      pair_of(g, h), sums_,
      [&](std::uint64_t pair, auto&& visit) {
        for (const Player player : players)
          each_option(pair, player, [&](Form x, Form rest) {
            if (!known_sum(x, rest)) visit(pair_of(x, rest));
          });
      },
      [&](std::uint64_t pair) {
        std::array<Options, 2> sums;
        for (const Player player : players)
          each_option(pair, player, [&](Form x, Form rest) { sums[index_of(player)].push_back(*known_sum(x, rest)); });
        const bool translates = is_number(static_cast<Form>(pair >> 32)) || is_number(static_cast<Form>(pair));
        return translates ? of_reduced(std::move(sums[0]), std::move(sums[1]))
                          : canonical(std::move(sums[0]), std::move(sums[1]));
      });
}

}  // namespace sg::partizan

#include "theory/partizan/uptimals.hpp"

#include <set>

#include "theory/partizan/operations.hpp"
#include "theory/partizan/unfold.hpp"

namespace sg::partizan {

const std::optional<Uptimal>& Uptimals::of(Form g) {
  return unfold(
      g, known_,
      [&](Form h, auto&& visit) {
        if (forms_.up_star(h) || !may_be(h)) return;
        for (const Player player : players)
          for (const Form x : forms_.options(h, player)) visit(x);
      },
      [&](Form h) -> std::optional<Uptimal> {
        if (const UpStar* const value = forms_.up_star(h)) {
          Uptimal same{value->number, value->nimber};
          if (value->ups != 0) same.ups.push_back(value->ups);
          return same;
        }
        return may_be(h) ? of_options(h) : std::nullopt;
      });
}

/// Reads a candidate off the single option of one side, then makes and compares it, so that no result rests on the
/// guess.
std::optional<Uptimal> Uptimals::of_options(Form g) {
  for (const Player single : {Player::right, Player::left}) {
    const Forms::Options& side = forms_.options(g, single);
    if (side.size() != 1) continue;
    const std::optional<Uptimal>& inner = known_.at(side[0]);
    if (!inner) continue;
    std::set<std::size_t> lengths{inner->ups.size(), inner->ups.size() + 1};
    for (const Form x : forms_.options(g, other(single)))
      if (const auto& opposite = known_.at(x)) lengths.insert(opposite->ups.size() + 1);
    const std::int64_t sign = single == Player::right ? 1 : -1;
    for (const std::size_t length : lengths) {
      Uptimal guess{inner->number, inner->nimber ^ 1, std::vector<std::int64_t>(length, sign)};
      for (std::size_t i = 0; i < length && i < inner->ups.size(); ++i) guess.ups[i] += inner->ups[i];
      if (length > 0 && guess.ups.back() * sign > 0 && made(guess) == g) return guess;
    }
  }
  return std::nullopt;
}

Form Uptimals::made(const Uptimal& uptimal) {
  Form total = forms_.of({uptimal.number, uptimal.ups.empty() ? 0 : uptimal.ups[0], uptimal.nimber});
  for (std::size_t i = 1; i < uptimal.ups.size(); ++i)
    if (uptimal.ups[i] != 0) total = forms_.sum(total, multiple(forms_, uptimal.ups[i], up_power(forms_, i + 1)));
  return total;
}

}  // namespace sg::partizan

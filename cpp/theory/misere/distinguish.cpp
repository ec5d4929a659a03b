#include "theory/misere/distinguish.hpp"
#include "core/game/small-sort.hpp"

#include <algorithm>
#include <tuple>

namespace sg::misere {
namespace {

/// Returns all games born by day 4, by ascending birthday, then by the number of options.
std::vector<Form> early_games(Forms& forms) {
  std::vector<Form> games{0};
  for (unsigned day = 0; day < 4; ++day) {
    std::vector<Form> next{0};
    for (unsigned set = 1; set < 1U << games.size(); ++set) {
      std::vector<Form> options;
      for (std::size_t i = 0; i < games.size(); ++i)
        if ((set >> i & 1) != 0) options.push_back(games[i]);
      next.push_back(forms.with(std::move(options)));
    }
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
    games = std::move(next);
  }
  const auto rank = [&](Form form) { return std::tuple(forms.birthday(form), forms.options(form).size(), form); };
  put_in_order(games, [&](Form a, Form b) { return rank(a) < rank(b); });
  return games;
}

}  // namespace

std::optional<Form> distinguishing_game(Forms& forms, Form a, Form b, Meter& meter) {
  const Meter::NoPauseScope whole(meter);
  for (const Form game : early_games(forms)) {
    const auto one = forms.sum(a, game, meter), other = one ? forms.sum(b, game, meter) : one;
    if (!other) return std::nullopt;
    if (forms.is_lost(*one) != forms.is_lost(*other)) return game;
  }
  return std::nullopt;
}

}  // namespace sg::misere

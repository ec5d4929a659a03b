#include "theory/partizan/operations.hpp"

#include <algorithm>

#include <map>
#include <utility>

#include "theory/partizan/unfold.hpp"

namespace sg::partizan {
namespace {

/// Computes a function of games by recursion on options: `known(g)` is the result if it needs no options, else nullopt;
/// `option(x, player)` makes a new option from the result x of an option.
template <class Known, class Option>
Form by_options(Forms& forms, Form g, Known&& known, Option&& option) {
  std::unordered_map<Form, Form> memo;
  return unfold(
      g, memo,
      [&](Form h, auto&& visit) {
        if (known(h)) return;
        for (const Player player : players)
          for (const Form x : forms.options(h, player)) visit(x);
      },
      [&](Form h) {
        if (const std::optional<Form> found = known(h)) return *found;
        std::array<Forms::Options, 2> made;
        for (const Player player : players)
          for (const Form x : forms.options(h, player)) made[index_of(player)].push_back(option(memo.at(x), player));
        return forms.canonical(std::move(made[0]), std::move(made[1]));
      });
}

/// Returns the new option after a move that gains `gain` for its player.
Form gained(Forms& forms, Form made, Form gain, Player player) {
  return player == Player::left ? forms.sum(made, gain) : forms.difference(made, gain);
}

/// Returns n for the game that is the integer n.
std::int64_t whole(Forms& forms, Form g) { return forms.up_star(g)->number.floor(); }

}  // namespace

Form multiple(Forms& forms, std::int64_t n, Form g) {
  if (n < 0) return multiple(forms, -n, forms.negative(g));
  Form total = forms.zero();
  while (n != 0) {
    if ((n & 1) != 0) total = forms.sum(total, g);
    n >>= 1;
    if (n != 0) g = forms.sum(g, g);
  }
  return total;
}

Form switch_of(Forms& forms, Form g) { return forms.canonical({g}, {forms.negative(g)}); }

Form tiny(Forms& forms, Form g) {
  return forms.canonical({forms.zero()}, {forms.canonical({forms.zero()}, {forms.negative(g)})});
}

Form up_sum(Forms& forms, std::uint64_t n) {
  Form total = forms.zero();
  for (std::uint64_t i = 0; i < n; ++i) total = forms.canonical({total}, {forms.nimber(1)});
  return total;
}

Form up_power(Forms& forms, std::uint64_t n) {
  return forms.canonical({forms.zero()}, {forms.difference(forms.nimber(1), up_sum(forms, n - 1))});
}

Form ordinal_sum(Forms& forms, Form g, Form h) {
  if (forms.is_integer(h)) {
    const Dyadic& size = forms.up_star(h)->number;
    // Integers of one sign are added; else a form is made for every step to the integer.
    if (forms.is_integer(g) && forms.up_star(g)->number.sign() * size.sign() >= 0) return forms.sum(g, h);
    const auto most = static_cast<std::int64_t>(Forms::most);
    if (Dyadic(most) < size || size < Dyadic(-most)) throw Interrupted(Interrupted::By::cap);
  }
  std::unordered_map<Form, Form> memo;
  return unfold(
      h, memo,
      [&](Form upper, auto&& visit) {
        for (const Player player : players)
          for (const Form x : forms.options(upper, player)) visit(x);
      },
      [&](Form upper) {
        std::array<Forms::Options, 2> made;
        for (const Player player : players) {
          auto& side = made[index_of(player)];
          side = forms.options(g, player);
          for (const Form x : forms.options(upper, player)) side.push_back(memo.at(x));
        }
        return forms.canonical(std::move(made[0]), std::move(made[1]));
      });
}

Form norton_product(Forms& forms, Form g, Form unit) {
  Forms::Options steps;
  for (const Form x : forms.options(unit, Player::left)) steps.push_back(forms.sum(unit, forms.difference(x, unit)));
  for (const Form x : forms.options(unit, Player::right)) steps.push_back(forms.sum(unit, forms.difference(unit, x)));
  std::unordered_map<Form, Form> memo;
  return unfold(
      g, memo,
      [&](Form h, auto&& visit) {
        if (forms.is_integer(h)) return;
        for (const Player player : players)
          for (const Form x : forms.options(h, player)) visit(x);
      },
      [&](Form h) {
        if (forms.is_integer(h)) return multiple(forms, whole(forms, h), unit);
        std::array<Forms::Options, 2> made;
        for (const Player player : players)
          for (const Form x : forms.options(h, player))
            for (const Form step : steps) made[index_of(player)].push_back(gained(forms, memo.at(x), step, player));
        return forms.canonical(std::move(made[0]), std::move(made[1]));
      });
}

Form product(Forms& forms, Form g, Form h) {
  std::map<std::pair<Form, Form>, Form> memo;
  const auto each_term = [&](const std::pair<Form, Form>& pair, auto&& visit) {
    for (const Player of_first : players)
      for (const Player of_second : players)
        for (const Form x : forms.options(pair.first, of_first))
          for (const Form y : forms.options(pair.second, of_second))
            visit(x, y, of_first == of_second ? Player::left : Player::right);
  };
  return unfold(
      std::pair(g, h), memo,
      [&](const std::pair<Form, Form>& pair, auto&& visit) {
        each_term(pair, [&](Form x, Form y, Player) {
          visit(std::pair(x, pair.second));
          visit(std::pair(pair.first, y));
          visit(std::pair(x, y));
        });
      },
      [&](const std::pair<Form, Form>& pair) {
        std::array<Forms::Options, 2> made;
        each_term(pair, [&](Form x, Form y, Player player) {
          const Form both = forms.sum(memo.at({x, pair.second}), memo.at({pair.first, y}));
          made[index_of(player)].push_back(forms.difference(both, memo.at({x, y})));
        });
        return forms.canonical(std::move(made[0]), std::move(made[1]));
      });
}

Form cooled(Thermographs& thermographs, Form g, const Dyadic& t) {
  Forms& forms = thermographs.forms();
  const Form tax = forms.number(-t);
  return by_options(
      forms, g,
      [&](Form h) -> std::optional<Form> {
        if (forms.is_integer(h)) return h;
        const Thermograph& walls = thermographs.of(h);
        return walls.temperature < t ? std::optional(forms.number(walls.mean)) : std::nullopt;
      },
      [&](Form made, Player player) { return gained(forms, made, tax, player); });
}

Form heated(Forms& forms, Form g, Form t) {
  return by_options(
      forms, g, [&](Form h) { return forms.is_number(h) ? std::optional(h) : std::nullopt; },
      [&](Form made, Player player) { return gained(forms, made, t, player); });
}

Form overheated(Forms& forms, Form g, Form s, Form t) {
  return by_options(
      forms, g,
      [&](Form h) { return forms.is_integer(h) ? std::optional(multiple(forms, whole(forms, h), s)) : std::nullopt; },
      [&](Form made, Player player) { return gained(forms, made, t, player); });
}

Forms::Options incentives(Forms& forms, Form g, Player player) {
  Forms::Options all;
  for (const Form x : forms.options(g, player))
    all.push_back(player == Player::left ? forms.difference(x, g) : forms.difference(g, x));
  Forms::Options highest;
  for (const Form one : all) {
    const auto is_above = [&](Form other) { return other != one && forms.is_at_most(one, other); };
    if (std::none_of(all.begin(), all.end(), is_above) &&
        std::find(highest.begin(), highest.end(), one) == highest.end())
      highest.push_back(one);
  }
  return highest;
}

Form reduced(Forms& forms, Form g) {
  if (const UpStar* const value = forms.up_star(g)) return forms.number(value->number);
  // After heating by *, numbers and numbers with a star are taken as those numbers.
  return by_options(
      forms, heated(forms, g, forms.nimber(1)),
      [&](Form h) -> std::optional<Form> {
        const UpStar* const value = forms.up_star(h);
        if (!value || value->ups != 0 || value->nimber > 1) return std::nullopt;
        return forms.number(value->number);
      },
      [](Form made, Player) { return made; });
}

}  // namespace sg::partizan

#include "solve/game/convention.hpp"

namespace sg {
namespace {

template <class Algebra>
bool is_draw(const Worths& sum) {
  if constexpr (requires { Algebra::draws(*sum.of<Algebra>()); })
    return sum.of<Algebra>() && Algebra::draws(*sum.of<Algebra>());
  return false;
}

template <class... All>
constexpr Convention convention(Algebras<All...>) {
  return {.wins = [](const Worths& sum, bool left) -> std::optional<bool> {
            std::optional<bool> wins;
            ((!wins && sum.of<All>() ? void(wins = All::wins(*sum.of<All>(), left)) : void()), ...);
            return wins;
          },
          .draws = [](const Worths& sum) -> bool { return (is_draw<All>(sum) || ...); },
          .adds = [](const Worths& own) -> bool { return (own.of<All>().has_value() || ...); },
          .targets = [](const Worths& rest, const Worths& own, bool left) -> std::optional<TargetValues> {
            std::optional<TargetValues> targets;
            ((!targets && rest.of<All>() ? void(targets = All::targets(*rest.of<All>(), own.of<All>(), left)) : void()),
             ...);
            return targets;
          },
          .describe = [](const Worths& worths) -> ValueText {
            // Only the first known worth is described: a nimber is not written once more as a sum with a number.
            ValueText text;
            bool said = false;
            ((!said && worths.of<All>() ? void((All::describe(*worths.of<All>(), text), said = true)) : void()), ...);
            return text;
          }};
}

}  // namespace

const Convention& convention_of(Play play) {
  return with_algebras(play, []<class List>(List) -> const Convention& {
    static constexpr Convention own = convention(List());
    return own;
  });
}

}  // namespace sg

#include "core/solve/convention.hpp"

#include <array>

namespace sg {
namespace {

template <class... Algebras>
constexpr Convention convention(Questions (*questions)(const Asked&)) {
  return {
      .wins = [](const Worths& sum, bool left) -> std::optional<bool> {
        std::optional<bool> wins;
        ((!wins && sum.of<Algebras>() ? void(wins = Algebras::wins(*sum.of<Algebras>(), left)) : void()), ...);
        return wins;
      },
      .adds = [](const Worths& own) -> bool { return (own.of<Algebras>().has_value() || ...); },
      .wanted = [](const Worths& rest, const Worths& own, bool left) -> std::optional<Wanted> {
        std::optional<Wanted> wanted;
        ((!wanted && rest.of<Algebras>()
              ? void(wanted = Algebras::wanted(*rest.of<Algebras>(), own.of<Algebras>(), left))
              : void()),
         ...);
        return wanted;
      },
      .told = [](const Worths& worths) -> Told {
        // What the first one says is all: a nimber is not written once more as a sum with a number.
        Told told;
        bool said = false;
        ((!said && worths.of<Algebras>() ? void((Algebras::tell(*worths.of<Algebras>(), told), said = true)) : void()),
         ...);
        return told;
      },
      .questions = questions};
}

/// In the order of Play.
constexpr std::array<Convention, 4> conventions{
    convention<Mex, NumberStar>(normal_questions), convention<Tameness>(misere_questions),
    convention<MisereNim>(sj_questions), convention<Steps>(every_questions)};

}  // namespace

const Convention& convention_of(Play play) { return conventions[static_cast<std::size_t>(play)]; }

}  // namespace sg

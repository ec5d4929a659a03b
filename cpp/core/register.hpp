// `const Register<Nim> nim;` enrols a ruleset; the only include that a file of cpp/games needs beside its board.
#pragma once

#include "core/game-of.hpp"
#ifdef SG_LAWS
#include "core/induction.hpp"
#include "core/laws.hpp"
#endif

namespace sg {

template <Ruleset G>
std::vector<G> samples_of() {
  if constexpr (Parametrised<G>)
    return G::samples();
  else
    return {G{}};
}

template <class Inspector, class G, class Bound>
Inspection inspect_all(const std::vector<G>& samples, const Bound& bound) {
  Inspection total;
  for (const G& game : samples) total += Inspector(game).inspect(bound);
  return total;
}

/// Enrols a ruleset before main; one constant of this type in each file of cpp/games.
template <Ruleset G>
struct Register {
  Register() {
    Family family{G::info, Parametrised<G>, {}, {}, {}, {}};
    family.make = [](Reader& rules) -> GamePtr {
      if constexpr (Parametrised<G>) {
        G game = G::read_rules(rules);
        rules.expect_end("the end of the rules");
        return std::make_shared<GameOf<G>>(std::move(game));
      } else {
        rules.expect_end("no rules");
        return std::make_shared<GameOf<G>>(G{});
      }
    };
    family.samples = [] {
      std::vector<GamePtr> games;
      for (G& game : samples_of<G>()) games.push_back(std::make_shared<GameOf<G>>(std::move(game)));
      return games;
    };
#ifdef SG_LAWS
    family.inspect = [](const Extent& extent) { return inspect_all<Laws<G>>(samples_of<G>(), extent); };
    family.induce = [](std::uint64_t effort) {
      const std::vector<G> samples = samples_of<G>();
      return inspect_all<Induction<G>>(samples, effort / samples.size());
    };
#endif
    enrol(std::move(family));
  }
};

}  // namespace sg

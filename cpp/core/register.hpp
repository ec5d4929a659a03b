// `const Register<Nim> nim;` enrols a ruleset; the only include that a file of cpp/games needs beside its board.
#pragma once

#include "core/game-of.hpp"

namespace sg {

template <Ruleset G>
std::vector<G> samples_of() {
  if constexpr (Parametrised<G>)
    return G::samples();
  else
    return {G{}};
}

/// Enrols a ruleset before main; one constant of this type in each file of cpp/games.
template <Ruleset G>
struct Register {
  Register() {
    Family family{G::info, Parametrised<G>, {}, {}};
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
    enrol(std::move(family));
  }
};

}  // namespace sg

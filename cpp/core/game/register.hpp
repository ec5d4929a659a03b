// Registration of rulesets: `const Register<Nim> nim;` enrols one.
// A file of cpp/games needs no other include but its board.
#pragma once

#include "core/game/accounts.hpp"
#include "core/game/formats.hpp"
#include "core/game/game-of.hpp"
#include "core/game/hooks.hpp"

namespace sg {

/// Enrols a ruleset before main; each file of cpp/games has one constant of this type.
template <Ruleset G>
struct Register {
  static_assert(hooks_fit<G>());
  SG_MINSIZE Register() { enrol(family); }

 private:
  using Own = Playable<G>;
  SG_MINSIZE static GamePtr make(Reader& rules) {
    if constexpr (Parametrised<G>) {
      Own game = Own::read_rules(rules);
      rules.expect_end(Expected::end_of_rules);
      return std::make_shared<GameOf<Own>>(std::move(game));
    } else {
      rules.expect_end(Expected::no_rules);
      return std::make_shared<GameOf<Own>>(Own(G{}));
    }
  }
  SG_MINSIZE static std::vector<std::string> samples() {
    if constexpr (!Parametrised<G>)
      return {};
    else if constexpr (MakesSamples<G>)
      return G::samples();
    else
      return copied(G::samples);
  }
  // A constant: a list of members made at the start would be code, once for each family.
  static constexpr Family family{G::info, formats_of<G>(), Parametrised<G>, defines<G>, make, samples};
};

}  // namespace sg

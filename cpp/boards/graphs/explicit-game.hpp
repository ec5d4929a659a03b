// Base of the rulesets for explicit games, which a user's program gives as states with their options, impartial or
// partizan.
#pragma once

#include <algorithm>

#include "boards/graphs/states.hpp"

namespace sg {

struct ExplicitGame {
  using Position = States;
  std::shared_ptr<const ExplicitStates> game;

  /// Reads the name of an explicit game. Throws InputError if none has that name, or it is of another kind.
  static ExplicitGame read_name(Reader& reader, ExplicitStates::Kind kind);

  std::string rules() const { return game->name(); }
  States read(Reader& reader) const { return States::read(game, reader); }
  /// Visits every sum of up to `count` states.
  void each_small(unsigned count, auto&& visit) const {
    std::vector<States::State> on;
    const auto is_atom = [&](States::State state) {
      const auto atoms = game->atoms(state);
      return atoms.size() == 1 && atoms[0] == state;
    };
    for (unsigned n = 0; n <= count; ++n)
      for (on.assign(n, 0);;) {
        if (std::all_of(on.begin(), on.end(), is_atom)) visit(States(game, on));
        std::size_t i = n;
        while (i > 0 && on[i - 1] + std::size_t{1} == game->size()) --i;
        if (i == 0) break;
        std::fill(on.begin() + static_cast<std::ptrdiff_t>(i) - 1, on.end(), on[i - 1] + 1);
      }
  }
  std::vector<States> split(const States& states) const { return states.each(); }

 protected:
  bool each_option(const States& states, auto&& visit) const {
    for (std::size_t i = 0; i < states.on().size(); ++i)
      for (std::size_t k = 0; k < game->options(states.on()[i]).size(); ++k)
        if (!visit(Touch{i, k})) return false;
    return true;
  }
  Count count_options(const States& states) const {
    Count total = 0;
    for (const States::State state : states.on()) total += game->options(state).size();
    return total;
  }
};

}  // namespace sg

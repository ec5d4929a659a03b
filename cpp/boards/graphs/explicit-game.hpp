// Base of the rulesets for explicit games, which a user's program gives as states with their options, impartial or
// partizan.
#pragma once

#include <algorithm>

#include "boards/graphs/states.hpp"

namespace sg {

struct ExplicitGame {
  using Position = States;
  std::shared_ptr<const ExplicitStates> game;

  /// Reads the name of an explicit game. Throws InputError if none has that name or `is_partizan` does not fit it.
  static ExplicitGame read_name(Reader& reader, bool is_partizan);

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
};

}  // namespace sg

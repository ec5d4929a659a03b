// Evaluator of a sum by the bare rules, component by component, in an algebra whose worths may be any type that adds
// up. Positions of a game that were met before are not examined again.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "solve/sum/sum.hpp"
#include "theory/misere/position-classes.hpp"

namespace sg {

template <class Algebra>
class SumEvaluator {
 public:
  using Worth = typename Algebra::Worth;
  explicit SumEvaluator(Algebra algebra) : algebra_(algebra) {}

  /// Returns done once the worth is found, working if the meter pauses,
  /// or limit if the moves of a position cannot be listed.
  Progress advance(const Sum& sum, Meter& meter) {
    for (const Component& c : sum) {
      auto& search = search_of(c.game);
      search.start(c.position);
      if (const Progress state = search.advance(meter); state != Progress::done) return state;
    }
    return Progress::done;
  }
  /// Returns the worth; nullopt if it has not been found.
  std::optional<Worth> worth(const Sum& sum) {
    Worth worth = algebra_.nothing();
    for (const Component& c : sum) {
      const auto own = search_of(c.game).worth(c.position);
      if (!own) return std::nullopt;
      worth = algebra_.sum(worth, *own);
    }
    return worth;
  }
  std::size_t positions() const {
    std::size_t total = 0;
    for (const auto& [name, own] : searches_) total += own.search->positions();
    return total;
  }

 private:
  using PartsSearch = misere::PartsSearch<Algebra>;
  struct Searched {
    GamePtr game;
    std::unique_ptr<PartsSearch> search;
  };
  PartsSearch& search_of(const GamePtr& game) {
    Searched& own = searches_[game->name()];
    if (!own.search) own = {game, std::make_unique<PartsSearch>(misere::Unknowing<Algebra>{{*game}}, algebra_)};
    return *own.search;
  }

  Algebra algebra_;
  std::map<std::string, Searched> searches_;  // by the name of the game
};

}  // namespace sg

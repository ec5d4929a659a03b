// What a sum is worth by the bare rules, part by part, in an algebra whose worths may be any type that adds up: positions of a game that were
// met before are not gone through again.
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

  /// Whether it is found; a limit, where the moves of a position cannot be listed.
  Progress advance(const Sum& sum, Meter& meter) {
    for (const Component& c : sum) {
      auto& search = search_of(c.game);
      search.start(c.position);
      if (const Progress state = search.advance(meter); state != Progress::done) return state;
    }
    return Progress::done;
  }
  /// As far as it was found.
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
  std::map<std::string, Searched> searches_;  // by the game, as it is printed
};

}  // namespace sg

// Definitions of the conventions: the rules and nothing else, no theorem, no table, no splitting.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/game/game.hpp"
#include "solve/search/search.hpp"

namespace sg {

/// Visits every move until `look` returns false.
inline bool each_move(const Game& game, const Position& position, const Look& look) {
  Meter meter(Meter::unlimited);
  return game.each_move(position, meter, look);
}

/// Returns every option, as often as a move leads to it.
inline std::vector<PositionPtr> options_of(const Game& game, const Position& position) {
  std::vector<PositionPtr> options;
  each_move(game, position, [&](const Touch& touch) {
    options.push_back(game.after(position, touch, Play::normal));
    return true;
  });
  return options;
}

/// Rules of one game, for any algebra. A finished game is over for values; for win and loss, it is a position without
/// moves.
template <class Algebra>
struct Definition {
  using Position = PositionPtr;
  const Game& game;
  std::string key(const PositionPtr& p) const { return p->key(); }
  bool each_move(const PositionPtr& p, Meter& meter, const Look& look) const { return game.each_move(*p, meter, look); }
  PositionPtr after(const PositionPtr& p, const Touch& t) const { return game.after(*p, t, Play::normal); }
  std::vector<PositionPtr> parts(const PositionPtr& p) const { return {p}; }
  std::optional<typename Algebra::Worth> known(const PositionPtr& p) const {
    return game.over(*p) ? Algebra::ended() : std::nullopt;
  }
};

/// Evaluator of positions one by one, without a limit.
template <class Rules, class Algebra>
struct Judged : Search<Rules, Algebra> {
  using Search<Rules, Algebra>::Search;
  typename Algebra::Worth operator()(const typename Rules::Position& p) {
    Meter meter(Meter::unlimited);
    return this->judge(p, meter).value();
  }
};

template <class Algebra>
using Defined = Judged<Definition<Algebra>, Algebra>;

/// Returns a key of the list of positions that does not depend on their order.
inline std::string key_of(const std::vector<PositionPtr>& parts) {
  std::vector<std::string> keys;
  for (const PositionPtr& part : parts) keys.push_back(std::to_string(part->key().size()) + ':' + part->key());
  std::sort(keys.begin(), keys.end());
  std::string key;
  for (const std::string& k : keys) key += k;
  return key;
}

/// Rules of Play::sj: play stops when every component has the value 0.
struct Stopping {
  using Position = PositionPtr;
  const Game& game;
  Defined<Mex>& value;
  std::string key(const PositionPtr& p) const { return key_of(game.parts(p, Play::sj)); }
  bool each_move(const PositionPtr& p, Meter& meter, const Look& look) const {
    return stopped(p) || game.each_move(*p, meter, look);
  }
  PositionPtr after(const PositionPtr& p, const Touch& t) const { return game.after(*p, t, Play::sj); }
  std::vector<PositionPtr> parts(const PositionPtr& p) const { return {p}; }
  std::optional<bool> known(const PositionPtr&) const { return std::nullopt; }

  bool stopped(const PositionPtr& p) const {
    const auto all = game.parts(p, Play::sj);
    return std::all_of(all.begin(), all.end(), [&](const PositionPtr& c) { return value(c) == Value::nimber(0); });
  }
};

/// Rules of the plays whose turns are not a move in one component beside the others: a position is the list of its
/// components.
struct Compound {
  using Position = std::vector<PositionPtr>;
  const Game& game;
  Play play;
  std::string key(const Position& parts) const { return key_of(parts); }
  /// Visits touches that give the index of the chosen option of each part, or the number of its options where it is left
  /// as it is.
  bool each_move(const Position& parts, Meter& meter, const Look& look) const {
    std::vector<std::uint64_t> counts;
    for (const PositionPtr& part : parts) counts.push_back(options_of(game, *part).size());
    const bool any_stuck = std::count(counts.begin(), counts.end(), 0u) > 0;
    if (play == Play::conjunctive && any_stuck) return true;
    const auto allows = [&](const Touch& chosen) {
      std::size_t moved = 0, stuck = 0;
      for (std::size_t i = 0; i < chosen.size(); ++i) {
        moved += chosen[i] < counts[i] ? 1 : 0;
        stuck += counts[i] == 0 ? 1 : 0;
      }
      if (play == Play::selective) return moved > 0;
      if (play == Play::keep_one) return moved == 1;
      return moved > 0 && moved + stuck == counts.size();
    };
    Touch chosen(parts.size(), 0);
    while (meter.spend(1) && (!allows(chosen) || look(chosen))) {
      std::size_t i = chosen.size();
      while (i > 0 && chosen[i - 1] == counts[i - 1]) chosen[--i] = 0;
      if (i == 0) return true;
      ++chosen[i - 1];
    }
    return false;
  }
  Position after(const Position& parts, const Touch& chosen) const {
    Position next;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const auto own = options_of(game, *parts[i]);
      const auto choice = static_cast<std::size_t>(chosen[i]);
      if (choice == own.size() && play != Play::selective) continue;  // no move is left in it, or it is thrown away
      if (choice == own.size())
        next.push_back(parts[i]);
      else
        for (PositionPtr& part : game.parts(own[choice], play)) next.push_back(std::move(part));
    }
    return next;
  }
  std::vector<Position> parts(const Position& p) const { return {p}; }
  std::optional<bool> known(const Position&) const { return std::nullopt; }
};

}  // namespace sg

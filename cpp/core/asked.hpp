// What an evaluator asks of a ruleset: its positions as boards, its components, its table, and what its theorems know.
#pragma once

#include "core/game.hpp"
#include "core/search.hpp"

namespace sg {

template <class P>
struct BoardOf final : Board {
  explicit BoardOf(P p) : position(std::move(p)) {}
  std::string text() const override { return position.text(); }
  std::string key() const override { return position.key(); }
  std::size_t size() const override { return position.size(); }
  void write(Json& json) const override { position.write(json); }
  P position;
};

template <Ruleset G>
const typename G::Position& position_of(const Board& board) {
  return static_cast<const BoardOf<typename G::Position>&>(board).position;
}

template <Ruleset G>
bool is_over(const G& game, const typename G::Position& p) {
  if constexpr (Ends<G>) return game.over(p);
  return false;
}

/// The components, as sj and every tell them apart.
template <Ruleset G>
std::vector<typename G::Position> components_of(const G& game, const typename G::Position& p, Play play) {
  if constexpr (Breaks<G>)
    if (play == Play::sj) return game.components(p);
  if constexpr (Composed<G>)
    return game.split(p);
  else
    return {p};
}

/// Only the winner is defined: the value would have no meaning in a sum.
template <Ruleset G>
constexpr bool outcome_only = G::info.kind != "nimber";

/// What a search asks of a ruleset: its moves, and what its theorems say to the algebra's question.
template <Ruleset G, class Algebra>
struct Asked {
  using Position = typename G::Position;
  const G& game;
  Play play;

  std::string key(const Position& p) const { return p.key(); }
  template <class V>
  bool each_move(const Position& p, V&& visit) const {
    return game.each_move(p, visit);
  }
  Position after(const Position& p, const Touch& touch) const { return game.after(p, touch); }

  /// Under every only components of their own last on their own; the winner is searched for whole positions.
  std::vector<Position> parts(const Position& p) const {
    constexpr bool parts_add = std::same_as<Algebra, Steps> ? Composed<G> : !std::same_as<Algebra, WinLoss>;
    if constexpr (Splits<G> && parts_add)
      return game.split(p);
    else
      return {p};
  }

  std::optional<typename Algebra::Worth> known(const Position& p) const {
    if constexpr (std::same_as<Algebra, Mex>) {
      if (is_over(game, p)) return Value::over();
      if constexpr (Solved<G>) return game.theorem(p);
    } else if constexpr (std::same_as<Algebra, Tameness>) {
      if constexpr (Tame<G>)
        if (const auto pair = game.tame_pair(p)) return pair;
    } else if constexpr (std::same_as<Algebra, WinLoss>) {
      if constexpr (Decided<G>) return game.wins(p, play);
    } else if constexpr (Stepped<G>) {
      return game.step(p);
    }
    return std::nullopt;
  }
};

struct NoTable {};
template <Ruleset G>
auto table_of(const G& game) {
  if constexpr (Tabled<G>)
    return game.table();
  else
    return NoTable{};
}
template <Ruleset G>
using TableOf = decltype(table_of(std::declval<const G&>()));

}  // namespace sg

// Partizan ruleset with the player to move as a part of each position: Left, unless "turn=R" comes first.
#pragma once

#include <concepts>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/game/ruleset.hpp"
#include "core/text/json.hpp"

namespace sg {

/// Reads "turn=R" or "turn=L" before a position; returns Left if neither is there. Throws InputError.
Player read_mover(Reader& reader);

template <class Own>
struct WithMover : Own {
  WithMover() = default;
  WithMover(Own p, Player to_move) : Own(std::move(p)), mover(to_move) {}
  std::string text() const {
    const std::string own = Own::text();
    if (mover == Player::left) return own;
    return own.empty() ? "turn=R" : "turn=R " + own;
  }
  std::string key() const { return (mover == Player::left ? 'L' : 'R') + Own::key(); }
  bool operator==(const WithMover&) const = default;

  Player mover = Player::left;
};

/// Ruleset over positions with a player to move; everything else is forwarded to `G`.
template <Partizan G>
struct TwoPlayer : G {
  using Own = typename G::Position;
  using Position = WithMover<Own>;
  explicit TwoPlayer(G ruleset) : G(std::move(ruleset)) {}

  static TwoPlayer read_rules(Reader& reader) requires Parametrised<G> { return TwoPlayer(G::read_rules(reader)); }

  bool each_move(const Position& p, auto&& visit) const { return G::each_move(p, p.mover, visit); }
  Position after(const Position& p, const Touch& touch) const { return {G::after(p, touch, p.mover), other(p.mover)}; }
  Position turned(const Position& p) const { return {p, other(p.mover)}; }
  bool left_moves(const Position& p) const { return p.mover == Player::left; }

  Position read(Reader& reader) const {
    const Player mover = read_mover(reader);
    if constexpr (Reads<G>)
      return {G::read(reader), mover};
    else
      return {Own::read(reader), mover};
  }
  void each_small(unsigned size, auto&& visit) const {
    const std::function<void(const Own&)> either = [&](const Own& p) {
      visit(Position(p, Player::left));
      visit(Position(p, Player::right));
    };
    if constexpr (Lists<G>)
      G::each_small(size, either);
    else
      Own::each_small(size, either);
  }
  void draw(const Position& p, Json& json) const {
    Json own;
    if constexpr (Draws<G>)
      G::draw(p, own);
    else
      p.write(own);
    json.with(own, "mover", p.mover == Player::left ? "L" : "R");
  }
  std::optional<Count> count_moves(const Position& p) const requires CountedForPlayer<G> {
    return G::count_moves_of(p, p.mover);
  }
  std::optional<Followers> followers(const Position& p, const Touch& prefix) const requires PrefixedForPlayer<G> {
    return G::followers_of(p, prefix, p.mover);
  }
  std::vector<Position> split(const Position& p) const requires Splits<G> {
    std::vector<Position> parts;
    for (Own& part : G::split(p)) parts.push_back({std::move(part), p.mover});
    return parts;
  }
};

/// True if positions tell which player is to move.
template <class G>
constexpr bool takes_turns = false;
template <class G>
constexpr bool takes_turns<TwoPlayer<G>> = true;

template <class G>
struct PlayableOf {
  using type = G;
};
template <Partizan G>
struct PlayableOf<G> {
  using type = TwoPlayer<G>;
};
/// Ruleset that a game is made of: `G`, or TwoPlayer<G> if it is partizan.
template <Ruleset G>
using Playable = typename PlayableOf<G>::type;

}  // namespace sg

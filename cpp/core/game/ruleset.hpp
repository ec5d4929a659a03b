// What a game has to say: board, moves and, when it can, how a position splits and what a theorem knows of it.
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game/meter.hpp"
#include "core/game/sequence.hpp"
#include "core/text/reader.hpp"
#include "core/text/reason.hpp"
#include "core/value/dyadic.hpp"
#include "core/value/nimber.hpp"

namespace sg {

/// What a hand does on a board, in order; the elements by board are listed in docs/architecture.md.
using Touch = std::vector<std::uint64_t>;

/// Who wins. Normal: the last mover. Misere: the other one. Sj: as misere, but play stops as soon as every component is worth 0,
/// and the player then to move has won. Every: the last mover, and every component that has a move must be moved each turn.
enum class Play : std::uint8_t { normal, misere, sj, every };

/// How far a long job has come: `limit` is the end of what it can do.
enum class Progress : std::uint8_t { done, working, limit };

/// A name for a ruleset with its parameters fixed; without an id, parameters worth a place in the catalogue.
struct Alias {
  std::string_view id, rules, sample, source;
};

struct Info {
  std::string_view id, board;
  std::string_view sample;  // a position that shows the game well
  std::string_view source;  // a key of docs/references.md
  unsigned checked_to;      // laws run on every position up to this size
  bool misere = true;       // the misere convention is defined
  std::string_view kind = "nimber";
  std::span<const Alias> aliases = {};
};

/// As much of `Visit` (core/game/visit.hpp) as a ruleset may use.
struct AnyVisit {
  bool operator()(const Touch&) const { return true; }
  bool turns(std::uint64_t) const { return true; }
  bool pauses() const { return false; }
  std::size_t& place() const;
};

/// The only obligation. `each_move` visits touches until the visitor answers false; `after` makes the one position wanted.
template <class G>
concept Ruleset = requires(const G& g, const typename G::Position& p, const Touch& t, AnyVisit visit) {
  { G::info } -> std::convertible_to<const Info&>;
  { g.each_move(p, visit) } -> std::same_as<bool>;
  { g.after(p, t) } -> std::same_as<typename G::Position>;
};

/// Parameters: read from the text between the brackets, written back, and the sets of them that the laws run.
template <class G>
concept Parametrised = requires(const G& g, Reader& reader) {
  { G::read_rules(reader) } -> std::same_as<G>;
  { g.rules() } -> std::same_as<std::string>;
  { G::samples() } -> std::same_as<std::vector<G>>;
};

/// Positions that can only be read, and listed by size, where the parameters are known.
template <class G>
concept Reads = requires(const G& g, Reader& reader) {
  { g.read(reader) } -> std::same_as<typename G::Position>;
};

/// Which positions of its board are the game's own; `admit` fails the reader otherwise.
template <class G>
concept Admits = requires(const G& g, const typename G::Position& p, Reader& reader) {
  g.admit(p, reader);
};

/// Under normal play a position is the sum of its parts.
template <class G>
concept Splits = requires(const G& g, const typename G::Position& p) {
  { g.split(p) } -> std::same_as<std::vector<typename G::Position>>;
};

/// The parts are components in their own right, such as heaps, and not regions of one board. `within` tells which of them a
/// touch is in, and what it is there.
template <class G>
concept Composed = Splits<G> && requires(const G& g, const typename G::Position& p, const Touch& t) {
  { g.within(p, t) } -> std::same_as<std::pair<std::size_t, Touch>>;
};

/// Moves that can break a component. Under sj what comes of a component stays one: `together` is the position after a move
/// that remembers it, `components` the parts with those that belong together.
template <class G>
concept Breaks = Composed<G> && requires(const G& g, const typename G::Position& p, const Touch& t) {
  { g.together(p, t) } -> std::same_as<typename G::Position>;
  { g.components(p) } -> std::same_as<std::vector<typename G::Position>>;
};

/// A theorem for the value; nothing where it does not reach.
template <class G>
concept Solved = requires(const G& g, const typename G::Position& p) {
  { g.theorem(p) } -> std::same_as<std::optional<Value>>;
};

/// A theorem for the winner where the value has no formula.
template <class G>
concept Decided = requires(const G& g, const typename G::Position& p) {
  { g.wins(p, Play::normal) } -> std::same_as<std::optional<bool>>;
};

/// Which positions are small enough to search; those are, even where a theorem names the winner, for the sake of the moves.
template <class G>
concept Searchable = requires(const G& g, const typename G::Position& p) {
  { g.searchable(p) } -> std::same_as<bool>;
};

/// A theorem for misere play: the pair of a position all of whose followers are tame.
template <class G>
concept Tame = requires(const G& g, const typename G::Position& p) {
  { g.tame_pair(p) } -> std::same_as<std::optional<TamePair>>;
};

/// A theorem for the number of moves that a component lasts under Play::every.
template <class G>
concept Stepped = requires(const G& g, const typename G::Position& p) {
  { g.step(p) } -> std::same_as<std::optional<std::uint64_t>>;
};

/// A game in which Left and Right have moves of their own; a position knows whose turn it is. `turned` is the same with the
/// other player to move, `number` its value where that is a number and known.
template <class G>
concept Partizan = requires(const G& g, const typename G::Position& p) {
  { g.turned(p) } -> std::same_as<typename G::Position>;
  { g.left_moves(p) } -> std::same_as<bool>;
  { g.number(p) } -> std::same_as<std::optional<Dyadic>>;
};

/// Rules that can end the whole game at once; the player who moved there has won.
template <class G>
concept Ends = requires(const G& g, const typename G::Position& p) {
  { g.over(p) } -> std::same_as<bool>;
};

/// The conventions under which G is a game.
template <class G>
constexpr bool defines(Play play) {
  if (play == Play::misere) return G::info.misere;
  return play == Play::normal || !(Ends<G> || G::info.kind != "nimber");
}

/// Values from a table made on demand. `grow` works within the meter and answers whether the table reaches `p`.
template <class G>
concept Tabled = requires(const G& g, typename G::Table& table, const typename G::Position& p, Meter& meter) {
  { g.table() } -> std::same_as<typename G::Table>;
  { table.can_reach(p) } -> std::same_as<bool>;
  { table.grow(p, meter) } -> std::same_as<bool>;
  { table.value(p) } -> std::same_as<std::optional<Value>>;
};

/// Tables that tell which positions they know by a proved period alone.
template <class G>
concept Periodic = Tabled<G> && requires(const typename G::Table& table, const typename G::Position& p) {
  { table.passes(p) } -> std::same_as<bool>;
};

/// The values of single heaps one after the other, for tables, plots and periods.
template <class G>
concept Sequenced = requires(const G& g) {
  { g.sequence() } -> std::convertible_to<std::shared_ptr<Sequence>>;
};

/// The code that its rules are, sign by sign, for the page to put into words.
template <class G>
concept Glossed = requires(const G& g) {
  { g.gloss() } -> std::same_as<std::vector<Sign>>;
};

/// Pairs from the table too; nothing of what is wild.
template <class G>
concept TabledPairs = Tabled<G> && requires(const typename G::Table& table, const typename G::Position& p) {
  { table.tame_pair(p) } -> std::same_as<std::optional<TamePair>>;
};

/// Moves counted without being listed; nothing where 128 bits do not hold their number.
template <class G>
concept Counted = requires(const G& g, const typename G::Position& p) {
  { g.count_moves(p) } -> std::convertible_to<std::optional<Count>>;
};

/// Exactly the moves to a wanted value, found without going through the others.
template <class G>
concept Bulk = Counted<G> && requires(const G& g, const typename G::Position& p, Nimber target, AnyVisit visit) {
  { g.each_move_to(p, target, visit) } -> std::same_as<bool>;
};

/// Moves to a wanted value counted without being visited, where they are too many for that; nothing where the meter refuses.
template <class G>
concept Tallies = requires(const G& g, const typename G::Position& p, Nimber target, Meter& meter) {
  { g.count_moves_to(p, target, meter) } -> std::same_as<std::optional<Count>>;
};

/// An own account of a value, before the general ones.
template <class G>
concept Explains = requires(const G& g, const typename G::Position& p) {
  { g.why(p) } -> std::same_as<std::vector<Reason>>;
};

/// Elements of a touch in any order; they ascend in the touches that `each_move` visits.
template <class G>
concept Unordered = requires {
  requires G::unordered;
};

using Ranges = std::vector<std::pair<std::uint64_t, std::uint64_t>>;  // inclusive, ascending

/// Whether a prefix is itself a move, and the elements that can follow it.
struct Followers {
  bool done = false;
  Ranges next = {};
};

/// What can follow a prefix, where the moves are too many to look through; nothing where they must be looked through all
/// the same. An unordered prefix ascends.
template <class G>
concept Prefixed = requires(const G& g, const typename G::Position& p, const Touch& prefix) {
  { g.followers(p, prefix) } -> std::convertible_to<std::optional<Followers>>;
};

}  // namespace sg

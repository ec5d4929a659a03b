// What a game has to say: board, moves and, when it can, how a position splits and what a theorem knows of it. Every member
// that a ruleset may have is a hook: it stands here, once, in the concept of its signature, and is used because it is there.
// core/game/hooks.hpp refuses a member with the name of a hook and another signature.
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

#include "core/game/info.hpp"
#include "core/game/meter.hpp"
#include "core/game/player.hpp"
#include "core/game/sequence.hpp"
#include "core/game/touch.hpp"
#include "core/text/notation.hpp"
#include "core/text/reader.hpp"
#include "core/text/reason.hpp"
#include "core/value/dyadic.hpp"
#include "core/value/nimber.hpp"

namespace sg {

/// How far a long job has come: `limit` is the end of what it can do.
enum class Progress : std::uint8_t { done, working, limit };

class Json;
struct Stage;

/// As much of `Visit` (core/game/visit.hpp) as a ruleset may use.
struct AnyVisit {
  bool operator()(const Touch&) const { return true; }
  bool turns(std::uint64_t) const { return true; }
  bool pauses() const { return false; }
  Stage& stage() const;
};

/// Both players have the same moves. `each_move` visits touches until the visitor answers false; `after` makes the one position
/// wanted.
template <class G>
concept Impartial = requires(const G& g, const typename G::Position& p, const Touch& t, AnyVisit visit) {
  { g.each_move(p, visit) } -> std::same_as<bool>;
  { g.after(p, t) } -> std::same_as<typename G::Position>;
};

/// Left and Right have moves of their own. Whose turn it is, the position does not say: core/game/two-player.hpp keeps that beside it.
template <class G>
concept Partizan = requires(const G& g, const typename G::Position& p, const Touch& t, AnyVisit visit) {
  { g.each_move(p, Player::left, visit) } -> std::same_as<bool>;
  { g.after(p, t, Player::left) } -> std::same_as<typename G::Position>;
};

/// The only obligation.
template <class G>
concept Ruleset = (Impartial<G> || Partizan<G>)&&requires {
  { G::info } -> std::convertible_to<const Info&>;
};

/// A position that is heaps, and tells what they hold.
template <class P>
concept OfHeaps = requires(const P& p) {
  std::span<const std::uint64_t>(p.sizes());
};

// In place of what the board says: core/game/game-of.hpp asks the position's own type where these are left out.

/// Positions that can only be read where the parameters are known, or of a part of the board.
template <class G>
concept Reads = requires(const G& g, Reader& reader) {
  { g.read(reader) } -> std::same_as<typename G::Position>;
};

template <class P>
struct AnySmall {
  void operator()(const P&) const {}
};

/// Every position of the game up to a size, smallest first.
template <class G>
concept Lists = requires(const G& g, unsigned size, AnySmall<typename G::Position> visit) {
  { g.each_small(size, visit) } -> std::same_as<void>;
};

/// What a move does, where the board does not say it.
template <class G>
concept Writes = requires(const G& g, const typename G::Position& p, const Touch& t) {
  { g.move_part(p, t) } -> std::same_as<Phrase>;
};

/// What a view draws, where the board does not say all of it.
template <class G>
concept Draws = requires(const G& g, const typename G::Position& p, Json& json) {
  { g.draw(p, json) } -> std::same_as<void>;
};

/// What the next element of a touch is: "heap", "kept", "edge", ...
template <class G>
concept Asks = requires(const G& g, const Touch& prefix) {
  { g.asks(prefix) } -> std::same_as<std::string_view>;
};

/// Parameters: read from the text between the brackets, written back, and the sets of them that the laws run.
template <class G>
concept Parametrised = requires(const G& g, Reader& reader) {
  { G::read_rules(reader) } -> std::same_as<G>;
  { g.rules() } -> std::same_as<std::string>;
  { G::samples() } -> std::same_as<std::vector<G>>;
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

/// Of a partizan game: the value of a position where it is a number and known.
template <class G>
concept Numbered = requires(const G& g, const typename G::Position& p) {
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
  return play == Play::normal || !(Ends<G> || G::info.game_class != GameClass::nimber);
}

/// Values from a table made on demand, which the ruleset may keep too, to look up what has grown. `grow` works within the
/// meter and answers whether the table reaches `p`.
template <class G>
concept Tabled = requires(const G& g, typename G::Table& table, const typename G::Position& p, Meter& meter) {
  { g.table() } -> std::same_as<std::shared_ptr<typename G::Table>>;
  { table.can_reach(p) } -> std::same_as<bool>;
  { table.grow(p, meter) } -> std::same_as<bool>;
  { table.value(p) } -> std::same_as<std::optional<Value>>;
};

/// Tables that tell which positions they know by a proved period alone.
template <class G>
concept Periodic = Tabled<G> && requires(const typename G::Table& table, const typename G::Position& p) {
  { table.passes(p) } -> std::same_as<bool>;
};

/// Pairs from the table too; nothing of what is wild.
template <class G>
concept TabledPairs = Tabled<G> && requires(const typename G::Table& table, const typename G::Position& p) {
  { table.tame_pair(p) } -> std::same_as<std::optional<TamePair>>;
};

/// The values of single heaps one after the other, for tables, plots and periods.
template <class G>
concept Sequenced = requires(const G& g) {
  { g.sequence() } -> std::convertible_to<std::shared_ptr<Sequence>>;
};

/// The period of the values of its single heaps, by a theorem; nothing under parameters that it does not reach.
template <class G>
concept Repeats = requires(const G& g) {
  { g.heap_period() } -> std::same_as<std::optional<Period>>;
};

/// The code that its rules are, sign by sign, for the page to put into words.
template <class G>
concept Glossed = requires(const G& g) {
  { g.gloss() } -> std::same_as<std::vector<Sign>>;
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

/// Whether `each_move_to` can find the moves to this value; without it, to every value.
template <class G>
concept Finds = Bulk<G> && requires(const G& g, const typename G::Position& p, Nimber target) {
  { g.finds(p, target) } -> std::same_as<bool>;
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

/// An account of one part of a sum.
template <class G>
concept Formulated = requires(const G& g, const typename G::Position& part) {
  { g.formula(part) } -> std::same_as<std::optional<Reason>>;
};

/// Where a part lies on a board, if it is not the element of its own place.
template <class G>
concept Places = requires(const G& g, const typename G::Position& p, const typename G::Position& part) {
  { g.elements(p, part) } -> std::same_as<std::vector<std::uint64_t>>;
};

/// Elements of a touch in any order; they ascend in the touches that `each_move` visits.
template <class G>
concept Unordered = std::same_as<decltype((G::unordered)), const bool&> && G::unordered;

/// What can follow a prefix, where the moves are too many to look through; nothing where they must be looked through all
/// the same. An unordered prefix ascends.
template <class G>
concept Prefixed = requires(const G& g, const typename G::Position& p, const Touch& prefix) {
  { g.followers(p, prefix) } -> std::convertible_to<std::optional<Followers>>;
};

// Each hook with the concept of its signature. A macro, since only one can make a name of a member and the text of an error of
// the same word.
#define SG_HOOKS(HOOK)           \
  HOOK(read, Reads)              \
  HOOK(each_small, Lists)        \
  HOOK(move_part, Writes)        \
  HOOK(draw, Draws)              \
  HOOK(asks, Asks)               \
  HOOK(read_rules, Parametrised) \
  HOOK(rules, Parametrised)      \
  HOOK(samples, Parametrised)    \
  HOOK(admit, Admits)            \
  HOOK(split, Splits)            \
  HOOK(within, Composed)         \
  HOOK(together, Breaks)         \
  HOOK(components, Breaks)       \
  HOOK(theorem, Solved)          \
  HOOK(wins, Decided)            \
  HOOK(searchable, Searchable)   \
  HOOK(tame_pair, Tame)          \
  HOOK(step, Stepped)            \
  HOOK(number, Numbered)         \
  HOOK(over, Ends)               \
  HOOK(Table, Tabled)            \
  HOOK(table, Tabled)            \
  HOOK(sequence, Sequenced)      \
  HOOK(heap_period, Repeats)     \
  HOOK(gloss, Glossed)           \
  HOOK(count_moves, Counted)     \
  HOOK(each_move_to, Bulk)       \
  HOOK(finds, Finds)             \
  HOOK(count_moves_to, Tallies)  \
  HOOK(why, Explains)            \
  HOOK(formula, Formulated)      \
  HOOK(elements, Places)         \
  HOOK(unordered, Unordered)     \
  HOOK(followers, Prefixed)

// Likewise of its table.
#define SG_TABLE_HOOKS(HOOK) \
  HOOK(passes, Periodic)     \
  HOOK(tame_pair, TabledPairs)

}  // namespace sg

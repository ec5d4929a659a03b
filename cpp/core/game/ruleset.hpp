// Members of a ruleset: board, moves and, optionally, how a position splits and what theorems give. Each member that a
// ruleset may have is a hook. It is listed here, once, in the concept of its signature, and is used if it is there;
// core/game/hooks.hpp refuses a member with the name of a hook and another signature.
#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game/bit-planes.hpp"
#include "core/game/bitboard.hpp"
#include "core/game/index-lists.hpp"
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

/// State of a long job; `limit` means that it ended without the answer, as it can do no more.
enum class Progress : std::uint8_t { done, working, limit };

class Json;
class Game;
class Position;
struct Stage;

/// Part of the interface of `Visit` (core/game/visit.hpp) that a ruleset may use.
struct AnyVisit {
  bool operator()(const Touch&) const { return true; }
  bool moves_of(const Game&, const Position&, const std::function<bool(const Touch&)>& = {}) const { return true; }
  bool moves_to(const Game&, const Position&, Nimber) const { return true; }
  bool turns(std::uint64_t) const { return true; }
  bool pauses() const { return false; }
  Stage& stage() const;
};

/// Ruleset in which both players have the same moves. `each_move` visits touches until the visitor answers false, and
/// returns false then; `after` returns the position after one move.
template <class G>
concept Impartial = requires(const G& g, const typename G::Position& p, const Touch& t, AnyVisit visit) {
  { g.each_move(p, visit) } -> std::same_as<bool>;
  { g.after(p, t) } -> std::same_as<typename G::Position>;
};

/// Ruleset in which Left and Right have moves of their own. Its positions do not say whose turn it is:
/// core/game/two-player.hpp adds that.
template <class G>
concept Partizan = requires(const G& g, const typename G::Position& p, const Touch& t, AnyVisit visit) {
  { g.each_move(p, Player::left, visit) } -> std::same_as<bool>;
  { g.after(p, t, Player::left) } -> std::same_as<typename G::Position>;
};

/// Ruleset: `each_move`, `after` and `info` are all that is required.
template <class G>
concept Ruleset = (Impartial<G> || Partizan<G>)&&requires {
  { G::info } -> std::convertible_to<const Info&>;
};

/// Position that is a list of heaps; `sizes` returns their sizes.
template <class P>
concept OfHeaps = requires(const P& p) {
  std::span<const std::uint64_t>(p.sizes());
};

// Hooks that replace what the board provides: core/game/game-of.hpp
// uses the type of the position where they are absent.

/// Reads positions that can only be read with the parameters, or that are only some of those of the board.
template <class G>
concept Reads = requires(const G& g, Reader& reader) {
  { g.read(reader) } -> std::same_as<typename G::Position>;
};

template <class P>
struct AnySmall {
  void operator()(const P&) const {}
};

/// Visits every position of the game up to a size, smallest first.
template <class G>
concept Lists = requires(const G& g, unsigned size, AnySmall<typename G::Position> visit) {
  { g.each_small(size, visit) } -> std::same_as<void>;
};

/// Describes a move where the board does not.
template <class G>
concept Writes = requires(const G& g, const typename G::Position& p, const Touch& t) {
  { g.move_part(p, t) } -> std::same_as<Phrase>;
};

/// Writes what a view draws where the board does not provide all of it.
template <class G>
concept Draws = requires(const G& g, const typename G::Position& p, Json& json) {
  { g.draw(p, json) } -> std::same_as<void>;
};

/// Returns what the next element of a touch is: "heap", "kept", "edge", ...
template <class G>
concept Asks = requires(const G& g, const Touch& prefix) {
  { g.asks(prefix) } -> std::same_as<std::string_view>;
};

/// Makes the list of the texts of the parameters that the laws run.
template <class G>
concept MakesSamples = requires {
  { G::samples() } -> std::same_as<std::vector<std::string>>;
};

/// Lists these texts, or makes that list.
template <class G>
concept Sampled = MakesSamples<G> || requires {
  std::span<const std::string_view>(G::samples);
};

/// Parameters of a game: read from the text between the brackets, and written back.
template <class G>
concept Parametrised = Sampled<G> && requires(const G& g, Reader& reader) {
  { G::read_rules(reader) } -> std::same_as<G>;
  { g.rules() } -> std::same_as<std::string>;
};

/// Restricts the positions of the board to those of the game; `admit` makes the reader fail for any other.
template <class G>
concept Admits = requires(const G& g, const typename G::Position& p, Reader& reader) {
  g.admit(p, reader);
};

/// Splits a position into parts; under normal play it is the sum of these.
template <class G>
concept Splits = requires(const G& g, const typename G::Position& p) {
  { g.split(p) } -> std::same_as<std::vector<typename G::Position>>;
};

/// Splits into components in their own right, such as heaps, rather than regions of one board. `within` returns the
/// index of the component that a touch is in, and the touch within it.
template <class G>
concept Composed = Splits<G> && requires(const G& g, const typename G::Position& p, const Touch& t) {
  { g.within(p, t) } -> std::same_as<std::pair<std::size_t, Touch>>;
};

/// Moves that can break a component. Under sj what a component breaks into stays one component: `together` returns the
/// position after a move and remembers this, `components` returns the parts, those that belong together as one.
template <class G>
concept Breaks = Composed<G> && requires(const G& g, const typename G::Position& p, const Touch& t) {
  { g.together(p, t) } -> std::same_as<typename G::Position>;
  { g.components(p) } -> std::same_as<std::vector<typename G::Position>>;
};

/// Marks games in which a move can leave nothing of a component, so that a position does not show that one has ended.
template <class G>
concept Vanishing = std::same_as<decltype((G::vanishing)), const bool&> && G::vanishing;

/// Theorem for the value; nullopt where it does not apply.
template <class G>
concept Solved = requires(const G& g, const typename G::Position& p) {
  { g.theorem(p) } -> std::same_as<std::optional<Value>>;
};

/// Theorem for the winner where the value has no formula; nullopt where it does not apply.
template <class G>
concept Decided = requires(const G& g, const typename G::Position& p) {
  { g.wins(p, Play::normal) } -> std::same_as<std::optional<bool>>;
};

/// Returns true for positions small enough to search; they are searched
/// for their moves even if a theorem names the winner.
template <class G>
concept Searchable = requires(const G& g, const typename G::Position& p) {
  { g.searchable(p) } -> std::same_as<bool>;
};

/// Theorem for misere play: the pair of a position all of whose followers are tame; nullopt where it does not apply.
template <class G>
concept Tame = requires(const G& g, const typename G::Position& p) {
  { g.tame_pair(p) } -> std::same_as<std::optional<TamePair>>;
};

/// Theorem for the number of moves that a component lasts under Play::every; nullopt where it does not apply.
template <class G>
concept Stepped = requires(const G& g, const typename G::Position& p) {
  { g.step(p) } -> std::same_as<std::optional<std::uint64_t>>;
};

/// Theorem for the value of a position of a partizan game, if it is a number; nullopt where it is not known.
template <class G>
concept Numbered = requires(const G& g, const typename G::Position& p) {
  { g.number(p) } -> std::same_as<std::optional<Dyadic>>;
};

/// Rules that can end the whole game at once: `over` is true after such a move, and the player who made it has won.
template <class G>
concept Ends = requires(const G& g, const typename G::Position& p) {
  { g.over(p) } -> std::same_as<bool>;
};

/// Returns true if G is a game under this convention.
template <class G>
constexpr bool defines(Play play) {
  if (play == Play::misere) return G::info.misere;
  if (play == Play::normal) return true;
  if (Vanishing<G> && stops_at_stuck_component(play)) return false;
  return !(Ends<G> || G::info.game_class != GameClass::nimber);
}

/// Table of values made on demand; the ruleset may share it, to look up what it has by now. `grow` works within the
/// meter and returns true once the table reaches `p`.
template <class G>
concept Tabled = requires(const G& g, typename G::Table& table, const typename G::Position& p, Meter& meter) {
  { g.table() } -> std::same_as<std::shared_ptr<typename G::Table>>;
  { table.can_reach(p) } -> std::same_as<bool>;
  { table.grow(p, meter) } -> std::same_as<bool>;
  { table.value(p) } -> std::same_as<std::optional<Value>>;
};

/// Table that tells which positions it knows by a proved period alone.
template <class G>
concept Periodic = Tabled<G> && requires(const typename G::Table& table, const typename G::Position& p) {
  { table.passes(p) } -> std::same_as<bool>;
};

/// Table that gives tame pairs too; nullopt for wild positions.
template <class G>
concept TabledPairs = Tabled<G> && requires(const typename G::Table& table, const typename G::Position& p) {
  { table.tame_pair(p) } -> std::same_as<std::optional<TamePair>>;
};

/// Bitboard of a position, for a fast search of values; nullopt for a board that is too large, or no plain board.
template <class G>
concept OnBitboard = requires(const G& g, const typename G::Position& p) {
  { g.bitboard(p) } -> std::same_as<std::optional<Bitboard>>;
};

/// Moves of a game of two players on bit planes, for a fast search of the winner; null for a board that is too large.
template <class G>
concept OnBitPlanes = requires(const G& g, const typename G::Position& p) {
  { g.bit_planes(p) } -> std::same_as<BitPlaneMovesPtr>;
};

/// Graph of positions that may come back: `position_graph` returns the options of every vertex, `vertices` those whose
/// sum a position is.
template <class G>
concept OnGraph = requires(const G& g, const typename G::Position& p) {
  { g.position_graph() } -> std::same_as<const IndexLists&>;
  { g.vertices(p) } -> std::same_as<std::vector<std::uint32_t>>;
};

/// Sequence of the values of single heaps in order, for tables, plots and periods.
template <class G>
concept Sequenced = requires(const G& g) {
  { g.sequence() } -> std::convertible_to<std::shared_ptr<Sequence>>;
};

/// Theorem for the period of the values of the single heaps; nullopt for parameters to which it does not apply.
template <class G>
concept Repeats = requires(const G& g) {
  { g.heap_period() } -> std::same_as<std::optional<Period>>;
};

/// Returns the signs of the code that the rules are, one by one, for the page to put into words.
template <class G>
concept Glossed = requires(const G& g) {
  { g.gloss() } -> std::same_as<std::vector<Sign>>;
};

/// Counts the moves without listing them; nullopt if the count exceeds 128 bits.
template <class G>
concept Counted = requires(const G& g, const typename G::Position& p) {
  { g.count_moves(p) } -> std::convertible_to<std::optional<Count>>;
};

/// Visits exactly the moves to a given value, found without trying the others.
template <class G>
concept Bulk = Counted<G> && requires(const G& g, const typename G::Position& p, Nimber target, AnyVisit visit) {
  { g.each_move_to(p, target, visit) } -> std::same_as<bool>;
};

/// Returns true if `each_move_to` can find the moves to this value; without this hook it can for every value.
template <class G>
concept Finds = Bulk<G> && requires(const G& g, const typename G::Position& p, Nimber target) {
  { g.finds(p, target) } -> std::same_as<bool>;
};

/// Counts the moves to a given value where they are too many to visit; nullopt if the meter refuses.
template <class G>
concept Tallies = requires(const G& g, const typename G::Position& p, Nimber target, Meter& meter) {
  { g.count_moves_to(p, target, meter) } -> std::same_as<std::optional<Count>>;
};

/// Explains a value, ahead of the general explanation.
template <class G>
concept Explains = requires(const G& g, const typename G::Position& p) {
  { g.why(p) } -> std::same_as<std::vector<Reason>>;
};

/// Explains one part of a sum.
template <class G>
concept Formulated = requires(const G& g, const typename G::Position& part) {
  { g.formula(part) } -> std::same_as<std::optional<Reason>>;
};

/// Returns the board elements of a part where these are not just the element at its index.
template <class G>
concept Places = requires(const G& g, const typename G::Position& p, const typename G::Position& part) {
  { g.elements(p, part) } -> std::same_as<std::vector<std::uint64_t>>;
};

/// Marks touches whose elements may come in any order; in the touches that `each_move` visits they ascend.
template <class G>
concept Unordered = std::same_as<decltype((G::unordered)), const bool&> && G::unordered;

/// Returns the elements that may follow a prefix where the moves are too many to try all; nullopt if they must be tried
/// all the same. The elements of an unordered prefix ascend.
template <class G>
concept Prefixed = requires(const G& g, const typename G::Position& p, const Touch& prefix) {
  { g.followers(p, prefix) } -> std::convertible_to<std::optional<Followers>>;
};

/// Like `count_moves` and `followers`, for a player in a partizan game.
template <class G>
concept CountedForPlayer = requires(const G& g, const typename G::Position& p) {
  { g.count_moves_of(p, Player::left) } -> std::convertible_to<std::optional<Count>>;
};
template <class G>
concept PrefixedForPlayer = requires(const G& g, const typename G::Position& p, const Touch& prefix) {
  { g.followers_of(p, prefix, Player::left) } -> std::convertible_to<std::optional<Followers>>;
};

// Each hook with the concept of its signature. This is a macro, since only a macro can make both the name of a member
// and the text of an error from one word.
#define SG_HOOKS(HOOK)                   \
  HOOK(read, Reads)                      \
  HOOK(each_small, Lists)                \
  HOOK(move_part, Writes)                \
  HOOK(draw, Draws)                      \
  HOOK(asks, Asks)                       \
  HOOK(read_rules, Parametrised)         \
  HOOK(rules, Parametrised)              \
  HOOK(samples, Sampled)                 \
  HOOK(admit, Admits)                    \
  HOOK(split, Splits)                    \
  HOOK(within, Composed)                 \
  HOOK(together, Breaks)                 \
  HOOK(components, Breaks)               \
  HOOK(vanishing, Vanishing)             \
  HOOK(theorem, Solved)                  \
  HOOK(wins, Decided)                    \
  HOOK(searchable, Searchable)           \
  HOOK(tame_pair, Tame)                  \
  HOOK(step, Stepped)                    \
  HOOK(number, Numbered)                 \
  HOOK(over, Ends)                       \
  HOOK(Table, Tabled)                    \
  HOOK(table, Tabled)                    \
  HOOK(bitboard, OnBitboard)             \
  HOOK(bit_planes, OnBitPlanes)          \
  HOOK(position_graph, OnGraph)          \
  HOOK(vertices, OnGraph)                \
  HOOK(sequence, Sequenced)              \
  HOOK(heap_period, Repeats)             \
  HOOK(gloss, Glossed)                   \
  HOOK(count_moves, Counted)             \
  HOOK(each_move_to, Bulk)               \
  HOOK(finds, Finds)                     \
  HOOK(count_moves_to, Tallies)          \
  HOOK(why, Explains)                    \
  HOOK(formula, Formulated)              \
  HOOK(elements, Places)                 \
  HOOK(unordered, Unordered)             \
  HOOK(followers, Prefixed)              \
  HOOK(count_moves_of, CountedForPlayer) \
  HOOK(followers_of, PrefixedForPlayer)

// Hooks of the table, likewise.
#define SG_TABLE_HOOKS(HOOK) \
  HOOK(passes, Periodic)     \
  HOOK(tame_pair, TabledPairs)

}  // namespace sg

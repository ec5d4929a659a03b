// Knowledge of a game about its positions beyond their moves: theorems, tables and explanations.
// Empty or null results mean that nothing is known.
#pragma once

#include "core/game/bit-planes.hpp"
#include "core/game/bitboard.hpp"
#include "core/game/position.hpp"
#include "core/value/algebras.hpp"

namespace sg {

/// Table of values made on demand; an empty result means that the table does not have the position.
class Table {
 public:
  virtual ~Table() = default;
  virtual bool can_reach(const Position& position) const = 0;
  /// Extends the table within the meter; returns true once it reaches `position`.
  virtual bool grow(const Position& position, Meter& meter) = 0;
  virtual std::optional<Value> value(const Position& position) const = 0;
  virtual std::optional<TamePair> tame_pair(const Position& position) const = 0;
  /// Returns true if the position is known by a proved period alone.
  virtual bool passes(const Position& position) const = 0;
};

class Knowledge;

/// Function by which a ruleset gives the worth of an algebra without search; empty if it is unknown.
template <class Algebra>
struct Theorem {
  Maybe<Algebra> (*known)(const Knowledge& game, const Position& position, Play play);
};
struct Theorems : Theorem<WinLoss>, Each<Theorem, AddedAlgebras> {};

class Knowledge {
 public:
  virtual ~Knowledge() = default;

  template <class Algebra>
  Maybe<Algebra> known(const Position& position, Play play) const {
    return static_cast<const Theorem<Algebra>&>(theorems()).known(*this, position, play);
  }

  /// Returns a new table of values (of tame pairs under misere play); null if there is none.
  virtual std::unique_ptr<Table> table(Play play) const = 0;
  /// Returns the cells that are left, if moves remove cells of a board of at most 64.
  virtual std::optional<Bitboard> bitboard(const Position&) const { return std::nullopt; }
  /// Returns the moves on bit planes, if the game has them and the board is small enough; else null.
  virtual BitPlaneMovesPtr bit_planes(const Position&) const { return nullptr; }
  /// Returns the options of every vertex of a graph of positions, which lives as long as the game; null if there is none.
  virtual const IndexLists* position_graph() const { return nullptr; }
  /// Returns the vertices whose sum the position is.
  virtual std::vector<std::uint32_t> vertices(const Position&) const { return {}; }
  /// Returns the values of the single heaps; null if they are not made one after the other.
  virtual std::shared_ptr<Sequence> sequence() const = 0;
  /// Returns the period of the values of the single heaps, if a theorem gives it.
  virtual std::optional<Period> heap_period() const = 0;
  virtual bool searchable(const Position& position) const = 0;
  /// Returns true if the value is worth a short search, or a
  /// table that reaches it, although a theorem names the winner.
  virtual bool needs_value(const Position& position) const = 0;

  // Explanations.
  /// Returns the signs of the rules one by one, if these are a code.
  virtual std::vector<Sign> gloss() const = 0;
  /// Explains a value in place of the general explanation.
  virtual std::optional<std::vector<Reason>> why(const Position& position) const = 0;
  /// Explains one part of a sum.
  virtual std::optional<Reason> formula(const Position& part) const = 0;
  /// Returns the board elements of a part; nullopt if that is just the element at its index.
  virtual std::optional<std::vector<std::uint64_t>> elements(const Position& position, const Position& part) const = 0;

 protected:
  virtual const Theorems& theorems() const = 0;
};

}  // namespace sg

// What a game knows of its positions beyond their moves: theorems, tables and accounts. Nothing, where it says nothing.
#pragma once

#include "core/game/position.hpp"
#include "core/value/algebras.hpp"

namespace sg {

/// Values made on demand; one that is empty is not in the table.
class Table {
 public:
  virtual ~Table() = default;
  virtual bool can_reach(const Position& position) const = 0;
  /// Works within the meter and answers whether the table reaches `position`.
  virtual bool grow(const Position& position, Meter& meter) = 0;
  virtual std::optional<Value> value(const Position& position) const = 0;
  virtual std::optional<TamePair> tame_pair(const Position& position) const = 0;
  /// Known by a proved period alone.
  virtual bool passes(const Position& position) const = 0;
};

class Knowledge;

/// What a ruleset knows of an algebra's worths without search.
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

  /// A new table of values, under misere play of pairs; null where there is none.
  virtual std::unique_ptr<Table> table(Play play) const = 0;
  /// The values of its single heaps; null where they are not made one after the other.
  virtual std::shared_ptr<Sequence> sequence() const = 0;
  /// The period of the values of its single heaps, by a theorem.
  virtual std::optional<Period> heap_period() const = 0;
  virtual bool searchable(const Position& position) const = 0;
  /// The value is worth a short search, or a table that reaches it, although a theorem names the winner.
  virtual bool needs_value(const Position& position) const = 0;

  // Accounts.
  /// Of its rules, sign by sign, where they are a code.
  virtual std::vector<Sign> gloss() const = 0;
  /// Of a value, in place of the general ones.
  virtual std::optional<std::vector<Reason>> why(const Position& position) const = 0;
  /// Of one part of a sum.
  virtual std::optional<Reason> formula(const Position& part) const = 0;
  /// Where a part lies on a board, if it is not the element of its own place.
  virtual std::optional<std::vector<std::uint64_t>> elements(const Position& position, const Position& part) const = 0;

 protected:
  virtual const Theorems& theorems() const = 0;
};

}  // namespace sg

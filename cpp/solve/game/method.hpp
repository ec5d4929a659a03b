// Method: solver of one algebra for the positions of one game, by a theorem, else by a table, else by a search.
#pragma once

#include <memory>
#include <vector>

#include "core/game/game.hpp"
#include "core/game/move-progress.hpp"
#include "solve/game/verdict.hpp"
#include "solve/search/game-rules.hpp"
#include "solve/search/search.hpp"

namespace sg {

/// Game under a play, with the one table that its methods share. The game must outlive it.
struct GameContext {
  GameContext(const Game& own, Play convention, bool is_alone)
      : game(own), play(convention), alone(is_alone), table(own.table(convention)) {}

  /// Justification of what the ruleset knows at once.
  Justification known_by() const { return game.info().known_by; }
  /// Justification of what was found where the ruleset knows nothing at once.
  Justification ground_of(const PositionPtr& p) const {
    if (!table) return Justification::search;
    return table->passes(*p) ? Justification::period : Justification::table;
  }
  /// Returns true if the value, or the winner after each move, is worth a table
  /// or a short search although a theorem gives only the winner.
  bool needs_value(const PositionPtr& p) const { return game.needs_value(*p) && (!table || table->can_reach(*p)); }

  const Game& game;
  Play play;
  bool alone;  // no component of a sum: it may be searched whole if its parts do not add up
  std::unique_ptr<Table> table;
};

class Method {
 public:
  virtual ~Method() = default;
  /// Begins to find the worth of `root` and of all its followers that matter.
  virtual void start(const PositionPtr& root) = 0;
  /// Works until the worth is found (done), nothing more can be done (limit) or the meter pauses (working).
  virtual Progress advance(Meter& meter) = 0;
  virtual std::size_t positions() const = 0;
  /// Returns the progress through the moves of the root; nullopt if it is not known.
  virtual std::optional<MoveProgress> progress() const { return std::nullopt; }
  /// Returns true if the method should work although the winner is known.
  virtual bool is_needed(const PositionPtr&) const { return false; }

  /// Returns what a theorem gives at once; without a winner if there is none.
  virtual Verdict known(const PositionPtr& p) const = 0;
  /// Returns what has been found; without a winner if nothing has.
  virtual Verdict found(const PositionPtr& p) = 0;

  /// Returns reasons for what it has found; empty if it has found nothing, or the general explanation gives them.
  virtual std::vector<Reason> why(const PositionPtr&) { return {}; }

  // For a method that finds the winning moves of a position by itself, once it knows the winner.

  virtual bool can_find_moves(const PositionPtr&) { return false; }
  /// Number of winning moves; nullopt if they cannot be counted without trying all moves.
  virtual std::optional<Count> count_winning(const PositionPtr&, Meter&) { return std::nullopt; }
  /// Visits each winning move. Returns false if `look` answered false or the meter paused.
  virtual bool each_winning(const PositionPtr&, Stage&, Meter&, const Look&) { return false; }
};
/// Methods in the order in which they are tried.
using Methods = std::vector<std::unique_ptr<Method>>;

template <class Algebra>
Verdict verdict_of(const Maybe<Algebra>& worth, Justification ground, bool left_moves) {
  Verdict verdict;
  if (!worth) return verdict;
  verdict.worths.of<Algebra>() = worth;
  verdict.wins = Algebra::wins(*worth, left_moves);
  verdict.ground = ground;
  return verdict;
}

/// Verdict of a nimber or an infinity. A nimber is one among the worths of other algebras too.
Verdict loopy_verdict(const Loopy::Worth& worth, Justification ground);

/// Method by theorems alone; it never searches.
template <class Algebra>
class ByTheorem final : public Method {
 public:
  explicit ByTheorem(const GameContext& context) : context_(context) {}
  void start(const PositionPtr&) override {}
  Progress advance(Meter&) override { return Progress::limit; }
  std::size_t positions() const override { return 0; }
  Verdict known(const PositionPtr& p) const override {
    return verdict_of<Algebra>(known_worth<Algebra>(context_.game, p, context_.play), context_.known_by(),
                               context_.game.left_moves(*p));
  }
  Verdict found(const PositionPtr& p) override { return known(p); }

 private:
  const GameContext& context_;
};

/// Base of methods with a search for positions that no theorem decides.
template <class Algebra>
class Searched : public Method {
 public:
  explicit Searched(const GameContext& context, Algebra algebra = {})
      : context_(context), search_({context.game, context.play}, algebra) {}
  void start(const PositionPtr& root) override {
    root_ = root;
    search_.start(root);
  }
  Progress advance(Meter& meter) override { return search_.advance(meter); }
  std::size_t positions() const override { return search_.positions(); }

 protected:
  Maybe<Algebra> theorem(const PositionPtr& p) const { return known_worth<Algebra>(context_.game, p, context_.play); }

  const GameContext& context_;
  PositionPtr root_;
  Search<GameRules<Algebra>, Algebra> search_;
};

/// Method by theorems and a search, without a table.
template <class Algebra>
class BySearch final : public Searched<Algebra> {
 public:
  using Searched<Algebra>::Searched;
  Verdict known(const PositionPtr& p) const override {
    return verdict_of<Algebra>(this->theorem(p), this->context_.known_by(), this->context_.game.left_moves(*p));
  }
  Verdict found(const PositionPtr& p) override {
    return verdict_of<Algebra>(this->search_.worth(p), Justification::search, this->context_.game.left_moves(*p));
  }
};

/// Method for values: by theorems and a table if there is one, else a search.
class NimberMethod : public Searched<Mex> {
 public:
  using Searched::Searched;
  Progress advance(Meter& meter) override;
  bool is_needed(const PositionPtr& p) const override { return context_.needs_value(p); }
  Verdict known(const PositionPtr& p) const override;
  Verdict found(const PositionPtr& p) override;

 protected:
  virtual std::optional<Value> value_of(const PositionPtr& p);
};

using MakeMethod = std::unique_ptr<Method> (*)(const GameContext&);

/// Returns the method for the values of a game that has nimbers; else null.
std::unique_ptr<Method> nimber_method(const GameContext& context);
/// Returns the method for the winner where values do not give it: a search if the whole may be searched, else a theorem.
/// Null for a game whose positions can come back.
std::unique_ptr<Method> winner_method(const GameContext& context);

/// Methods of a play besides those of its algebras; null for none.
struct MethodChoice {
  MakeMethod first = nullptr;         // tried before all others
  MakeMethod values = nimber_method;  // for nimbers
  MakeMethod winner = nullptr;        // tried last
};

/// Returns the methods of the algebras of the play in order, with the chosen ones; a method that does not apply is left
/// out, as those of all algebras are for a game whose positions can come back.
Methods methods_in_order(const GameContext& context, const MethodChoice& choice);

}  // namespace sg

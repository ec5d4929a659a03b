// Method by which one algebra is asked of the positions of one game: by a theorem, else by a table, else by a search.
#pragma once

#include <memory>
#include <type_traits>
#include <vector>

#include "core/game/game.hpp"
#include "solve/game/verdict.hpp"
#include "solve/search/game-rules.hpp"
#include "solve/search/search.hpp"

namespace sg {

/// A game under a play, with the one table that its questions share.
struct GameContext {
  GameContext(const Game& own, Play convention, bool is_alone)
      : game(own), play(convention), alone(is_alone), table(own.table(convention)) {}

  /// Justification of what the ruleset gives at once.
  Justification known_by() const { return game.info().known_by; }
  /// Of what was found, where it told nothing.
  Justification ground_of(const PositionPtr& p) const {
    if (!table) return Justification::search;
    return table->passes(*p) ? Justification::period : Justification::table;
  }
  /// Where only the winner has a theorem, the value, or the winner after each move, is still worth a table or a short search.
  bool needs_value(const PositionPtr& p) const { return game.needs_value(*p) && (!table || table->can_reach(*p)); }

  const Game& game;
  Play play;
  bool alone;  // no component of a sum: it may be searched whole where its parts do not add up
  std::unique_ptr<Table> table;
};

class Method {
 public:
  virtual ~Method() = default;
  /// Sets out to find the worth of `root` and of all its followers that matter.
  virtual void start(const PositionPtr& root) = 0;
  /// Until it is found, or nothing more can be done.
  virtual Progress advance(Meter& meter) = 0;
  virtual std::size_t positions() const = 0;
  /// It is to be worked on although the winner is known.
  virtual bool is_needed(const PositionPtr&) const { return false; }

  /// At once, by a theorem; without a winner where there is none.
  virtual Verdict known(const PositionPtr& p) const = 0;
  /// By what was found; without a winner where nothing was.
  virtual Verdict found(const PositionPtr& p) = 0;

  // Of a question that finds the winning moves of a position by itself, where it has found who wins.

  virtual bool can_find_moves(const PositionPtr&) { return false; }
  /// Nothing where it cannot count them without going through all moves.
  virtual std::optional<Count> count_winning(const PositionPtr&, Meter&) { return std::nullopt; }
  /// Until `look` answers false or the meter pauses, false then.
  virtual bool each_winning(const PositionPtr&, Stage&, Meter&, const Look&) { return false; }
  /// Why that is so; nothing where the general account tells it.
  virtual std::vector<Reason> why(const PositionPtr&) { return {}; }
};
/// In the order in which they are asked.
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

/// By a theorem or not at all.
template <class Algebra>
class ByTheorem final : public Method {
 public:
  explicit ByTheorem(const GameContext& context) : context_(context) {}
  void start(const PositionPtr&) override {}
  Progress advance(Meter&) override { return Progress::limit; }
  std::size_t positions() const override { return 0; }
  Verdict known(const PositionPtr& p) const override {
    return verdict_of<Algebra>(context_.game.known<Algebra>(*p, context_.play), context_.known_by(),
                               context_.game.left_moves(*p));
  }
  Verdict found(const PositionPtr& p) override { return known(p); }

 private:
  const GameContext& context_;
};

/// With a search of its own, for what no theorem tells.
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
  Maybe<Algebra> theorem(const PositionPtr& p) const { return context_.game.known<Algebra>(*p, context_.play); }

  const GameContext& context_;
  PositionPtr root_;
  Search<GameRules<Algebra>, Algebra> search_;
};

/// That and no more.
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

/// Values, by a table where there is one.
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

/// Method for the values of a game that has nimbers; else null.
std::unique_ptr<Method> nimber_method(const GameContext& context);
/// Method for the winner where values do not tell it: a search where the whole may be searched, else a theorem.
std::unique_ptr<Method> winner_method(const GameContext& context);

/// How an algebra is asked: searched where options make its worths, else told; null where the game has none of them.
template <class Algebra>
std::unique_ptr<Method> method_of(const GameContext& context) {
  if constexpr (requires { typename Algebra::Options; })
    return std::make_unique<BySearch<Algebra>>(context);
  else
    return std::make_unique<ByTheorem<Algebra>>(context);
}
// By tables too, or by the parts.
template <>
std::unique_ptr<Method> method_of<Tameness>(const GameContext& context);
template <>
std::unique_ptr<Method> method_of<MisereNim>(const GameContext& context);

/// What a play asks beside the methods of its algebras.
struct MethodChoice {
  MakeMethod first = nullptr;         // before all others
  MakeMethod values = nimber_method;  // for nimbers
  MakeMethod winner = nullptr;        // at last
};

/// Methods of the algebras in their order, with those that are chosen; one that does not apply is left out.
template <class... All>
Methods methods_in_order(const GameContext& context, Algebras<All...>, const MethodChoice& choice) {
  Methods all;
  const auto add = [&](std::unique_ptr<Method> one) {
    if (one) all.push_back(std::move(one));
  };
  const auto add_of = [&]<class Algebra>(Algebra) {
    if constexpr (std::is_same_v<Algebra, Mex>)
      add(choice.values(context));
    else
      add(method_of<Algebra>(context));
  };
  if (choice.first != nullptr) add(choice.first(context));
  (add_of(All()), ...);
  if (choice.winner != nullptr) add(choice.winner(context));
  return all;
}

}  // namespace sg

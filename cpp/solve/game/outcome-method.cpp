#include "solve/game/outcome-method.hpp"

#include "solve/search/bitboard-values.hpp"
#include "solve/search/board-winner.hpp"
#include "solve/search/outcomes.hpp"

namespace sg {
namespace {

/// Method for values by a search that uses outcomes where it is long.
class OutcomeMethod final : public NimberMethod {
 public:
  explicit OutcomeMethod(const GameContext& context) : NimberMethod(context), outcomes_(context.game, search_) {}
  void start(const PositionPtr& root) override {
    NimberMethod::start(root);
    is_on_bitboard_ = bitboard_.start(context_.game, root, context_.alone);
    outcomes_.start(root, {.winners = context_.alone});
  }
  Progress advance(Meter& meter) override {
    return is_on_bitboard_ ? bitboard_.advance(meter) : outcomes_.advance(meter);
  }
  Verdict found(const PositionPtr& p) override {
    const Verdict verdict = NimberMethod::found(p);
    if (verdict.wins || !(outcomes_.wins(p) || bitboard_.wins(context_.game, *p))) return verdict;
    return {.wins = true, .ground = Justification::search};
  }
  std::size_t positions() const override { return search_.positions() + outcomes_.positions() + bitboard_.positions(); }
  std::optional<MoveProgress> progress() const override {
    return is_on_bitboard_ ? bitboard_.progress() : outcomes_.progress();
  }

 protected:
  std::optional<Value> value_of(const PositionPtr& p) override {
    if (const auto value = bitboard_.worth(context_.game, *p)) return value;
    const auto value = NimberMethod::value_of(p);
    return value ? value : outcomes_.worth(p);
  }

 private:
  Outcomes outcomes_;
  BitboardValues bitboard_;
  bool is_on_bitboard_ = false;
};

/// Method for the winner of a game of two players.
class PlayersMethod final : public Method {
 public:
  explicit PlayersMethod(const GameContext& context) : winner_(context.game) {}
  void start(const PositionPtr& root) override { winner_.start(root); }
  Progress advance(Meter& meter) override { return winner_.advance(meter); }
  std::size_t positions() const override { return winner_.positions(); }
  std::optional<MoveProgress> progress() const override { return winner_.progress(); }
  Verdict known(const PositionPtr&) const override { return {}; }
  Verdict found(const PositionPtr& p) override {
    const auto wins = winner_.wins(p);
    return wins ? Verdict{.wins = wins, .ground = Justification::search} : Verdict{};
  }

 private:
  BoardWinner winner_;
};

}  // namespace

std::unique_ptr<Method> players_method(const GameContext& context) {
  const bool is_searched = context.alone && context.game.info().game_class == GameClass::partizan;
  return is_searched ? std::make_unique<PlayersMethod>(context) : nullptr;
}

std::unique_ptr<Method> outcome_method(const GameContext& context) {
  const bool is_searched =
      context.game.info().game_class == GameClass::nimber && context.table == nullptr && context.game.defines(Play::sj);
  return is_searched ? std::make_unique<OutcomeMethod>(context) : nimber_method(context);
}

}  // namespace sg

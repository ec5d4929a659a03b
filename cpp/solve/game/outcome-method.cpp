#include "solve/game/outcome-method.hpp"

#include "solve/search/outcomes.hpp"

namespace sg {
namespace {

/// Method for values by a search that uses outcomes where it is long.
class OutcomeMethod final : public NimberMethod {
 public:
  explicit OutcomeMethod(const GameContext& context) : NimberMethod(context), outcomes_(context.game, search_) {}
  void start(const PositionPtr& root) override {
    NimberMethod::start(root);
    outcomes_.start(root, {.winners = context_.alone});
  }
  Progress advance(Meter& meter) override { return outcomes_.advance(meter); }
  Verdict found(const PositionPtr& p) override {
    const Verdict verdict = NimberMethod::found(p);
    return !verdict.wins && outcomes_.wins(p) ? Verdict{.wins = true, .ground = Justification::search} : verdict;
  }
  std::size_t positions() const override { return search_.positions() + outcomes_.positions(); }

 protected:
  std::optional<Value> value_of(const PositionPtr& p) override {
    const auto value = NimberMethod::value_of(p);
    return value ? value : outcomes_.worth(p);
  }

 private:
  Outcomes outcomes_;
};

}  // namespace

std::unique_ptr<Method> outcome_method(const GameContext& context) {
  const bool is_searched =
      context.game.info().game_class == GameClass::nimber && context.table == nullptr && context.game.defines(Play::sj);
  return is_searched ? std::make_unique<OutcomeMethod>(context) : nimber_method(context);
}

}  // namespace sg

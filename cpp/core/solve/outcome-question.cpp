#include "core/solve/outcomes.hpp"
#include "core/solve/question.hpp"

namespace sg {
namespace {

/// Values by a search that asks for outcomes where it is long.
class OutcomeQuestion final : public NimberQuestion {
 public:
  explicit OutcomeQuestion(const Asked& asked) : NimberQuestion(asked), outcomes_(asked.game, search_) {}
  void start(const PositionPtr& root) override {
    NimberQuestion::start(root);
    outcomes_.start(root, {.winners = asked_.alone});
  }
  Progress advance(Meter& meter) override { return outcomes_.advance(meter); }
  Verdict found(const PositionPtr& p) override {
    const Verdict verdict = NimberQuestion::found(p);
    return !verdict.wins && outcomes_.wins(p) ? Verdict{.wins = true, .ground = Ground::search} : verdict;
  }
  std::size_t positions() const override { return search_.positions() + outcomes_.positions(); }

 protected:
  std::optional<Value> value_of(const PositionPtr& p) override {
    const auto value = NimberQuestion::value_of(p);
    return value ? value : outcomes_.worth(p);
  }

 private:
  Outcomes outcomes_;
};

/// Where there is no table, and no rule ends the whole game, so that values are nimbers.
const EnrolledQuestion outcome_question{Enrolled::outcomes, [](const Asked& asked) -> std::unique_ptr<Question> {
                                          const bool is_searched =
                                              asked.table == nullptr && asked.game.defines(Play::sj);
                                          return is_searched ? std::make_unique<OutcomeQuestion>(asked) : nullptr;
                                        }};

}  // namespace
}  // namespace sg

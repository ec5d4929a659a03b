#include "solve/loopy/loopy-method.hpp"

#include "solve/loopy/explain-loopy.hpp"
#include "theory/loopy/loopy-values.hpp"

namespace sg {
namespace {

class LoopyMethod final : public Method {
 public:
  explicit LoopyMethod(const GameContext& context) : game_(context.game) {}
  void start(const PositionPtr&) override {}
  Progress advance(Meter& meter) override {
    if (!values_) {
      const IndexLists& graph = *game_.position_graph();
      meter.spend_turns(graph.size() + graph.all.size());
      values_.emplace(graph);
    }
    const Progress state = values_->advance(meter);
    is_done_ = state == Progress::done;
    return state;
  }
  std::size_t positions() const override { return values_ ? game_.position_graph()->size() : 0; }
  Verdict known(const PositionPtr& p) const override {
    if (!is_done_) return {};
    std::optional<Loopy::Worth> sum = Loopy().nothing();
    for (const LoopyValues::Vertex v : game_.vertices(*p)) sum = Loopy::added(sum, values_->worth(v));
    return loopy_verdict(*sum, Justification::table);
  }
  Verdict found(const PositionPtr& p) override { return known(p); }
  std::vector<Reason> why(const PositionPtr& p) override {
    if (!is_done_) return {};
    return explain_loopy(game_, p, [this](const PositionPtr& position) { return known(position); });
  }

 private:
  const Game& game_;
  std::optional<LoopyValues> values_;
  bool is_done_ = false;
};

}  // namespace

std::unique_ptr<Method> loopy_method(const GameContext& context) {
  return context.play == Play::normal ? std::make_unique<LoopyMethod>(context) : nullptr;
}

}  // namespace sg

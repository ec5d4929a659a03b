#include "solve/loopy/loopy-sums.hpp"

#include "solve/search/position-graph.hpp"
#include "theory/loopy/retrograde.hpp"

namespace sg {
namespace {

class LoopySums final : public SumSolver {
 public:
  explicit LoopySums(Play play) : rules_{play} {}

  /// Works on all positions that follow from the sum, unless it was reached before.
  Progress advance(const Sum& sum, SumSearch&, Meter& meter) override {
    if (!graph_ || !vertex_of(sum)) {
      is_done_ = false;
      winners_.reset();
      graph_ = std::make_unique<PositionGraph<SumRules>>(rules_, sum);
    }
    if (!winners_) {
      if (const Progress state = graph_->advance(meter); state != Progress::done) return state;
      meter.spend_turns(graph_->graph().size() + graph_->graph().all.size());
      winners_.emplace(graph_->graph(), !last_mover_wins(rules_.play));
    }
    const Progress state = winners_->advance(meter);
    is_done_ = state == Progress::done;
    return state;
  }
  std::optional<bool> wins(const Sum& sum) override { return verdict(sum).wins; }
  Verdict verdict(const Sum& sum) override {
    const auto vertex = is_done_ ? vertex_of(sum) : std::nullopt;
    if (!vertex) return {};
    const auto wins = winners_->wins(*vertex);
    return {.wins = wins, .draws = !wins, .counter = {0, winners_->plies(*vertex)}};
  }
  std::size_t positions() const override { return graph_ ? graph_->positions() : 0; }

 private:
  std::optional<Retrograde::Vertex> vertex_of(const Sum& sum) { return graph_->find(rules_.key(sum)); }

  SumRules rules_;
  std::unique_ptr<PositionGraph<SumRules>> graph_;
  std::optional<Retrograde> winners_;
  bool is_done_ = false;
};

}  // namespace

std::unique_ptr<SumSolver> loopy_sum_solver(Play play) { return std::make_unique<LoopySums>(play); }

}  // namespace sg

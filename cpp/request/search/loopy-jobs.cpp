#include "request/search/loopy-jobs.hpp"

#include "core/text/minsize.hpp"
#include "request/play/move-text.hpp"
#include "solve/solvers.hpp"
#include "solve/sum/sum-solver.hpp"

namespace sg {
namespace {

class RetrogradeJob : public Job {
 public:
  RetrogradeJob(Sum sum, Play play) : sum_(std::move(sum)), rules_{play}, solver_(sum_solver_of(play, true)) {}

  SG_MINSIZE bool advance(Meter& meter) override {
    const Progress state = solver_->advance(sum_, unused_, meter);
    if (meter.refuses()) met_ = meter.limit();
    return state != Progress::working || meter.refuses();
  }
  std::uint64_t made() const override { return solver_->positions(); }

 protected:
  Verdict whole() const { return solver_->verdict(sum_); }
  /// Visits each move with the verdict of what it leaves; once the sum is solved.
  void each_move(const std::function<void(const Touch&, const Verdict&)>& visit) const {
    Meter listed_before(Meter::unlimited);
    rules_.each_move(sum_, listed_before, [&](const Touch& touch) {
      visit(touch, solver_->verdict(rules_.after(sum_, touch)));
      return true;
    });
  }
  void write_limit(Json& json) const { json.key("limit").begin_object().key("kind").text(met_).end_object(); }

  Sum sum_;
  SumRules rules_;

 private:
  std::unique_ptr<SumSolver> solver_;
  SumSearch unused_{SumRules{rules_.play}, WinLoss{}};
  std::string_view met_ = "memory";  // too many positions, unless the meter refuses
};

class Check final : public RetrogradeJob {
 public:
  using RetrogradeJob::RetrogradeJob;
  SG_MINSIZE Reply reply() override {
    const Verdict found = whole();
    std::optional<std::uint64_t> total, winning, drawing;
    if (found.is_decided()) {
      total = winning = drawing = 0;
      each_move([&](const Touch&, const Verdict& then) {
        ++*total;
        if (then.wins == false) ++*winning;
        if (then.draws) ++*drawing;
      });
    }
    Json json;
    json.begin_object().key("status").text(found.is_decided() ? "solved" : "limit");
    if (!found.is_decided()) write_limit(json);
    json.key("positions").number(made());
    json.key("wins").boolean(found.wins).key("grundy").number(std::optional<std::uint64_t>());
    json.key("total").number(total).key("winning").number(winning);
    if (found.draws) json.key("draws").boolean(true).key("drawing").number(drawing);
    return {json.end_object().take(), found.is_decided() ? Status::answered : Status::limited};
  }
};

class RemotenessCheck final : public RetrogradeJob {
 public:
  using RetrogradeJob::RetrogradeJob;
  SG_MINSIZE Reply reply() override {
    const Verdict found = whole();
    Json json;
    json.begin_object().key("address").text(address_of(sum_)).key("play").text(text_of(rules_.play));
    if (!found.is_decided()) {
      write_limit(json.key("status").text("limit"));
      return {json.key("wins").null().end_object().take(), Status::limited};
    }
    json.key("wins").boolean(found.wins);
    if (found.draws) json.key("draws").boolean(true);
    json.key("remoteness").index(found.draws ? std::nullopt : std::optional(plies(found)));
    json.key("moves").begin_array();
    each_move([&](const Touch& touch, const Verdict& then) {
      const bool is_next = found.wins && then.wins == !*found.wins && plies(then) + 1 == plies(found);
      if (!is_next && !(found.draws && then.draws)) return;
      write_move(json.begin_object(), describe_move(sum_, unflat(sum_, touch, rules_.play), rules_.play));
      json.end_object();
    });
    return {json.end_array().end_object().take()};
  }

 private:
  static std::size_t plies(const Verdict& verdict) { return static_cast<std::size_t>(verdict.counter.ranks); }
};

}  // namespace

SG_MINSIZE std::unique_ptr<Job> check_by_retrograde(Sum sum, Play play) {
  return std::make_unique<Check>(std::move(sum), play);
}

SG_MINSIZE std::unique_ptr<Job> remoteness_by_retrograde(Sum sum, Play play) {
  return std::make_unique<RemotenessCheck>(std::move(sum), play);
}

}  // namespace sg

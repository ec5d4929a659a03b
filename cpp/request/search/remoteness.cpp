#include "request/search/remoteness.hpp"

#include "core/value/remoteness.hpp"
#include "request/address/address.hpp"
#include "request/play/move-text.hpp"
#include "request/search/loopy-jobs.hpp"
#include "solve/solvers.hpp"
#include "solve/sum/solved-sum.hpp"

namespace sg {
namespace {

/// Rules by which the players choose: a won position has its winning moves only, a lost one all moves.
struct Chase {
  using Position = Sum;
  SolvedSum& solved;

  std::string key(const Sum& sum) const { return key_of(sum, play()); }
  Sum after(const Sum& sum, const Touch& touch) const { return sg::after(sum, unflat(sum, touch, play()), play()); }
  std::vector<Sum> parts(const Sum& sum) const { return {sum}; }
  std::optional<Remoteness::Worth> known(const Sum&) const { return std::nullopt; }

  /// Returns false if the moves are not all known, or `look` answers false.
  bool each_move(const Sum& sum, Meter& meter, const Look& look) const {
    solved.start(sum);
    if (solved.advance(meter) != Progress::done) return false;
    const std::optional<bool> wins = solved.verdict(sum).wins;
    if (!wins) return false;
    if (solved.finished(sum)) return true;
    bool left = false;
    const auto each = [&](const Move& move) {
      left = !look(flat(sum, move, play()));
      return !left;
    };
    const Coverage looked =
        *wins ? solved.each_winning(sum, Unsettled::settle, meter, each) : solved.each_move(sum, meter, each);
    return !left && looked == Coverage::complete;
  }

  Play play() const { return solved.play(); }
};

class RemotenessJob final : public Job {
 public:
  RemotenessJob(const Sum& sum, Play play)
      : solved_(sum, play), sum_(solved_.sum()), search_({solved_}, {.terminal = !last_mover_wins(play)}) {}

  bool advance(Meter& meter) override {
    if (!wins_) {
      if (solved_.advance(meter) == Progress::working) return noted(meter);
      wins_ = solved_.verdict(sum_).wins;
    }
    if (!own_) own_ = search_.judge(sum_, meter);
    return own_ || noted(meter) || !meter.pauses();
  }

  std::uint64_t made() const override { return solved_.positions() + search_.positions(); }

  Reply reply() override {
    const Play play = solved_.play();
    Json json;
    json.begin_object().key("address").text(address_of(sum_)).key("play").text(text_of(play));
    if (!own_) {
      json.key("status").text("limit").key("limit").begin_object().key("kind").text(met_).end_object();
      return {json.key("wins").boolean(wins_).end_object().take(), Status::limited};
    }
    json.key("wins").boolean(own_->wins).key("remoteness").index(own_->plies).key("moves").begin_array();
    const Chase chase{solved_};
    Meter paid(Meter::unlimited);  // these moves were listed before
    chase.each_move(sum_, paid, [&](const Touch& touch) {
      if (search_.worth(chase.after(sum_, touch))->plies + 1 != own_->plies) return true;
      write_move(json.begin_object(), describe_move(sum_, unflat(sum_, touch, play), play));
      json.end_object();
      return true;
    });
    return {json.end_array().end_object().take()};
  }

 private:
  /// Returns true if the meter refuses, and stores the reason.
  bool noted(const Meter& meter) {
    if (meter.refuses()) met_ = meter.limit();
    return meter.refuses();
  }

  SolvedSum solved_;
  Sum sum_;
  Search<Chase, Remoteness> search_;
  std::optional<bool> wins_;
  std::optional<Remoteness::Worth> own_;
  std::string_view met_ = "memory";
};

}  // namespace

std::unique_ptr<Job> remoteness(std::string_view address, std::string_view play_text) {
  const Sum sum = read_address(address);
  const Play play = read_play(play_text, sum);
  if (is_loopy(sum)) return remoteness_by_retrograde(sum, play);
  return std::make_unique<RemotenessJob>(sum, play);
}

}  // namespace sg

#include "api/strategy.hpp"

#include <algorithm>
#include <optional>
#include <unordered_map>

#include "api/solved-sum.hpp"
#include "core/text/json.hpp"

namespace sg {
namespace {

constexpr std::size_t most_bytes = 64'000'000;  // of addresses

class Plan final : public Job {
 public:
  Plan(const Sum& sum, Play play) : solved_(sum, play) { add(solved_.sum()); }

  bool advance(Meter& meter) override {
    for (; found_ < entries_.size() && bytes_ <= most_bytes; ++found_)
      if (meter.pauses() || !find_moves(found_, meter)) return !meter.pauses() || meter.refuses();
    return true;
  }

  std::uint64_t made() const override { return found_; }

  Reply reply() override {
    if (found_ < entries_.size()) return limit_reply();
    rank();
    Json json;
    json.begin_object().key("certificate").text("strategy").key("address").text(entries_[0].at);
    json.key("play").text(text_of(solved_.play()));
    write(json);
    return {json.end_object().take()};
  }

 private:
  void write(Json& json) const {
    json.key("wins").boolean(entries_[0].wins).key("positions").begin_array();
    for (const Entry& entry : entries_) {
      json.begin_object().key("at").text(entry.at).key("wins").boolean(entry.wins);
      json.key("lasts").index(entry.lasts).key("moves").begin_array();
      for (const Step& step : entry.moves) {
        write_touch(json.begin_object(), step.touch);
        json.key("to").index(step.to).end_object();
      }
      json.end_array().end_object();
    }
    json.end_array();
  }

  struct Step {
    Touch touch;
    std::size_t to;  // its place among the entries
  };
  struct Entry {
    Sum sum;
    std::string at;
    bool wins = false;
    std::vector<Step> moves = {};  // where it wins, one
    std::size_t lasts = 0;         // plies at most, if the winner keeps to the plan
  };

  /// By its text, since that is all that a reader of the plan has.
  std::size_t add(const Sum& sum) {
    std::string at = address_of(sum);
    const auto [place, fresh] = places_.try_emplace(at, entries_.size());
    if (fresh) {
      bytes_ += at.size();
      entries_.push_back({sum, std::move(at)});
    }
    return place->second;
  }

  /// Of the entry's moves the one that wins, else all; not where the meter pauses first, or they cannot be known.
  bool find_moves(std::size_t i, Meter& meter) {
    const Sum sum = entries_[i].sum;
    solved_.start(sum);
    if (solved_.advance(meter) != Progress::done) return false;
    const std::optional<bool> wins = solved_.verdict(sum).wins;
    if (!wins) return false;
    std::vector<Move> moves;
    const auto keep = [&](const Move& move) {
      moves.push_back(move);
      return !*wins;
    };
    const Looked looked =
        *wins ? solved_.each_winning(sum, Untold::settled, meter, keep) : solved_.each_move(sum, meter, keep);
    const bool won_at_once = *wins && moves.empty() && !has_move(sum, meter);
    if (meter.refuses() || (looked != Looked::wholly && moves.empty()) || (*wins && moves.empty() && !won_at_once))
      return false;
    entries_[i].wins = *wins;
    for (const Move& move : moves) {
      const std::size_t to = add(after(sum, move, solved_.play()));
      entries_[i].moves.push_back({flat(sum, move, solved_.play()), to});
    }
    return true;
  }

  bool has_move(const Sum& sum, Meter& meter) {
    bool any = false;
    solved_.each_move(sum, meter, [&](const Move&) { return !(any = true); });
    return any;
  }

  /// From the ends of the game backwards: every play ends, so every entry has its turn.
  void rank() {
    std::vector<std::vector<std::size_t>> before(entries_.size());
    std::vector<std::size_t> open(entries_.size()), ready;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      open[i] = entries_[i].moves.size();
      if (open[i] == 0) ready.push_back(i);
      for (const Step& step : entries_[i].moves) before[step.to].push_back(i);
    }
    while (!ready.empty()) {
      const std::size_t done = ready.back();
      ready.pop_back();
      for (const std::size_t i : before[done]) {
        entries_[i].lasts = std::max(entries_[i].lasts, entries_[done].lasts + 1);
        if (--open[i] == 0) ready.push_back(i);
      }
    }
  }

  SolvedSum solved_;
  std::size_t found_ = 0;  // entries whose moves are known
  std::vector<Entry> entries_;
  std::unordered_map<std::string, std::size_t> places_;
  std::size_t bytes_ = 0;
};

/// That a position is worth n: the plan of whoever comes second in its sum with a heap of n.
class ValuePlan final : public Job {
 public:
  explicit ValuePlan(const Sum& sum) : solved_(sum, Play::normal) {}

  bool advance(Meter& meter) override {
    if (!plan_) {
      if (solved_.advance(meter) != Progress::done) return !meter.pauses() || meter.refuses();
      const Sum& sum = solved_.sum();
      const auto value = solved_.verdict(sum).of<Mex>();
      if (!value) return true;
      if (!value->is_nimber()) refuse(ErrorCode::bad_request, Expected::worth_nimber);
      plan_.emplace(read_address(address_of(sum) + " + nim:" + std::to_string(value->nimber())), Play::normal);
    }
    return plan_->advance(meter);
  }

  std::uint64_t made() const override { return plan_ ? plan_->made() : 0; }
  Reply reply() override { return plan_ ? plan_->reply() : limit_reply(); }

 private:
  SolvedSum solved_;
  std::optional<Plan> plan_;
};

bool has_nimber(const Sum& sum) {
  return std::none_of(sum.begin(), sum.end(), [](const Component& c) {
    return c.game->info().kind != Kind::nimber && c.game->info().kind != Kind::loony;
  });
}

}  // namespace

std::unique_ptr<Job> strategy(std::string_view address, std::string_view play_text, std::string_view claim) {
  const Sum sum = read_address(address);
  const Play play = read_play(play_text, sum);
  if (claim == "winner") return std::make_unique<Plan>(sum, play);
  if (play != Play::normal) refuse(ErrorCode::bad_play, Expected::normal_play);
  if (!has_nimber(sum)) refuse(ErrorCode::bad_request, Expected::worth_nimber);
  return std::make_unique<ValuePlan>(sum);
}

}  // namespace sg

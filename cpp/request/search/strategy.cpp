#include "request/search/strategy.hpp"

#include <algorithm>
#include <optional>

#include "core/text/json.hpp"
#include "request/address/address.hpp"
#include "request/play/move-text.hpp"
#include "solve/solvers.hpp"

namespace sg {
namespace {

constexpr std::size_t most_bytes = 64'000'000;  // limit on the length of all addresses

/// Proof that a position is worth n: the plan of the second player in its sum with a heap of n.
class ValuePlan final : public Job {
 public:
  explicit ValuePlan(const Sum& sum) : solved_(sum, Play::normal) {}

  bool advance(Meter& meter) override {
    if (!plan_) {
      if (const Progress state = solved_.advance(meter); state != Progress::done)
        return state == Progress::limit || meter.refuses();
      const Sum& sum = solved_.sum();
      const Verdict whole = solved_.verdict(sum);
      const auto& value = whole.of<Mex>();
      if (!value && !whole.of<Loopy>()) return true;
      if (!value || !value->is_nimber()) refuse(ErrorCode::bad_request, Expected::worth_nimber);
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
  return std::all_of(sum.begin(), sum.end(), [](const Component& c) {
    const GameClass kind = c.game->info().game_class;
    return kind == GameClass::nimber || kind == GameClass::loony || kind == GameClass::loopy;
  });
}

}  // namespace

Plan::Plan(const Sum& sum, Play play) : solved_(sum, play) { add(solved_.sum()); }

bool Plan::advance(Meter& meter) {
  for (; found_ < entries_.size() && bytes_ <= most_bytes; ++found_) {
    // A share of the meter, on which moves are settled, may pause although the meter itself does not.
    const Progress state = meter.pauses() ? Progress::working : find_moves(found_, meter);
    if (state != Progress::done) return state == Progress::limit || meter.refuses();
  }
  return true;
}

Reply Plan::reply() {
  if (!is_whole()) return limit_reply();
  Json json;
  write(json);
  return {json.take()};
}

void Plan::write(Json& json) {
  rank();
  json.begin_object().key("certificate").text("strategy").key("address").text(entries_[0].at);
  json.key("play").text(text_of(solved_.play()));
  json.key("wins").boolean(entries_[0].wins).key("positions").begin_array();
  for (const Entry& entry : entries_) {
    json.begin_object().key("at").text(entry.at).key("wins").boolean(entry.wins);
    json.key("lasts").index(entry.wins ? std::optional(entry.lasts) : std::nullopt).key("moves").begin_array();
    for (const Step& step : entry.moves) {
      write_touch(json.begin_object(), step.touch);
      json.key("to").index(step.to).end_object();
    }
    json.end_array().end_object();
  }
  json.end_array().end_object();
}

/// Returns the index of the entry of a sum, which is added if it is new. Sums are identified by their text, since a
/// reader of the plan has nothing else.
std::size_t Plan::add(const Sum& sum) {
  std::string at = address_of(sum);
  const auto [place, fresh] = places_.try_emplace(at, entries_.size());
  if (fresh) {
    bytes_ += at.size();
    entries_.push_back({sum, std::move(at)});
  }
  return place->second;
}

/// Finds one winning move of the entry, or all moves if it is lost or a draw. Returns limit if they cannot be known.
Progress Plan::find_moves(std::size_t i, Meter& meter) {
  const Sum sum = entries_[i].sum;
  solved_.start(sum);
  if (const Progress state = solved_.advance(meter); state != Progress::done) return state;
  const Verdict whole = solved_.verdict(sum);
  if (!whole.is_decided()) return Progress::limit;
  const bool wins = whole.wins == true;
  const bool may_come_back = is_loopy(sum);
  std::vector<Move> moves;
  const auto keep = [&](const Move& move) {
    if (wins && may_come_back && !moves.empty()) {
      if (counter_after(sum, move) < counter_after(sum, moves[0])) moves[0] = move;
    } else {
      moves.push_back(move);
    }
    return !wins || may_come_back;
  };
  const Coverage looked =
      wins ? solved_.each_winning(sum, Unsettled::settle, meter, keep) : solved_.each_move(sum, meter, keep);
  if (looked == Coverage::paused && moves.empty()) return Progress::working;
  const bool won_at_once = wins && moves.empty() && !has_move(sum, meter);
  if (meter.refuses() || (looked != Coverage::complete && moves.empty()) || (wins && moves.empty() && !won_at_once))
    return Progress::limit;
  entries_[i].wins = whole.wins;
  for (const Move& move : moves) {
    const std::size_t to = add(after(sum, move, solved_.play()));
    entries_[i].moves.push_back({flat(sum, move, solved_.play()), to});
  }
  return Progress::done;
}

bool Plan::has_move(const Sum& sum, Meter& meter) {
  bool any = false;
  solved_.each_move(sum, meter, [&](const Move&) { return !(any = true); });
  return any;
}

/// Returns the counter that a winning move leaves: the plan always plays the move that leaves the least, as its positions
/// might come back if it did not.
Counter Plan::counter_after(const Sum& sum, const Move& move) {
  return solved_.verdict(after(sum, move, solved_.play())).counter;
}

/// Computes `lasts` from the ends of the game backwards: every play of the plan ends, so every entry but a draw has its
/// turn.
void Plan::rank() {
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

std::unique_ptr<Job> strategy(std::string_view address, std::string_view play_text, std::string_view claim) {
  const Sum sum = read_address(address);
  const Play play = read_play(play_text, sum);
  if (claim == "winner") return std::make_unique<Plan>(sum, play);
  if (play != Play::normal) refuse(ErrorCode::bad_play, Expected::normal_play);
  if (!has_nimber(sum)) refuse(ErrorCode::bad_request, Expected::worth_nimber);
  return std::make_unique<ValuePlan>(sum);
}

}  // namespace sg

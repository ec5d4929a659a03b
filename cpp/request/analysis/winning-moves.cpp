#include "request/analysis/winning-moves.hpp"

#include "core/text/minsize.hpp"
#include "solve/solvers.hpp"

namespace sg {
namespace {

constexpr Count most_visited = 10'000'000;  // winning moves that are visited to be counted
constexpr std::uint64_t settling_steps = 1'000'000;
constexpr std::uint64_t turns_an_element = 64;  // of a position that is copied and judged

}  // namespace

Meter& SettlingBudget::of(const Meter& meter) {
  if (!meter_) meter_ = meter.capped(settling_steps);
  meter_->sync(meter);
  return *meter_;
}

std::optional<Turn> turn_of(SolvedSum& solved, Meter& meter) {
  Meter own = meter.extra(most_examined.at);
  return Turn::of(solved, solved.sum(), own);
}

SG_MINSIZE bool WinningMoves::advance(Meter& meter, SettlingBudget& settling, const SearchEnd& end) {
  const Sum& sum = solved_.sum();
  if (count_ || limit_) return true;
  if (const Verdict whole = solved_.verdict(sum); whole.draws || whole.wins == false) {
    count_ = "0";
    if (is_loopy(sum) && whole.draws) find_drawing(meter);
    return true;
  }
  if (moves_in_several(solved_.play())) {
    find_turns(meter);
    return true;
  }
  if (!counting_) counting_ = meter.share(most_examined.at);
  counting_->sync(meter);
  Meter& settling_meter = settling.of(meter);
  while (cursor_.component < sum.size())
    if (!find_in(cursor_.component, settling_meter, end)) return false;
  if (!limit_) count_ = to_text(found_);
  if (least_ && listed_.size() == most_listed_moves) listed_.back() = *least_;
  return true;
}

SG_MINSIZE void WinningMoves::note(const Move& move) {
  const Counter left = solved_.verdict(after(solved_.sum(), move, solved_.play())).counter;
  if (least_ && !(left < left_)) return;
  least_ = move;
  left_ = left;
}

SG_MINSIZE void WinningMoves::find_turns(Meter& meter) {
  const auto turn = turn_of(solved_, meter);
  if (!turn) {
    limit_ = most_examined;
    return;
  }
  Meter listing = meter.extra(most_examined.at);
  turn->each_winning(listing, [&](const Move& move) {
    listed_.push_back(move);
    return listed_.size() < most_listed_moves;
  });
  count_ = turn->winning().text();
}

SG_MINSIZE void WinningMoves::find_drawing(Meter& meter) {
  const Sum& sum = solved_.sum();
  Meter own = meter.extra(most_examined.at);
  Count count = 0;
  const Coverage coverage = solved_.each_move(sum, own, [&](const Move& move) {
    for (const Component& c : sum) own.spend_turns(turns_an_element * c.position->size());
    if (!solved_.verdict(after(sum, move, solved_.play())).draws) return true;
    ++count;
    if (listed_.size() < most_listed_moves) listed_.push_back(move);
    return true;
  });
  if (coverage == Coverage::complete)
    drawing_ = to_text(count);
  else
    limit_ = most_examined;
}

SG_MINSIZE bool WinningMoves::find_in(std::size_t i, Meter& settling, const SearchEnd& end) {
  const Sum& sum = solved_.sum();
  if (!counted_) counted_ = solved_.count_winning_in(sum, i, *counting_);
  const bool is_counted = counted_->has_value();
  const Look keep = [&](const Touch& touch) {
    ++examined_;
    const bool has_room = listed_.size() < most_listed_moves;
    if (has_room) listed_.push_back({{i, touch}});
    if (is_loopy(sum)) note({{i, touch}});
    return is_counted ? has_room : examined_ < most_visited;
  };
  if (!coverage_) {
    const Coverage coverage = solved_.each_winning_in(sum, cursor_, *counting_, keep);
    if (coverage == Coverage::paused) return false;
    coverage_ = coverage;
  }
  if (coverage_ == Coverage::unsettled && !settle_remaining(i, settling, keep)) return false;
  if (!is_counted && (coverage_ != Coverage::complete || examined_ == most_visited))
    limit_ = limit_in_component(settling, end);
  found_ += counted_->value_or(examined_);
  examined_ = settled_ = 0;
  has_unsettled_ = false;
  counted_.reset();
  coverage_.reset();
  cursor_ = {i + 1};
  return true;
}

Limit WinningMoves::limit_in_component(const Meter& settling, const SearchEnd& end) const {
  if (counting_->was_stopped() || counting_->is_full()) return {counting_->limit(), end.positions};
  if (counting_->refuses() || examined_ == most_visited) return most_examined;
  if (settling.refuses()) return end.limit.value_or(Limit{settling.limit(), solved_.positions()});
  return end.limit.value_or(Limit{"memory", end.positions});
}

/// Settles moves until none is left or no more can be done, which returns true; false if the meter pauses first.
SG_MINSIZE bool WinningMoves::settle_remaining(std::size_t i, Meter& settling, const Look& keep) {
  for (; settled_ < cursor_.unsettled.size() && !settling.refuses(); ++settled_) {
    const Move move{{i, cursor_.unsettled[settled_]}};
    if (solved_.settle(solved_.sum(), move, settling) == Progress::working && !settling.refuses()) return false;
    const Verdict then = solved_.verdict(after(solved_.sum(), move, solved_.play()));
    has_unsettled_ = has_unsettled_ || !then.is_decided();
    if (then.wins == false && !keep(cursor_.unsettled[settled_])) break;
  }
  coverage_ = has_unsettled_ || settling.refuses() ? Coverage::partial : Coverage::complete;
  return true;
}

SG_MINSIZE std::vector<Placed> WinningMoves::touches() {
  std::vector<Placed> touches;
  if (moves_in_every_component(solved_.play())) {
    Meter meter(most_examined.at);
    if (const auto turn = turn_of(solved_, meter))
      turn->each_touch([&](const Placed& placed) { touches.push_back(placed); });
  } else {
    for (const Move& move : listed_) touches.push_back(move.front());
  }
  return touches;
}

}  // namespace sg

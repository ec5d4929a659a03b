#include "solve/sum/solved-sum.hpp"

#include <algorithm>

#include "solve/solvers.hpp"
#include "solve/sum/turn.hpp"

namespace sg {
namespace {

constexpr std::size_t most_unsettled = 100'000;  // moves of a component that are stored to be settled
/// Turns of the meter for each part of a position that is made and judged.
constexpr std::uint64_t turns_a_part = 64;

}  // namespace

SumSolver* SolvedSum::sum_solver() {
  if (!sum_solver_) sum_solver_ = sum_solver_of(play_, is_loopy(sum_));
  return sum_solver_.get();
}

void SolvedSum::start(Sum sum) {
  for (Component& c : sum)
    if (evaluators_.count(c.game.get()) == 0) c.game = games_.try_emplace(c.game->name(), c.game).first->second;
  if (is_loopy(sum) != is_loopy(sum_)) sum_solver_.reset();
  sum_ = std::move(sum);
  next_ = 0;
  so_far_ = Worths::nothing();
  joint_ = false;
  if (!sum_.empty()) evaluator(sum_[0]).start(sum_[0].position);
}

Evaluator& SolvedSum::evaluator(const Component& component) {
  auto& slot = evaluators_[component.game.get()];
  if (!slot)
    slot = std::make_unique<Evaluator>(*component.game, play_,
                                       sum_.size() == 1 ? Evaluator::Alone::yes : Evaluator::Alone::no);
  return *slot;
}

bool SolvedSum::can_join() const {
  if (is_loopy(sum_)) return play_ == Play::misere;
  return sum_.size() > 1 && (play_ == Play::misere || is_partizan(sum_));
}

bool SolvedSum::prefers_value() {
  if (sum_.size() != 1 || play_ != Play::normal || !is_partizan(sum_) || verdict(sum_[0]).wins) return false;
  SumSolver* const own = sum_solver();
  return own != nullptr && own->prefers_value(sum_[0]);
}

Progress SolvedSum::advance(Meter& meter) {
  joint_ = joint_ || prefers_value();
  for (; !joint_ && next_ < sum_.size();) {
    Evaluator& own = evaluator(sum_[next_]);
    const Progress state = own.advance(meter);
    if (state == Progress::working) return meter.refuses() && verdict(sum_).of<Mex>() ? Progress::done : state;
    const Worths worths = own.verdict_of_mover(sum_[next_].position).worths;
    so_far_ = so_far_ + worths;
    if (can_join() && !(convention_.adds(worths) && convention_.adds(so_far_))) {
      // Without an algebra that knows every component only the whole sum can be searched.
      joint_ = true;
    } else if (++next_ < sum_.size()) {
      evaluator(sum_[next_]).start(sum_[next_].position);
    }
  }
  if (joint_) return advance_joint(sum_, meter);
  return verdict(sum_).is_decided() ? Progress::done : Progress::limit;
}

/// Searches the whole for its winner; if it is partizan, for both players moving first.
Progress SolvedSum::advance_joint(const Sum& sum, Meter& meter) {
  if (SumSolver* const own = sum_solver()) return own->advance(sum, joint_search_, meter);
  joint_search_.start(sum);
  const Progress state = joint_search_.advance(meter);
  if (state != Progress::done || !is_partizan(sum)) return state;
  joint_search_.start(turned(sum));
  return joint_search_.advance(meter);
}

Verdict SolvedSum::joint_verdict(const Sum& sum) {
  const auto searched = joint_search_.worth(sum);
  return !searched && sum_solver_ ? sum_solver_->verdict(sum) : Verdict{.wins = searched};
}

Progress SolvedSum::settle(const Sum& sum, const Move& move, Meter& meter) {
  const Sum next = sg::after(sum, move, play_);
  if (joint_) return advance_joint(next, meter);
  Progress whole = Progress::done;
  for (const Placed& placed : move) {
    const Component& c = keeps_one_component(play_) ? next.front() : next[placed.component];
    evaluator(c).start(c.position);
    const Progress own = evaluator(c).advance(meter);
    if (own == Progress::working) return own;
    if (own == Progress::limit) whole = own;
  }
  return whole;
}

std::size_t SolvedSum::positions() const {
  std::size_t total = joint_search_.positions() + (sum_solver_ ? sum_solver_->positions() : 0);
  for (const auto& [game, evaluator] : evaluators_) total += evaluator->positions();
  return total;
}

std::optional<MoveProgress> SolvedSum::progress() {
  if (joint_) return sum_solver_ ? sum_solver_->progress() : std::nullopt;
  return next_ < sum_.size() ? evaluator(sum_[next_]).progress() : std::nullopt;
}

Verdict SolvedSum::verdict(const Sum& sum) {
  if (sum.size() == 1 && !joint_) return verdict(sum[0]);
  Verdict whole = added(sum);
  const bool left = left_moves(sum);
  whole.wins = convention_.wins(whole.worths, left);
  whole.draws = convention_.draws(whole.worths);
  if (const auto& loopy = whole.of<Loopy>()) whole.counter = loopy->counter;
  if (joint_ && !whole.wins) {
    const Verdict searched = joint_verdict(sum);
    whole.ground = Justification::search;
    whole.wins = searched.wins;
    whole.draws = searched.draws;
    whole.counter = searched.counter;
  }
  if (is_partizan(sum)) {
    auto other = convention_.wins(whole.worths, !left);
    if (joint_ && !other) other = joint_verdict(turned(sum)).wins;
    whole.partizan = PartizanVerdict::of(left, whole.wins, other);
  }
  return whole;
}

bool SolvedSum::finished(const Sum& sum) {
  if (is_over(sum)) return true;
  if (stops_at_stuck_component(play_)) return has_stuck_component(sum);
  if (!stops_at_zero_values(play_)) return false;
  const auto stopping = verdict(sum).of<MisereNim>();
  return stopping && stopping->stopped;
}

Worths SolvedSum::worths_of(const Component& component) {
  Evaluator& own = evaluator(component);
  return joint_ ? own.verdict_of_mover(component.position).worths : own.worths(component.position);
}

Verdict SolvedSum::added(const Sum& sum) {
  Verdict whole{.worths = Worths::nothing(), .ground = Justification::theorem};
  const auto add = [&](const Component& c, const Worths& own) {
    whole.worths = whole.worths + own;
    whole.ground = std::max(whole.ground, verdict(c).ground);
  };
  Worths cancelled;
  cancelled.of<Mex>() = Value::nimber(0);
  std::map<std::pair<const Game*, std::string>, const Component*> single;
  for (const Component& c : sum) {
    const Worths own = worths_of(c);
    // Equal components do not cancel if players have moves of their
    // own, or a rule can end the whole game before the answer.
    if (play_ != Play::normal || own.of<Mex>() || !c.game->defines(Play::sj)) {
      add(c, own);
    } else if (const auto [twin, is_first] = single.try_emplace({c.game.get(), c.position->key()}, &c); !is_first) {
      single.erase(twin);
      whole.worths = whole.worths + cancelled;
    }
  }
  for (const auto& [key, c] : single) add(*c, worths_of(*c));
  return whole;
}

Worths SolvedSum::rest_of(Sum sum, std::size_t without) {
  sum.erase(sum.begin() + static_cast<std::ptrdiff_t>(without));
  return added(sum).worths;
}

/// Returns true if a touch in component `i` wins the whole; nullopt if that is not known.
std::optional<bool> SolvedSum::touch_wins(const Sum& sum, std::size_t i, const Worths& rest, const Touch& touch) {
  const Component& c = sum[i];
  Verdict then;
  // If the value of the rest is unknown, the move may leave two equal components, which cancel.
  if (joint_ || sum.size() == 1 || keeps_one_component(play_) ||
      (play_ == Play::normal && !convention_.wins(rest, left_moves(sum)))) {
    then = verdict(after(sum, {{i, touch}}, play_));
  } else {
    const PositionPtr option = c.game->after(*c.position, touch, play_);
    const Worths worths = rest + worths_of({c.game, option});
    then.wins = convention_.wins(worths, !left_moves(sum));
    then.draws = convention_.draws(worths);
  }
  return then.draws ? false : then.wins ? std::optional(!*then.wins) : std::nullopt;
}

/// Returns target values only for a component whose options are worth nimbers; else nullopt.
std::optional<TargetValues> SolvedSum::targets_in(const Sum& sum, std::size_t i, const Worths& rest) {
  if (left_moves(sum[i])) return std::nullopt;
  return convention_.targets(rest, worths_of(sum[i]), left_moves(sum));
}

/// Returns values to which the ruleset finds the moves by itself, such that each winning move leads to one of them;
/// nullopt if the moves must be tried.
std::optional<TargetValues> SolvedSum::found_by_rules(const Sum& sum, std::size_t i, const Worths& rest) {
  const Component& c = sum[i];
  if (joint_ || c.game->over(*c.position)) return std::nullopt;
  const auto found = [&](Nimber target) { return c.game->finds(*c.position, target); };
  if (!found(0)) return std::nullopt;
  auto targets = targets_in(sum, i, rest);
  return targets && std::all_of(targets->values.begin(), targets->values.end(), found) ? targets : std::nullopt;
}

Coverage SolvedSum::each_winning_in(const Sum& sum, MoveCursor& cursor, Meter& meter, const Look& look) {
  if (finished(sum)) return Coverage::complete;
  const std::size_t i = cursor.component;
  const Component& c = sum[i];
  if (Method* const finder = sum.size() == 1 ? evaluator(c).finder_of(c.position) : nullptr) {
    bool left_off = false;
    const Look own = [&](const Touch& touch) { return !(left_off = !look(touch)); };
    if (finder->each_winning(c.position, cursor.stage, meter, own) || left_off) return Coverage::complete;
    return meter.refuses() ? Coverage::partial : Coverage::paused;
  }
  const Worths rest = rest_of(sum, i);
  bool left = false;  // ended by the visitor
  const auto judged = [&](const Touch& touch) {
    // Pays for the position after the move, which is made and then judged part by part.
    if (!meter.spend_turns(turns_a_part * c.position->size())) return false;
    const auto wins = touch_wins(sum, i, rest, touch);
    if (!wins) cursor.unsettled.push_back(touch);
    left = wins.value_or(false) && !look(touch);
    return !left && cursor.unsettled.size() < most_unsettled;
  };
  if (const auto targets = found_by_rules(sum, i, rest)) {
    const Look found = [&](const Touch& touch) {
      if (!targets->all_win) return judged(touch);
      left = !look(touch);
      return !left;
    };
    if (cursor.target == 0 && cursor.stage.outer == 0 && !meter.spend(c.position->size())) return Coverage::partial;
    for (; cursor.target < targets->values.size(); ++cursor.target, cursor.stage = {})
      if (!c.game->each_move_to(*c.position, targets->values[cursor.target], cursor.stage, meter, found)) {
        if (left) return Coverage::complete;
        return meter.refuses() || cursor.unsettled.size() == most_unsettled ? Coverage::partial : Coverage::paused;
      }
  } else if (!c.game->each_move(*c.position, meter, judged)) {
    return left ? Coverage::complete : Coverage::partial;
  }
  return cursor.unsettled.empty() ? Coverage::complete : Coverage::unsettled;
}

Coverage SolvedSum::each_move(const Sum& sum, Meter& meter, const VisitMove& visit) {
  if (finished(sum)) return Coverage::complete;
  const Meter::NoPauseScope steady(meter);
  if (moves_in_several(play_)) {
    const auto turn = Turn::of(*this, sum, meter);
    if (turn) turn->each(meter, visit);
    return turn && !meter.refuses() ? Coverage::complete : Coverage::partial;
  }
  bool goes_on = true;
  for (std::size_t i = 0; i < sum.size() && goes_on; ++i)
    goes_on = sum[i].game->each_move(*sum[i].position, meter, [&](const Touch& touch) { return visit({{i, touch}}); });
  return meter.refuses() ? Coverage::partial : Coverage::complete;
}

Coverage SolvedSum::each_winning(const Sum& sum, Unsettled then, Meter& meter, const VisitMove& visit) {
  if (finished(sum)) return Coverage::complete;
  if (moves_in_several(play_)) {
    const auto turn = Turn::of(*this, sum, meter);
    if (turn) turn->each_winning(meter, visit);
    return turn && !meter.refuses() ? Coverage::complete : Coverage::partial;
  }
  Coverage looked = Coverage::complete;
  bool left = false;
  std::vector<Placed> unsettled;
  for (MoveCursor cursor; cursor.component < sum.size() && !left; cursor = {cursor.component + 1}) {
    const Meter::NoPauseScope steady(meter);
    const Coverage own = each_winning_in(sum, cursor, meter, [&](const Touch& touch) {
      left = !visit({{cursor.component, touch}});
      return !left;
    });
    if (own != Coverage::unsettled || then == Unsettled::leave) looked = std::max(looked, own);
    if (then == Unsettled::leave) continue;
    for (Touch& touch : cursor.unsettled) unsettled.push_back({cursor.component, std::move(touch)});
  }
  for (const Placed& placed : unsettled) {
    if (left) return Coverage::complete;
    if (settle(sum, {placed}, meter) == Progress::working)
      return meter.refuses() ? Coverage::partial : Coverage::paused;
    const Verdict then = verdict(after(sum, {placed}, play_));
    if (!then.is_decided()) looked = Coverage::partial;
    left = then.wins == false && !visit({placed});
  }
  return left ? Coverage::complete : looked;
}

std::optional<Count> SolvedSum::count_winning_in(const Sum& sum, std::size_t i, Meter& meter) {
  if (joint_ || finished(sum)) return std::nullopt;
  if (Method* const finder = sum.size() == 1 ? evaluator(sum[0]).finder_of(sum[0].position) : nullptr)
    return finder->count_winning(sum[0].position, meter);
  const auto targets = targets_in(sum, i, rest_of(sum, i));
  if (!targets || !targets->all_win) return std::nullopt;
  if (targets->values.empty()) return Count{0};
  return sum[i].game->count_moves_to(*sum[i].position, targets->values[0], meter);
}

}  // namespace sg

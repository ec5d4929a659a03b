#include "api/solved-sum.hpp"

#include <algorithm>

#include "api/turn.hpp"

namespace sg {

bool JointRules::each_move(const Sum& sum, Meter& meter, const Look& look) const {
  for (std::size_t i = 0; i < sum.size(); ++i) {
    const auto whole = [&](const Touch& t) { return look(flat(sum, {{i, t}}, Play::misere)); };
    if (!sum[i].game->each_move(*sum[i].position, meter, whole)) return false;
  }
  return true;
}

Sum JointRules::after(const Sum& sum, const Touch& touch) const {
  return sg::after(sum, unflat(sum, touch, Play::misere), Play::misere);
}

void SolvedSum::start(Sum sum) {
  for (Component& c : sum)
    if (evaluators_.count(c.game.get()) == 0) c.game = games_.try_emplace(c.game->name(), c.game).first->second;
  sum_ = std::move(sum);
  next_ = 0;
  beyond_ = joint_ = false;
  if (!sum_.empty()) evaluator(sum_[0]).start(sum_[0].position);
}

Evaluator& SolvedSum::evaluator(const Component& component) {
  auto& slot = evaluators_[component.game.get()];
  if (!slot)
    slot = std::make_unique<Evaluator>(*component.game, play_,
                                       sum_.size() == 1 ? Evaluator::Alone::yes : Evaluator::Alone::no);
  return *slot;
}

Progress SolvedSum::advance(Meter& meter) {
  for (; !joint_ && next_ < sum_.size();) {
    Evaluator& own = evaluator(sum_[next_]);
    const Progress state = own.advance(meter);
    if (state == Progress::working) return state;
    beyond_ = beyond_ || state == Progress::limit;
    if (play_ == Play::misere && sum_.size() > 1 && !own.verdict(sum_[next_].position).pair) {
      // Without a pair for every component only the whole sum can be searched.
      joint_ = true;
      joint_search_.start(sum_);
    } else if (++next_ < sum_.size()) {
      evaluator(sum_[next_]).start(sum_[next_].position);
    }
  }
  if (joint_) return joint_search_.advance(meter);
  return beyond_ && !verdict(sum_).wins ? Progress::limit : Progress::done;
}

std::size_t SolvedSum::positions() const {
  std::size_t total = joint_search_.positions();
  for (const auto& [game, evaluator] : evaluators_) total += evaluator->positions();
  return total;
}

Verdict SolvedSum::verdict(const Sum& sum) {
  if (sum.size() == 1) return verdict(sum[0]);
  Verdict whole{Value::nimber(0), TamePair::empty(), 0, std::nullopt, true, Ground::theorem};
  for (const Component& component : sum) {
    const Verdict v = verdict(component);
    whole.value = sum_of(whole.value, v.value);
    whole.pair = whole.pair && v.pair ? std::optional(*whole.pair ^ *v.pair) : std::nullopt;
    whole.step = whole.step && v.step ? std::optional(std::max(*whole.step, *v.step)) : std::nullopt;
    whole.stopped = whole.stopped && v.stopped;
    whole.ground = std::max(whole.ground, v.ground);
  }
  if (play_ == Play::normal && whole.value) whole.wins = whole.value->wins();
  if ((play_ == Play::misere || play_ == Play::sj) && whole.pair) whole.wins = whole.pair->misere != 0;
  if (play_ == Play::every && whole.step) whole.wins = *whole.step % 2 == 1;
  if (joint_ && !whole.wins) {
    whole.ground = Ground::search;
    whole.wins = joint_search_.worth(sum);
  }
  return whole;
}

bool SolvedSum::finished(const Sum& sum) {
  const auto over = [](const Component& c) { return c.game->over(*c.position); };
  return std::any_of(sum.begin(), sum.end(), over) || (play_ == Play::sj && verdict(sum).stopped);
}

std::optional<SolvedSum::Rest> SolvedSum::rest_of(const Sum& sum, std::size_t without) {
  Rest rest;
  for (std::size_t i = 0; i < sum.size(); ++i) {
    if (i == without) continue;
    const Verdict v = verdict(sum[i]);
    if (play_ == Play::normal ? !v.value : !v.pair) return std::nullopt;
    if (v.value) rest.value = rest.value ^ *v.value;
    if (v.pair) rest.pair = rest.pair ^ *v.pair;
  }
  return rest;
}

/// The normal values that an option must have for the whole to be lost; but under normal play they are only candidates.
std::vector<Nimber> SolvedSum::targets(const Rest& rest) const {
  if (play_ != Play::normal) return {rest.pair.normal, rest.pair.normal ^ 1};
  if (rest.value.is_nimber()) return {rest.value.nimber()};
  return {};
}

/// Of a component, whether a touch in it wins the whole; nothing where that is not known.
std::optional<bool> SolvedSum::touch_wins(const Sum& sum, std::size_t i, const std::optional<Rest>& rest,
                                          const Touch& touch) {
  const Component& c = sum[i];
  const PositionPtr option = c.game->after(*c.position, touch, play_);
  if (joint_ || !rest || sum.size() == 1) {
    Sum next = sum;
    next[i].position = option;
    const auto then = verdict(next).wins;
    return then ? std::optional(!*then) : std::nullopt;
  }
  const Verdict v = evaluator(c).verdict(option);
  if (play_ == Play::normal) return v.value ? std::optional(!(*v.value ^ rest->value).wins()) : std::nullopt;
  return v.pair ? std::optional((*v.pair ^ rest->pair).misere == 0) : std::nullopt;
}

/// The values to which the ruleset finds the moves by itself, so that each winning move is among those to one of them; nothing
/// where the moves must be looked through.
std::optional<std::vector<Nimber>> SolvedSum::found_by_rules(const Sum& sum, std::size_t i,
                                                             const std::optional<Rest>& rest) {
  const Component& c = sum[i];
  if (!rest || joint_ || c.game->over(*c.position)) return std::nullopt;
  if (play_ != Play::normal && !verdict(c).pair) return std::nullopt;
  const auto found = [&](Nimber target) { return c.game->finds(*c.position, target); };
  auto wanted = targets(*rest);
  if (!found(0) || !std::all_of(wanted.begin(), wanted.end(), found)) return std::nullopt;
  return wanted;
}

Looked SolvedSum::each_winning_in(const Sum& sum, Place& place, Meter& meter, const Look& look) {
  if (finished(sum)) return Looked::wholly;
  const std::size_t i = place.component;
  const Component& c = sum[i];
  const auto rest = rest_of(sum, i);
  bool all_known = true, left = false;  // left: by the visitor
  const auto judged = [&](const Touch& touch) {
    const auto wins = touch_wins(sum, i, rest, touch);
    all_known = all_known && wins;
    left = wins.value_or(false) && !look(touch);
    return !left;
  };
  if (const auto wanted = found_by_rules(sum, i, rest)) {
    // Under normal play they all win; else what is left to see is whether each candidate's pair is lost.
    const Look found = [&](const Touch& touch) {
      if (play_ != Play::normal) return judged(touch);
      left = !look(touch);
      return !left;
    };
    if (place.target == 0 && place.stage.outer == 0 && !meter.spend(c.position->size())) return Looked::partly;
    for (; place.target < wanted->size(); ++place.target, place.stage = {})
      if (!c.game->each_move_to(*c.position, (*wanted)[place.target], place.stage, meter, found)) {
        if (left) return Looked::wholly;
        return meter.refuses() ? Looked::partly : Looked::not_yet;
      }
    return Looked::wholly;
  }
  const bool all = c.game->each_move(*c.position, meter, judged);
  return all_known && (all || left) ? Looked::wholly : Looked::partly;
}

Looked SolvedSum::each_move(const Sum& sum, Meter& meter, const VisitMove& visit) {
  if (finished(sum)) return Looked::wholly;
  if (play_ == Play::every) {
    const auto turn = Turn::of(*this, sum, meter);
    if (turn) turn->each(meter, visit);
    return turn && !meter.refuses() ? Looked::wholly : Looked::partly;
  }
  bool goes_on = true;
  for (std::size_t i = 0; i < sum.size() && goes_on; ++i)
    goes_on = sum[i].game->each_move(*sum[i].position, meter, [&](const Touch& touch) { return visit({{i, touch}}); });
  return meter.refuses() ? Looked::partly : Looked::wholly;
}

Looked SolvedSum::each_winning(const Sum& sum, Meter& meter, const VisitMove& visit) {
  if (finished(sum)) return Looked::wholly;
  if (play_ == Play::every) {
    const auto turn = Turn::of(*this, sum, meter);
    if (turn) turn->each_winning(meter, visit);
    return turn && !meter.refuses() ? Looked::wholly : Looked::partly;
  }
  Looked looked = Looked::wholly;
  bool left = false;
  for (Place place; place.component < sum.size() && !left; place = {place.component + 1}) {
    const Looked own = each_winning_in(sum, place, meter, [&](const Touch& touch) {
      left = !visit({{place.component, touch}});
      return !left;
    });
    looked = std::max(looked, own);
  }
  return looked;
}

std::optional<Count> SolvedSum::count_winning_in(const Sum& sum, std::size_t i, Meter& meter) {
  const auto rest = play_ == Play::normal && !joint_ ? rest_of(sum, i) : std::nullopt;
  if (!rest || finished(sum)) return std::nullopt;
  // A loony rest leaves no value to aim at, and no move here wins.
  const std::vector<Nimber> wanted = targets(*rest);
  if (wanted.empty()) return Count{0};
  return sum[i].game->count_moves_to(*sum[i].position, wanted[0], meter);
}

}  // namespace sg

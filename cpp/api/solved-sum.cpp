#include "api/solved-sum.hpp"

#include <algorithm>

#include "api/turn.hpp"

namespace sg {

bool JointRules::each_move(const Sum& sum, const Visit& visit) const {
  for (std::size_t i = 0; i < sum.size(); ++i)
    if (!sum[i].game->each_move(*sum[i].position, [&](const Touch& t) {
          return visit(flat(sum, {{i, t}}, Play::misere));
        }))
      return false;
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

Progress SolvedSum::advance(std::uint64_t& budget) {
  for (; !joint_ && next_ < sum_.size();) {
    Evaluator& own = evaluator(sum_[next_]);
    const Progress state = own.advance(budget);
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
  if (joint_) return joint_search_.advance(budget);
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

Looked SolvedSum::each_winning_in(const Sum& sum, std::size_t i, std::uint64_t& work, const Visit& visit) {
  if (finished(sum)) return Looked::wholly;
  const Component& c = sum[i];
  Evaluator& own = evaluator(c);
  const auto rest = rest_of(sum, i);
  const auto wins = [&](const Touch& touch) -> std::optional<bool> {
    const PositionPtr option = c.game->after(*c.position, touch, play_);
    if (joint_ || !rest || sum.size() == 1) {
      Sum next = sum;
      next[i].position = option;
      const auto then = verdict(next).wins;
      return then ? std::optional(!*then) : std::nullopt;
    }
    const Verdict v = own.verdict(option);
    if (play_ == Play::normal) return v.value ? std::optional(!(*v.value ^ rest->value).wins()) : std::nullopt;
    return v.pair ? std::optional((*v.pair ^ rest->pair).misere == 0) : std::nullopt;
  };
  if (rest && !joint_ && !c.game->over(*c.position)) {
    const auto wanted = targets(*rest);
    const auto found = [&](Nimber target) { return c.game->finds(*c.position, target); };
    // A theorem finds the moves to a value; what is left to see is whether each candidate's pair is lost.
    const bool by_theorem = play_ == Play::normal || own.verdict(c.position).pair;
    if (by_theorem && found(0) && std::all_of(wanted.begin(), wanted.end(), found)) {
      const std::uint64_t cost = c.game->finding_cost(*c.position);
      bool out_of_work = cost > work;
      work -= std::min<std::uint64_t>(work, cost + c.position->size());
      std::all_of(wanted.begin(), wanted.end(), [&](Nimber target) {
        return !out_of_work && c.game->each_move_to(*c.position, target, [&](const Touch& touch) {
          if (play_ == Play::normal) return visit(touch);
          out_of_work = work == 0;
          if (out_of_work) return false;
          --work;
          return !wins(touch).value_or(false) || visit(touch);
        });
      });
      return out_of_work ? Looked::partly : Looked::wholly;
    }
  }
  bool all_known = true;
  bool stopped = false;
  const bool finished = c.game->each_move(*c.position, [&](const Touch& touch) {
    if (work == 0) return false;
    --work;
    const auto good = wins(touch);
    all_known = all_known && good;
    stopped = good.value_or(false) && !visit(touch);
    return !stopped;
  });
  return all_known && (finished || stopped) ? Looked::wholly : Looked::partly;
}

Looked SolvedSum::each_move(const Sum& sum, const VisitMove& visit) {
  if (finished(sum)) return Looked::wholly;
  if (play_ == Play::every) {
    std::uint64_t work = 1'000'000;
    const auto turn = Turn::of(*this, sum, work);
    if (turn) turn->each(visit);
    return turn ? Looked::wholly : Looked::partly;
  }
  bool goes_on = true;
  for (std::size_t i = 0; i < sum.size() && goes_on; ++i)
    goes_on = sum[i].game->each_move(*sum[i].position, [&](const Touch& touch) { return visit({{i, touch}}); });
  return Looked::wholly;
}

Looked SolvedSum::each_winning(const Sum& sum, std::uint64_t& work, const VisitMove& visit) {
  if (finished(sum)) return Looked::wholly;
  if (play_ == Play::every) {
    const auto turn = Turn::of(*this, sum, work);
    if (!turn) return Looked::partly;
    turn->each_winning(visit);
    return Looked::wholly;
  }
  Looked looked = Looked::wholly;
  bool stopped = false;
  for (std::size_t i = 0; i < sum.size() && !stopped; ++i) {
    const Looked own = each_winning_in(sum, i, work, [&](const Touch& touch) {
      stopped = !visit({{i, touch}});
      return !stopped;
    });
    if (own == Looked::partly) looked = own;
  }
  return looked;
}

std::optional<Count> SolvedSum::count_winning_in(const Sum& sum, std::size_t i, std::uint64_t work) {
  const auto rest = play_ == Play::normal && !joint_ ? rest_of(sum, i) : std::nullopt;
  if (!rest || finished(sum)) return std::nullopt;
  // A loony rest leaves no value to aim at, and no move here wins.
  const std::vector<Nimber> wanted = targets(*rest);
  if (wanted.empty()) return Count{0};
  const auto& [game, position] = sum[i];
  return game->finding_cost(*position) > work ? std::nullopt : game->count_moves_to(*position, wanted[0]);
}

}  // namespace sg

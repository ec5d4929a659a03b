#include "api/solved-sum.hpp"

#include <algorithm>

namespace sg {

std::string JointRules::key(const Sum& sum) const {
  std::vector<std::string> keys;
  for (const Component& c : sum) {
    const std::string own = c.board->key();
    keys.push_back(c.game->name() + ':' + std::to_string(own.size()) + ':' + own);
  }
  std::sort(keys.begin(), keys.end());
  std::string key;
  for (const std::string& k : keys) key += k;
  return key;
}

bool JointRules::each_move(const Sum& sum, const Visit& visit) const {
  for (std::size_t i = 0; i < sum.size(); ++i)
    if (!sum[i].game->each_move(*sum[i].board, [&](const Touch& t) { return visit(with_component(sum, i, t)); }))
      return false;
  return true;
}

Sum JointRules::after(const Sum& sum, const Touch& touch) const {
  Touch rest = touch;
  const std::size_t i = take_component(sum, rest);
  return replaced(sum, i, sum[i].game->after(*sum[i].board, rest));
}

bool JointRules::over(const Sum& sum) const {
  return std::any_of(sum.begin(), sum.end(), [](const Component& c) { return c.game->over(*c.board); });
}

SolvedSum::SolvedSum(Sum sum, Play play)
    : sum_(std::move(sum)), play_(play), joint_search_(joint_rules_, play, Want::winner) {
  if (!sum_.empty()) evaluator(sum_[0]).start(*sum_[0].board);
}

Evaluator& SolvedSum::evaluator(const Component& component) {
  auto& slot = evaluators_[component.game->name()];
  if (!slot) slot = component.game->evaluator(play_);
  return *slot;
}

Progress SolvedSum::advance(std::uint64_t& budget) {
  for (; !joint_ && next_ < sum_.size();) {
    const Component& component = sum_[next_];
    if (play_ == Play::misere && sum_.size() > 1 && !verdict(component).pair) {
      // Without a pair for every component only the whole sum can be searched.
      joint_ = true;
      joint_search_.start(sum_);
      break;
    }
    const Progress state = evaluator(component).advance(budget);
    if (state == Progress::working) return state;
    beyond_ = beyond_ || state == Progress::limit;
    if (++next_ < sum_.size()) evaluator(sum_[next_]).start(*sum_[next_].board);
  }
  if (joint_) return joint_search_.advance(budget);
  return beyond_ && !verdict(sum_).wins ? Progress::limit : Progress::done;
}

std::size_t SolvedSum::positions() const {
  std::size_t total = joint_search_.positions();
  for (const auto& [name, evaluator] : evaluators_) total += evaluator->positions();
  return total;
}

Verdict SolvedSum::verdict(const Component& component) { return evaluator(component).verdict(*component.board); }

Verdict SolvedSum::verdict(const Sum& sum) {
  if (sum.size() == 1 && !joint_) return verdict(sum[0]);
  Verdict whole{Value::nimber(0), TamePair::empty(), std::nullopt, Ground::theorem};
  for (const Component& component : sum) {
    const Verdict v = verdict(component);
    whole.value = sum_of(whole.value, v.value);
    whole.pair = whole.pair && v.pair ? std::optional(*whole.pair ^ *v.pair) : std::nullopt;
    whole.ground = std::max(whole.ground, v.ground);
  }
  if (play_ == Play::normal && whole.value) whole.wins = whole.value->wins();
  if (play_ == Play::misere && whole.pair) whole.wins = whole.pair->misere != 0;
  if (joint_ && !whole.wins) {
    whole.ground = Ground::search;
    if (const auto found = joint_search_.value(sum)) whole.wins = found->wins();
  }
  return whole;
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

/// The normal values that an option must have for the whole to be lost; in misere play they are only candidates.
std::vector<Nimber> SolvedSum::targets(const Rest& rest) const {
  if (play_ == Play::misere) return {rest.pair.normal, rest.pair.normal ^ 1};
  if (rest.value.is_nimber()) return {rest.value.nimber()};
  return {};
}

Looked SolvedSum::each_winning_in(const Sum& sum, std::size_t i, std::uint64_t& work, const VisitMove& visit,
                                  bool& stopped) {
  const Component& c = sum[i];
  Evaluator& own = evaluator(c);
  const auto rest = rest_of(sum, i);
  const auto wins = [&](const Touch& touch) -> std::optional<bool> {
    const Component option{c.game, c.game->after(*c.board, touch)};
    if (joint_ || !rest || sum.size() == 1) {
      const auto lost = verdict(replaced(sum, i, option.board)).wins;
      return lost ? std::optional(!*lost) : std::nullopt;
    }
    const Verdict v = own.verdict(*option.board);
    if (play_ == Play::misere) return v.pair ? std::optional((*v.pair ^ rest->pair).misere == 0) : std::nullopt;
    return v.value ? std::optional(!(*v.value ^ rest->value).wins()) : std::nullopt;
  };
  if (rest && !joint_ && !c.game->over(*c.board)) {
    const auto wanted = targets(*rest);
    const auto found = [&](Nimber target) { return own.finds(*c.board, target); };
    // A theorem finds the moves to a value; only the firmness of each candidate is left to see in misere play.
    const bool by_theorem = play_ == Play::normal || own.verdict(*c.board).pair;
    if (by_theorem && found(0) && std::all_of(wanted.begin(), wanted.end(), found)) {
      work -= std::min<std::uint64_t>(work, c.board->size());
      for (const Nimber target : wanted)
        stopped = stopped || !own.each_move_to(*c.board, target, [&](const Touch& touch) {
          return (play_ == Play::misere && !wins(touch).value_or(false)) || visit(i, touch);
        });
      return Looked::wholly;
    }
  }
  bool all_known = true;
  const bool finished = c.game->each_move(*c.board, [&](const Touch& touch) {
    if (work == 0) return false;
    --work;
    const auto good = wins(touch);
    all_known = all_known && good;
    if (good.value_or(false) && !visit(i, touch)) stopped = true;
    return !stopped;
  });
  return all_known && (finished || stopped) ? Looked::wholly : Looked::partly;
}

Looked SolvedSum::each_winning(const Sum& sum, std::uint64_t& work, const VisitMove& visit) {
  if (joint_rules_.over(sum)) return Looked::wholly;
  Looked looked = Looked::wholly;
  bool stopped = false;
  for (std::size_t i = 0; i < sum.size() && !stopped; ++i)
    if (each_winning_in(sum, i, work, visit, stopped) == Looked::partly) looked = Looked::partly;
  return looked;
}

}  // namespace sg

#include "core/solve/evaluator.hpp"

#include "core/solve/explain.hpp"

namespace sg {
namespace {

constexpr std::size_t most_paired = 300'000;

// What follows from what was found.
Verdict by_value(const std::optional<Value>& value, Ground ground) {
  return {.value = value, .wins = value ? std::optional(value->wins()) : std::nullopt, .ground = ground};
}
Verdict by_pair(const std::optional<TamePair>& pair, Ground ground) {
  return {.pair = pair, .wins = pair ? std::optional(pair->misere != 0) : std::nullopt, .ground = ground};
}
Verdict by_step(const std::optional<std::uint64_t>& step, Ground ground) {
  return {.step = step, .wins = step ? std::optional(*step % 2 == 1) : std::nullopt, .ground = ground};
}
Verdict by_winner(const std::optional<bool>& wins, Ground ground) { return {.wins = wins, .ground = ground}; }

}  // namespace

Evaluator::Evaluator(const Game& game, Play play, Alone alone)
    : game_(game),
      play_(play),
      alone_(alone),
      outcome_only_(game.info().kind != Kind::nimber),
      table_(game.table(play)) {}

void Evaluator::start(const PositionPtr& position) {
  root_ = position;
  if (play_ == Play::every)
    steps_.start(root_);
  else if (play_ == Play::misere)
    tameness_.start(root_);
  else
    values_.start(root_);
  outcomes_.start(root_, wants_value(root_));
}

Progress Evaluator::advance(Meter& meter) {
  if (known_enough()) return Progress::done;
  if (!game_.searchable(*root_)) return Progress::limit;
  if (play_ == Play::every) return steps_.advance(meter);
  if (play_ == Play::misere) return advance_misere(meter);
  if (outcome_only_) return advance_outcomes(meter);
  if (!table_) return values_.advance(meter);
  if (!table_->can_reach(*root_)) return Progress::limit;
  return table_->grow(*root_, meter) ? Progress::done : Progress::working;
}

std::size_t Evaluator::positions() const {
  return values_.positions() + tameness_.positions() + outcomes_.positions() + steps_.positions();
}

Verdict Evaluator::verdict(const PositionPtr& position) {
  Verdict verdict = verdict_of(position);
  if (const PositionPtr turned = game_.turned(*position))
    verdict.partizan = partizan_verdict(position, turned, verdict.wins);
  return verdict;
}

std::vector<Reason> Evaluator::why(const PositionPtr& position, Meter& meter) {
  return explain(game_, position, play_, meter, [this](const PositionPtr& p) { return verdict_of(p); });
}

bool Evaluator::each_step(const PositionPtr& position, Meter& meter, const VisitStep& visit) {
  const auto parts = game_.parts(position, Play::every);
  return game_.each_move(*position, meter, [&](const Touch& touch) {
    const auto [component, own] = game_.within(*position, touch);
    const auto step = steps_.worth(game_.after(*parts[component], own, Play::every));
    return step && visit(component, touch, *step);
  });
}

/// A sum under misere play wants the pair of each component, not only its winner.
bool Evaluator::known_enough() const {
  if (wants_value(root_)) return false;
  const Verdict known = known_verdict(root_);
  return known.wins && (play_ != Play::misere || alone_ == Alone::yes || known.pair);
}

/// Tameness first: it settles every sum too. A wild position is searched whole, unless it is to be added up.
Progress Evaluator::advance_misere(Meter& meter) {
  if (table_ && table_->can_reach(*root_) && !table_->grow(*root_, meter)) return Progress::working;
  if (pair_of(root_)) return Progress::done;
  if (tameness_.positions() < most_paired && !tameness_.worth(root_)) {
    const Progress state = tameness_.advance(meter);
    if (state == Progress::working && tameness_.positions() < most_paired) return state;
  }
  if (pair_of(root_) || alone_ == Alone::no) return Progress::done;
  return outcomes_.advance(meter);
}

/// Of a partizan game the winner whoever moves first.
Progress Evaluator::advance_outcomes(Meter& meter) {
  const Progress state = outcomes_.advance(meter);
  if (state != Progress::done) return state;
  const PositionPtr other = game_.turned(*root_);
  if (!other || outcomes_.worth(other)) return state;
  outcomes_.start(other);
  return outcomes_.advance(meter);
}

/// By a theorem, at once; without a winner where there is none.
Verdict Evaluator::known_verdict(const PositionPtr& p) const {
  constexpr Ground ground = Ground::theorem;
  switch (play_) {
    case Play::every:
      return by_step(known<Steps>(p), ground);
    case Play::sj:
      return by_components(p, ground, [&](const PositionPtr& part) { return known<Mex>(part); });
    case Play::misere:
      if (const auto pair = known<Tameness>(p)) return by_pair(*pair, ground);
      return by_winner(known<WinLoss>(p), ground);
    case Play::normal:
      break;
  }
  if (!outcome_only_)
    if (const auto value = known<Mex>(p)) return by_value(value, ground);
  return wants_value(p) ? Verdict{} : by_winner(known<WinLoss>(p), ground);
}

Verdict Evaluator::verdict_of(const PositionPtr& p) {
  if (const Verdict known = known_verdict(p); known.wins) return known;
  const Ground found = ground_of(p);
  switch (play_) {
    case Play::every:
      return by_step(steps_.worth(p), Ground::search);
    case Play::sj:
      return by_components(p, found, [&](const PositionPtr& part) { return value_of(part); });
    case Play::misere:
      if (const auto pair = pair_of(p)) return by_pair(pair, std::min(found, Ground::table));
      return by_winner(outcomes_.worth(p), Ground::search);
    case Play::normal:
      break;
  }
  if (outcome_only_) {
    if (const auto wins = outcomes_.worth(p)) return by_winner(wins, Ground::search);
  } else if (const auto value = value_of(p)) {
    return by_value(value, found);
  }
  return by_winner(known<WinLoss>(p), Ground::theorem);
}

/// `wins`: the player to move does.
PartizanVerdict Evaluator::partizan_verdict(const PositionPtr& p, const PositionPtr& turned,
                                            const std::optional<bool>& wins) {
  PartizanVerdict found{.left_moves = game_.left_moves(*p), .number = game_.number(*p)};
  const auto other = verdict_of(turned).wins;
  if (wins && other) {
    const bool left = found.left_moves ? *wins : *other;
    const bool right = found.left_moves ? *other : *wins;
    found.outcome = left ? (right ? "N" : "L") : (right ? "R" : "P");
  }
  return found;
}

/// With every component as a heap of misere Nim. Source: the SJ theorem, Jia Zhihao 2009.
template <class ValueOf>
Verdict Evaluator::by_components(const PositionPtr& p, Ground ground, ValueOf&& value_of_part) const {
  Nimber sum = 0;
  TamePair pair = TamePair::empty();
  bool stopped = true;
  for (const PositionPtr& part : game_.parts(p, play_)) {
    const std::optional<Value> value = value_of_part(part);
    if (!value) return {};
    const Nimber n = value->nimber();
    sum ^= n;
    pair = pair ^ TamePair::heap(n);
    stopped = stopped && n == 0;
  }
  Verdict v = by_pair(pair, ground);
  v.value = Value::nimber(sum);
  v.stopped = stopped;
  return v;
}

/// Where only the winner has a theorem, the value, or the winner after each move, is still worth a table or a short search.
bool Evaluator::wants_value(const PositionPtr& p) const {
  if (play_ == Play::misere || play_ == Play::every) return false;
  return game_.wants_value(*p) && (!table_ || table_->can_reach(*p));
}

/// Of what was found, where no theorem told.
Ground Evaluator::ground_of(const PositionPtr& p) const {
  if (!table_) return Ground::search;
  return table_->passes(*p) ? Ground::period : Ground::table;
}

std::optional<Value> Evaluator::value_of(const PositionPtr& p) {
  if (const auto value = known<Mex>(p)) return value;
  return table_ ? table_->value(*p) : values_.worth(p);
}

std::optional<TamePair> Evaluator::pair_of(const PositionPtr& p) {
  if (table_)
    if (const auto pair = table_->tame_pair(*p)) return pair;
  return tameness_.worth(p).value_or(std::nullopt);
}

}  // namespace sg

// From a ruleset to an evaluator: theorem, else table, else search.
#pragma once

#include "core/asked.hpp"
#include "core/explain.hpp"

namespace sg {

template <Ruleset G>
class EvaluatorOf final : public Evaluator {
 public:
  using Position = typename G::Position;
  EvaluatorOf(const G& game, Play play, Game::Alone alone)
      : game_(game), play_(play), alone_(alone), table_(table_of(game)) {}

  void start(const Board& board) override {
    root_ = position_of<G>(board);
    if (play_ == Play::every)
      steps_.start(*root_);
    else if (play_ == Play::misere)
      tameness_.start(*root_);
    else
      values_.start(*root_);
    outcomes_.start(*root_, wants_value(*root_));
  }

  Progress advance(std::uint64_t& budget) override {
    if (known_enough()) return Progress::done;
    if constexpr (Searchable<G>)
      if (!game_.searchable(*root_)) return Progress::limit;
    if (play_ == Play::every) return steps_.advance(budget);
    if (play_ == Play::misere) return advance_misere(budget);
    if constexpr (outcome_only<G>) return advance_outcomes(budget);
    if constexpr (Tabled<G>) {
      if (!table_.can_reach(*root_)) return Progress::limit;
      return table_.grow(*root_, budget) ? Progress::done : Progress::working;
    }
    return values_.advance(budget);
  }

  std::size_t positions() const override {
    return values_.positions() + tameness_.positions() + outcomes_.positions() + steps_.positions();
  }

  Verdict verdict(const Board& board) override {
    const Position& p = position_of<G>(board);
    Verdict verdict = verdict_of(p);
    if constexpr (Partizan<G>) verdict.partizan = partizan_verdict(p, verdict.wins);
    return verdict;
  }

  bool finds(const Board& board, Nimber target) const override {
    if constexpr (requires { game_.finds(position_of<G>(board), target); })
      return game_.finds(position_of<G>(board), target);
    return Bulk<G>;
  }

  bool each_move_to(const Board& board, Nimber target, const Visit& visit) const override {
    if constexpr (Bulk<G>) return game_.each_move_to(position_of<G>(board), target, visit);
    return true;
  }

  std::uint64_t finding_cost(const Board& board) const override {
    if constexpr (requires { game_.finding_cost(position_of<G>(board)); })
      return game_.finding_cost(position_of<G>(board));
    return 0;
  }

  std::optional<Count> count_moves_to(const Board& board, Nimber target) const override {
    if constexpr (Tallies<G>) return game_.count_moves_to(position_of<G>(board), target);
    return std::nullopt;
  }

  std::vector<Reason> why(const Board& board) override {
    return explain(game_, position_of<G>(board), play_, [this](const Position& p) { return verdict_of(p); });
  }

  bool each_step(const Board& board, const VisitStep& visit) override {
    const Position& p = position_of<G>(board);
    const auto visit_after = [&](std::size_t component, const Touch& touch, const Position& after) {
      const auto step = steps_.worth(after);
      return step && visit(component, touch, *step);
    };
    if constexpr (Composed<G>) {
      const auto parts = game_.split(p);
      return game_.each_move(p, [&](const Touch& touch) {
        const auto [component, own] = game_.within(p, touch);
        return visit_after(component, touch, game_.after(parts[component], own));
      });
    } else {
      return game_.each_move(p, [&](const Touch& touch) { return visit_after(0, touch, game_.after(p, touch)); });
    }
  }

 private:
  /// A sum under misere play wants the pair of each component, not only its winner.
  bool known_enough() {
    if (wants_value(*root_)) return false;
    const Verdict known = known_verdict(*root_);
    return known.wins && (play_ != Play::misere || alone_ == Game::Alone::yes || known.pair);
  }

  /// Tameness first: it settles every sum too. A wild position is searched whole, unless it is to be added up.
  Progress advance_misere(std::uint64_t& budget) {
    if constexpr (TabledPairs<G>)
      if (table_.can_reach(*root_) && !table_.grow(*root_, budget)) return Progress::working;
    if (pair_of(*root_)) return Progress::done;
    if (tameness_.positions() < most_paired && !tameness_.worth(*root_)) {
      const Progress state = tameness_.advance(budget);
      if (state == Progress::working && tameness_.positions() < most_paired) return state;
    }
    if (pair_of(*root_) || alone_ == Game::Alone::no) return Progress::done;
    return outcomes_.advance(budget);
  }

  /// Of a partizan game the winner whoever moves first.
  Progress advance_outcomes(std::uint64_t& budget) {
    const Progress state = outcomes_.advance(budget);
    if constexpr (Partizan<G>)
      if (const Position other = game_.turned(*root_); state == Progress::done && !outcomes_.worth(other)) {
        outcomes_.start(other);
        return Progress::working;
      }
    return state;
  }

  /// `wins`: the player to move does.
  PartizanVerdict partizan_verdict(const Position& p, const std::optional<bool>& wins) {
    PartizanVerdict found;
    if constexpr (Partizan<G>) {
      found.left_moves = game_.left_moves(p);
      found.number = game_.number(p);
      const auto other = verdict_of(game_.turned(p)).wins;
      if (wins && other) {
        const bool left = found.left_moves ? *wins : *other;
        const bool right = found.left_moves ? *other : *wins;
        found.outcome = left ? (right ? "N" : "L") : (right ? "R" : "P");
      }
    }
    return found;
  }

  std::optional<TamePair> pair_of(const Position& p) {
    if constexpr (TabledPairs<G>)
      if (const auto pair = table_.tame_pair(p)) return pair;
    return tameness_.worth(p).value_or(std::nullopt);
  }

  // What follows from what was found.
  static Verdict by_value(const std::optional<Value>& value, Ground ground) {
    return {.value = value, .wins = value ? std::optional(value->wins()) : std::nullopt, .ground = ground};
  }
  static Verdict by_pair(const std::optional<TamePair>& pair, Ground ground) {
    return {.pair = pair, .wins = pair ? std::optional(pair->misere != 0) : std::nullopt, .ground = ground};
  }
  static Verdict by_step(const std::optional<std::uint64_t>& step, Ground ground) {
    return {.step = step, .wins = step ? std::optional(*step % 2 == 1) : std::nullopt, .ground = ground};
  }
  static Verdict by_winner(const std::optional<bool>& wins, Ground ground) { return {.wins = wins, .ground = ground}; }

  std::optional<bool> decided(const Position& p) const { return outcomes_known_.known(p); }

  /// By a theorem, at once; without a winner where there is none.
  Verdict known_verdict(const Position& p) const {
    constexpr Ground ground = Ground::theorem;
    switch (play_) {
      case Play::every:
        return by_step(steps_known_.known(p), ground);
      case Play::sj:
        return by_components(p, ground, [&](const Position& part) { return values_known_.known(part); });
      case Play::misere:
        if (const auto pair = tameness_known_.known(p)) return by_pair(*pair, ground);
        return by_winner(decided(p), ground);
      case Play::normal:
        break;
    }
    if constexpr (!outcome_only<G>)
      if (const auto value = values_known_.known(p)) return by_value(value, ground);
    return wants_value(p) ? Verdict{} : by_winner(decided(p), ground);
  }

  /// Where only the winner has a theorem, the value, or the winner after each move, is still worth a table or a short search.
  bool wants_value(const Position& p) const {
    if (play_ == Play::misere || play_ == Play::every) return false;
    if constexpr (Searchable<G>) return game_.searchable(p);
    if constexpr (Tabled<G> && Decided<G>) return table_.can_reach(p);
    return false;
  }

  /// Of what was found, where no theorem told.
  Ground ground_of(const Position& p) const {
    if constexpr (Periodic<G>)
      if (table_.passes(p)) return Ground::period;
    return Tabled<G> ? Ground::table : Ground::search;
  }

  std::optional<Value> value_of(const Position& p) {
    if (const auto known = values_known_.known(p)) return known;
    if constexpr (Tabled<G>)
      return table_.value(p);
    else
      return values_.worth(p);
  }

  Verdict verdict_of(const Position& p) {
    if (const Verdict known = known_verdict(p); known.wins) return known;
    const Ground found = ground_of(p);
    switch (play_) {
      case Play::every:
        return by_step(steps_.worth(p), Ground::search);
      case Play::sj:
        return by_components(p, found, [&](const Position& part) { return value_of(part); });
      case Play::misere:
        if (const auto pair = pair_of(p)) return by_pair(pair, std::min(found, Ground::table));
        return by_winner(outcomes_.worth(p), Ground::search);
      case Play::normal:
        break;
    }
    if constexpr (outcome_only<G>) {
      if (const auto wins = outcomes_.worth(p)) return by_winner(wins, Ground::search);
    } else if (const auto value = value_of(p)) {
      return by_value(value, found);
    }
    return by_winner(decided(p), Ground::theorem);
  }

  /// With every component as a heap of misere Nim. Source: the SJ theorem, Jia Zhihao 2009.
  template <class ValueOf>
  Verdict by_components(const Position& p, Ground ground, ValueOf&& value_of_part) const {
    Nimber sum = 0;
    TamePair pair = TamePair::empty();
    bool stopped = true;
    for (const Position& part : components_of(game_, p, play_)) {
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

  static constexpr std::size_t most_paired = 300'000;
  const G& game_;
  Play play_;
  Game::Alone alone_;
  std::optional<Position> root_;
  TableOf<G> table_;
  Asked<G, Mex> values_known_{game_, play_};
  Asked<G, Tameness> tameness_known_{game_, play_};
  Asked<G, WinLoss> outcomes_known_{game_, play_};
  Asked<G, Steps> steps_known_{game_, play_};
  Search<Asked<G, Mex>, Mex> values_{values_known_, Mex{}};
  Search<Asked<G, Tameness>, Tameness> tameness_{tameness_known_, Tameness{}};
  Search<Asked<G, WinLoss>, WinLoss> outcomes_{outcomes_known_, WinLoss{play_ == Play::misere}};
  Search<Asked<G, Steps>, Steps> steps_{steps_known_, Steps{}};
};

}  // namespace sg

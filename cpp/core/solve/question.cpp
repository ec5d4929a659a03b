#include "core/solve/question.hpp"

#include "core/solve/game-rules.hpp"
#include "core/solve/search.hpp"

namespace sg {
namespace {

constexpr std::size_t most_paired = 300'000;

bool left_moves(const Game& game, const PositionPtr& p) { return game.left_moves(*p); }

template <class Algebra>
Verdict verdict_of(const Maybe<Algebra>& worth, Ground ground, bool left) {
  Verdict verdict;
  if (!worth) return verdict;
  verdict.worths.of<Algebra>() = worth;
  verdict.wins = Algebra::wins(*worth, left);
  verdict.ground = ground;
  return verdict;
}

Verdict verdict_of(const std::optional<bool>& wins, Ground ground) {
  return wins ? Verdict{.wins = wins, .ground = ground} : Verdict{};
}

/// By a search of its own, where no theorem tells.
template <class Algebra>
class Searched : public Question {
 public:
  Searched(const Asked& asked, Algebra algebra) : asked_(asked), search_({asked.game, asked.play}, algebra) {}
  void start(const PositionPtr& root) override {
    root_ = root;
    search_.start(root);
  }
  Progress advance(Meter& meter) override { return search_.advance(meter); }
  std::size_t positions() const override { return search_.positions(); }

 protected:
  Maybe<Algebra> theorem(const PositionPtr& p) const { return Algebra::known(asked_.game, *p, asked_.play); }

  const Asked& asked_;
  PositionPtr root_;
  Search<GameRules<Algebra>, Algebra> search_;
};

/// A nimber is a worth among numbers too.
Verdict by_value(const std::optional<Value>& value, Ground ground) {
  Verdict verdict = verdict_of<Mex>(value, ground, true);
  if (value) verdict.worths.of<NumberStar>() = NumberStar::Worth{.star = *value};
  return verdict;
}

class NimberQuestion : public Searched<Mex> {
 public:
  explicit NimberQuestion(const Asked& asked) : Searched(asked, Mex{}) {}
  Progress advance(Meter& meter) override {
    if (!asked_.table) return Searched::advance(meter);
    if (!asked_.table->can_reach(*root_)) return Progress::limit;
    return asked_.table->grow(*root_, meter) ? Progress::done : Progress::working;
  }
  bool is_wanted(const PositionPtr& p) const override { return asked_.wants_value(p); }
  Verdict known(const PositionPtr& p) const override { return by_value(theorem(p), Ground::theorem); }
  Verdict found(const PositionPtr& p) override { return by_value(value_of(p), asked_.ground_of(p)); }

 protected:
  std::optional<Value> value_of(const PositionPtr& p) {
    if (const auto value = theorem(p)) return value;
    return asked_.table ? asked_.table->value(*p) : search_.worth(p);
  }
};

class MisereNimQuestion final : public NimberQuestion {
 public:
  using NimberQuestion::NimberQuestion;
  Verdict known(const PositionPtr& p) const override {
    return by_components(p, Ground::theorem, [&](const PositionPtr& part) { return theorem(part); });
  }
  Verdict found(const PositionPtr& p) override {
    return by_components(p, asked_.ground_of(p), [&](const PositionPtr& part) { return value_of(part); });
  }

 private:
  Verdict by_components(const PositionPtr& p, Ground ground, const auto& value_of_part) const {
    std::optional<MisereNim::Worth> sum = MisereNim().nothing();
    for (const PositionPtr& part : asked_.game.parts(p, asked_.play)) {
      const std::optional<Value> value = value_of_part(part);
      if (!value) return {};
      sum = MisereNim::added(sum, MisereNim::of(value->nimber()));
    }
    Verdict verdict = verdict_of<MisereNim>(sum, ground, true);
    verdict.worths.of<Mex>() = Value::nimber(sum->sum);
    return verdict;
  }
};

/// A number is known by a theorem or not at all.
class NumberQuestion final : public Question {
 public:
  explicit NumberQuestion(const Asked& asked) : asked_(asked) {}
  void start(const PositionPtr&) override {}
  Progress advance(Meter&) override { return Progress::limit; }
  std::size_t positions() const override { return 0; }
  Verdict known(const PositionPtr& p) const override {
    return verdict_of<NumberStar>(NumberStar::known(asked_.game, *p, asked_.play), Ground::theorem,
                                  left_moves(asked_.game, p));
  }
  Verdict found(const PositionPtr& p) override { return known(p); }

 private:
  const Asked& asked_;
};

/// Settles every sum too. What is wild, or too large to tell, is left to the next question.
class TamenessQuestion final : public Searched<Tameness> {
 public:
  explicit TamenessQuestion(const Asked& asked) : Searched(asked, Tameness{}) {}
  Progress advance(Meter& meter) override {
    Table* const table = asked_.table.get();
    if (table != nullptr && table->can_reach(*root_) && !table->grow(*root_, meter)) return Progress::working;
    if (pair_of(root_)) return Progress::done;
    if (search_.positions() >= most_paired || search_.worth(root_)) return Progress::limit;
    const Progress state = search_.advance(meter);
    return search_.positions() < most_paired ? state : Progress::limit;
  }
  /// A sum wants the pair of each component, not only its winner.
  bool is_wanted(const PositionPtr& p) const override { return !asked_.alone && !theorem(p); }
  Verdict known(const PositionPtr& p) const override { return verdict_of<Tameness>(theorem(p), Ground::theorem, true); }
  Verdict found(const PositionPtr& p) override {
    return verdict_of<Tameness>(pair_of(p), std::min(asked_.ground_of(p), Ground::table), true);
  }

 private:
  std::optional<TamePair> pair_of(const PositionPtr& p) {
    if (asked_.table)
      if (const auto pair = asked_.table->tame_pair(*p)) return pair;
    return search_.worth(p).value_or(std::nullopt);
  }
};

class StepsQuestion final : public Searched<Steps> {
 public:
  explicit StepsQuestion(const Asked& asked) : Searched(asked, Steps{}) {}
  Verdict known(const PositionPtr& p) const override { return verdict_of<Steps>(theorem(p), Ground::theorem, true); }
  Verdict found(const PositionPtr& p) override { return verdict_of<Steps>(search_.worth(p), Ground::search, true); }
};

/// Where there is no value to find, or it was in vain. What is searched is the whole position, in which nothing adds up.
class WinnerQuestion final : public Searched<WinLoss> {
 public:
  enum class Reach : bool { theorem, search };
  WinnerQuestion(const Asked& asked, Reach reach)
      : Searched(asked, WinLoss{asked.play == Play::misere}), searches_(reach == Reach::search) {}
  void start(const PositionPtr& root) override {
    root_ = root;
    search_.start(root, is_wanted(root));
  }
  /// Of a partizan game the winner whoever moves first.
  Progress advance(Meter& meter) override {
    if (!searches_) return Progress::limit;
    const Progress state = search_.advance(meter);
    if (state != Progress::done) return state;
    const PositionPtr other = asked_.game.turned(*root_);
    if (!other || search_.worth(other)) return state;
    search_.start(other);
    return search_.advance(meter);
  }
  bool is_wanted(const PositionPtr& p) const override { return asked_.play == Play::normal && asked_.wants_value(p); }
  Verdict known(const PositionPtr& p) const override {
    return is_wanted(p) ? Verdict{} : verdict_of(theorem(p), Ground::theorem);
  }
  Verdict found(const PositionPtr& p) override {
    return searches_ ? verdict_of(search_.worth(p), Ground::search) : verdict_of(theorem(p), Ground::theorem);
  }

 private:
  bool searches_;
};

template <class... Own>
Questions all(std::unique_ptr<Own>... own) {
  Questions questions;
  (questions.push_back(std::move(own)), ...);
  return questions;
}
template <class Own>
std::unique_ptr<Own> question(const Asked& asked, auto... more) {
  return std::make_unique<Own>(asked, more...);
}

}  // namespace

Questions normal_questions(const Asked& asked) {
  using Reach = WinnerQuestion::Reach;
  const Kind kind = asked.game.info().kind;
  if (kind == Kind::nimber)
    return all(question<NimberQuestion>(asked), question<WinnerQuestion>(asked, Reach::theorem));
  if (kind == Kind::partizan)
    return all(question<NumberQuestion>(asked), question<WinnerQuestion>(asked, Reach::search));
  return all(question<WinnerQuestion>(asked, Reach::search));
}

Questions misere_questions(const Asked& asked) {
  const auto reach = asked.alone ? WinnerQuestion::Reach::search : WinnerQuestion::Reach::theorem;
  return all(question<TamenessQuestion>(asked), question<WinnerQuestion>(asked, reach));
}

Questions sj_questions(const Asked& asked) { return all(question<MisereNimQuestion>(asked)); }
Questions every_questions(const Asked& asked) { return all(question<StepsQuestion>(asked)); }

}  // namespace sg

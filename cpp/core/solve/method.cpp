#include "core/solve/method.hpp"

#include <array>

namespace sg {

namespace {

constexpr std::size_t most_paired = 300'000;

Verdict verdict_of(const std::optional<bool>& wins, Justification ground) {
  return wins ? Verdict{.wins = wins, .ground = ground} : Verdict{};
}

/// A nimber is a worth among numbers too.
Verdict by_value(const std::optional<Value>& value, Justification ground) {
  Verdict verdict = verdict_of<Mex>(value, ground, true);
  if (value) verdict.worths.of<NumberStar>() = NumberStar::Worth{.star = *value};
  return verdict;
}

class MisereNimMethod final : public NimberMethod {
 public:
  using NimberMethod::NimberMethod;
  Verdict known(const PositionPtr& p) const override {
    return by_components(p, asked_.known_by(), [&](const PositionPtr& part) { return theorem(part); });
  }
  Verdict found(const PositionPtr& p) override {
    return by_components(p, asked_.ground_of(p), [&](const PositionPtr& part) { return value_of(part); });
  }

 private:
  Verdict by_components(const PositionPtr& p, Justification ground, const auto& value_of_part) const {
    std::optional<MisereNim::Worth> sum = MisereNim().nothing();
    std::optional<Value> value;
    const Position* before = nullptr;
    for (const PositionPtr& part : asked_.game.parts(p, asked_.play)) {
      if (part.get() != before) value = value_of_part(part);
      before = part.get();
      if (!value) return {};
      sum = MisereNim::added(sum, MisereNim::of(value->nimber()));
    }
    Verdict verdict = verdict_of<MisereNim>(sum, ground, true);
    verdict.worths.of<Mex>() = Value::nimber(sum->sum);
    return verdict;
  }
};

/// Settles every sum too. What is wild, or too large to tell, is left to the next question.
class TamenessQuestion final : public Searched<Tameness> {
 public:
  using Searched::Searched;
  Progress advance(Meter& meter) override {
    Table* const table = asked_.table.get();
    if (table != nullptr && table->can_reach(*root_) && !table->grow(*root_, meter)) return Progress::working;
    if (pair_of(root_)) return Progress::done;
    if (search_.positions() >= most_paired || search_.worth(root_)) return Progress::limit;
    const Progress state = search_.advance(meter);
    return search_.positions() < most_paired ? state : Progress::limit;
  }
  Verdict known(const PositionPtr& p) const override {
    return verdict_of<Tameness>(theorem(p), asked_.known_by(), true);
  }
  /// A sum wants the pair of each component, not only its winner.
  bool is_wanted(const PositionPtr& p) const override { return !asked_.alone && !theorem(p); }
  Verdict found(const PositionPtr& p) override {
    return verdict_of<Tameness>(pair_of(p), std::min(asked_.ground_of(p), Justification::table), true);
  }

 private:
  std::optional<TamePair> pair_of(const PositionPtr& p) {
    if (asked_.table)
      if (const auto pair = asked_.table->tame_pair(*p)) return pair;
    return search_.worth(p).value_or(std::nullopt);
  }
};

/// Where there is no value to find, or it was in vain. What is searched is the whole position, in which nothing adds up.
class WinnerQuestion final : public Searched<WinLoss> {
 public:
  enum class Reach : bool { theorem, search };
  WinnerQuestion(const GameContext& asked, Reach reach)
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
    return is_wanted(p) ? Verdict{} : verdict_of(theorem(p), asked_.known_by());
  }
  Verdict found(const PositionPtr& p) override {
    return searches_ ? verdict_of(search_.worth(p), Justification::search) : verdict_of(theorem(p), asked_.known_by());
  }

 private:
  bool searches_;
};

constinit std::array<MakeMethod, 3> enrolled{};

}  // namespace

Progress NimberMethod::advance(Meter& meter) {
  if (!asked_.table) return Searched::advance(meter);
  if (!asked_.table->can_reach(*root_)) return Progress::limit;
  return asked_.table->grow(*root_, meter) ? Progress::done : Progress::working;
}
Verdict NimberMethod::known(const PositionPtr& p) const { return by_value(theorem(p), asked_.known_by()); }
Verdict NimberMethod::found(const PositionPtr& p) { return by_value(value_of(p), asked_.ground_of(p)); }
std::optional<Value> NimberMethod::value_of(const PositionPtr& p) {
  if (const auto value = theorem(p)) return value;
  return asked_.table ? asked_.table->value(*p) : search_.worth(p);
}

EnrolledMethod::EnrolledMethod(Enrolled which, MakeMethod make) { enrolled[static_cast<std::size_t>(which)] = make; }
std::unique_ptr<Method> enrolled_method(Enrolled which, const GameContext& asked) {
  const MakeMethod make = enrolled[static_cast<std::size_t>(which)];
  return make != nullptr ? make(asked) : nullptr;
}

template <>
std::unique_ptr<Method> method_of<Mex>(const GameContext& asked) {
  if (asked.game.info().kind != Kind::nimber) return nullptr;
  if (auto own = enrolled_method(Enrolled::outcomes, asked)) return own;
  return std::make_unique<NimberMethod>(asked);
}
template <>
std::unique_ptr<Method> method_of<Tameness>(const GameContext& asked) {
  return std::make_unique<TamenessQuestion>(asked);
}
template <>
std::unique_ptr<Method> method_of<MisereNim>(const GameContext& asked) {
  return std::make_unique<MisereNimMethod>(asked);
}

template <>
std::unique_ptr<Method> method_of<WinLoss>(const GameContext& asked) {
  using Reach = WinnerQuestion::Reach;
  switch (asked.play) {
    case Play::normal: {
      const bool has_values = asked.game.info().kind == Kind::nimber;
      return std::make_unique<WinnerQuestion>(asked, has_values ? Reach::theorem : Reach::search);
    }
    case Play::misere:
      if (asked.alone)
        if (auto own = enrolled_method(Enrolled::kinds, asked)) return own;
      return std::make_unique<WinnerQuestion>(asked, asked.alone ? Reach::search : Reach::theorem);
    case Play::sj:
    case Play::every:
      break;
  }
  return nullptr;
}

}  // namespace sg

#include "solve/game/method.hpp"

#include <type_traits>

#include "solve/game/convention.hpp"

namespace sg {

namespace {

constexpr std::size_t most_paired = 300'000;

Verdict verdict_of(const std::optional<bool>& wins, Justification ground) {
  return wins ? Verdict{.wins = wins, .ground = ground} : Verdict{};
}

/// Verdict by a value, which is a worth of other algebras too.
Verdict by_value(const std::optional<Value>& value, Justification ground) {
  Verdict verdict = verdict_of<Mex>(value, ground, true);
  if (!value) return verdict;
  verdict.worths.of<NumberStar>() = NumberStar::Worth{.star = *value};
  verdict.worths.of<Loopy>() = value->is_nimber() ? Loopy::nimber(value->nimber()) : Loopy::Worth{*value};
  return verdict;
}

class MisereNimMethod final : public NimberMethod {
 public:
  using NimberMethod::NimberMethod;
  Verdict known(const PositionPtr& p) const override {
    return by_components(p, context_.known_by(), [&](const PositionPtr& part) { return theorem(part); });
  }
  Verdict found(const PositionPtr& p) override {
    return by_components(p, context_.ground_of(p), [&](const PositionPtr& part) { return value_of(part); });
  }

 private:
  Verdict by_components(const PositionPtr& p, Justification ground, const auto& value_of_part) const {
    std::optional<MisereNim::Worth> sum = MisereNim().nothing();
    std::optional<Value> value;
    const Position* before = nullptr;
    for (const PositionPtr& part : context_.game.parts(p, context_.play)) {
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

/// Method for tame pairs, which decide sums too. Positions that are wild,
/// or too large for this search, are left to the next method.
class TamenessMethod final : public Searched<Tameness> {
 public:
  using Searched::Searched;
  Progress advance(Meter& meter) override {
    Table* const table = context_.table.get();
    if (table != nullptr && table->can_reach(*root_) && !table->grow(*root_, meter)) return Progress::working;
    if (pair_of(root_)) return Progress::done;
    if (search_.positions() >= most_paired || search_.worth(root_)) return Progress::limit;
    const Progress state = search_.advance(meter);
    return search_.positions() < most_paired ? state : Progress::limit;
  }
  Verdict known(const PositionPtr& p) const override {
    return verdict_of<Tameness>(theorem(p), context_.known_by(), true);
  }
  /// Returns true in a sum, which needs the pair of each component, not only its winner.
  bool is_needed(const PositionPtr& p) const override { return !context_.alone && !theorem(p); }
  Verdict found(const PositionPtr& p) override {
    return verdict_of<Tameness>(pair_of(p), std::min(context_.ground_of(p), Justification::table), true);
  }

 private:
  std::optional<TamePair> pair_of(const PositionPtr& p) {
    if (context_.table)
      if (const auto pair = context_.table->tame_pair(*p)) return pair;
    return search_.worth(p).value_or(std::nullopt);
  }
};

/// Method for the winner where there is no value to find, or none was found.
/// It searches the whole position, in which nothing adds up.
class WinnerMethod final : public Searched<WinLoss> {
 public:
  enum class Reach : bool { theorem, search };
  WinnerMethod(const GameContext& context, Reach reach)
      : Searched(context, WinLoss{!last_mover_wins(context.play)}), searches_(reach == Reach::search) {}
  void start(const PositionPtr& root) override {
    root_ = root;
    search_.start(root, is_needed(root));
  }
  /// Searches for the winner; in a partizan game for both players moving first.
  Progress advance(Meter& meter) override {
    if (!searches_) return Progress::limit;
    const Progress state = search_.advance(meter);
    if (state != Progress::done) return state;
    const PositionPtr other = context_.game.turned(*root_);
    if (!other || search_.worth(other)) return state;
    search_.start(other);
    return search_.advance(meter);
  }
  bool is_needed(const PositionPtr& p) const override {
    return context_.play == Play::normal && context_.needs_value(p);
  }
  Verdict known(const PositionPtr& p) const override {
    return is_needed(p) ? Verdict{} : verdict_of(theorem(p), context_.known_by());
  }
  Verdict found(const PositionPtr& p) override {
    return searches_ ? verdict_of(search_.worth(p), Justification::search)
                     : verdict_of(theorem(p), context_.known_by());
  }

 private:
  bool searches_;
};

/// Returns the method for an algebra: pairs also by tables, misere Nim by the parts; of the others a search if their
/// worths follow from options, else theorems alone. Null if it does not apply to the game.
template <class Algebra>
std::unique_ptr<Method> method_of(const GameContext& context, const MethodChoice& choice) {
  if constexpr (std::is_same_v<Algebra, Mex>)
    return choice.values(context);
  else if constexpr (std::is_same_v<Algebra, Tameness>)
    return std::make_unique<TamenessMethod>(context);
  else if constexpr (std::is_same_v<Algebra, MisereNim>)
    return std::make_unique<MisereNimMethod>(context);
  else if constexpr (std::is_same_v<Algebra, Rank>)
    return std::make_unique<BySearch<Rank>>(context, Rank::under(context.play));
  else if constexpr (requires { typename Algebra::Options; })
    return std::make_unique<BySearch<Algebra>>(context);
  else
    return std::make_unique<ByTheorem<Algebra>>(context);
}

}  // namespace

Verdict loopy_verdict(const Loopy::Worth& worth, Justification ground) {
  Verdict verdict = worth.infinity != nullptr ? Verdict{} : by_value(worth.value, ground);
  verdict.worths.of<Loopy>() = worth;
  verdict.wins = Loopy::wins(worth);
  verdict.draws = Loopy::draws(worth);
  verdict.counter = worth.counter;
  verdict.ground = ground;
  return verdict;
}

Progress NimberMethod::advance(Meter& meter) {
  if (!context_.table) return Searched::advance(meter);
  if (!context_.table->can_reach(*root_)) return Progress::limit;
  return context_.table->grow(*root_, meter) ? Progress::done : Progress::working;
}
Verdict NimberMethod::known(const PositionPtr& p) const { return by_value(theorem(p), context_.known_by()); }
Verdict NimberMethod::found(const PositionPtr& p) { return by_value(value_of(p), context_.ground_of(p)); }
std::optional<Value> NimberMethod::value_of(const PositionPtr& p) {
  if (const auto value = theorem(p)) return value;
  return context_.table ? context_.table->value(*p) : search_.worth(p);
}

std::unique_ptr<Method> nimber_method(const GameContext& context) {
  return context.game.info().game_class == GameClass::nimber ? std::make_unique<NimberMethod>(context) : nullptr;
}

std::unique_ptr<Method> winner_method(const GameContext& context) {
  if (context.game.info().game_class == GameClass::loopy) return nullptr;
  const bool has_values = context.game.info().game_class == GameClass::nimber;
  const bool is_searched = context.play == Play::misere ? context.alone : !has_values;
  return std::make_unique<WinnerMethod>(context,
                                        is_searched ? WinnerMethod::Reach::search : WinnerMethod::Reach::theorem);
}

Methods methods_in_order(const GameContext& context, const MethodChoice& choice) {
  Methods all;
  const auto add = [&](std::unique_ptr<Method> one) {
    if (one) all.push_back(std::move(one));
  };
  if (choice.first != nullptr) add(choice.first(context));
  if (context.game.info().game_class != GameClass::loopy)
    with_algebras(context.play, [&]<class... All>(Algebras<All...>) { (add(method_of<All>(context, choice)), ...); });
  if (choice.winner != nullptr) add(choice.winner(context));
  return all;
}

}  // namespace sg

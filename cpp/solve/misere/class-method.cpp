#include "solve/misere/class-method.hpp"

#include "core/game/component-moves.hpp"
#include "solve/misere/misere-sums.hpp"

namespace sg {
namespace {

/// Steps of the search before kinds are tried; these may then take half of the steps left.
constexpr std::uint64_t search_steps = 1'000'000;

class BesideSearch {
 public:
  template <class Own>
  Progress advance(const Sum& sum, Meter& meter, Own&& search) {
    if (!first_) first_ = meter.capped(search_steps);
    if (!first_->refuses())
      if (const Progress state = in_part(*first_, meter, search); state != Progress::limit) return state;
    if (!second_) second_ = meter.capped(meter.left() / 2);
    if (!second_->refuses()) {
      const auto by_kinds = [&](Meter& own) { return sums_.advance(sum, own); };
      if (const Progress state = in_part(*second_, meter, by_kinds); state != Progress::limit) return state;
    }
    return search(meter);
  }
  std::optional<bool> wins(const Sum& sum) { return sums_.wins(sum); }
  std::size_t positions() const { return second_ ? sums_.positions() : 0; }

 private:
  MisereSums sums_;
  std::optional<Meter> first_, second_;
};

class ClassMethod final : public Searched<WinLoss> {
 public:
  explicit ClassMethod(const GameContext& context) : Searched(context, WinLoss{true}) {}
  Progress advance(Meter& meter) override {
    return beside_.advance(sum_of(root_), meter, [this](Meter& own) { return search_.advance(own); });
  }
  std::size_t positions() const override { return search_.positions() + beside_.positions(); }
  Verdict known(const PositionPtr& p) const override { return of(theorem(p), context_.known_by()); }
  Verdict found(const PositionPtr& p) override {
    const auto searched = search_.worth(p);
    return of(searched ? searched : beside_.wins(sum_of(p)), Justification::search);
  }

 private:
  static Verdict of(const std::optional<bool>& wins, Justification ground) {
    return wins ? Verdict{.wins = wins, .ground = ground} : Verdict{};
  }
  /// Sum of one position of the game. It does not own the game, which outlives this method.
  Sum sum_of(const PositionPtr& p) const { return {{GamePtr(GamePtr(), &context_.game), p}}; }

  BesideSearch beside_;
};

class MisereSumSolver final : public SumSolver {
 public:
  Progress advance(const Sum& sum, SumSearch& search, Meter& meter) override {
    return beside_.advance(sum, meter, [&](Meter& own) {
      search.start(sum);
      return search.advance(own);
    });
  }
  std::optional<bool> wins(const Sum& sum) override { return beside_.wins(sum); }
  std::size_t positions() const override { return beside_.positions(); }

 private:
  BesideSearch beside_;
};

}  // namespace

std::unique_ptr<Method> class_method(const GameContext& context) { return std::make_unique<ClassMethod>(context); }
std::unique_ptr<SumSolver> misere_sum_solver() { return std::make_unique<MisereSumSolver>(); }

}  // namespace sg

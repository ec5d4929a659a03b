// Who wins under misere play, where no pair tells it: by a search for a while, which is enough for what is small, then by the kinds that
// occur, then by the search again. A sum, or one game alone.
#include "api/misere-sums.hpp"
#include "api/solved-sum.hpp"
#include "core/game/in-part.hpp"

namespace sg {
namespace {

/// Of the search, before kinds are tried; these may then take half of what is left.
constexpr std::uint64_t search_steps = 300'000;

class BesideSearch {
 public:
  template <class Own>
  Progress advance(const Sum& sum, Meter& meter, Own&& search) {
    if (!first_) first_ = meter.within(search_steps);
    if (!first_->refuses())
      if (const Progress state = in_part(*first_, meter, search); state != Progress::limit) return state;
    if (!second_) second_ = meter.within(meter.left() / 2);
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

class KindsQuestion final : public Searched<WinLoss> {
 public:
  explicit KindsQuestion(const Asked& asked) : Searched(asked, WinLoss{true}) {}
  Progress advance(Meter& meter) override {
    return beside_.advance(sum_of(root_), meter, [this](Meter& own) { return search_.advance(own); });
  }
  std::size_t positions() const override { return search_.positions() + beside_.positions(); }
  Verdict known(const PositionPtr& p) const override { return of(theorem(p), Ground::theorem); }
  Verdict found(const PositionPtr& p) override {
    const auto searched = search_.worth(p);
    return of(searched ? searched : beside_.wins(sum_of(p)), Ground::search);
  }

 private:
  static Verdict of(const std::optional<bool>& wins, Ground ground) {
    return wins ? Verdict{.wins = wins, .ground = ground} : Verdict{};
  }
  /// Of a game that lives as long as what is asked of it.
  Sum sum_of(const PositionPtr& p) const { return {{GamePtr(GamePtr(), &asked_.game), p}}; }

  BesideSearch beside_;
};

class JointByKinds final : public Joint {
 public:
  JointByKinds() : Joint(true) {}
  Progress advance(const Sum& sum, Meter& meter) override {
    const auto search = [&](Meter& own) { return Joint::advance(sum, own); };
    return is_partizan(sum) ? search(meter) : beside_.advance(sum, meter, search);
  }
  std::optional<bool> wins(const Sum& sum) override {
    const auto searched = Joint::wins(sum);
    return searched || is_partizan(sum) ? searched : beside_.wins(sum);
  }
  std::size_t positions() const override { return Joint::positions() + beside_.positions(); }

 private:
  BesideSearch beside_;
};

const EnrolledQuestion kinds_question{Enrolled::kinds, [](const Asked& asked) -> std::unique_ptr<Question> {
                                        return std::make_unique<KindsQuestion>(asked);
                                      }};
const EnrolledJoint joint_by_kinds{[]() -> std::unique_ptr<Joint> { return std::make_unique<JointByKinds>(); }};

}  // namespace
}  // namespace sg

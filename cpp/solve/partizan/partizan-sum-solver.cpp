#include "solve/partizan/partizan-sum-solver.hpp"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "core/game/accounts.hpp"
#include "solve/partizan/value-calculator.hpp"
#include "solve/search/board-winner.hpp"
#include "solve/search/share.hpp"
#include "solve/sum/solved-sum.hpp"

namespace sg {
namespace {

constexpr const char* loony = "loony";
constexpr std::uint64_t early_steps = 300'000;        // for who wins a board that falls apart, before its value
constexpr std::uint64_t deciding_steps = 20'000'000;  // for values by which sums are decided
constexpr std::uint64_t telling_steps = 500'000;      // for values shown besides, of one sum and of its moves
constexpr std::uint64_t bounding_steps = 500'000;     // for bounds, if the values took all other steps
/// Size of a position, and birthday of its value, up to which the
/// position is searched although a theorem gives the value.
constexpr std::size_t searched_size = 64;
constexpr std::uint64_t law_steps = 10'000;

class PartizanSumSolver final : public SumSolver, public ValueFinder {
 public:
  /// Finds the winners of the whole by its bounds, else by its value or, if that is too large, by search; those of one
  /// board that falls apart by a short search of its parts, if that suffices.
  Progress advance(const Sum& sum, SumSearch& search, Meter& meter) override {
    if (sum.size() == 1 && summands(sum).size() > 1) {
      if (search_parts(sum[0], meter) == Progress::working) return Progress::working;
      if (knows_winners(sum)) return Progress::done;
    }
    if (!deciding_) deciding_ = meter.capped(deciding_steps);
    Progress state = Progress::working;
    // The share counts steps to its pauses by itself: it goes on until the whole pauses, as callers check only that.
    do {
      deciding_->sync(meter);
      state = find_parts(sum, *deciding_);
      if (state == Progress::done && !is_decided(sum)) state = find_value(sum, *deciding_);
    } while (state == Progress::working && !meter.pauses());
    if (state != Progress::limit) return state;
    for (const Sum& moved : {sum, turned(sum)}) {
      if (wins(moved)) continue;
      search.start(moved);
      if (state = search.advance(meter); state != Progress::done) return state;
    }
    return Progress::done;
  }
  std::optional<bool> wins(const Sum& sum) override {
    const Player beginner = left_moves(sum) ? Player::left : Player::right;
    if (const Found* const found = found_of(sum)) return found->wins[index_of(beginner)];
    const partizan::SumBounds* const bounds = bounds_of(sum);
    const auto wins = bounds != nullptr ? bounds->wins(beginner) : std::nullopt;
    return wins || !winner_ || sum.size() != 1 ? wins : winner_->wins(sum[0].position);
  }
  std::size_t positions() const override {
    return calculator_.positions.positions() + (winner_ ? winner_->positions() : 0);
  }
  std::optional<MoveProgress> progress() const override {
    const bool is_searching = early_ && !early_->refuses();
    return is_searching ? winner_->progress() : std::nullopt;
  }
  bool prefers_value(const Component& c) override { return is_long_by_law(c) || summands({c}).size() > 1; }
  ValueFinder* value_finder() override { return this; }

  bool find(SolvedSum& solved, const std::vector<Move>& moves, Meter& meter) override {
    const Sum& sum = solved.sum();
    is_joint_ = solved.is_searched_whole();
    if (!telling_) telling_ = meter.extra(meter.at_most(telling_steps));
    telling_->sync(meter);
    for (; valued_ <= sum.size() + moves.size(); ++valued_) {
      const Sum one = valued_ == 0            ? sum
                      : valued_ <= sum.size() ? Sum{sum[valued_ - 1]}
                                              : after(sum, moves[valued_ - sum.size() - 1], Play::normal);
      if (find_value(one, *telling_) == Progress::working) return false;
      const auto whose = solved.verdict(one).partizan;
      if (whose && whose->outcome == "P") keep_zero(one);
    }
    return true;
  }
  const std::optional<std::string>* value(const Sum& sum) const override {
    const Found* const found = found_of(sum);
    return found != nullptr ? &found->value : nullptr;
  }
  std::optional<ValueMeasures> measures(const Sum& sum) const override {
    const Found* const found = found_of(sum);
    return found != nullptr ? std::optional(found->measures) : std::nullopt;
  }
  const partizan::SumBounds* bounds(const Sum& sum) const override {
    return is_joint_ && found_of(sum) == nullptr ? bounds_of(sum) : nullptr;
  }

  /// Explains the sum by the value of each component, and for a number plus a nimber by which of the two decides; a sum
  /// whose value is too large by the means of its components.
  std::optional<Reason> why(const Sum& sum, const Verdict& verdict) override {
    const Sum together = summands(sum);
    if (together.size() < 2) return std::nullopt;
    if (found_of(sum) == nullptr && !verdict.of<NumberStar>()) {
      const auto* const bounds = bounds_of(sum);
      return bounds != nullptr && is_joint_ ? std::optional(by_bounds(sum, *bounds)) : std::nullopt;
    }
    std::vector<Worded> parts;
    bool is_loony = false;
    for (const Component& c : together) {
      const Found* const own = found_of({c});
      const bool ends = own == nullptr && calculator_.positions.is_loony(c);
      parts.push_back({c.address(), ends ? loony : own != nullptr ? own->value.value_or("") : ""});
      is_loony = is_loony || ends;
    }
    const Found* const whole = found_of(sum);
    Reason reason = sum_reason(ReasonKey::sum_of_numbers, parts,
                               is_loony           ? loony
                               : whole != nullptr ? whole->value.value_or("")
                                                  : "");
    const partizan::UpStar* const value = whole != nullptr ? calculator_.forms.up_star(whole->form) : nullptr;
    if (value == nullptr || value->ups != 0) return reason;
    const Nimber n = value->nimber;
    reason.facts.add("number", value->number.text());
    reason.facts.add("star", n == 0 ? "" : n == 1 ? "*" : '*' + std::to_string(n));
    return reason;
  }

 private:
  struct Found {
    partizan::Form form;
    std::array<bool, 2> wins;  // by the player who begins
    std::optional<std::string> value;
    ValueMeasures measures;
  };

  Reason by_bounds(const Sum& sum, const partizan::SumBounds& bounds) const {
    std::vector<Worded> parts;
    for (const Component& c : summands(sum)) parts.push_back({c.address(), found_of({c})->measures.mean.text()});
    Reason reason =
        sum_reason(outcome_of(bounds) ? ReasonKey::means : ReasonKey::means_open, parts, bounds.mean.text());
    reason.facts.add("left", bounds.stops[0].text());
    reason.facts.add("right", bounds.stops[1].text());
    return reason;
  }

  /// True if a theorem gives the value and play may be long, even if the position has few options, as ^*5000.
  bool is_long_by_law(const Component& c) {
    const partizan::ValueLaw law = partizan::law_of(c.game->info().id);
    if (law == nullptr || c.position->size() > searched_size) return law != nullptr;
    partizan::Forms& forms = calculator_.forms;
    Meter meter(law_steps);
    forms.measure_by(meter);
    bool is_long = false;
    on_forms([&] {
      const auto form = law(forms, *c.position);
      is_long = form && forms.birthday(*form) > searched_size;
      return Progress::done;
    });
    return is_long;
  }
  /// Returns the components, or the parts of a component that stands alone.
  static Sum summands(const Sum& sum) {
    if (sum.size() != 1) return sum;
    Sum parts;
    for (PositionPtr& part : sum[0].game->parts(sum[0].position, Play::normal))
      parts.push_back({sum[0].game, std::move(part)});
    return parts;
  }
  static std::string key(const Sum& sum) { return key_of(moved_by(sum, Player::left), Play::normal); }
  const Found* found_of(const Sum& sum) const {
    const auto found = found_.find(key(sum));
    return found == found_.end() ? nullptr : &found->second;
  }
  const partizan::SumBounds* bounds_of(const Sum& sum) const {
    const auto bounded = bounded_.find(key(sum));
    return bounded == bounded_.end() ? nullptr : &bounded->second;
  }
  bool is_decided(const Sum& sum) const {
    const partizan::SumBounds* const bounds = bounds_of(sum);
    return bounds != nullptr && outcome_of(*bounds);
  }
  /// Searches for who wins a board by its parts; returns working if the meter pauses before the end.
  Progress search_parts(const Component& c, Meter& meter) {
    if (!early_) early_ = meter.capped(early_steps);
    if (!winner_) winner_.emplace(*c.game);
    if (searched_ != c.position) winner_->start(searched_ = c.position);
    const auto search = [this](Meter& share) { return winner_->advance(share); };
    const Progress state = work_on_share(*early_, meter, search);
    return early_->refuses() && !meter.refuses() ? Progress::limit : state;
  }
  /// True if the search of the parts of a board has found its winners.
  bool knows_winners(const Sum& sum) {
    return winner_->wins(sum[0].position) && winner_->wins(turned(sum)[0].position);
  }
  /// Finds the values of the components, and from them the bounds of the sum.
  Progress find_parts(const Sum& sum, Meter& meter) {
    if (found_of(sum) != nullptr || bounds_of(sum) != nullptr) return Progress::done;
    const Sum parts = summands(sum);
    if (parts.size() < 2) return Progress::done;
    for (const Component& c : parts)
      if (find_value({c}, meter) == Progress::working) return Progress::working;
    find_bounds(sum, meter);
    return Progress::done;
  }
  Progress find_value(const Sum& sum, Meter& meter) {
    if (found_of(sum) != nullptr) return Progress::done;
    if (find_parts(sum, meter) == Progress::working) return Progress::working;
    if (meter.refuses() || past_caps_.contains(key(sum))) return Progress::limit;
    Progress state = calculator_.positions.advance(sum, meter);
    if (state == Progress::done) state = tell(sum, meter);
    if (state == Progress::limit && !meter.refuses()) past_caps_.insert(key(sum));
    return state == Progress::working && meter.refuses() ? Progress::limit : state;
  }
  /// Finds bounds with a separate share of steps, so that values which took all others leave some.
  void find_bounds(const Sum& sum, const Meter& meter) {
    if (!bounding_) bounding_ = meter.extra(meter.at_most(bounding_steps));
    bounding_->sync(meter);
    std::vector<partizan::Part> parts;
    for (const Component& c : summands(sum)) {
      if (find_value({c}, *bounding_) != Progress::done) return;
      parts.push_back({found_of({c})->form});
    }
    if (const auto bounds = calculator_.bounds(parts, *bounding_)) bounded_.emplace(key(sum), *bounds);
  }
  /// Stores the value 0 of a sum that the beginner loses, whoever that is, however large its form would be on the way.
  void keep_zero(const Sum& sum) {
    const auto ends = [this](const Component& c) { return calculator_.positions.is_loony(c); };
    if (std::any_of(sum.begin(), sum.end(), ends)) return;
    found_.try_emplace(key(sum), Found{calculator_.forms.zero(), {false, false}, "0", {{}, {}, {}, Dyadic(-1)}});
  }
  Progress tell(const Sum& sum, Meter& meter) {
    partizan::Forms& forms = calculator_.forms;
    forms.measure_by(meter);
    return on_forms([&] {
      const partizan::Form value = *calculator_.positions.value(sum);
      const auto& thermograph = calculator_.thermographs.of(value);
      const bool is_at_least = forms.is_at_most(forms.zero(), value),
                 is_at_most = forms.is_at_most(value, forms.zero());
      found_.emplace(key(sum), Found{value,
                                     {!is_at_most, !is_at_least},
                                     calculator_.texts.text(value),
                                     {forms.stop(value, Player::left), forms.stop(value, Player::right),
                                      thermograph.mean, thermograph.temperature}});
      return Progress::done;
    });
  }

  ValueCalculator calculator_;
  std::optional<BoardWinner> winner_;  // of the one board that is solved
  PositionPtr searched_;
  std::optional<Meter> early_, deciding_, telling_, bounding_;
  std::unordered_map<std::string, Found> found_;
  std::unordered_map<std::string, partizan::SumBounds> bounded_;
  std::unordered_set<std::string> past_caps_;  // so that a search that pauses does not try them again and again
  bool is_joint_ = false;                      // the sum was searched as one, and decided by bounds if these suffice
  std::size_t valued_ = 0;  // number valued of the whole, its components and the sums after its moves
};

}  // namespace

std::unique_ptr<SumSolver> partizan_sum_solver() { return std::make_unique<PartizanSumSolver>(); }

}  // namespace sg

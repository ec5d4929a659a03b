// Heaps under a rule that the user defines.
// Rules    replace one heap as the rule allows (theory/rules/heap-rule.hpp); an empty heap has no move.
// Theorem  a rule that has the moves of a code has its values, with a proved period too; under any other a heap is worth
//          the mex of its options, by a table.
// Source   Guy and Smith 1956; the language is our own
// Cost     as many options as the variables that are iterated have values, hundreds of them at a time
#include "boards/heaps/heaps.hpp"
#include "core/game/erased.hpp"
#include "core/game/game.hpp"
#include "core/game/register.hpp"
#include "theory/rules/rule-moves.hpp"
#include "theory/rules/rule-values.hpp"

namespace sg {
namespace {

/// Game with the same moves in heaps that are all smaller by a constant.
class SameGame {
 public:
  explicit SameGame(const std::optional<rule::ShiftedCode>& code) {
    if (!code) return;
    const bool is_nim = code->text == "0.[3]";
    const auto named = find_game(is_nim ? "nim" : "take-and-break");
    Reader rules(code->text, 0, code->text.size(), ErrorCode::bad_rules);
    if (named) game_ = make_game(*named, is_nim ? nullptr : &rules);
    by_ = code->by;
  }
  explicit operator bool() const { return game_ != nullptr; }
  const Game* operator->() const { return game_.get(); }
  const Game& operator*() const { return *game_; }
  std::uint64_t by() const { return by_; }
  bool is_shifted() const { return by_ > 0; }
  PositionPtr shifted(const Heaps& h) const {
    std::vector<std::uint64_t> sizes;
    for (const std::uint64_t n : h) sizes.push_back(n - std::min(n, by_));
    return erased(Heaps(std::move(sizes)));
  }

 private:
  GamePtr game_;
  std::uint64_t by_ = 0;
};

/// Values by the table of the game with the same moves where that reaches, else by the rule's own.
class ValuesOfRule {
 public:
  ValuesOfRule(const HeapRule& rule, SameGame same)
      : same_(std::move(same)), of_same_(same_ ? same_->table(Play::normal) : nullptr), own_(rule) {}
  static bool can_reach(const Heaps&) { return true; }
  bool grow(const Heaps& h, Meter& meter) {
    const PositionPtr shifted = reached_by_same(h);
    return shifted ? of_same_->grow(*shifted, meter) : own_.grow(h, meter);
  }
  std::optional<Value> value(const Heaps& h) {
    const PositionPtr shifted = reached_by_same(h);
    return shifted ? of_same_->value(*shifted) : own_.value(h);
  }
  bool passes(const Heaps& h) const {
    const PositionPtr shifted = reached_by_same(h);
    return shifted && of_same_->passes(*shifted);
  }

 private:
  PositionPtr reached_by_same(const Heaps& h) const {
    PositionPtr shifted = of_same_ ? same_.shifted(h) : nullptr;
    return shifted && of_same_->can_reach(*shifted) ? shifted : nullptr;
  }
  SameGame same_;
  std::unique_ptr<Table> of_same_;
  RuleValues own_;
};

struct HeapRules {
  using Position = Heaps;
  static constexpr Alias listed[] = {
      {"", "n -> n-1, n-2; n -> (a,b) where a+b=n-1", "7,9", "guysmith1956"},
      {"", "n -> n-k where k|n", "12,9,10", "iannuccilarsson2021"},
      {"", "n -> n-k where k>0 and gcd(k,n)=1", "15,7,4", "iannuccilarsson2021"},
  };
  static constexpr Info info{.id = "heap-rule",
                             .board = BoardKind::heaps,
                             .sample = "7,9",
                             .source = "guysmith1956",
                             .checked_to = 18,
                             .aliases = listed};
  HeapRule rule;
  SameGame same = SameGame(rule.code());

  static HeapRules read_rules(Reader& reader) { return {HeapRule::read(reader)}; }
  std::string rules() const { return rule.text(); }
  static constexpr std::string_view samples[] = {"n -> n-1, n-2; n -> (a,b) where a+b=n-1",
                                                 "n -> n-k where k|n",
                                                 "n -> n-k where k>0 and gcd(k,n)=1",
                                                 "n -> k where k<n",
                                                 "n -> n-k where k in {1,3,4}",
                                                 "n -> (a,b) where a+b in {n-1,n-2}",
                                                 "n -> (a,b) where a+b=n and 0<a<b",
                                                 "n -> k where k<n; n -> (a,b) where a+b=n and a>=1 and b>=1",
                                                 "n -> n-1, n/2",
                                                 "n -> (a,b,c,c) where a+b+2*c=n-1 and not a<b",
                                                 "n -> ()",
                                                 "n -> n-k where n mod k=1 or k*k=n",
                                                 "n -> n-k where 1<=k<=3; loses when n=0",
                                                 "n -> n-k where k>=3",
                                                 "n -> (a,b) where a+b=n-1 and a>=2 and b>=2; n -> n-1 where n>=3",
                                                 "n -> (a,b) where a+b=n and a!=b and a>0 and b>0",
                                                 "n -> (a,a) where 2*a=n-1; n -> n-2"};

  void admit(const Heaps& h, Reader& reader) const {
    admit_sizes(rule, h, reader);
    if (!has_same_moves() || !same->count_moves(*same.shifted(h))) admit_moves(rule, h, reader);
  }

  bool each_move(const Heaps& h, auto&& visit) const { return each_rule_move(rule, h, visit); }
  Heaps after(const Heaps& h, const Touch& t) const { return h.after(t); }
  std::vector<Heaps> split(const Heaps& h) const { return h.each(); }
  std::pair<std::size_t, Touch> within(const Heaps& h, const Touch& t) const { return h.within(t); }
  Heaps together(const Heaps& h, const Touch& t) const { return h.together(t); }
  std::vector<Heaps> components(const Heaps& h) const { return h.components(); }

  std::optional<Count> count_moves(const Heaps& h) const {
    return has_same_moves() ? same->count_moves(*same.shifted(h)) : std::nullopt;
  }
  /// The moves of smaller heaps are tried one by one, in the order of the rule.
  bool finds(const Heaps& h, Nimber target) const {
    return has_same_moves() && h.largest() > rule::most_counters && same->finds(*same.shifted(h), target);
  }
  bool each_move_to(const Heaps& h, Nimber target, auto&& visit) const {
    return visit.moves_to(*same, *same.shifted(h), target);
  }
  std::optional<Followers> followers(const Heaps& h, const Touch& prefix) const {
    auto found = has_same_moves() ? same->followers(*same.shifted(h), prefix) : std::nullopt;
    if (!found) return found;
    Ranges joined;
    for (const auto& [from, to] : found->next) add_range(joined, from, to);
    found->next = std::move(joined);
    return found;
  }

  std::optional<Value> theorem(const Heaps& h) const {
    return same ? same->known<Mex>(*same.shifted(h), Play::normal) : std::nullopt;
  }
  std::optional<TamePair> tame_pair(const Heaps& h) const {
    return same ? same->known<Tameness>(*same.shifted(h), Play::misere) : std::nullopt;
  }
  std::shared_ptr<Sequence> sequence() const { return has_same_moves() ? same->sequence() : nullptr; }
  std::optional<Period> heap_period() const { return has_same_moves() ? same->heap_period() : std::nullopt; }
  std::optional<Reason> formula(const Heaps& h) const {
    if (!same || h.size() != 1) return std::nullopt;
    const PositionPtr heap = same.shifted(h);
    std::optional<Reason> of_same = same->formula(*heap);
    if (!of_same && !theorem(h)) return std::nullopt;
    Reason reason = formula_reason(same.is_shifted() ? "same-moves-shifted" : "same-moves",
                                   {{"heap", fact(h[0])},
                                    {"by", fact(same.by())},
                                    {"game", same->name()},
                                    {"address", same->name() + ':' + heap->text()}});
    if (of_same) reason.steps.push_back(std::move(*of_same));
    return reason;
  }

  using Table = ValuesOfRule;
  std::shared_ptr<Table> table() const { return std::make_shared<Table>(rule, same); }

 private:
  /// Returns true if the moves are those of the other game, touch by touch.
  bool has_same_moves() const { return same && !same.is_shifted(); }
};

const Register<HeapRules> heap_rules;

}  // namespace
}  // namespace sg

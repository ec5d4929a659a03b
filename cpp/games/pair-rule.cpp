// Two heaps, or a tuple of up to six numbers, under a rule that the user defines.
// Rules    replace all the numbers as the rule allows (theory/rules/heap-rule.hpp). Their order matters: some can be
//          heaps, others store a move or a seat.
// Theorem  none: a tuple is worth the mex of its options; for two heaps that hold less and less, by a table.
// Source   Wythoff 1907, for the games of its kind; the language is our own
// Cost     a table of all pairs with no greater total, or a search
#include "boards/heaps/heap-row.hpp"
#include "core/game/register.hpp"
#include "theory/rules/rule-moves.hpp"
#include "theory/rules/tuple-values.hpp"

namespace sg {
namespace {

struct PairRule {
  using Position = HeapRow<>;
  static constexpr Alias listed[] = {
      {"", "(a,b) -> (a-k,b), (a,b-k), (a-k,b-k) where k>=1", "5,8", "wythoff1907"},
      {"", "(a,b) -> (a-k,b), (a,b-k) where k>=1; (a,b) -> (a-j,b-k) where j>=1 and k>=1 and j-k in {-1,0,1}", "5,8",
       "fraenkel1982"},
  };
  static constexpr Info info{.id = "pair-rule",
                             .board = BoardKind::heaps,
                             .sample = "5,8",
                             .source = "wythoff1907",
                             .checked_to = 16,
                             .aliases = listed};
  HeapRule rule;

  static PairRule read_rules(Reader& reader) { return {HeapRule::read(reader, rule::Shape::tuple)}; }
  std::string rules() const { return rule.text(); }
  static constexpr std::string_view samples[] = {
      "(a,b) -> (a-k,b), (a,b-k), (a-k,b-k) where k>=1",
      "(a,b) -> (a-k,b), (a,b-k) where k>=1; (a,b) -> (a-j,b-k) where j>=1 and k>=1 and j-k in {-1,0,1}",
      "(a,b) -> (a-j,b-k) where 0<j+k<=3",
      "(a,b) -> (a-k*b,b) where k>=1 and a>=b>0; (a,b) -> (a,b-k*a) where k>=1 and b>a>0",
      "(a,b) -> (b,a-1), (a+1,b-2)",
      "(a,b) -> (a-k,b), (a,b-k) where k>=1; loses when a=b",
      "(n,added) -> (n-k,added) where 1<=k<=2; (n,added) -> (n+1,added-1)",
      "(x,y) -> (y/2,x/2); (x,y) -> (x+y-k,0) where k>0 and k|x"};

  void admit(const Position& h, Reader& reader) const {
    if (h.size() != rule.heads())
      reader.fail(rule.heads() == 2 ? Phrase{Expected::two_heaps} : Phrase{Expected::as_many_numbers, rule.heads()});
    std::uint64_t left = rule.most();
    for (const std::uint64_t n : h) {
      if (n > left) reader.too_big(reader.at(), Expected::numbers_together, rule.most());
      left -= n;
    }
    if (HeapOptions(rule).cost(std::vector<std::uint64_t>(h.begin(), h.end())) > most_lanes)
      reader.too_big(reader.at(), Expected::most_options, most_lanes);
  }
  void each_small(unsigned size, auto&& visit) const {
    std::vector<std::uint64_t> tuple(rule.heads());
    const auto look = [&](const std::vector<std::uint64_t>& heaps) { visit(Position(heaps)); };
    for (std::uint64_t total = 0; total <= size; ++total) each_tuple(tuple, 0, total, look);
  }

  bool each_move(const Position& h, auto&& visit) const {
    HeapOptions options(rule);
    const auto spend = [&](std::uint64_t lanes) { return visit.turns(lanes); };
    const std::vector<std::uint64_t> heaps(h.begin(), h.end());
    return options.each_option(heaps, spend, [&](const std::vector<std::uint64_t>& kept) {
      Touch touch;
      for (std::size_t i = 0; i < kept.size(); ++i)
        if (kept[i] != heaps[i]) touch.insert(touch.end(), {i, kept[i]});
      return visit(touch);
    });
  }
  Position after(const Position& h, const Touch& t) const { return Position(h.after_several(t)); }

  Phrase move_part(const Position& h, const Touch& t) const { return h.several_part(t); }
  std::string_view asks(const Touch& prefix) const { return Heaps::several_asks(prefix); }

  using Table = TupleValues;
  std::shared_ptr<Table> table() const { return std::make_shared<Table>(rule); }
};

const Register<PairRule> pair_rule;

}  // namespace
}  // namespace sg

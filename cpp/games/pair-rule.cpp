// Two heaps under a rule of the user's own.
// Rules    replace the two heaps by two that the rule allows (theory/rules/heap-rule.hpp); they must hold less in all. Which heap
//          is which matters.
// Theorem  none: two heaps are worth the mex of what they can become, by a table.
// Source   Wythoff 1907, for the games of its kind; the language is our own
// Cost     a table of all pairs with no greater total
#include "boards/heaps/heap-row.hpp"
#include "core/game/register.hpp"
#include "theory/rules/rule-values.hpp"

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

  static PairRule read_rules(Reader& reader) { return {HeapRule::read(reader, 2)}; }
  std::string rules() const { return rule.text(); }
  static std::vector<PairRule> samples() {
    std::vector<PairRule> out;
    for (const std::string_view text :
         {"(a,b) -> (a-k,b), (a,b-k), (a-k,b-k) where k>=1",
          "(a,b) -> (a-k,b), (a,b-k) where k>=1; (a,b) -> (a-j,b-k) where j>=1 and k>=1 and j-k in {-1,0,1}",
          "(a,b) -> (a-j,b-k) where 0<j+k<=3",
          "(a,b) -> (a-k*b,b) where k>=1 and a>=b>0; (a,b) -> (a,b-k*a) where k>=1 and b>a>0",
          "(a,b) -> (b,a-1), (a+1,b-2)", "(x,y) -> (y/2,x/2); (x,y) -> (x+y-k,0) where k>0 and k|x"}) {
      Reader reader(text, 0, text.size(), ErrorCode::bad_rules);
      out.push_back(read_rules(reader));
    }
    return out;
  }

  void admit(const Position& h, Reader& reader) const {
    constexpr std::uint64_t most = PairRuleValues::most_total;
    if (h.size() != 2) reader.fail(Expected::two_heaps);
    if (h[0] > most || h[1] > most - h[0]) reader.too_big(reader.at(), Expected::most_counters, most);
  }
  static void each_small(unsigned size, auto&& visit) {
    for (std::uint64_t total = 0; total <= size; ++total)
      for (std::uint64_t a = 0; a <= total; ++a) visit(Position(std::vector{a, total - a}));
  }

  bool each_move(const Position& h, auto&& visit) const {
    HeapOptions options(rule);
    const auto spend = [&](std::uint64_t lanes) { return visit.turns(lanes); };
    return options.each_option(std::vector{h[0], h[1]}, spend, [&](const std::vector<std::uint64_t>& kept) {
      Touch touch;
      for (std::uint64_t i = 0; i < 2; ++i)
        if (kept[static_cast<std::size_t>(i)] != h[i])
          touch.insert(touch.end(), {i, kept[static_cast<std::size_t>(i)]});
      return visit(touch);
    });
  }
  Position after(const Position& h, const Touch& t) const { return Position(h.after_several(t)); }

  Phrase move_part(const Position& h, const Touch& t) const { return h.several_part(t); }
  std::string_view asks(const Touch& prefix) const { return Heaps::several_asks(prefix); }

  using Table = PairRuleValues;
  std::shared_ptr<Table> table() const { return std::make_shared<Table>(rule); }
};

const Register<PairRule> pair_rule;

}  // namespace
}  // namespace sg

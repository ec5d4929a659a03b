// Heaps under a rule that the user defines.
// Rules    replace one heap as the rule allows (theory/rules/heap-rule.hpp); an empty heap has no move.
// Theorem  none: a heap is worth the mex of its options, by a table.
// Source   Guy and Smith 1956; the language is our own
// Cost     as many options as the variables that are iterated have values, hundreds of them at a time
#include "core/game/register.hpp"
#include "theory/rules/rule-moves.hpp"
#include "theory/rules/rule-values.hpp"

namespace sg {
namespace {

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

  static HeapRules read_rules(Reader& reader) { return {HeapRule::read(reader)}; }
  std::string rules() const { return rule.text(); }
  static std::vector<HeapRules> samples() {
    std::vector<HeapRules> out;
    for (const std::string_view text :
         {"n -> n-1, n-2; n -> (a,b) where a+b=n-1", "n -> n-k where k|n", "n -> n-k where k>0 and gcd(k,n)=1",
          "n -> k where k<n", "n -> n-k where k in {1,3,4}", "n -> (a,b) where a+b in {n-1,n-2}",
          "n -> (a,b) where a+b=n and 0<a<b", "n -> k where k<n; n -> (a,b) where a+b=n and a>=1 and b>=1",
          "n -> n-1, n/2", "n -> (a,b,c,c) where a+b+2*c=n-1 and not a<b", "n -> ()",
          "n -> n-k where n mod k=1 or k*k=n", "n -> n-k where 1<=k<=3; loses when n=0"}) {
      Reader reader(text, 0, text.size(), ErrorCode::bad_rules);
      out.push_back(read_rules(reader));
    }
    return out;
  }

  void admit(const Heaps& h, Reader& reader) const { admit_heaps(rule, h, reader); }

  bool each_move(const Heaps& h, auto&& visit) const { return each_rule_move(rule, h, visit); }
  Heaps after(const Heaps& h, const Touch& t) const { return h.after(t); }
  std::vector<Heaps> split(const Heaps& h) const { return h.each(); }
  std::pair<std::size_t, Touch> within(const Heaps& h, const Touch& t) const { return h.within(t); }
  Heaps together(const Heaps& h, const Touch& t) const { return h.together(t); }
  std::vector<Heaps> components(const Heaps& h) const { return h.components(); }

  using Table = RuleValues;
  std::shared_ptr<Table> table() const { return std::make_shared<Table>(rule); }
};

const Register<HeapRules> heap_rules;

}  // namespace
}  // namespace sg

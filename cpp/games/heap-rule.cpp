// Heaps under a rule of the user's own.
// Rules    replace one heap by what the rule allows (theory/rules/heap-rule.hpp); an empty heap has no move.
// Theorem  none: a heap is worth the mex of what it can become, by a table.
// Source   Guy and Smith 1956; the language is our own
// Cost     as many options as the variables that are gone through have values, hundreds of them at a time
#include <array>

#include "boards/heaps/heaps.hpp"
#include "core/game/register.hpp"
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
  /// A move of so many lanes is still made at once.
  static constexpr std::uint64_t most_lanes = 100'000'000;

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
          "n -> n-k where n mod k=1 or k*k=n"}) {
      Reader reader(text, 0, text.size(), ErrorCode::bad_rules);
      out.push_back(read_rules(reader));
    }
    return out;
  }

  void admit(const Heaps& h, Reader& reader) const {
    HeapOptions options(rule);
    std::uint64_t lanes = 0;
    for (const std::uint64_t n : h) {
      if (n > rule::most_counters) reader.too_big(reader.at(), Expected::heaps_up_to, rule::most_counters);
      lanes += options.cost(std::array{n});
      if (lanes > most_lanes) reader.too_big(reader.at(), Expected::most_options, most_lanes);
    }
  }

  bool each_move(const Heaps& h, auto&& visit) const {
    HeapOptions options(rule);
    const auto spend = [&](std::uint64_t lanes) { return visit.turns(lanes); };
    for (std::size_t i = 0; i < h.size(); ++i) {
      const bool went_on = options.each_option(std::array{h[i]}, spend, [&](Touch touch) {
        if (touch.empty()) touch.push_back(0);
        touch.insert(touch.begin(), i);
        return visit(touch);
      });
      if (!went_on) return false;
    }
    return true;
  }
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

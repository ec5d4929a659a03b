// Rules that have the moves of a code, against the definition: options of the rule and of the code, heap by heap.
#include <set>

#include "catch.hpp"
#include "theory/codes/code.hpp"
#include "theory/rules/heap-rule.hpp"

using namespace sg;

namespace {

using Heap = std::vector<std::uint64_t>;

HeapRule rule_of(const std::string& text) {
  Reader reader(text, 0, text.size(), ErrorCode::bad_rules);
  return HeapRule::read(reader);
}

/// Options of a heap under the rule; counters that no move of the rest can use are left out of all heaps.
std::set<Heap> options_of(HeapOptions& rule, std::uint64_t n, std::uint64_t by) {
  std::set<Heap> options;
  rule.each_option(
      std::array{n}, [](std::uint64_t) { return true; },
      [&](const Heap& kept) {
        Heap smaller;
        for (const std::uint64_t part : kept)
          if (part > by) smaller.push_back(part - by);
        options.insert(smaller);
        return true;
      });
  return options;
}

std::set<Heap> options_of(const Code& code, std::uint64_t n) {
  std::set<Heap> options;
  each_kept(
      code, n, [](std::uint64_t) { return true; },
      [&](const Heap& kept) {
        options.insert(kept == Heap{0} ? Heap{} : kept);
        return true;
      });
  return options;
}

/// Compares a rule with its code, if it has one, on heaps up to a size; returns whether it has.
bool compares(const std::string& text) {
  const HeapRule rule = rule_of(text);
  const auto found = rule.code();
  if (!found) return false;
  INFO(text << " as " << found->text << " shifted by " << found->by);
  Reader reader(found->text, 0, found->text.size(), ErrorCode::bad_rules);
  const Code code = Code::read(reader);
  HeapOptions options(rule);
  for (std::uint64_t n = 0; n <= 24; ++n)
    REQUIRE(options_of(options, n, found->by) == options_of(code, n - std::min(n, found->by)));
  return true;
}

}  // namespace

TEST_CASE("rules that have the moves of a code") {
  struct Known {
    std::string rule, code;
    std::uint64_t by;
  };
  for (const auto& [rule, code, by] : std::vector<Known>{
           {"n -> n-1, n-2; n -> (a,b) where a+b=n-1", "0.73", 0},
           {"n -> n-1, n-2; n -> (a,n-1-a); n -> (a,n-2-a)", "0.77", 0},
           {"n -> k where k<n", "0.[3]", 0},
           {"n -> n-k where k in {1,3,4}", "0.3033", 0},
           {"n -> n-k where 1<=k<=3; loses when n=0", "0.333", 1},
           {"n -> n-k where 2<=k and k!=4", "0.0330[3]", 0},
           {"n -> (a,b) where a+b=n and 0<a<b", "4!.0", 0},
           {"n -> (a,b) where a+b=n and 0<a and a<=b; n -> k where k<n", "4.[3]", 0},
           {"n -> (a,b) where a+b=n-1 and a>=2 and b>=2; n -> n-1 where n>=3", "0.24", 1},
           {"n -> (a,a) where 2*a=n-1; n -> n-2", "0.5=3", 0},
           {"n -> () where n<=4; n -> n-2", "0.1311", 0},
           {"n -> (a,b) where a+b<n", "0.[7]", 0},
           {"n -> n-1 where n>5", "0.3", 5},
       }) {
    INFO(rule);
    const auto found = rule_of(rule).code();
    REQUIRE(found);
    CHECK(found->text == code);
    CHECK(found->by == by);
    CHECK(compares(rule));
  }
  for (const std::string rule :
       {"n -> n/2", "n -> n-k where k|n", "n -> (a,b,c) where a+b+c=n-1", "n -> n-1 where n<7",
        "n -> n-k where k>0 and 2*k<=n", "n -> n-k where k in primes", "n -> (a,b) where a+b=n-1 and a<b-1",
        "n -> 3 where n>3", "n -> n-1 where 2|n", "n -> n-k where 1<=k<=2000", "n -> n-1000000000000000000",
        "n -> (a,b) where a+b=n-1 and a<=3", "n -> (a,b) where a+b=n-1 and a=b+2*k",
        "n -> (a,b) where a+b=n+1 and a>=2 and b>=2; n -> n-1"}) {
    INFO(rule);
    CHECK(!rule_of(rule).code());
  }
}

TEST_CASE("rules put together from all conditions have the moves of their codes") {
  const std::vector<std::string> options = {"n-k",
                                            "a where a=n-k",
                                            "a where a+k=n",
                                            "(a,b) where a+b=n-1",
                                            "(a,b) where a+b=n-k",
                                            "(a,b) where a+b=n",
                                            "(a,b) where a+b=n+1",
                                            "(a,b) where a+b+1=n+k",
                                            "(a,a) where n=2*a+k",
                                            "()",
                                            "(a,n-2-a)"};
  const std::vector<std::string> conditions = {
      "k>=1", "k<=4", "k<3",  "k!=2", "k in {2,5}", "a>=1",      "a>=2", "b>=2", "b>0",  "a<=b", "a<b",  "a!=b",
      "a=b",  "b<a",  "a!=0", "b!=2", "n>=3",       "not (n<4)", "n!=3", "k=a",  "n<=5", "1<n",  "b<=a", "n-k>=2"};
  std::size_t with_code = 0;
  for (const std::string& option : options)
    for (std::size_t i = 0; i < conditions.size(); ++i)
      for (std::size_t j = i; j < conditions.size(); ++j) {
        const bool has_where = option.find("where") != std::string::npos;
        const std::string text =
            "n -> " + option + (has_where ? " and " : " where ") + conditions[i] + " and " + conditions[j];
        try {
          with_code += compares(text) ? 1 : 0;
          with_code += compares(text + "; n -> n-1 where n>=3; n -> (a,b) where a+b=n-3 and a>=2 and b>1") ? 1 : 0;
        } catch (const InputError&) {
          // The rule does not make heaps smaller.
        }
      }
  CHECK(with_code > 300);
}

// Plans of a rule, against every number for every variable: divisors, named sets, bounds that are searched for;
// alternative spellings of signs; and tuples of any length.
#include <map>

#include "bare-rule.hpp"
#include "catch.hpp"
#include "effort.hpp"
#include "request/address/address.hpp"
#include "solve/game/evaluator.hpp"

using namespace bare;

namespace {

void demand_same(const std::string& text, Shape shape, const std::vector<bare::Values>& positions) {
  INFO(text);
  Reader reader = reader_of(text), again = reader_of(text);
  HeapOptions compiled(HeapRule::read(reader, shape));
  const auto clauses = read_clauses(again, shape);
  for (const bare::Values& heaps : positions) {
    INFO(heaps[0]);
    REQUIRE(found(compiled, heaps) == defined(clauses, heaps));
  }
}

std::vector<bare::Values> heaps_of(std::initializer_list<std::int64_t> sizes) {
  std::vector<bare::Values> heaps;
  for (const std::int64_t n : sizes) heaps.push_back({n});
  return heaps;
}

}  // namespace

TEST_CASE("a plan goes through all that a condition allows") {
  const std::vector<std::string> numbers{
      "n",          "k",          "k*k", "n-k*k",       "2*k+1",   "n/(k+1)", "n mod k", "k*j",     "k*j-n", "n*k-j*j",
      "min(k,n-j)", "max(k,3)*j", "k^j", "(k-3)*(j-4)", "n/2-k*j", "k/j",     "5",       "k*k*k-n", "j-k"};
  const std::string relations[] = {"<", "<=", "=", "|"};
  // In no order, and so large at last that a column is filled.
  const auto heaps = heaps_of({7, 1, 2, 20, 3, 19, 11});
  unsigned which = 0;
  for (const std::string& left : numbers)
    for (const std::string& right : numbers)
      for (const std::string& relation : relations) {
        if (sanitized && ++which % 8 != 0) continue;
        const std::string condition = left + relation + right;
        demand_same("n -> (k,j) where k<n and j<n and " + condition, Shape::heap, heaps);
        if (++which % 5 == 0)
          demand_same("n -> n-k-1 where j>=1 and " + condition + " or k|n and not " + condition, Shape::heap, heaps);
        if (which % 7 == 0)
          demand_same("n -> n-k*k, n-j where k>=1 and j>=2 and " + condition + " and n*1000000000>0", Shape::heap,
                      heaps);
      }
}

TEST_CASE("a power is a product of equal factors") {
  for (const auto& [power, product] :
       std::vector<std::pair<std::string, std::string>>{{"k**0", "1"},
                                                        {"k**1", "k"},
                                                        {"k**3", "k*k*k"},
                                                        {"2k**2", "2*k*k"},
                                                        {"-k**2+n*n", "0-k*k+n*n"},
                                                        {"(n-k)**2/3**2", "(n-k)*(n-k)/9"},
                                                        {"n mod 2**2", "n mod 4"},
                                                        {"k ** 2 ^ 5", "(k*k) xor 5"}}) {
    INFO(power);
    const std::string rule = "n -> n-j where j>=1 and k<n and j=", one = rule + power, other = rule + product;
    Reader reader = reader_of(one), again = reader_of(other);
    const auto powers = read_clauses(reader, Shape::heap), products = read_clauses(again, Shape::heap);
    for (const bare::Values& heaps : heaps_of({0, 1, 5, 12, 20}))
      CHECK(defined(powers, heaps) == defined(products, heaps));
  }
}

TEST_CASE("a plan of one variable is right of large heaps") {
  const auto heaps = heaps_of({1024, 1, 5000, 4999, 17, 720, 5040, 2500, 2401});
  for (const std::string condition : {"k|n",
                                      "1<k<n and k|n",
                                      "n%k==0",
                                      "k|2*n",
                                      "k|n-7",
                                      "k|n*n",
                                      "k|n-n",
                                      "k|0-n",
                                      "k*(k+1)=n",
                                      "k*k<=n",
                                      "k*k=n",
                                      "k*k*k<n",
                                      "k*k>n",
                                      "n/(k+1)>=k",
                                      "(n-k)/3<k*k",
                                      "k*(k+1)/2 in squares",
                                      "k in primes",
                                      "n-k in primes",
                                      "k+n in squares",
                                      "k in fibonacci or k in cubes",
                                      "k in triangular",
                                      "k in powers(2)",
                                      "k in powers(3)",
                                      "2*k in powers(10)",
                                      "k*k+1 in primes",
                                      "n-k in powers(2) and k|n",
                                      "k not in {primes,squares,100..}",
                                      "k in {3..7,400..}",
                                      "k in 4000.. and 3|k",
                                      "k^n=n-k",
                                      "(k xor 5)<k",
                                      "k in primes and k in squares or k=12",
                                      "k*k-n in squares",
                                      "min(k*k,n)<=20*k"}) {
    demand_same("n -> k where k<n and (" + condition + ")", Shape::heap, heaps);
    demand_same("n -> n-1-k, k where k<n and (" + condition + ")", Shape::heap, heaps);
  }
}

TEST_CASE("a plan of tuples is what its clauses say") {
  std::vector<bare::Values> pairs, triples;
  for (std::int64_t a = 0; a <= 6; ++a)
    for (std::int64_t b = 0; b <= 6; ++b) {
      if (a + b > 0) pairs.push_back({a, b});
      for (std::int64_t c = 0; c <= 4; ++c)
        if (a + b + c > 0) triples.push_back({a, b, c});
    }
  for (const std::string text : {"(n,last) -> (n-k,k) where 1<=k<=2*last", "(a,b) -> (a-k*b,b) where k>=1 and b>=1",
                                 "(n,s) -> (n-k,(s+1)%3) where 1<=k<=3-s", "(a,b) -> (a-1,b+k) where k<=3 or k|a",
                                 "(a,b) -> (a-k,b), (a,b-k) where k in squares and k^a!=b"})
    demand_same(text, Shape::tuple, pairs);
  for (const std::string text :
       {"(a,b,c) -> (a-k,b,c), (a,b-k,c), (a,b,c-k), (a-k,b-k,c-k) where k>=1",
        "(a,b,c) -> (a-1,b+j,k) where j|b and k*k<=a+c", "(a,b,c) -> (c,b-k,a) where k*c<=b and k>=1"})
    demand_same(text, Shape::tuple, triples);
}

TEST_CASE("a set holds its numbers, however large they are") {
  using Kind = NumberSet::Kind;
  for (const NumberSet& set :
       {NumberSet(Kind::primes), NumberSet(Kind::squares), NumberSet(Kind::cubes), NumberSet(Kind::triangular),
        NumberSet(Kind::fibonacci), NumberSet(Kind::powers, 2), NumberSet(Kind::powers, 999983)})
    for (std::int64_t n = -3; n <= static_cast<std::int64_t>(cases(3000)); ++n) {
      INFO(static_cast<int>(set.kind()) << ' ' << n);
      REQUIRE(set.holds(n) == is_member(set, n));
    }
  const std::int64_t large = std::int64_t{1} << 60;
  for (const auto& [kind, base, n, holds] : std::vector<std::tuple<Kind, std::int64_t, std::int64_t, bool>>{
           {Kind::primes, 0, large - 93, true},
           {Kind::primes, 0, large - 91, false},
           {Kind::primes, 0, 1'000'003, true},
           {Kind::primes, 0, 999'983 * 1'000'003LL, false},
           {Kind::primes, 0, 3'215'031'751, false},
           {Kind::primes, 0, 341'550'071'728'321, false},
           {Kind::squares, 0, large, true},
           {Kind::squares, 0, large - 1, false},
           {Kind::squares, 0, 1'000'002'000'001, true},
           {Kind::cubes, 0, large, true},
           {Kind::cubes, 0, large - 1, false},
           {Kind::triangular, 0, 500'000'500'000, true},
           {Kind::triangular, 0, 500'000'500'001, false},
           {Kind::fibonacci, 0, 1'100'087'778'366'101'931, true},
           {Kind::fibonacci, 0, 1'100'087'778'366'101'930, false},
           {Kind::powers, 2, large, true},
           {Kind::powers, 7, large, false},
           {Kind::powers, 10, 1'000'000'000'000'000'000, true}})
    CHECK(NumberSet(kind, base).holds(n) == holds);
}

TEST_CASE("what people type is read, and printed one way") {
  for (const auto& [typed, printed] : std::vector<std::pair<std::string, std::string>>{
           {"n→n−1", "n -> n-1"},
           {"n -> n//2, n - 1 ", "n -> n/2, n-1"},
           {"n -> k where k==n%3 && k<n", "n -> k where k=n mod 3 and k<n"},
           {"n -> k where (k≠2||k≥5)&&!(k|n)&&k<n", "n -> k where (k!=2 or k>=5) and not (k|n) and k<n"},
           {"n -> k where k≤n÷2 ∧ ¬(k∣n) ∨ k=1 ∧ n>1", "n -> k where k<=n/2 and not (k|n) or k=1 and n>1"},
           {"n -> n^1 where n^1<n", "n -> n xor 1 where n xor 1<n"},
           {"n -> n⊕1 where n xor 1 < n", "n -> n xor 1 where n xor 1<n"},
           {"n -> n-k where k∈primes", "n -> n-k where k in primes"},
           {"n -> n-k where k in{1,powers( 2 )}", "n -> n-k where k in {1,powers(2)}"},
           {"n -> n-k where k not in {0, 5 ..}", "n -> n-k where k not in {0,5..}"},
           {"n -> n-2×k where k>=1;n->n-3", "n -> n-2*k where k>=1; n -> n-3"},
           {"n -> （n-1，0）", "n -> (n-1,0)"},
           {"n -> n-k ** 2 where k>=1", "n -> n-k**2 where k>=1"},
           {"n -> n/2**2 where -k**2<3k**0", "n -> n/2**2 where -k**2<3*k**0"},
           {"n -> n-1 where n/2k**2=0 and k>0", "n -> n-1 where n/2k**2=0 and k>0"},
           // Names that were names before they were signs.
           {"n -> n-xor where xor>0", "n -> n-xor where xor>0"},
           {"n -> n-primes where primes in 1..2", "n -> n-primes where primes in 1..2"},
           {"n -> k where k<n and squares in k..k+1", "n -> k where k<n and squares in k..k+1"},
           {"n -> k where k<n and k in squares..n", "n -> k where k<n and k in squares..n"},
           {"n -> k where squares=2 and k<n and k in {squares}",
            "n -> k where squares=2 and k<n and k in {squares}"}}) {
    INFO(typed);
    const std::string rule = "heap-rule(" + printed + ")";
    CHECK(address_of(read_address("heap-rule(" + typed + "):7")) == rule + ":7");
    CHECK(address_of(read_address(rule + ":7")) == rule + ":7");
  }
}

TEST_CASE("values of tuples are those of the definition") {
  for (const auto& [rule, root] : std::vector<std::pair<std::string, bare::Values>>{
           {"(n,last) -> (n-k,k) where 1<=k<=2*last", {25, 12}},
           {"(n,s) -> (n-k,(s+1) mod 3) where 1<=k<=3-s", {30, 0}},
           {"(n,s) -> (n-1,5*s)", {4, 3}},
           {"(a,b) -> (a-1,k) where k<=7; (a,b) -> (a,b-k) where k>=1", {5, 4}},
           {"(a,b,c) -> (a-k,b,c), (a,b-k,c), (a,b,c-k), (a-k,b-k,c-k) where k>=1", {6, 7, 5}},
           {"(n,x,y) -> (n-x,y,x) where x>0; (n,x,y) -> (n-k,x,k) where 1<=k<=3 and k!=y", {14, 2, 1}},
           {"(a,b,c,d) -> (b,c,d,a-1), (a-1,b-1,c,d)", {4, 3, 4, 5}},
           {"(a,b,c,d,e,f) -> (a-1,b+f,c,d,e,f), (a,b,c,d-k,e,f-1) where k|d", {3, 1, 0, 6, 2, 2}}}) {
    INFO(rule);
    Reader reader = reader_of(rule);
    const auto clauses = read_clauses(reader, Shape::tuple);
    // Depth first; the trees are small.
    std::map<bare::Values, std::uint64_t> values;
    const auto value_of = [&](const auto& self, const bare::Values& tuple) -> std::uint64_t {
      if (const auto known = values.find(tuple); known != values.end()) return known->second;
      std::set<std::uint64_t> reached;
      if (std::any_of(tuple.begin(), tuple.end(), [](std::int64_t n) { return n > 0; }))
        for (const bare::Values& option : defined(clauses, tuple)) reached.insert(self(self, option));
      std::uint64_t mex = 0;
      while (reached.contains(mex)) ++mex;
      return values[tuple] = mex;
    };
    value_of(value_of, root);
    for (const auto& [tuple, value] : values) {
      std::string numbers;
      for (const std::int64_t n : tuple) numbers += (numbers.empty() ? "" : ",") + std::to_string(n);
      INFO(numbers);
      const Sum sum = read_address("pair-rule(" + rule + "):" + numbers);
      Evaluator evaluator(*sum[0].game, sg::Play::normal, Evaluator::Alone::yes);
      Meter meter(Meter::unlimited);
      evaluator.start(sum[0].position);
      REQUIRE(evaluator.advance(meter) == Progress::done);
      REQUIRE(evaluator.verdict(sum[0].position).of<Mex>()->nimber() == value);
    }
  }
}

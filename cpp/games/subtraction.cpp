// Subtraction games.
// Rules    take a number of counters that the set allows from one heap.
// Theorem  a heap is worth the mex of its options, by a table. Misere: misere Nim on these values, for every set
//          (Ferguson: with s the least of the set, g(n) = 1 exactly when g(n - s) = 0). Powers of 2, and of primes: the
//          remainder modulo 3, and 6 (theory/subtraction/subtraction-set.hpp).
// Source   Winning Ways, ch. 4; Ferguson 1974
// Cost     theory/subtraction/subtraction-values.hpp; past a proved period none
#include <algorithm>

#include "core/game/register.hpp"
#include "solve/period/period.hpp"
#include "theory/subtraction/prime-powers.hpp"
#include "theory/subtraction/subtraction-values.hpp"

namespace sg {
namespace {

struct Subtraction {
  using Position = Heaps;
  static constexpr Alias listed[] = {
      {"", "1,3,4", "10,7", "winningways"},   {"", "!1,3", "10,7", "winningways"},
      {"", "powers-of-2", "10,7", "hdu1847"}, {"", "fibonacci", "10,7,6", "hdu1848"},
      {"", "prime-powers", "17,10", "p4018"},
  };
  static constexpr Info info{.id = "subtraction",
                             .board = BoardKind::heaps,
                             .sample = "10,7",
                             .source = "winningways",
                             .checked_to = 22,
                             .aliases = listed};
  SubtractionSet set;
  std::shared_ptr<SubtractionValues> values = std::make_shared<SubtractionValues>(set);  // grows with its use

  static Subtraction read_rules(Reader& reader) { return {.set = SubtractionSet::read(reader)}; }
  std::string rules() const { return set.text(); }
  static constexpr std::string_view samples[] = {"1,3,4",        "2",       "2,5",   "1,2,4,7",     "!1,3",
                                                 "!1",           "!3,5,8",  "!2",    "powers-of-2", "fibonacci",
                                                 "prime-powers", "squares", "cubes", "triangular",  "primes"};

  void admit(const Heaps& h, Reader& reader) const {
    for (const std::uint64_t n : h)
      if (n > set.most_heap()) reader.too_big(reader.at(), Expected::heaps_up_to, set.most_heap());
  }

  bool each_move(const Heaps& h, auto&& visit) const {
    for (std::size_t i = 0; i < h.size(); ++i) {
      if (!set.lists(h[i])) {
        if (!each_prime_power(h[i], [&](std::uint64_t take) { return visit(Touch{i, h[i] - take}); })) return false;
        continue;
      }
      for (const auto& [from, to] : set.kept(h[i]))
        for (std::uint64_t keep = to + 1; keep-- > from;)
          if (!visit(Touch{i, keep})) return false;
    }
    return true;
  }
  Heaps after(const Heaps& h, const Touch& t) const { return h.after(t); }
  std::vector<Heaps> split(const Heaps& h) const { return h.each(); }
  std::pair<std::size_t, Touch> within(const Heaps& h, const Touch& t) const { return h.within(t); }

  using Table = SubtractionValues;
  std::shared_ptr<Table> table() const { return values; }

  std::shared_ptr<Sequence> sequence() const { return std::make_shared<SubtractionValues>(set); }

  std::optional<Value> theorem(const Heaps& h) const { return set.modulus() ? values->value(h) : std::nullopt; }
  std::optional<Period> heap_period() const {
    return set.modulus() ? std::optional(Period{0, *set.modulus(), 0}) : std::nullopt;
  }
  std::optional<TamePair> tame_pair(const Heaps& h) const {
    return set.modulus() ? values->tame_pair(h) : std::nullopt;
  }

  std::optional<Count> count_moves(const Heaps& h) const {
    if (!lists(h)) return std::nullopt;
    Count total = 0;
    for (const std::uint64_t n : h) total += set.count(n);
    return total;
  }
  bool finds(const Heaps& h, Nimber) const { return values->know(h) && lists(h); }
  bool each_move_to(const Heaps& h, Nimber target, auto&& visit) const {
    return values->each_move_to(h, target, visit);
  }
  std::optional<Followers> followers(const Heaps& h, const Touch& prefix) const {
    if (!lists(h)) return std::nullopt;
    return h.followers(prefix, [this](std::uint64_t n) { return set.kept(n); });
  }

  /// Reason for a single heap; nullopt where the mex is explained option by option, as for a set with few numbers.
  std::optional<Reason> formula(const Heaps& h) const {
    if (h.size() != 1) return std::nullopt;
    if (set.modulus())
      return formula_reason(
          "remainder", {{"heap", fact(h[0])}, {"divisor", fact(*set.modulus())}, {"value", fact(values->at(h[0]))}});
    if (!values->know(h)) return std::nullopt;
    if (values->passes(h)) return period_reason(*values, h[0]);
    if (!set.all_but() || set.count(h[0]) == 0) return std::nullopt;
    return formula_reason("all-but", {{"heap", fact(h[0])},
                                      {"last", fact(set.listed().back())},
                                      {"far", fact(values->far(h[0]))},
                                      {"value", fact(values->at(h[0]))}});
  }

 private:
  bool lists(const Heaps& h) const {
    return std::all_of(h.begin(), h.end(), [this](std::uint64_t n) { return set.lists(n); });
  }
};

const Register<Subtraction> subtraction;

}  // namespace
}  // namespace sg

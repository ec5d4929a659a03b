// Euclid's game.
// Rules    two heaps; take a multiple of the smaller one, at least once, from the larger one. Once a heap is empty,
//          there is no move.
// Theorem  with larger = q smaller + r, r > 0, and x the value of (r, smaller): the quotients 1, 2, .. in place of q
//          have the values 0, 1, .. without x, and quotient 0 has x. With r = 0 the value is q. Misere: (0, b) is
//          fickle with value 0, (a, a) with value 1, all else is firm.
// Source   Cole and Davie 1969; values: Cairns, Ho and Lengyel 2011
#include <algorithm>

#include "boards/heaps/heaps.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct Euclid {
  using Position = Heaps;
  static constexpr Info info{
      .id = "euclid", .board = BoardKind::heaps, .sample = "25,7", .source = "coledavie1969", .checked_to = 60};

  void admit(const Heaps& h, Reader& reader) const {
    if (h.size() != 2) reader.fail(Expected::two_heaps);
  }
  static void each_small(unsigned size, auto&& visit) {
    for (std::uint64_t a = 0; a <= size; ++a)
      for (std::uint64_t b = 0; b <= size; ++b) visit(Heaps({a, b}));
  }

  bool each_move(const Heaps& h, auto&& visit) const {
    const std::uint64_t most = quotient(h);
    for (std::uint64_t times = 1; times <= most && times != 0; ++times)
      if (!visit(Touch{times})) return false;
    return true;
  }
  Heaps after(const Heaps& h, const Touch& t) const {
    return h[0] > h[1] ? Heaps({h[0] - t[0] * h[1], h[1]}) : Heaps({h[0], h[1] - t[0] * h[0]});
  }

  std::optional<Value> theorem(const Heaps& h) const { return Value::nimber(value(smaller(h), larger(h))); }
  std::optional<TamePair> tame_pair(const Heaps& h) const {
    if (smaller(h) == 0) return TamePair{0, 1};
    if (h[0] == h[1]) return TamePair{1, 0};
    const Nimber own = value(smaller(h), larger(h));
    return TamePair{own, own};
  }

  Count count_moves(const Heaps& h) const { return quotient(h); }
  bool each_move_to(const Heaps& h, Nimber target, auto&& visit) const {
    const std::uint64_t most = quotient(h);
    if (most == 0) return true;
    const Nimber rest = rest_value(h);
    // Quotient with the value `target`.
    const Nimber left = target < rest ? target + 1 : target == rest ? 0 : target;
    return left >= most || visit(Touch{most - left});
  }

  Phrase move_part(const Heaps& h, const Touch& t) const {
    return Phrase(notation::multiple, {larger(h), t[0], smaller(h), larger(h) - t[0] * smaller(h)});
  }
  std::string_view asks(const Touch&) const { return "multiple"; }
  Followers followers(const Heaps& h, const Touch& prefix) const {
    const std::uint64_t most = quotient(h);
    if (most == 0) return {};
    if (prefix.empty()) return {false, {{1, most}}};
    return {prefix.size() == 1 && 1 <= prefix[0] && prefix[0] <= most, {}};
  }

  std::optional<Reason> formula(const Heaps& h) const {
    const std::uint64_t most = quotient(h);
    if (most == 0) return std::nullopt;
    const std::uint64_t rest = larger(h) - most * smaller(h);
    return formula_reason(rest == 0 ? "divides" : "quotient", {{"larger", fact(larger(h))},
                                                               {"smaller", fact(smaller(h))},
                                                               {"quotient", fact(most)},
                                                               {"rest", fact(rest)},
                                                               {"x", fact(rest_value(h))},
                                                               {"value", fact(value(smaller(h), larger(h)))}});
  }

 private:
  static std::uint64_t smaller(const Heaps& h) { return std::min(h[0], h[1]); }
  static std::uint64_t larger(const Heaps& h) { return std::max(h[0], h[1]); }
  static std::uint64_t quotient(const Heaps& h) { return smaller(h) == 0 ? 0 : larger(h) / smaller(h); }
  static Nimber rest_value(const Heaps& h) { return value(larger(h) % smaller(h), smaller(h)); }

  static Nimber value(std::uint64_t a, std::uint64_t b) {
    std::vector<std::uint64_t> quotients;  // at most 93: the heaps shrink at least as fast as Fibonacci numbers
    for (; a != 0; b = std::exchange(a, b % a)) quotients.push_back(b / a);
    Nimber x = 0;
    for (auto q = quotients.rbegin(); q != quotients.rend(); ++q) x = *q - 1 < x ? *q - 1 : *q;
    return x;
  }
};

const Register<Euclid> euclid;

}  // namespace
}  // namespace sg

// Multiplication game, seen from its end: n / p, rounded up, when p has been reached on the way to n.
// Rules    replace a heap of n > 1 by one of n / k, rounded up, for a k from 2 to 9.
// Theorem  heaps up to 1, 2, 4, 8, 9, 18 are worth 0, 1, 2, 3, 4, 0; a larger one as much as n / 18, rounded up: half
//          of a heap and a ninth of it span whole intervals of values, so that these grow by 2 * 9 in each round.
//          Misere: misere Nim on these values. Both compared by the laws over two rounds.
// Source   POJ 2505
#include <algorithm>
#include <limits>

#include "boards/heaps/heaps.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct Multiplication {
  using Position = Heaps;
  static constexpr Info info{
      .id = "multiplication", .board = BoardKind::heaps, .sample = "34,12", .source = "poj2505", .checked_to = 700};

  /// Visits a heap together with a small one of any value.
  static void each_small(unsigned size, auto&& visit) {
    for (std::uint64_t n = 0; n <= size; ++n)
      for (const unsigned other : {1U, 2U, 3U, 5U, 9U, 10U})
        if (other <= n) visit(Heaps({n, other}));
  }

  bool each_move(const Heaps& h, auto&& visit) const {
    for (std::size_t i = 0; i < h.size(); ++i)
      for (const auto& [keep, same] : options(h[i]))
        if (!visit(Touch{i, keep})) return false;
    return true;
  }
  Heaps after(const Heaps& h, const Touch& t) const { return h.after(t); }
  std::vector<Heaps> split(const Heaps& h) const { return h.each(); }
  std::pair<std::size_t, Touch> within(const Heaps& h, const Touch& t) const { return h.within(t); }

  std::optional<Value> theorem(const Heaps& h) const { return Value::nimber(h.sum(worth)); }
  std::optional<TamePair> tame_pair(const Heaps& h) const { return h.misere_sum(worth); }

  Followers followers(const Heaps& h, const Touch& prefix) const { return h.followers(prefix, options); }

  std::optional<Reason> formula(const Heaps& h) const {
    if (h.size() != 1 || h[0] < 2) return std::nullopt;
    const Interval own = interval(h[0]);
    return formula_reason("interval", {{"heap", fact(h[0])},
                                       {"from", to_text(own.below + 1)},
                                       {"to", to_text(own.last)},
                                       {"value", fact(own.value)}});
  }

 private:
  /// Heaps with the same value as a given one: those above `below` up to `last`.
  struct Interval {
    Count below, last;
    Nimber value;
  };
  static Interval interval(std::uint64_t n) {
    Interval own{0, 1, 0};
    for (Nimber next = 1; own.last < n; next = (next + 1) % 5) {
      // Each bound is twice the one before, except that 9 * 18^i follows 8 * 18^i.
      own = {own.last, next == 4 ? own.last / 8 * 9 : 2 * own.last, next};
    }
    return own;
  }
  static Nimber worth(std::uint64_t n) { return interval(n).value; }
  /// Sizes that a move can leave of a heap of n.
  static Ranges options(std::uint64_t n) {
    Ranges out;
    for (std::uint64_t k = 9; k >= 2 && n > 1; --k) {
      const std::uint64_t keep = (n - 1) / k + 1;
      if (out.empty() || out.back().first != keep) out.emplace_back(keep, keep);
    }
    return out;
  }
};

const Register<Multiplication> multiplication;

}  // namespace
}  // namespace sg

// Mark.
// Rules    replace a heap of n by one of n - 1 or by one of n / 2, rounded down.
// Theorem  n ends in z zeros in binary and holds b ones: it is worth 0 where z is odd or n is 0, else 1 where b is odd,
//          else 2. With z odd neither option is worth 0, both having z even. With z even, one of them is worth 0 and
//          the other has one more 1 or one fewer, or, as n - 1 of an even n, z - 1 more: in each case the other parity.
//          Misere: one heap is P where z is odd, but a power of 2 where z is even. Heaps of 8 and more are wild, sums
//          searched.
// Source   Fraenkel 2011
#include <algorithm>
#include <bit>

#include "boards/heaps/heaps.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct Mark {
  using Position = Heaps;
  static constexpr Info info{
      .id = "mark", .board = BoardKind::heaps, .sample = "12,7", .source = "fraenkel2011", .checked_to = 300};

  /// Visits a heap together with a small one of any value.
  static void each_small(unsigned size, auto&& visit) {
    for (std::uint64_t n = 0; n <= size; ++n)
      for (std::uint64_t other = 0; other <= std::min<std::uint64_t>(n, 9); ++other) visit(Heaps({n, other}));
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
  std::optional<bool> wins(const Heaps& h, Play play) const {
    if (play == Play::normal) return h.sum(worth) != 0;
    std::uint64_t heap = 0;
    for (const std::uint64_t n : h) {
      if (n > 0 && heap > 0) return std::nullopt;
      heap = std::max(heap, n);
    }
    return heap == 0 || (zeros(heap) % 2 == 0) != std::has_single_bit(heap);
  }

  Followers followers(const Heaps& h, const Touch& prefix) const { return h.followers(prefix, options); }

  std::optional<Reason> formula(const Heaps& h) const {
    if (h.size() != 1 || h[0] == 0) return std::nullopt;
    return formula_reason(zeros(h[0]) % 2 == 1 ? "odd-zeros" : "even-zeros",
                          {{"heap", fact(h[0])},
                           {"zeros", fact(zeros(h[0]))},
                           {"ones", fact(static_cast<std::uint64_t>(std::popcount(h[0])))},
                           {"value", fact(worth(h[0]))}});
  }

 private:
  static std::uint64_t zeros(std::uint64_t n) { return static_cast<std::uint64_t>(std::countr_zero(n)); }
  static Nimber worth(std::uint64_t n) {
    if (n == 0 || zeros(n) % 2 == 1) return 0;
    return std::popcount(n) % 2 == 1 ? 1 : 2;
  }
  /// Sizes that a move can leave of a heap of n.
  static Ranges options(std::uint64_t n) {
    if (n == 0) return {};
    if (n <= 2) return {{n - 1, n - 1}};
    return {{n / 2, n / 2}, {n - 1, n - 1}};
  }
};

const Register<Mark> mark;

}  // namespace
}  // namespace sg

// Wythoff's game.
// Rules    two heaps; take any number from one, or the same number from both.
// Theorem  with a <= b and k = b - a: P exactly when a = floor(k phi). With d = a - k that is
//          d^2 < k(k - d) and not so for d + 1: no roots, no floats. Values have no formula.
//          Misere: the P-positions are the same but (0,1), (2,2) for (0,0), (1,2).
// Source   Wythoff 1907; misere: docs/theory.md
#include <algorithm>

#include "boards/heaps/heaps.hpp"
#include "core/game/register.hpp"
#include "theory/heaps/wythoff-table.hpp"

namespace sg {
namespace {

struct Wythoff {
  using Position = Heaps;
  using Pair = std::pair<std::uint64_t, std::uint64_t>;
  static constexpr Info info{
      .id = "wythoff", .board = BoardKind::heaps, .sample = "5,8", .source = "wythoff1907", .checked_to = 80};

  void admit(const Heaps& h, Reader& reader) const {
    if (h.size() != 2) reader.fail(Expected::two_heaps);
  }
  static void each_small(unsigned size, auto&& visit) {
    for (std::uint64_t b = 0; b <= size; ++b)
      for (std::uint64_t a = 0; a <= b; ++a) visit(Heaps({a, b}));
  }

  bool each_move(const Heaps& h, auto&& visit) const {
    for (std::uint64_t i = 0; i < 2; ++i)
      for (std::uint64_t keep = 0; keep < h[i]; ++keep)
        if (!visit(Touch{i, keep})) return false;
    for (std::uint64_t take = 1; take <= std::min(h[0], h[1]); ++take)
      if (!visit(Touch{0, h[0] - take, 1, h[1] - take})) return false;
    return true;
  }
  Heaps after(const Heaps& h, const Touch& t) const { return h.after_several(t); }

  using Table = WythoffTable;
  std::shared_ptr<Table> table() const { return std::make_shared<Table>(); }

  std::optional<Value> theorem(const Heaps& h) const {
    return lost(h[0], h[1]) ? std::optional(Value::nimber(0)) : std::nullopt;
  }
  std::optional<bool> wins(const Heaps& h, Play play) const {
    const Pair p = sorted(h);
    if (play == Play::misere) {
      if (p == Pair{0, 0} || p == Pair{1, 2}) return true;
      if (p == Pair{0, 1} || p == Pair{2, 2}) return false;
    }
    return !lost(h[0], h[1]);
  }

  Count count_moves(const Heaps& h) const { return Count{h[0]} + h[1] + std::min(h[0], h[1]); }
  bool finds(const Heaps&, Nimber target) const { return target == 0; }
  /// Visits at most one move in each of the three directions.
  bool each_move_to(const Heaps& h, Nimber, auto&& visit) const {
    for (std::uint64_t i = 0; i < 2; ++i)
      if (const auto keep = partner(h[1 - i]); keep && *keep < h[i] && !visit(Touch{i, *keep})) return false;
    const auto [low, high] = sorted(h);
    if (lower(high - low) >= low) return true;
    const std::uint64_t take = low - static_cast<std::uint64_t>(lower(high - low));
    return visit(Touch{0, h[0] - take, 1, h[1] - take});
  }

  Phrase move_part(const Heaps& h, const Touch& t) const { return h.several_part(t); }
  std::string_view asks(const Touch& prefix) const { return Heaps::several_asks(prefix); }
  Followers followers(const Heaps& h, const Touch& prefix) const {
    Followers found;
    if (prefix.empty()) {
      for (std::uint64_t i = 0; i < 2; ++i)
        if (h[i] > 0) found.next.emplace_back(i, i);
      return found;
    }
    if (prefix[0] >= 2 || h[prefix[0]] == 0) return found;
    if (prefix.size() == 1) {
      found.next.emplace_back(0, h[prefix[0]] - 1);
      return found;
    }
    if (prefix[1] >= h[prefix[0]]) return found;
    const std::uint64_t taken = h[prefix[0]] - prefix[1];
    const bool both = prefix[0] == 0 && taken <= h[1];
    if (prefix.size() == 2) {
      found.done = true;
      if (both) found.next.emplace_back(1, 1);
    } else if (both && prefix[2] == 1) {
      if (prefix.size() == 3) found.next.emplace_back(h[1] - taken, h[1] - taken);
      found.done = prefix.size() == 4 && prefix[3] == h[1] - taken;
    }
    return found;
  }

  std::vector<Reason> why(const Heaps& h) const {
    const auto [low, high] = sorted(h);
    const std::uint64_t k = high - low;
    Reason pair{ReasonKey::wythoff_pair,
                {{"a", fact(low)},
                 {"b", fact(high)},
                 {"k", fact(k)},
                 {"lower", to_text(lower(k))},
                 {"upper", to_text(lower(k) + k)}}};
    if (!lost(low, high))
      each_move_to(h, 0, [&](const Touch& touch) {
        const auto [less, more] = sorted(after(h, touch));
        pair.facts.add("left", '(' + std::to_string(less) + ", " + std::to_string(more) + ')');
        return false;
      });
    return {pair};
  }

 private:
  static Pair sorted(const Heaps& h) { return {std::min(h[0], h[1]), std::max(h[0], h[1])}; }

  /// Returns true if k + d < k phi; for d <= k no product passes 128 bits.
  static bool below(std::uint64_t d, std::uint64_t k) { return Count{d} * d < Count{k} * (k - d); }

  static bool lost(std::uint64_t x, std::uint64_t y) {
    const std::uint64_t a = std::min(x, y);
    const std::uint64_t k = std::max(x, y) - a;
    if (k == 0) return a == 0;
    return a >= k && a - k < k && below(a - k, k) && !below(a - k + 1, k);
  }

  /// floor(k phi).
  static Count lower(std::uint64_t k) {
    std::uint64_t low = 0;
    std::uint64_t high = k;
    while (low < high) {
      const std::uint64_t middle = high - (high - low) / 2;
      if (below(middle, k))
        low = middle;
      else
        high = middle - 1;
    }
    return Count{k} + low;
  }

  /// Other heap of the P-position that has a heap of x; nullopt if it would pass 64 bits.
  static std::optional<std::uint64_t> partner(std::uint64_t x) {
    // x is floor(k phi) for the least k with floor(k phi) >= x, or else k + floor(k phi) for another k (Beatty).
    std::uint64_t low = 0;
    std::uint64_t high = x;
    while (low < high) {
      const std::uint64_t middle = low + (high - low) / 2;
      if (lower(middle) >= x)
        high = middle;
      else
        low = middle + 1;
    }
    if (lower(low) == x)
      return low <= std::numeric_limits<std::uint64_t>::max() - x ? std::optional(x + low) : std::nullopt;
    low = 0;
    high = x / 2;
    while (low < high) {
      const std::uint64_t middle = high - (high - low) / 2;
      if (lower(middle) + middle <= x)
        low = middle;
      else
        high = middle - 1;
    }
    return x - low;
  }
};

const Register<Wythoff> wythoff;

}  // namespace
}  // namespace sg

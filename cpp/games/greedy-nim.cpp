// Greedy Nim.
// Rules    take any number of counters, at least one, from a largest heap.
// Theorem  P exactly when the largest size occurs an even number of times. Two of them are answered by making the
//          second as small as the first. A heap larger than all others goes below the next size if that occurs an even
//          number of times, and to it otherwise. Misere: with a heap above 1 as in normal play, otherwise the opposite.
//          Values have no formula: those of small positions are searched.
// Source   Albert and Nowakowski 2004
#include <algorithm>

#include "boards/heaps/heaps.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct GreedyNim {
  using Position = Heaps;
  static constexpr Info info{
      .id = "greedy-nim", .board = BoardKind::heaps, .sample = "5,3,3", .source = "albert2004", .checked_to = 24};

  bool each_move(const Heaps& h, auto&& visit) const {
    const Size largest = size_below(h, std::nullopt);
    for (std::size_t i = 0; i < h.size(); ++i)
      for (std::uint64_t keep = 0; keep < h[i] && h[i] == largest.size; ++keep)
        if (!visit(Touch{i, keep})) return false;
    return true;
  }
  Heaps after(const Heaps& h, const Touch& t) const { return h.after(t); }

  std::optional<bool> wins(const Heaps& h, Play play) const {
    const Size largest = size_below(h, std::nullopt);
    return (largest.heaps % 2 == 1) != (play == Play::misere && largest.size <= 1);
  }
  bool searchable(const Heaps& h) const {
    constexpr Count most_positions = 2'000;
    constexpr Count most_options = 2'000'000;
    const auto positions = h.count_below(most_positions);
    return positions && count_moves(h) * *positions <= most_options;
  }

  Count count_moves(const Heaps& h) const {
    const Size largest = size_below(h, std::nullopt);
    return Count{largest.size} * largest.heaps;
  }
  bool finds(const Heaps&, Nimber target) const { return target == 0; }
  bool each_move_to(const Heaps& h, Nimber, auto&& visit) const {
    const Size largest = size_below(h, std::nullopt);
    for (const auto& [from, to] : winning(h, largest))
      for (std::size_t i = 0; i < h.size(); ++i)
        for (std::uint64_t keep = from; keep <= to && h[i] == largest.size; ++keep)
          if (!visit(Touch{i, keep})) return false;
    return true;
  }
  std::optional<Count> count_moves_to(const Heaps& h, Nimber target, Meter&) const {
    if (target != 0) return std::nullopt;
    const Size largest = size_below(h, std::nullopt);
    Count total = 0;
    for (const auto& [from, to] : winning(h, largest)) total += Count{to - from + 1} * largest.heaps;
    return total;
  }
  Followers followers(const Heaps& h, const Touch& prefix) const {
    const Size largest = size_below(h, std::nullopt);
    return h.followers(prefix, [&](std::uint64_t n) {
      return n > 0 && n == largest.size ? Ranges{{0, n - 1}} : Ranges{};
    });
  }

  std::optional<Reason> formula(const Heaps& h) const {
    const Size largest = size_below(h, std::nullopt);
    if (largest.heaps == 0) return std::nullopt;
    return formula_reason(largest.heaps % 2 == 1 ? "largest-odd" : "largest-even",
                          {{"largest", fact(largest.size)}, {"heaps", fact(largest.heaps)}});
  }

 private:
  struct Size {
    std::uint64_t size = 0, heaps = 0;
  };
  /// Largest nonzero size, below `bound` if given, and the number of heaps that have it, 0 if none has.
  static Size size_below(const Heaps& h, std::optional<std::uint64_t> bound) {
    Size found;
    for (const std::uint64_t n : h) {
      if (n == 0 || (bound && n >= *bound) || n < found.size) continue;
      found = {n, n == found.size ? found.heaps + 1 : 1};
    }
    return found;
  }
  /// Sizes to which a largest heap may be lowered to win.
  static Ranges winning(const Heaps& h, const Size& largest) {
    if (largest.heaps % 2 == 0) return {};
    if (largest.heaps > 1) return {{0, largest.size - 1}};
    const Size next = size_below(h, largest.size);
    if (next.heaps == 0 || next.heaps % 2 == 1) return {{next.size, next.size}};
    return {{0, next.size - 1}};
  }
};

const Register<GreedyNim> greedy_nim;

}  // namespace
}  // namespace sg

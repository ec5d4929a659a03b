// The game of stones.
// Rules    take any number of counters, at least one, from one heap, but no number that was taken from that heap
//          before.
// Theorem  a heap of n from which nothing has been taken is worth the most different numbers that add up to n or less,
//          the greatest k with 1 + 2 + .. + k <= n. Compared by the laws; other heaps by a table
//          (theory/heaps/spent-values.hpp).
// Source   Codeforces 768E
#include <algorithm>

#include "boards/heaps/spent-heaps.hpp"
#include "core/game/register.hpp"
#include "theory/heaps/spent-values.hpp"

namespace sg {
namespace {

struct GameOfStones {
  using Position = SpentHeaps;
  static constexpr Info info{
      .id = "game-of-stones", .board = BoardKind::heaps, .sample = "10,4/2", .source = "cf768e", .checked_to = 22};

  std::shared_ptr<SpentValues> values = std::make_shared<SpentValues>();  // grow with their use

  /// Visits untouched heaps up to `size`, heaps up to half of it with every set of numbers taken, and pairs.
  static void each_small(unsigned size, auto&& visit) {
    for (std::uint64_t n = 0; n <= size; ++n) visit(SpentHeaps(std::vector{SpentHeap{n, {}}}));
    for (std::uint64_t n = 1; n <= size / 2; ++n)
      for (std::uint64_t set = 1; set < std::uint64_t{1} << n; ++set) {
        std::vector<std::uint64_t> taken;
        for (std::uint64_t number = 1; number <= n; ++number)
          if ((set >> (number - 1) & 1) != 0) taken.push_back(number);
        visit(SpentHeaps(std::vector{SpentHeap{n, taken}}));
        if (n <= 4) visit(SpentHeaps(std::vector{SpentHeap{n, taken}, SpentHeap{6, {}}}));
      }
  }

  bool each_move(const SpentHeaps& p, auto&& visit) const {
    for (std::size_t i = 0; i < p.size(); ++i)
      for (const auto& [from, to] : kept(p[i]))
        for (std::uint64_t keep = to + 1; keep-- > from;)
          if (!visit(Touch{i, keep})) return false;
    return true;
  }
  SpentHeaps after(const SpentHeaps& p, const Touch& t) const { return p.after(t); }
  std::vector<SpentHeaps> split(const SpentHeaps& p) const { return p.each(); }
  std::pair<std::size_t, Touch> within(const SpentHeaps&, const Touch& t) const {
    return {static_cast<std::size_t>(t[0]), {0, t[1]}};
  }

  std::optional<Value> theorem(const SpentHeaps& p) const {
    Nimber sum = 0;
    for (const SpentHeap& heap : p) {
      if (!heap.taken.empty() && heap.size > 0) return std::nullopt;
      sum ^= SpentValues::untouched(heap.size);
    }
    return Value::nimber(sum);
  }

  using Table = SpentValues;
  std::shared_ptr<Table> table() const { return values; }

  Count count_moves(const SpentHeaps& p) const {
    Count total = 0;
    for (const SpentHeap& heap : p)
      for (const auto& [from, to] : kept(heap)) total += to - from + 1;
    return total;
  }
  bool finds(const SpentHeaps& p, Nimber) const {
    return std::all_of(p.begin(), p.end(), [](const SpentHeap& heap) { return heap.size <= SpentValues::most; });
  }
  bool each_move_to(const SpentHeaps& p, Nimber target, auto&& visit) const {
    const Nimber change = values->value(p)->nimber() ^ target;
    for (std::size_t i = 0; i < p.size(); ++i) {
      const SpentHeaps heap(std::vector{p[i]});
      const Nimber wanted = values->at(p[i]) ^ change;
      for (const auto& [from, to] : kept(p[i]))
        for (std::uint64_t keep = to + 1; keep-- > from;)
          if (values->at(heap.after({0, keep})[0]) == wanted && !visit(Touch{i, keep})) return false;
    }
    return true;
  }
  Followers followers(const SpentHeaps& p, const Touch& prefix) const {
    return followers_among(p.size(), prefix, [&](std::size_t i) { return kept(p[i]); });
  }

  std::optional<Reason> formula(const SpentHeaps& p) const {
    if (p.size() != 1 || p[0].size == 0 || !p[0].taken.empty()) return std::nullopt;
    const std::uint64_t most = SpentValues::untouched(p[0].size);
    return formula_reason(
        "untouched",
        {{"heap", fact(p[0].size)}, {"total", to_text(Count{most} * (most + 1) / 2)}, {"value", fact(most)}});
  }

 private:
  /// Sizes that a move can leave.
  static Ranges kept(const SpentHeap& heap) {
    Ranges out;
    std::uint64_t from = 0;
    const auto end = std::upper_bound(heap.taken.begin(), heap.taken.end(), heap.size);
    for (auto taken = end; taken != heap.taken.begin();) {
      const std::uint64_t keep = heap.size - *--taken;
      if (from < keep) out.emplace_back(from, keep - 1);
      from = keep + 1;
    }
    if (from < heap.size) out.emplace_back(from, heap.size - 1);
    return out;
  }
};

const Register<GameOfStones> game_of_stones;

}  // namespace
}  // namespace sg

// End-Nim.
// Rules    heaps in a row; take any number of counters, at least one, from the first heap or from the last. When an end
//          heap is gone, the next one is the end.
// Theorem  for every row of heaps there is one size of a heap on their left, l, with which the position is P, and one
//          on their right, r (0 if they are P themselves). For a single heap both are its size; with a heap of x added
//          on the right, l becomes 0 for x = r, x + 1 for l <= x < r, x - 1 for r < x <= l, and x otherwise; r likewise
//          from the other side. So each end has one size at most that wins. Values have no formula: those of small
//          positions are searched.
// Source   Albert and Nowakowski 2001; ZJOI 2009, Luogu P2599
// Cost     O(heaps^2)
#include <algorithm>

#include "boards/heaps/heap-row.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

using Row = HeapRow<0, Drawn::row>;

struct EndNim {
  using Position = Row;
  static constexpr std::size_t most_heaps = 2000;
  static constexpr Info info{
      .id = "end-nim", .board = BoardKind::heaps, .sample = "4,1,9,4", .source = "albert2001", .checked_to = 13};

  void admit(const Row& h, Reader& reader) const {
    if (h.size() > most_heaps) reader.too_big(reader.at(), Expected::most_heaps, most_heaps);
    for (const std::uint64_t n : h)
      if (n > most_size) reader.too_big(reader.at(), Expected::heaps_up_to, most_size);
  }
  /// Visits heaps in every order: the bits of `boundaries` separate them.
  static void each_small(unsigned size, auto&& visit) {
    visit(Row());
    for (unsigned total = 1; total <= size; ++total)
      for (std::uint64_t boundaries = 0; boundaries < std::uint64_t{1} << (total - 1); ++boundaries) {
        std::vector<std::uint64_t> heaps{1};
        for (unsigned i = 0; i + 1 < total; ++i) {
          if ((boundaries >> i & 1) != 0)
            heaps.push_back(1);
          else
            ++heaps.back();
        }
        visit(Row(std::move(heaps)));
      }
  }

  bool each_move(const Row& h, auto&& visit) const {
    for (const std::size_t end : ends(h))
      for (std::uint64_t keep = 0; keep < h[end]; ++keep)
        if (!visit(Touch{end, keep})) return false;
    return true;
  }
  Row after(const Row& h, const Touch& t) const { return Row(h.after(t)); }

  std::optional<bool> wins(const Row& h, Play play) const {
    if (play == Play::misere) return std::nullopt;
    const auto at = ends(h);
    return !at.empty() && (at.size() == 1 || h[at[0]] != lost_ends(h).left);
  }
  bool searchable(const Row& h) const {
    constexpr Count most_total = 120;  // a position is determined by its ends and their sizes
    Count total = 0;
    for (const std::uint64_t n : h) total += n;
    return total <= most_total;
  }

  Count count_moves(const Row& h) const {
    Count total = 0;
    for (const std::size_t end : ends(h)) total += h[end];
    return total;
  }
  bool finds(const Row&, Nimber target) const { return target == 0; }
  bool each_move_to(const Row& h, Nimber, auto&& visit) const {
    const auto at = ends(h);
    if (at.empty()) return true;
    if (at.size() == 1) return visit(Touch{at[0], 0});
    const Lost lost = lost_ends(h);
    return (lost.left >= h[at[0]] || visit(Touch{at[0], lost.left})) &&
           (lost.right >= h[at[1]] || visit(Touch{at[1], lost.right}));
  }
  Followers followers(const Row& h, const Touch& prefix) const {
    const auto at = ends(h);
    Followers found;
    for (const std::size_t end : at) {
      if (prefix.empty()) found.next.emplace_back(end, end);
      if (prefix.empty() || prefix[0] != end) continue;
      if (prefix.size() == 1) found.next.emplace_back(0, h[end] - 1);
      found.done = prefix.size() == 2 && prefix[1] < h[end];
    }
    return found;
  }

  std::optional<Reason> formula(const Row& h) const {
    const auto at = ends(h);
    if (at.size() < 2) return std::nullopt;
    const Lost lost = lost_ends(h);
    return formula_reason(lost.left == h[at[0]] ? "ends-lost" : "ends", {{"first", fact(h[at[0]])},
                                                                         {"last", fact(h[at[1]])},
                                                                         {"left", fact(lost.left)},
                                                                         {"right", fact(lost.right)},
                                                                         {"front", fact(lost.between.left)},
                                                                         {"behind", fact(lost.between.right)}});
  }

 private:
  /// Largest heap, so that one more is still a number.
  static constexpr std::uint64_t most_size = std::uint64_t{1} << 63;

  /// Indices of the first and the last nonempty heap: two, one or none.
  static std::vector<std::size_t> ends(const Row& h) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < h.size(); ++i)
      if (h[i] > 0) {
        if (found.size() == 2) found.pop_back();
        found.push_back(i);
      }
    return found;
  }

  /// Sizes of a heap on the left and of one on the right with which the heaps between are P.
  struct Pair {
    std::uint64_t left, right;
  };
  /// Sizes of the first and of the last heap with which the position is P, and the pair of the heaps between them.
  struct Lost : Pair {
    Pair between;
  };
  /// Value of `near` after a heap of x has been added on the side of `far`.
  static std::uint64_t added(std::uint64_t near, std::uint64_t far, std::uint64_t x) {
    if (x == far) return 0;
    if (near <= x && x < far) return x + 1;
    return far < x && x <= near ? x - 1 : x;
  }
  static Lost lost_ends(const Row& h) {
    std::vector<std::uint64_t> sizes;
    std::copy_if(h.begin(), h.end(), std::back_inserter(sizes), [](std::uint64_t n) { return n > 0; });
    std::vector<Pair> runs;  // of equal length, by their first heap; at last only the two next to the ends are left
    for (const std::uint64_t n : sizes) runs.push_back({n, n});
    Pair between{0, 0};
    for (std::size_t length = 2; length < sizes.size(); ++length) {
      between = runs[1];
      for (std::size_t i = 0; i + length <= sizes.size(); ++i)
        runs[i] = {added(runs[i].left, runs[i].right, sizes[i + length - 1]),
                   added(runs[i + 1].right, runs[i + 1].left, sizes[i])};
    }
    return {{runs[1].left, runs[0].right}, between};
  }
};

const Register<EndNim> end_nim;

}  // namespace
}  // namespace sg

// The number ring of 取数游戏 II.
// Rules    a coin stands on a vertex of a ring; lower the number on one of the two adjacent edges, by at least one, and
//          move the coin across that edge. An edge of 0 cannot be crossed.
// Theorem  with a 0 in the ring: the mover wins exactly when the unbroken line of nonzero edges on one side of the coin
//          has an odd number of edges. Lowering the first of them to 0 wins; leaving something wins too where both
//          sides are odd. Without a 0: a ring of odd length is won, only by lowering an edge to 0, which leaves an even
//          line and nothing behind. In a ring of even length that loses; so 1 is as good as 0, and the winner stays the
//          same when all numbers are lowered by the least of them. Values and misere play: search.
// Source   Luogu P1288; rings without a 0: docs/theory.md
#include <algorithm>

#include "boards/strips/ring.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct NumberRing {
  using Position = Ring;
  static constexpr Info info{
      .id = "number-ring", .board = BoardKind::ring, .sample = "2,5,3,0", .source = "p1288", .checked_to = 13};

  bool each_move(const Ring& ring, auto&& visit) const {
    for (const std::size_t edge : edges_at_coin(ring))
      for (std::uint64_t left = 0; left < ring[edge]; ++left)
        if (!visit(Touch{edge, left})) return false;
    return true;
  }
  Ring after(const Ring& ring, const Touch& touch) const { return ring.after(touch); }
  Followers followers(const Ring& ring, const Touch& prefix) const {
    Followers found;
    for (const std::size_t edge : edges_at_coin(ring)) {
      if (ring[edge] == 0) continue;
      if (prefix.empty()) found.next.emplace_back(edge, edge);
      if (prefix.empty() || prefix[0] != edge) continue;
      if (prefix.size() == 1) found.next.emplace_back(0, ring[edge] - 1);
      found.done = prefix.size() == 2 && prefix[1] < ring[edge];
    }
    return found;
  }

  std::optional<bool> wins(const Ring& ring, Play play) const {
    if (play == Play::misere) return std::nullopt;
    const Lines lines(ring);
    return lines.right % 2 != 0 || lines.left % 2 != 0;
  }
  /// Returns true for rings with few followers, whose values are searched too.
  bool searchable(const Ring& ring) const {
    std::uint64_t followers = ring.size();
    for (const std::uint64_t number : ring) {
      if (number >= most_followers || followers > most_followers) return false;
      followers *= number + 1;
    }
    return followers <= most_followers;
  }

  Count count_moves(const Ring& ring) const {
    Count total = 0;
    for (const std::size_t edge : edges_at_coin(ring)) total += ring[edge];
    return total;
  }
  bool finds(const Ring&, Nimber target) const { return target == 0; }
  bool each_move_to(const Ring& ring, Nimber, auto&& visit) const {
    for (const auto& [edge, from, end] : winning(ring))
      for (std::uint64_t left = from; left < end; ++left)
        if (!visit(Touch{edge, left})) return false;
    return true;
  }
  std::optional<Count> count_moves_to(const Ring& ring, Nimber target, Meter&) const {
    if (target != 0) return std::nullopt;
    Count total = 0;
    for (const auto& [edge, from, end] : winning(ring)) total += end - from;
    return total;
  }

  std::optional<Reason> formula(const Ring& ring) const {
    const Lines lines(ring);
    if (lines.closed) return Reason{ReasonKey::odd_ring, {{"edges", fact(ring.size())}}};
    Reason reason{lines.floor == 0 ? ReasonKey::ring_lines : ReasonKey::ring_lines_above,
                  {{"right", fact(lines.right)},
                   {"left", fact(lines.left)},
                   {"floor", fact(lines.floor)},
                   {"odd", lines.right % 2 != 0 || lines.left % 2 != 0 ? "yes" : "no"}}};
    for (std::size_t i = 0; i < std::min(lines.right, most_parts); ++i)
      reason.marks.push_back((ring.right() + i) % ring.size());
    for (std::size_t i = 0; i < std::min(lines.left, most_parts); ++i)
      reason.marks.push_back((ring.left() + ring.size() - i) % ring.size());
    return reason;
  }

 private:
  static constexpr std::uint64_t most_followers = 20'000;

  /// Number of edges on either side of the coin before the first that is not above the floor: 0, but in an even ring
  /// the least number. `closed`: there is no such edge, the ring is odd.
  struct Lines {
    explicit Lines(const Ring& ring) : floor(ring.size() % 2 == 0 ? *std::min_element(ring.begin(), ring.end()) : 0) {
      const std::size_t n = ring.size();
      while (right < n && ring[(ring.right() + right) % n] > floor) ++right;
      while (left < n && ring[(ring.left() + n - left) % n] > floor) ++left;
      closed = right == n;
    }
    std::uint64_t floor;
    std::size_t right = 0, left = 0;
    bool closed = false;
  };
  /// Numbers, from `from` up to but not including `end`, that may be left on an edge so that the opponent loses.
  struct Rests {
    std::size_t edge;
    std::uint64_t from, end;
  };
  static std::vector<Rests> winning(const Ring& ring) {
    const Lines lines(ring);
    const bool any_rest = !lines.closed && lines.right % 2 != 0 && lines.left % 2 != 0;
    std::vector<Rests> winning;
    for (const std::size_t edge : edges_at_coin(ring)) {
      const std::size_t line = edge == ring.right() ? lines.right : lines.left;
      if (line % 2 != 0) winning.push_back({edge, lines.floor, any_rest ? ring[edge] : lines.floor + 1});
    }
    return winning;
  }
  /// Edges next to the coin: two, but only one in a ring of one edge.
  static std::vector<std::size_t> edges_at_coin(const Ring& ring) {
    if (ring.size() == 1) return {0};
    return {std::min(ring.right(), ring.left()), std::max(ring.right(), ring.left())};
  }
};

const Register<NumberRing> number_ring;

}  // namespace
}  // namespace sg

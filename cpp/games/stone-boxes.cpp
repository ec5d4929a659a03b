// Boxes of stones.
// Rules    put stones into one box, at least one and at most the square of the number in it, and no more than it has
//          room for.
// Theorem  let t be the greatest number with t + t^2 < s, s the size of the box. With more than t stones it can be
//          filled at once, and is worth its room; with t it cannot, but some room is left, and it is worth 0. With
//          fewer a move that passes t leaves more than a box of size t can be worth, so the box is one of size t. An
//          empty box stays empty.
// Source   HDU 1729
#include "boards/heaps/boxes.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct StoneBoxes {
  using Position = Boxes;
  static constexpr Info info{
      .id = "stone-boxes", .board = BoardKind::heaps, .sample = "2/8,3/10", .source = "hdu1729", .checked_to = 60};

  bool each_move(const Boxes& p, auto&& visit) const {
    for (std::size_t i = 0; i < p.size(); ++i)
      for (const auto& [from, to] : rooms(p[i]))
        for (std::uint64_t room = to + 1; room-- > from;)
          if (!visit(Touch{i, room})) return false;
    return true;
  }
  Boxes after(const Boxes& p, const Touch& t) const { return p.after(t); }
  std::vector<Boxes> split(const Boxes& p) const { return p.each(); }
  std::pair<std::size_t, Touch> within(const Boxes&, const Touch& t) const {
    return {static_cast<std::size_t>(t[0]), {0, t[1]}};
  }

  std::optional<Value> theorem(const Boxes& p) const { return Value::nimber(sum(p)); }

  Count count_moves(const Boxes& p) const {
    Count total = 0;
    for (const Box& box : p)
      for (const auto& [from, to] : rooms(box)) total += to - from + 1;
    return total;
  }
  /// Visits at most one move for each size that the box shrinks to.
  bool each_move_to(const Boxes& p, Nimber target, auto&& visit) const {
    const Nimber change = sum(p) ^ target;
    for (std::size_t i = 0; i < p.size(); ++i) {
      const Nimber wanted = worth(p[i]) ^ change;
      for (const auto& [from, to] : rooms(p[i]))
        for (std::uint64_t size = p[i].size; wanted < size; size = critical(size)) {
          const std::uint64_t stones = size - wanted;
          const std::uint64_t room = p[i].size - stones;
          if (stones > critical(size) && from <= room && room <= to && !visit(Touch{i, room})) return false;
        }
    }
    return true;
  }
  Followers followers(const Boxes& p, const Touch& prefix) const {
    return followers_among(p.size(), prefix, [&](std::size_t i) { return rooms(p[i]); });
  }

  std::optional<Reason> formula(const Boxes& p) const {
    if (p.size() != 1 || rooms(p[0]).empty()) return std::nullopt;
    const std::uint64_t size = shrunk(p[0]);
    return formula_reason(size == p[0].size ? "room" : "shrunk", {{"stones", fact(p[0].stones)},
                                                                  {"size", fact(p[0].size)},
                                                                  {"critical", fact(critical(p[0].size))},
                                                                  {"shrunk", fact(size)},
                                                                  {"value", fact(size - p[0].stones)}});
  }

 private:
  /// Greatest t with t + t^2 < size.
  static std::uint64_t critical(std::uint64_t size) {
    std::uint64_t low = 0;
    std::uint64_t high = std::uint64_t{1} << 32;
    while (high - low > 1) {
      const std::uint64_t middle = low + (high - low) / 2;
      if (Count{middle} * middle + middle < size)
        low = middle;
      else
        high = middle;
    }
    return low;
  }
  /// Size that a box with stones counts as: the one it can be filled up to at once, or has reached.
  static std::uint64_t shrunk(const Box& box) {
    std::uint64_t size = box.size;
    while (box.stones <= critical(size) && box.stones > 0) size = critical(size);
    return size;
  }
  static Nimber worth(const Box& box) { return box.stones == 0 ? 0 : shrunk(box) - box.stones; }
  static Nimber sum(const Boxes& p) {
    Nimber sum = 0;
    for (const Box& box : p) sum ^= worth(box);
    return sum;
  }
  /// Numbers of free places that a move can leave.
  static Ranges rooms(const Box& box) {
    if (box.stones == 0 || box.room() == 0) return {};
    const Count most = Count{box.stones} * box.stones;
    return {{box.room() - static_cast<std::uint64_t>(std::min<Count>(most, box.room())), box.room() - 1}};
  }
};

const Register<StoneBoxes> stone_boxes;

}  // namespace
}  // namespace sg

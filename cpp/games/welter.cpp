// Welter's game.
// Rules    move one piece to any free cell to its left; it may jump over others.
// Theorem  the value is Welter's function of the cells counted from 0 (theory/pieces/welter.hpp).
// Source   Welter 1954; conway1976, ch. 13
#include <algorithm>

#include "boards/strips/half-line.hpp"
#include "core/game/register.hpp"
#include "theory/pieces/welter.hpp"

namespace sg {
namespace {

struct WeltersGame {
  using Position = HalfLine;
  static constexpr Info info{
      .id = "welter", .board = BoardKind::strip, .sample = "2,3,5,8", .source = "welter1954", .checked_to = 13};

  bool each_move(const HalfLine& p, auto&& visit) const {
    const Ranges free = free_cells(p);
    for (std::size_t piece = 0; piece < p.size(); ++piece)
      for (auto range = free.begin(); range != free.end() && range->first < p[piece]; ++range)
        for (std::uint64_t cell = range->first; cell <= range->second; ++cell)
          if (!visit(Touch{piece, cell})) return false;
    return true;
  }
  HalfLine after(const HalfLine& p, const Touch& touch) const { return p.after(touch); }
  Followers followers(const HalfLine& p, const Touch& prefix) const {
    const Ranges free = free_cells(p);
    return followers_among(p.size(), prefix, [&](std::size_t piece) {
      const auto on_the_left = [&](const auto& range) { return range.first < p[piece]; };
      return Ranges(free.begin(), std::find_if_not(free.begin(), free.end(), on_the_left));
    });
  }

  std::optional<Value> theorem(const HalfLine& p) const { return Value::nimber(from_zero(p).value()); }
  Count count_moves(const HalfLine& p) const {
    Count total = 0;
    Count on_the_left = p.size();
    for (const std::size_t piece : p.from_the_right()) total += p[piece] - 1 - --on_the_left;
    return total;
  }
  bool each_move_to(const HalfLine& p, Nimber target, auto&& visit) const {
    const Welter welter = from_zero(p);
    for (std::size_t piece = 0; piece < p.size(); ++piece)
      if (const auto cell = welter.cell_to(p[piece] - 1, target); cell && !visit(Touch{piece, *cell + 1})) return false;
    return true;
  }

  std::optional<Reason> formula(const HalfLine& p) const {
    Nimber cells = 0;
    std::string list;
    for (std::size_t piece = 0; piece < p.size(); ++piece) {
      cells ^= p[piece] - 1;
      if (piece < most_parts) list += (list.empty() ? "" : "|") + std::to_string(p[piece] - 1);
    }
    if (p.size() > most_parts) list += "|..";
    const Nimber value = from_zero(p).value();
    return formula_reason(
        "mating", {{"list", list}, {"cells", fact(cells)}, {"pairs", fact(cells ^ value)}, {"value", fact(value)}});
  }

 private:
  static Welter from_zero(const HalfLine& p) {
    std::vector<std::uint64_t> cells;
    for (const std::uint64_t cell : p) cells.push_back(cell - 1);
    return Welter(cells);
  }
  /// Free cells to the left of the last piece.
  static Ranges free_cells(const HalfLine& p) {
    Ranges free;
    std::uint64_t right = 0;  // previous piece, to the right of the cells
    for (const std::size_t piece : p.from_the_right()) {
      if (right > p[piece] + 1) free.emplace_back(p[piece] + 1, right - 1);
      right = p[piece];
    }
    if (right > 1) free.emplace_back(1, right - 1);
    std::reverse(free.begin(), free.end());
    return free;
  }
};

const Register<WeltersGame> welters_game;

}  // namespace
}  // namespace sg

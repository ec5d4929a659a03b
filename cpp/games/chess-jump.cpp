// The jumping pieces of 高手过招.
// Rules    move one piece to the next cell on its right; if that is taken, over the unbroken line of pieces to the
//          first empty cell behind it.
// Theorem  the lines of pieces just to the left of each empty cell, the rightmost cell first, are a staircase: a jump
//          over t - 1 pieces makes t pieces of one line join the next one (theory/pieces/staircase.hpp). Rows add.
// Source   HDU 5724 "Chess"; Luogu P2575
// Cost     O(cells)
#include <algorithm>

#include "boards/strips/strips.hpp"
#include "core/game/register.hpp"
#include "theory/pieces/staircase.hpp"

namespace sg {
namespace {

struct ChessJump : StaircaseGame<ChessJump, Strips> {
  using Position = Strips;
  static constexpr std::string_view pieces = "o";
  static constexpr Info info{.id = "chess-jump",
                             .board = BoardKind::strip,
                             .sample = "o.oo..o./.oo.o...",
                             .source = "hdu5724",
                             .checked_to = 9};

  bool each_move(const Strips& p, auto&& visit) const {
    const std::vector<std::uint64_t> goes = targets(p);
    for (std::size_t piece = 0; piece < goes.size(); ++piece)
      if (goes[piece] != none && !visit(Touch{piece, goes[piece]})) return false;
    return true;
  }
  Strips after(const Strips& p, const Touch& touch) const { return p.moved(touch); }
  std::vector<Strips> split(const Strips& p) const { return p.each(); }
  std::pair<std::size_t, Touch> within(const Strips& p, const Touch& touch) const { return p.within(touch); }
  Followers followers(const Strips& p, const Touch& prefix) const {
    const std::vector<std::uint64_t> goes = targets(p);
    return followers_among(goes.size(), prefix, [&](std::size_t piece) {
      return goes[piece] != none ? Ranges{{goes[piece], goes[piece]}} : Ranges{};
    });
  }

  static std::vector<Step> steps(const Strips& p) {
    std::vector<Step> steps;
    std::size_t count = 0;
    for (std::size_t row = 0; row < p.rows().size(); ++row) {
      // Builds from the left, so with the last step first.
      std::vector<Step> line;
      std::uint64_t coins = 0;
      for (std::size_t cell = 0; cell < p.rows()[row].size(); ++cell) {
        if (p.rows()[row][cell] != Strips::empty) {
          ++coins;
          ++count;
        } else {
          line.push_back({.coins = coins, .piece = count - 1, .cell = cell + 1, .row = row});
          coins = 0;
        }
      }
      steps.insert(steps.end(), line.rbegin(), line.rend());
      if (line.size() % 2 != 0) steps.push_back({});
    }
    return steps;
  }
  static Touch touch(const Step& step, std::uint64_t take) { return {step.piece - (take - 1), step.cell}; }

  static constexpr ReasonKey why_key = ReasonKey::odd_lines;
  static std::string name(const Strips& p, const Step& step) {
    return (p.rows().size() > 1 ? std::to_string(step.row + 1) + ": " : "") + cells_text(step);
  }
  static void mark(const Step& step, std::vector<std::uint64_t>& marks) {
    for (std::uint64_t i = std::min<std::uint64_t>(step.coins, most_parts); i-- > 0;) marks.push_back(step.piece - i);
  }

 private:
  static constexpr std::uint64_t none = 0;

  /// First empty cell to the right of each piece, counted from 1.
  static std::vector<std::uint64_t> targets(const Strips& p) {
    std::vector<std::uint64_t> goes;
    for (const std::string& row : p.rows()) {
      const std::size_t first = goes.size();
      std::uint64_t empty = none;
      for (std::size_t cell = row.size(); cell-- > 0;) {
        if (row[cell] == Strips::empty)
          empty = cell + 1;
        else
          goes.push_back(empty);
      }
      std::reverse(goes.begin() + static_cast<std::ptrdiff_t>(first), goes.end());
    }
    return goes;
  }
};

const Register<ChessJump> chess_jump;

}  // namespace
}  // namespace sg

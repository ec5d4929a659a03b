// Georgia and Bob.
// Rules    move one piece any number of cells to the left, at least one, neither onto nor past another.
// Theorem  the gaps to the left of the pieces, the rightmost first, are a staircase: a piece that moves takes cells
//          from the gap before it to the gap behind it (theory/pieces/staircase.hpp).
// Source   POJ 1704 "Georgia and Bob"
#include "boards/strips/half-line.hpp"
#include "core/game/register.hpp"
#include "theory/pieces/staircase.hpp"

namespace sg {
namespace {

struct GeorgiaBob : StaircaseGame<GeorgiaBob, HalfLine> {
  using Position = HalfLine;
  static constexpr Alias listed[] = {{"silver-dollar", "", "1,4,7,10", "ferguson"}};
  static constexpr Info info{.id = "georgia-bob",
                             .board = BoardKind::strip,
                             .sample = "1,4,7,12",
                             .source = "poj1704",
                             .checked_to = 13,
                             .aliases = listed};

  bool each_move(const HalfLine& p, auto&& visit) const {
    const std::vector<std::uint64_t> behind = first_free(p);
    for (std::size_t piece = 0; piece < p.size(); ++piece)
      for (std::uint64_t cell = behind[piece]; cell < p[piece]; ++cell)
        if (!visit(Touch{piece, cell})) return false;
    return true;
  }
  HalfLine after(const HalfLine& p, const Touch& touch) const { return p.after(touch); }
  Followers followers(const HalfLine& p, const Touch& prefix) const {
    const std::vector<std::uint64_t> behind = first_free(p);
    return followers_among(p.size(), prefix, [&](std::size_t piece) {
      return behind[piece] < p[piece] ? Ranges{{behind[piece], p[piece] - 1}} : Ranges{};
    });
  }

  static std::vector<Step> steps(const HalfLine& p) {
    std::vector<Step> steps;
    for (const std::size_t piece : p.from_the_right()) {
      if (!steps.empty()) steps.back().coins -= p[piece];
      steps.push_back({.coins = p[piece] - 1, .piece = piece, .cell = p[piece]});
    }
    return steps;
  }
  static Touch touch(const Step& step, std::uint64_t take) { return {step.piece, step.cell - take}; }

  static constexpr ReasonKey why_key = ReasonKey::odd_gaps;
  static std::string name(const HalfLine&, const Step& step) { return cells_text(step); }
  static void mark(const Step& step, std::vector<std::uint64_t>& marks) { marks.push_back(step.piece); }

 private:
  /// First free cell for each piece, next to its left neighbour.
  static std::vector<std::uint64_t> first_free(const HalfLine& p) {
    std::vector<std::uint64_t> first(p.size(), 1);
    for (const Step& step : steps(p)) first[static_cast<std::size_t>(step.piece)] = step.cell - step.coins;
    return first;
  }
};

const Register<GeorgiaBob> georgia_bob;

}  // namespace
}  // namespace sg

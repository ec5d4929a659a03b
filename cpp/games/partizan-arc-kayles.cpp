// Partizan Arc Kayles.
// Rules    Left chooses a blue or a green edge, Right a red or a green one; its two ends are removed, with all edges
//          there.
// Theorem  connected parts add.
// Source   Arc Kayles after Schaefer 1978, with colours as in Hackenbush
// Cost     search, exponential in the edges of a part
#include "boards/graphs/coloured-graph.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct PartizanArcKayles {
  using Position = ColouredGraph;
  static constexpr Info info{.id = "partizan-arc-kayles",
                             .board = BoardKind::graph,
                             .sample = "0-1b 1-2r 2-3b 3-4r 4-0g 1-5b 2-6r",
                             .source = "schaefer1978",
                             .checked_to = 3,
                             .misere = false,
                             .game_class = GameClass::partizan};

  bool each_move(const ColouredGraph& graph, Player player, auto&& visit) const {
    for (std::size_t i = 0; i < graph.size(); ++i)
      if (graph.belongs_to(i, player) && !visit(Touch{i})) return false;
    return true;
  }
  ColouredGraph after(const ColouredGraph& graph, const Touch& touch, Player) const {
    return graph.without_ends(static_cast<std::size_t>(touch[0]));
  }
  std::vector<ColouredGraph> split(const ColouredGraph& graph) const { return graph.parts(); }
};

const Register<PartizanArcKayles> partizan_arc_kayles;

}  // namespace
}  // namespace sg

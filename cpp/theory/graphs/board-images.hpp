// Symmetries of boards that are their own inverses: by them one player can copy every move of the other.
// Theorem  if no cell that is there is its own image, nor joined to its image, the second player copies every move, and
//          the position is lost. A first move after which that is so wins.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "boards/graphs/graph.hpp"

namespace sg {

enum class BoardSymmetry : std::uint8_t { half_turn, left_right, top_bottom, diagonal, antidiagonal };

struct BoardImage {
  BoardSymmetry symmetry;
  /// Image of each cell of that box.
  std::vector<std::size_t> of;
};
/// Returns those of the symmetries of the box around the cells that are there under which these cells are unchanged; if
/// `exchanges_paint`, 'b' and 'r' change places.
std::vector<BoardImage> board_images(const BoardGraph& board, std::string_view cells, bool exchanges_paint = false);

/// Returns the id of the formula of a player who copies by this symmetry: "image" or "reflection".
std::string_view formula_of(BoardSymmetry symmetry);

/// Strategy of copying every move; before that the mover takes the middle, a vertex or both ends of an edge, unless it
/// is the second player who copies.
struct CopyStrategy {
  BoardSymmetry symmetry;
  std::vector<std::size_t> first = {};
};
/// Returns such a strategy for a game in which a move takes a vertex with its neighbours, or the two ends of an edge;
/// nullopt if none is found.
std::optional<CopyStrategy> copy_of_vertices(const Graph& graph);
std::optional<CopyStrategy> copy_of_edges(const Graph& graph);

/// Value 0 if the second player copies every move; nullopt if not.
std::optional<Value> value_by_copying(const std::optional<CopyStrategy>& strategy);
std::optional<bool> winner_by_copying(const std::optional<CopyStrategy>& strategy);
/// Formula of the symmetry or, if the middle is taken first, "middle", with the cell or the edge "3-4" there.
std::optional<Reason> reason_of_copying(const Graph& graph, const std::optional<CopyStrategy>& strategy);

}  // namespace sg

// Green Hackenbush on a multigraph, solved exactly.
// Rules    delete an edge; everything no longer joined to the ground goes with it.
// Theorem  colon: what stands on one vertex may be replaced by a stalk of equal value, so a bridge adds value above
//          + 1; fusion: the vertices of a 2-edge-connected block may be merged, so each edge becomes a loop and adds 1.
// Source   Winning Ways, ch. 7.
// Cost     values in O(V + E) after one depth-first search, edges_to in O(E log E); no recursion.
#pragma once

#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "boards/graphs/multigraph.hpp"

namespace sg {

class Green {
 public:
  static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

  /// Maximal set of vertices that stay joined to each other whichever edge is deleted; often a single vertex.
  struct Block {
    std::uint32_t root;    // vertex nearest to the ground, where the bridge below ends
    std::uint32_t bridge;  // edge below the block, none under the block of the ground
    std::uint32_t below;   // block at the lower end of that bridge, or none
    std::uint32_t depth;   // number of bridges between the block and the ground
    std::uint32_t edges;   // number of inner edges, loops included: each adds 1 after fusion
    std::uint32_t value;   // value of the block with all that stands on it

    /// Returns the xor of the stalks that stand on the block: value above + 1 for each bridge.
    std::uint32_t hanging() const { return value ^ (edges & 1); }
  };

  explicit Green(const Multigraph& graph);

  std::uint64_t value() const { return blocks_.front().value; }
  /// Returns true if the edge is not joined to the ground: then it is no part of the position, and no move.
  bool floating(std::uint32_t edge) const { return lower_[edge] == none; }
  bool bridge(std::uint32_t edge) const { return tree(edge) && cover_[lower_[edge]] == 0; }
  /// Blocks, each after the one it stands on. Backwards this is an order in which fusion and colon may be applied.
  const std::vector<Block>& blocks() const { return blocks_; }
  /// Returns the index of the block of a vertex; none if the vertex is not joined to the ground.
  std::uint32_t block_of(std::uint32_t vertex) const;
  /// Returns the index of the block that holds an inner edge or stands on a bridge; not for a floating edge.
  std::uint32_t block_at(std::uint32_t edge) const { return block_[lower_[edge]]; }

  /// Returns every edge whose deletion leaves a position of value `target`, ascending.
  std::vector<std::uint32_t> edges_to(std::uint64_t target) const;

 private:
  void number_vertices(const Multigraph& graph);
  void read_back_edges(const Multigraph& graph);
  void add_up();
  void gather_blocks(const Multigraph& graph);
  bool tree(std::uint32_t edge) const { return !floating(edge) && tree_edge_[lower_[edge]] == edge; }
  std::vector<std::uint32_t> changes_to(std::uint64_t target, std::vector<bool>& wins) const;
  std::vector<std::uint32_t> meets() const;
  void open_necklaces(const std::vector<std::uint32_t>& change, std::vector<bool>& wins) const;

  // Indexed by vertex, and by edge.
  std::vector<std::uint32_t> number_;  // place of a vertex in the search, or none
  std::vector<std::uint32_t> lower_;   // number of the end farther from the ground, or none

  // Indexed by number. The tree edge of n leads from n to parent_[n] < n. Every other edge is a loop or a back edge:
  // its upper end is an ancestor of its lower end, and it covers the tree edges between them.
  std::vector<std::uint32_t> vertex_, parent_, tree_edge_, block_;
  std::vector<std::uint32_t> cover_;  // number of back edges that cover the tree edge; a bridge has none
  std::vector<std::uint32_t> sole_;   // xor of their indices, hence the index if there is only one
  std::vector<std::uint32_t> reach_;  // least upper end of a back edge whose lower end is here, or none
  std::vector<std::uint32_t> above_;  // 1 per block edge in the subtree, xor the stalks on it, up to the next bridge

  std::vector<Block> blocks_;
};

}  // namespace sg

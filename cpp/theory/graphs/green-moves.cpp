// Search for the deletions that leave a wanted value: the change of the whole is passed up the bridges, block by block.
//
// Inside a block, deleting an edge that is in no 2-edge cut keeps the block 2-edge-connected with one edge less. Any
// other edge belongs to a class, the edges that form 2-edge cuts with it and with each other: they cut the block into a
// necklace of 2-edge-connected beads, which the deletion opens.
//
// Proof that the classes are exact. Two tree edges form a cut when the same back edges cover both, a tree edge and a
// back edge when the latter alone covers the former; two back edges never do, and two such tree edges lie on one path
// from the ground. Let meet(v) be the nearest common ancestor of the lower ends of the back edges that cover the tree
// edge of v. Let meet(u) = meet(v) = m with u below v. What covers v comes from the subtree of m, hence of u, and leads
// above v, hence above u: it covers u too. So the covers are nested, and equal when they are equally many: a class is a
// meet and a count. Along the tree edges of one meet, from the ground, the counts never fall, so a class is a run of
// equal counts.
#include <algorithm>
#include <bit>

#include "theory/graphs/green.hpp"
#include "theory/graphs/necklace.hpp"

namespace sg {

std::vector<std::uint32_t> Green::edges_to(std::uint64_t target) const {
  // No option has the value of the position, and no value is greater than the number of edges that are left.
  if (target == value() || target >= lower_.size()) return {};
  std::vector<bool> wins(lower_.size(), false);
  open_necklaces(changes_to(target, wins), wins);
  std::vector<std::uint32_t> edges;
  for (std::uint32_t e = 0; e < lower_.size(); ++e) {
    if (wins[e]) edges.push_back(e);
  }
  return edges;
}

/// Sets `wins` for the bridges. Returns for each block what must be xored into its value, 0 where no value of the block
/// would do.
std::vector<std::uint32_t> Green::changes_to(std::uint64_t target, std::vector<bool>& wins) const {
  std::vector<std::uint32_t> change{static_cast<std::uint32_t>(value() ^ target)};
  change.reserve(blocks_.size());
  for (std::size_t b = 1; b < blocks_.size(); ++b) {
    const Block& block = blocks_[b];
    const std::uint32_t stalk = (block.value + 1) ^ change[block.below];
    if (stalk == 0) wins[block.bridge] = true;
    change.push_back(stalk == 0 ? 0 : block.value ^ (stalk - 1));
  }
  return change;
}

/// Returns meet(v) of the comment above by number, none for a bridge. O(V): a step passes `at` only if all that covers
/// v comes from one child of `at`; a later search that would pass `at` again starts from a meet below it.
std::vector<std::uint32_t> Green::meets() const {
  std::vector<std::uint32_t> lowest(vertex_.size(), none);  // least upper end from the subtree of a child
  std::vector<std::uint32_t> child(vertex_.size(), none);   // that child
  std::vector<std::uint32_t> fork = reach_;                 // least upper end from here or from another child
  std::vector<std::uint32_t> meet(vertex_.size(), none);
  for (auto v = static_cast<std::uint32_t>(vertex_.size() - 1); v > 0; --v) {
    if (cover_[v] > 0) {
      std::uint32_t at = v;
      while (fork[at] >= v) at = meet[child[at]];
      meet[v] = at;
    }
    const std::uint32_t p = parent_[v];
    const std::uint32_t low = std::min(lowest[v], reach_[v]);
    if (low < lowest[p]) {
      fork[p] = std::min(fork[p], lowest[p]);
      lowest[p] = low;
      child[p] = v;
    } else {
      fork[p] = std::min(fork[p], low);
    }
  }
  return meet;
}

void Green::open_necklaces(const std::vector<std::uint32_t>& change, std::vector<bool>& wins) const {
  const std::vector<std::uint32_t> meet = meets();
  std::vector<std::uint32_t> first(vertex_.size(), none);  // by meet, the list of numbers that have it, ascending
  std::vector<std::uint32_t> next(vertex_.size(), none);
  for (std::size_t v = vertex_.size() - 1; v > 0; --v) {
    if (meet[v] == none || change[block_[v]] == 0) continue;
    next[v] = first[meet[v]];
    first[meet[v]] = static_cast<std::uint32_t>(v);
  }
  for (std::uint32_t e = 0; e < lower_.size(); ++e) {
    if (!floating(e) && !tree(e)) wins[e] = change[block_at(e)] == 1;
  }

  Necklace necklace(static_cast<unsigned>(std::bit_width(lower_.size())));
  std::vector<std::uint32_t> edges, beads;
  for (std::size_t m = 0; m < first.size(); ++m) {
    for (std::uint32_t v = first[m]; v != none;) {
      const std::uint32_t count = cover_[v];
      const std::uint32_t wanted = change[block_[v]];
      edges.assign(1, tree_edge_[v]);
      beads.clear();
      std::uint32_t last = v;
      for (v = next[v]; v != none && cover_[v] == count; v = next[v]) {
        edges.push_back(tree_edge_[v]);
        beads.push_back(above_[last] ^ above_[v] ^ 1);
        last = v;
      }
      if (count == 1) {
        // A lone cover closes the circle; otherwise what is above the last tree edge is part of the bead that holds the
        // root.
        edges.push_back(sole_[last]);
        beads.push_back(above_[last] ^ 1);
      }
      // The edges of the class and the beads leave the value of the block, the arms enter it.
      std::uint32_t gone = edges.size() & 1;
      for (const std::uint32_t bead : beads) gone ^= bead;
      const std::vector<std::uint32_t>& arms = necklace.open(beads);
      for (std::size_t j = 0; j < edges.size(); ++j) wins[edges[j]] = (gone ^ arms[j]) == wanted;
    }
  }
}

}  // namespace sg

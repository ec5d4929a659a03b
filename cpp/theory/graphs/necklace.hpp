// Values of a necklace of Green Hackenbush after the deletion of one of its edges.
#pragma once

#include <cstdint>
#include <vector>

namespace sg {

/// Solver for necklaces of Green Hackenbush: a bead on the ground and beads of values w_1 .. w_m (each fused, with all
/// that stands on it), joined in a circle by m + 1 edges. Deleting an edge leaves two arms: by the colon principle the
/// arm of the first j beads is worth A_j = g_1(g_2(.. g_j(0))), where g_i(x) = (w_i ^ x) + 1.
class Necklace {
 public:
  /// Makes a solver for necklaces of fewer than 2^bits edges, with all that stands on them.
  explicit Necklace(unsigned bits) : bits_(bits) {}

  /// Returns a list, valid until the next call, whose entry j is the xor of the two arms that deleting edge j leaves,
  /// where edge j runs from bead j to bead j + 1, and beads 0 and m + 1 are the bead on the ground. `beads` is
  /// restored. O(m * bits).
  const std::vector<std::uint32_t>& open(std::vector<std::uint32_t>& beads);

 private:
  /// Node of a binary tree on the bits of its members, lowest first.
  struct Node {
    std::uint32_t child[2];  // at the last level child[0] heads the list of members
    std::uint32_t flip;      // still to be xored into all members below, from this bit upwards
  };

  void read_arms(const std::vector<std::uint32_t>& beads);
  std::uint32_t add_node();
  void settle(std::uint32_t node);
  void insert_zero(std::uint32_t member);
  void add_one();
  void list_members();

  unsigned bits_;
  std::vector<Node> nodes_;
  std::vector<std::uint32_t> next_;  // by member: the next member of equal value
  std::vector<std::uint32_t> arms_, opened_;
};

}  // namespace sg

// What stays of a necklace when one of its edges is deleted.
#pragma once

#include <cstdint>
#include <vector>

namespace sg {

/// A necklace of Green Hackenbush: a bead on the ground and beads worth w_1 .. w_m (each fused, with all that stands on
/// it), joined in a circle by m + 1 edges. Deleting an edge leaves two arms: by the colon principle the arm of the first j
/// beads is worth A_j = g_1(g_2(.. g_j(0))), where g_i(x) = (w_i ^ x) + 1.
class Necklace {
 public:
  /// The necklaces have fewer than 2^bits edges, with all that stands on them.
  explicit Necklace(unsigned bits) : bits_(bits) {}

  /// Entry j: the xor of the two arms that deleting edge j leaves, where edge j runs from bead j to bead j + 1 and bead m + 1
  /// is the bead on the ground. O(m * bits).
  const std::vector<std::uint32_t>& open(std::vector<std::uint32_t>& beads);

 private:
  /// A node of a binary tree on the bits of its members, lowest first.
  struct Node {
    std::uint32_t child[2];  // at the last level child[0] heads the list of members
    std::uint32_t flip;      // to be xored into all members below, from this bit upwards
  };

  void read_arms(const std::vector<std::uint32_t>& beads);
  std::uint32_t add_node();
  void settle(std::uint32_t node);
  void insert_zero(std::uint32_t member);
  void add_one();
  void list_members();

  unsigned bits_;
  std::vector<Node> nodes_;
  std::vector<std::uint32_t> next_;  // by member: the next one of equal value
  std::vector<std::uint32_t> arms_, opened_;
};

}  // namespace sg

#include "theory/graphs/necklace.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace sg {
namespace {

constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

}  // namespace

const std::vector<std::uint32_t>& Necklace::open(std::vector<std::uint32_t>& beads) {
  read_arms(beads);
  opened_ = arms_;
  std::reverse(beads.begin(), beads.end());
  read_arms(beads);
  std::reverse(beads.begin(), beads.end());
  for (std::size_t j = 0; j < opened_.size(); ++j) opened_[j] ^= arms_[opened_.size() - 1 - j];
  return opened_;
}

// Computes all A_j at once, from the innermost function outwards: member j enters as 0 just before g_j is applied to
// every member.
void Necklace::read_arms(const std::vector<std::uint32_t>& beads) {
  nodes_.clear();
  add_node();
  next_.resize(beads.size() + 1);
  arms_.assign(beads.size() + 1, 0);
  for (std::size_t j = beads.size(); j > 0; --j) {
    insert_zero(static_cast<std::uint32_t>(j));
    nodes_[0].flip ^= beads[j - 1];
    add_one();
  }
  list_members();
}

std::uint32_t Necklace::add_node() {
  nodes_.push_back({{none, none}, 0});
  return static_cast<std::uint32_t>(nodes_.size() - 1);
}

void Necklace::settle(std::uint32_t node) {
  Node& here = nodes_[node];
  if (here.flip == 0) return;
  if (here.flip & 1) std::swap(here.child[0], here.child[1]);
  for (const std::uint32_t child : here.child) {
    if (child != none) nodes_[child].flip ^= here.flip >> 1;
  }
  here.flip = 0;
}

// Follows the path that the last add_one has passed and settled.
void Necklace::insert_zero(std::uint32_t member) {
  std::uint32_t node = 0;
  for (unsigned bit = 0; bit < bits_; ++bit) {
    if (nodes_[node].child[0] == none) {
      const std::uint32_t child = add_node();
      nodes_[node].child[0] = child;
    }
    node = nodes_[node].child[0];
  }
  next_[member] = nodes_[node].child[0];
  nodes_[node].child[0] = member;
}

// Members whose bit was 0 get 1 and are done; those whose bit was 1 get 0, and the carry goes on.
void Necklace::add_one() {
  std::uint32_t node = 0;
  for (unsigned bit = 0; bit < bits_ && node != none; ++bit) {
    settle(node);
    std::swap(nodes_[node].child[0], nodes_[node].child[1]);
    node = nodes_[node].child[0];
  }
}

void Necklace::list_members() {
  struct Branch {
    std::uint32_t node, value;
    unsigned bit;
  };
  std::vector<Branch> stack{{0, 0, 0}};
  while (!stack.empty()) {
    const Branch at = stack.back();
    stack.pop_back();
    if (at.bit == bits_) {
      for (std::uint32_t m = nodes_[at.node].child[0]; m != none; m = next_[m]) arms_[m] = at.value;
      continue;
    }
    settle(at.node);
    for (std::uint32_t digit = 0; digit < 2; ++digit) {
      const std::uint32_t child = nodes_[at.node].child[digit];
      if (child != none) stack.push_back({child, at.value | digit << at.bit, at.bit + 1});
    }
  }
}

}  // namespace sg

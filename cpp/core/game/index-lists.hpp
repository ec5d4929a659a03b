// Lists of numbers, one after the other in a single array, such as the options of each state of a game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sg {

struct IndexLists {
  std::vector<std::size_t> first = {0};  // of each list in `all`; then the end
  std::vector<std::uint32_t> all = {};

  /// Ends the list that was added to `all`.
  void end() { first.push_back(all.size()); }
  std::size_t size() const { return first.size() - 1; }
  std::span<const std::uint32_t> of(std::uint32_t list) const {
    return std::span(all).subspan(first[list], first[list + std::size_t{1}] - first[list]);
  }
  /// Returns for each list the lists that hold its number, ascending: a graph with its arcs reversed. All numbers must be
  /// numbers of lists.
  IndexLists reversed() const;
};

}  // namespace sg

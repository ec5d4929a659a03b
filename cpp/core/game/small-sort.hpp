// Sort of small code size. std::sort is compiled anew for each element type and order, at some 3 kB of wasm; this is a
// tenth of it, and slower for many elements. For numbers use std::sort, which the library already contains.
#pragma once

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace sg {

/// Sorts in place; not stable.
template <class Elements, class Less = std::less<>>
void put_in_order(Elements& all, Less less = {}) {
  std::make_heap(all.begin(), all.end(), less);
  std::sort_heap(all.begin(), all.end(), less);
}

/// Adds an element to a vector that is in order, behind those that are equal to it. A vector's own insertion takes far
/// more code.
template <class Element, class Less>
void add_in_order(std::vector<Element>& all, Element element, Less less) {
  all.push_back(std::move(element));
  for (std::size_t i = all.size() - 1; i > 0 && less(all[i], all[i - 1]); --i) std::swap(all[i], all[i - 1]);
}

}  // namespace sg

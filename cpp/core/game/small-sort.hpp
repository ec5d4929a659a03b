// Sort of small code size. std::sort is compiled anew for each element type and order, at some 3 kB of wasm; this is a
// tenth of it, and slower for many elements. For numbers use std::sort, which the library already contains.
#pragma once

#include <algorithm>
#include <functional>

namespace sg {

/// Sorts in place; not stable.
template <class Elements, class Less = std::less<>>
void put_in_order(Elements& all, Less less = {}) {
  std::make_heap(all.begin(), all.end(), less);
  std::sort_heap(all.begin(), all.end(), less);
}

}  // namespace sg

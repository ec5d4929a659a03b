// Sorting in few bytes. std::sort is compiled anew for each kind of element and each order, some 3 kB of wasm every time; this is a
// tenth of it, and slower where much is sorted. Numbers have their std::sort in the library, once for all.
#pragma once

#include <algorithm>
#include <functional>

namespace sg {

/// The order of equals is not kept.
template <class Elements, class Less = std::less<>>
void put_in_order(Elements& all, Less less = {}) {
  std::make_heap(all.begin(), all.end(), less);
  std::sort_heap(all.begin(), all.end(), less);
}

}  // namespace sg

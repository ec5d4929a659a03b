// Evaluation of functions that are defined by their values on followers, memoised and without recursion.
#pragma once

#include <vector>

namespace sg::partizan {

/// Returns the value of `root`, a reference into `memo`. `needs(key, visit)` visits the keys whose values must be in
/// `memo` before `make(key)` is called. If an exception interrupts it, all values made so far stay in `memo`.
template <class Memo, class Needs, class Make>
const typename Memo::mapped_type& unfold(const typename Memo::key_type& root, Memo& memo, Needs&& needs, Make&& make) {
  std::vector<typename Memo::key_type> open{root};
  while (!open.empty()) {
    const auto key = open.back();
    if (memo.contains(key)) {
      open.pop_back();
      continue;
    }
    const std::size_t before = open.size();
    needs(key, [&](const auto& smaller) {
      if (!memo.contains(smaller)) open.push_back(smaller);
    });
    if (open.size() > before) continue;
    memo.emplace(key, make(key));
    open.pop_back();
  }
  return memo.at(root);
}

}  // namespace sg::partizan

#include "theory/heaps/dynamic-terms.hpp"

#include <algorithm>
#include <limits>

#include "core/value/nimber.hpp"

namespace sg {

std::optional<std::vector<std::uint64_t>> DynamicTerms::parts(std::uint64_t n) {
  std::vector<std::uint64_t> out;
  if (!grow(n)) return std::nullopt;
  while (n > 0) {
    out.push_back(below(n));
    n -= out.back();
  }
  return out;
}

bool DynamicTerms::grow(std::uint64_t n) {
  if (n == 0 || n - 1 <= factor_) return true;
  std::uint64_t last = sparse_.empty() ? factor_ + 1 : sparse_.back();
  while (last < n && sparse_.size() < most) {
    while (Count{factor_} * term(added_) < last) ++added_;
    if (term(added_) > std::numeric_limits<std::uint64_t>::max() - last)
      return true;  // the next term is larger than every heap
    last += term(added_);
    sparse_.push_back(last);
  }
  return last >= n;
}

std::uint64_t DynamicTerms::below(std::uint64_t n) const {
  if (n - 1 <= factor_) return n;
  const auto next = std::upper_bound(sparse_.begin(), sparse_.end(), n);
  return next == sparse_.begin() ? factor_ + 1 : *(next - 1);
}

}  // namespace sg

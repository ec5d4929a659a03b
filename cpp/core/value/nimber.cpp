#include "core/value/nimber.hpp"

#include <algorithm>

namespace sg {

std::string to_text(Count n) {
  std::string digits;
  do {
    digits += static_cast<char>('0' + static_cast<int>(n % 10));
    n /= 10;
  } while (n != 0);
  std::reverse(digits.begin(), digits.end());
  return digits;
}

Nimber mex(std::vector<Nimber>& values) {
  std::sort(values.begin(), values.end());
  Nimber gap = 0;
  for (const Nimber v : values) {
    if (v > gap) break;
    if (v == gap) ++gap;
  }
  return gap;
}

}  // namespace sg

#include "tools/sweep/sweep-codes.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace sg {
namespace {

/// Digits of a code: bit r of digit k - 1 lets a move take k counters and leave exactly r heaps.
using Digits = std::vector<unsigned>;

Digits digits_of(unsigned number, unsigned length) {
  Digits digits(length);
  for (unsigned i = length; i-- > 0; number /= 8) digits[i] = number % 8;
  while (!digits.empty() && digits.back() == 0) digits.pop_back();
  return digits;
}

std::string text_of(const Digits& digits) {
  std::string text = "0.";
  for (const unsigned digit : digits) text += static_cast<char>('0' + digit);
  return text;
}

Digits with_smaller_heaps(const Digits& digits) {
  Digits smaller(digits.size() + 1, 0);
  for (std::size_t i = 0; i < digits.size(); ++i)
    for (std::size_t r = 0; r < 3; ++r)
      if ((digits[i] >> r & 1) != 0) smaller[i + r - 1] |= (2U << r) - 1;
  while (smaller.back() == 0) smaller.pop_back();
  return smaller;
}

struct Written {
  unsigned shift;
  std::string code;
};

}  // namespace

std::vector<SweptCode> swept_codes(unsigned digits) {
  std::map<Digits, std::vector<Written>> alike;
  for (unsigned number = 1; number < 1U << (3 * digits); ++number) {
    const Digits own = digits_of(number, digits);
    Written written{0, text_of(own)};
    Digits standard = own;
    for (; standard[0] % 2 == 0; standard = with_smaller_heaps(standard)) ++written.shift;
    alike[standard].push_back(std::move(written));
  }
  std::vector<SweptCode> all;
  for (auto& [standard, codes] : alike) {
    std::sort(codes.begin(), codes.end(), [](const Written& a, const Written& b) {
      return std::tuple(a.shift, a.code.size(), a.code) < std::tuple(b.shift, b.code.size(), b.code);
    });
    SweptCode& swept = all.emplace_back(SweptCode{codes[0].code});
    for (std::size_t i = 1; i < codes.size(); ++i)
      swept.cousins.push_back({codes[i].code, codes[i].shift - codes[0].shift});
  }
  std::sort(all.begin(), all.end(), [](const SweptCode& a, const SweptCode& b) {
    return std::tuple(a.code.size(), a.code) < std::tuple(b.code.size(), b.code);
  });
  return all;
}

}  // namespace sg

// Natural numbers of any size, for counts that are products over many components.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace sg {

class Natural {
 public:
  Natural(std::uint64_t n = 0);  // NOLINT: a number is a number
  Natural& operator+=(const Natural& other);
  /// Requires that `other` is at most this.
  Natural& operator-=(const Natural& other);
  Natural& operator*=(std::uint32_t factor);
  bool operator==(const Natural&) const = default;
  std::string text() const;

 private:
  static constexpr std::uint64_t base = 1'000'000'000;
  std::vector<std::uint32_t> digits_;  // lowest first, no leading zero
};

}  // namespace sg

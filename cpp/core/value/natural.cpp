#include "core/value/natural.hpp"

namespace sg {

Natural::Natural(std::uint64_t n) {
  for (; n != 0; n /= base) digits_.push_back(static_cast<std::uint32_t>(n % base));
}

Natural& Natural::operator+=(const Natural& other) {
  if (digits_.size() < other.digits_.size()) digits_.resize(other.digits_.size());
  std::uint64_t carry = 0;
  for (std::size_t i = 0; i < digits_.size(); ++i) {
    carry += digits_[i] + (i < other.digits_.size() ? other.digits_[i] : std::uint64_t{0});
    digits_[i] = static_cast<std::uint32_t>(carry % base);
    carry /= base;
  }
  if (carry != 0) digits_.push_back(static_cast<std::uint32_t>(carry));
  return *this;
}

Natural& Natural::operator-=(const Natural& other) {
  std::uint64_t borrow = 0;
  for (std::size_t i = 0; i < digits_.size(); ++i) {
    const std::uint64_t less = borrow + (i < other.digits_.size() ? other.digits_[i] : std::uint64_t{0});
    borrow = digits_[i] < less ? 1 : 0;
    digits_[i] = static_cast<std::uint32_t>(digits_[i] + borrow * base - less);
  }
  while (!digits_.empty() && digits_.back() == 0) digits_.pop_back();
  return *this;
}

Natural& Natural::operator*=(std::uint32_t factor) {
  std::uint64_t carry = 0;
  for (std::uint32_t& digit : digits_) {
    carry += std::uint64_t{digit} * factor;
    digit = static_cast<std::uint32_t>(carry % base);
    carry /= base;
  }
  for (; carry != 0; carry /= base) digits_.push_back(static_cast<std::uint32_t>(carry % base));
  while (!digits_.empty() && digits_.back() == 0) digits_.pop_back();
  return *this;
}

std::string Natural::text() const {
  if (digits_.empty()) return "0";
  std::string out = std::to_string(digits_.back());
  for (std::size_t i = digits_.size() - 1; i-- > 0;) {
    const std::string part = std::to_string(digits_[i]);
    out += std::string(9 - part.size(), '0') + part;
  }
  return out;
}

}  // namespace sg

#include "theory/code.hpp"

#include <algorithm>

namespace sg {
namespace {

constexpr std::string_view digits = "0123456789ABCDEFGHIJKLMNOPQRSTUV";
constexpr std::size_t most_digits = 1000;

bool at_digit(Reader& reader) { return reader.peek() != '\0' && digits.find(reader.peek()) != std::string_view::npos; }

Digit read_digit(Reader& reader) {
  Digit digit{static_cast<std::uint32_t>(digits.find(reader.peek())), false};
  reader.eat(reader.peek());
  digit.unequal = reader.eat('!') && digit.bits >= 4;
  return digit;
}

/// d(-added) must leave so many heaps that each is smaller than before.
bool need_not_end(Digit digit, std::size_t added) {
  const std::uint32_t few = (std::uint32_t{1} << std::min<std::size_t>(added + 2, 31)) - 1;
  return (digit.bits & few) != 0;
}

/// Partitions of n into one, two or three parts.
Count partitions(Count n, std::uint32_t parts, bool unequal) {
  if (unequal) n -= std::min<Count>(n, parts * (parts - 1) / 2);
  return n < parts ? 0 : parts == 1 ? 1 : parts == 2 ? n / 2 : (n * n + 6) / 12;
}

}  // namespace

Code Code::read(Reader& reader) {
  Code code;
  std::vector<std::size_t> places;
  while (at_digit(reader)) {
    places.push_back(reader.at());
    code.left_.push_back(read_digit(reader));
    if (code.left_.size() > most_digits) reader.too_big(reader.at(), "at most 1000 digits");
  }
  if (code.left_.empty()) reader.fail("a digit from 0 to 9 or A to V");
  std::reverse(code.left_.begin(), code.left_.end());
  for (std::size_t added = 0; added < code.left_.size(); ++added)
    if (need_not_end(code.left_[added], added))
      reader.fail_at(places[places.size() - 1 - added], "a digit under which play ends");
  reader.expect('.', "a point");
  while (at_digit(reader) || reader.peek() == '[') {
    if (reader.eat('[')) {
      const std::size_t first = code.right_.size();
      while (at_digit(reader)) code.right_.push_back(read_digit(reader));
      if (code.right_.size() == first) reader.fail("a digit");
      reader.expect(']', "]");
      code.tail_ = code.right_.size() - first;
      break;
    }
    code.right_.push_back(read_digit(reader));
    if (code.right_.size() > most_digits) reader.too_big(reader.at(), "at most 1000 digits");
  }
  while (code.left_.size() > 1 && code.left_.back() == Digit{}) code.left_.pop_back();
  while (code.tail_ == 0 && !code.right_.empty() && code.right_.back() == Digit{}) code.right_.pop_back();
  return code;
}

std::string Code::text() const {
  std::string out;
  const auto add = [&](Digit d) {
    out += digits[d.bits];
    if (d.unequal) out += '!';
  };
  for (std::size_t i = left_.size(); i > 0; --i) add(left_[i - 1]);
  out += '.';
  for (std::size_t i = 0; i < right_.size(); ++i) {
    if (tail_ != 0 && i == right_.size() - tail_) out += '[';
    add(right_[i]);
  }
  if (right_.empty()) out += '0';
  if (tail_ != 0) out += ']';
  return out;
}

Digit Code::digit(std::uint64_t step) const {
  if (step < left_.size()) return left_[left_.size() - 1 - static_cast<std::size_t>(step)];
  const std::uint64_t place = step - left_.size();
  if (place < right_.size()) return right_[static_cast<std::size_t>(place)];
  if (tail_ == 0) return {};
  const std::size_t head = right_.size() - tail_;
  return right_[head + static_cast<std::size_t>((place - head) % tail_)];
}

std::optional<Count> count_kept(const Code& code, std::uint64_t n, std::uint64_t& steps) {
  constexpr std::uint64_t most = std::uint64_t{1} << 48;  // so that no sum passes 128 bits
  if (n == 0) return 0;
  Count total = code.clears(n) ? 1 : 0;
  for (std::uint64_t step = 0; step < code.most_added() + n && code.keeps_from(step); ++step) {
    const Digit digit = code.digit(step);
    const Count rest = Count{n} + code.most_added() - step;
    if (steps == 0 || digit.bits >= 16 || (digit.bits >= 8 && rest > most)) return std::nullopt;
    --steps;
    for (std::uint32_t parts = 1; parts <= 3; ++parts)
      if ((digit.bits >> parts & 1) != 0) total += partitions(rest, parts, digit.unequal);
  }
  return total;
}

bool Code::keeps_from(std::uint64_t step) const {
  const auto keeps = [](Digit d) { return d.bits >= 2; };
  const std::size_t place =
      step < left_.size()
          ? 0
          : static_cast<std::size_t>(std::min<std::uint64_t>(step - left_.size(), right_.size() - tail_));
  if (step < left_.size() && std::any_of(left_.begin(), left_.end() - static_cast<std::ptrdiff_t>(step), keeps))
    return true;
  return std::any_of(right_.begin() + static_cast<std::ptrdiff_t>(place), right_.end(), keeps);
}

}  // namespace sg

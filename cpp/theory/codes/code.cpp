#include "theory/codes/code.hpp"

#include <algorithm>

#include "core/text/minsize.hpp"

namespace sg {
namespace {

constexpr std::size_t most_digits = 1000;

/// Returns the number of ways to split n into 1 to 3 parts under these marks.
Count partitions(Count n, std::uint32_t parts, Marks marks) {
  const auto any = [parts](Count total) -> Count {
    return total < parts ? 0 : parts == 1 ? 1 : parts == 2 ? total / 2 : (total * total + 6) / 12;
  };
  const Count equal = n >= parts && n % parts == 0 ? 1 : 0;
  if (parts == 1 || marks.has(Marks::any)) return any(n);
  if (marks.has(Marks::not_all_equal)) return any(n) - (marks.has(Marks::equal) ? 0 : equal);
  const Count unequal = any(n - std::min<Count>(n, parts * (parts - 1) / 2));
  return (marks.has(Marks::unequal) ? unequal : 0) + (marks.has(Marks::equal) ? equal : 0);
}

}  // namespace

SG_MINSIZE Code Code::read(Reader& reader) {
  Code code;
  std::vector<std::size_t> places;
  while (Digit::starts(reader.peek())) {
    places.push_back(reader.at());
    code.left_.push_back(Digit::read(reader));
    if (code.left_.size() > most_digits) reader.too_big(reader.at(), Expected::most_digits, most_digits);
  }
  if (code.left_.empty()) reader.fail(Expected::code_digit);
  std::reverse(code.left_.begin(), code.left_.end());
  for (std::size_t added = 0; added < code.left_.size(); ++added)
    // d(-added) must leave so many heaps that each is smaller than before.
    if (const Digit& d = code.left_[added]; d.clears() || (d.keeps() && d.fewest() < added + 2))
      reader.fail_at(places[places.size() - 1 - added], Expected::ending_digit);
  reader.expect('.', Expected::point);
  while (Digit::starts(reader.peek()) || reader.peek() == '[') {
    if (reader.eat('[')) {
      const std::size_t first = code.right_.size();
      while (Digit::starts(reader.peek())) code.right_.push_back(Digit::read(reader));
      if (code.right_.size() == first) reader.fail(Expected::digit);
      reader.expect(']');
      code.tail_ = code.right_.size() - first;
      break;
    }
    code.right_.push_back(Digit::read(reader));
    if (code.right_.size() > most_digits) reader.too_big(reader.at(), Expected::most_digits, most_digits);
  }
  while (code.left_.size() > 1 && code.left_.back() == Digit{}) code.left_.pop_back();
  while (code.tail_ == 0 && !code.right_.empty() && code.right_.back() == Digit{}) code.right_.pop_back();
  return code;
}

SG_MINSIZE std::string Code::text() const {
  std::string out;
  for (std::size_t i = left_.size(); i > 0; --i) out += left_[i - 1].text();
  out += '.';
  for (std::size_t i = 0; i < right_.size(); ++i) {
    if (tail_ != 0 && i == right_.size() - tail_) out += '[';
    out += right_[i].text();
  }
  if (right_.empty()) out += '0';
  if (tail_ != 0) out += ']';
  return out;
}

SG_MINSIZE std::vector<Sign> Code::gloss() const {
  const auto taken = [this](std::uint64_t step) {
    return step < most_added() ? '-' + std::to_string(most_added() - step) : std::to_string(step - most_added());
  };
  std::vector<Sign> rows;
  const std::uint64_t finite = written() - tail_;
  for (std::uint64_t step = 0, end = 0; step < written(); step = end) {
    end = step + 1;
    const std::uint64_t side = step < most_added() ? most_added() : step < left_.size() ? left_.size() : finite;
    while (end < side && digit(end) == digit(step)) ++end;
    const bool repeats = step >= finite;
    rows.push_back({.kind = "digit",
                    .facts = {{"digit", digit(step).text()},
                              {"from", taken(step)},
                              {"until", repeats ? "" : taken(end - 1)},
                              {"every", repeats ? std::to_string(tail_) : ""},
                              {"stay", digit(step).gloss()}}});
  }
  return rows;
}

const Digit& Code::digit(std::uint64_t step) const {
  static const Digit none;
  if (step < left_.size()) return left_[left_.size() - 1 - static_cast<std::size_t>(step)];
  const std::uint64_t place = step - left_.size();
  if (place < right_.size()) return right_[static_cast<std::size_t>(place)];
  if (tail_ == 0) return none;
  const std::size_t head = right_.size() - tail_;
  return right_[head + static_cast<std::size_t>((place - head) % tail_)];
}

bool Code::is_of_rows() const {
  const auto keeps = [](const Digit& d) { return d.keeps(); };
  const auto breaks_on = [](const Digit& d) { return d.most() > 2; };
  const auto breaks = [](const Digit& d) { return d.most() == 2; };
  return std::none_of(left_.begin(), left_.end(), keeps) && std::none_of(right_.begin(), right_.end(), breaks_on) &&
         std::any_of(right_.begin(), right_.end(), breaks);
}

std::optional<Count> count_kept(const Code& code, std::uint64_t n, Meter& meter) {
  constexpr std::uint64_t most = std::uint64_t{1} << 48;  // so that no sum exceeds 128 bits
  if (n == 0) return 0;
  Count total = code.clears(n) ? 1 : 0;
  for (std::uint64_t step = 0; step < code.most_added() + n && code.keeps_from(step); ++step) {
    const Digit& digit = code.digit(step);
    const Count rest = Count{n} + code.most_added() - step;
    if (!meter.spend_turns(1) || digit.most() > 3 || (digit.most() == 3 && rest > most)) return std::nullopt;
    for (std::uint32_t parts = 1; parts <= 3; ++parts)
      if (const Marks marks = digit.marks(parts)) total += partitions(rest, parts, marks);
  }
  return total;
}

bool Code::keeps_from(std::uint64_t step) const {
  const auto keeps = [](const Digit& d) { return d.keeps(); };
  const std::size_t place =
      step < left_.size()
          ? 0
          : static_cast<std::size_t>(std::min<std::uint64_t>(step - left_.size(), right_.size() - tail_));
  if (step < left_.size() && std::any_of(left_.begin(), left_.end() - static_cast<std::ptrdiff_t>(step), keeps))
    return true;
  return std::any_of(right_.begin() + static_cast<std::ptrdiff_t>(place), right_.end(), keeps);
}

}  // namespace sg

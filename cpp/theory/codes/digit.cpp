#include "theory/codes/digit.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>

#include "core/text/minsize.hpp"

namespace sg {
namespace {

constexpr std::string_view digits = "0123456789ABCDEFGHIJKLMNOPQRSTUV";
constexpr std::uint32_t most_heaps = 1000;

std::optional<Marks::Mark> read_mark(Reader& reader) {
  if (reader.eat('!')) return Marks::unequal;
  if (reader.eat('?')) return Marks::not_all_equal;
  if (reader.eat('=')) return Marks::equal;
  return std::nullopt;
}

std::string_view text_of(Marks::Mark mark) {
  return mark == Marks::unequal ? "!" : mark == Marks::not_all_equal ? "?" : mark == Marks::equal ? "=" : "";
}

std::string_view name_of(Marks::Mark mark) {
  switch (mark) {
    case Marks::unequal:
      return "unequal";
    case Marks::not_all_equal:
      return "not-all-equal";
    case Marks::equal:
      return "equal";
    case Marks::any:
      break;
  }
  return "any";
}

}  // namespace

bool Marks::allow(const std::vector<std::uint64_t>& parts) const {
  if (has(any) || parts.size() < 2) return true;
  const bool same = parts.front() == parts.back();
  if (has(equal) && same) return true;
  if (has(not_all_equal) && !same) return true;
  return has(unequal) && std::adjacent_find(parts.begin(), parts.end()) == parts.end();
}

bool Digit::starts(char c) {
  return c != '\0' && (digits.find(c) != std::string_view::npos || c == '{' || c == '*' || c == '&');
}

Digit Digit::of_bits(std::uint32_t bits) {
  Digit digit;
  digit.clears_ = (bits & 1) != 0;
  for (std::uint32_t r = 1; r < 32; ++r)
    if ((bits >> r & 1) != 0) digit.add({r, r, Marks::any});
  return digit;
}

void Digit::add(Stay stay) {
  if (stay.least == 0) {
    clears_ = true;
    stay.least = 1;
  }
  if (stay.least > stay.most) return;
  // A single heap is not marked.
  if (stay.least == 1 && stay.mark != Marks::any) {
    stays_.push_back({1, 1, Marks::any});
    stay.least = 2;
    if (stay.least > stay.most) return;
  }
  stays_.push_back(stay);
}

Digit Digit::read_list(Reader& reader) {
  Digit digit;
  do {
    const auto r = static_cast<std::uint32_t>(reader.number(Expected::number_of_heaps, most_heaps));
    bool open = reader.eat('+');
    const auto mark = read_mark(reader);
    open = open || reader.eat('+');
    digit.add({r, open ? unlimited : r, mark.value_or(Marks::any)});
  } while (reader.eat(','));
  reader.expect('}');
  return digit;
}

SG_MINSIZE Digit Digit::read(Reader& reader) {
  Digit digit;
  if (reader.eat('{')) {
    digit = read_list(reader);
  } else if (reader.eat('*')) {
    digit.add({0, unlimited, Marks::any});
  } else if (reader.eat('&')) {
    digit = of_bits(static_cast<std::uint32_t>(reader.number(Expected::number, unlimited)));
    reader.expect(';', Expected::semicolon);
  } else {
    digit = of_bits(static_cast<std::uint32_t>(digits.find(reader.peek())));
    reader.eat(reader.peek());
  }
  const std::size_t at = reader.at();
  if (const auto mark = read_mark(reader)) {
    if (digit.is_marked()) reader.fail_at(at, Expected::no_second_mark);
    const std::vector<Stay> stays = std::exchange(digit.stays_, {});
    for (const Stay& stay : stays) digit.add({stay.least, stay.most, *mark});
  }
  return digit;
}

bool Digit::is_marked() const {
  return std::any_of(stays_.begin(), stays_.end(), [](const Stay& s) { return s.mark != Marks::any; });
}

Marks Digit::marks(std::uint32_t heaps) const {
  Marks marks;
  for (const Stay& stay : stays_)
    if (stay.least <= heaps && heaps <= stay.most) marks |= stay.mark;
  return marks;
}

std::uint32_t Digit::fewest() const {
  std::uint32_t fewest = stays_.empty() ? 0 : unlimited;
  for (const Stay& stay : stays_) fewest = std::min(fewest, stay.least);
  return fewest;
}

std::uint32_t Digit::most() const {
  std::uint32_t most = 0;
  for (const Stay& stay : stays_) most = std::max(most, stay.most);
  return most;
}

SG_MINSIZE std::vector<FactRow> Digit::gloss() const {
  std::vector<FactRow> rows;
  const auto add = [&](std::uint32_t least, std::uint32_t most, Marks::Mark mark) {
    rows.push_back({{"least", std::to_string(least)},
                    {"most", most == unlimited ? "" : std::to_string(most)},
                    {"mark", std::string(name_of(mark))}});
  };
  if (clears_) add(0, 0, Marks::any);
  for (const Stay& stay : stays_) add(stay.least, stay.most, stay.mark);
  return rows;
}

/// Returns one character if possible, else a list; the mark comes last if all numbers of heaps have the same.
SG_MINSIZE std::string Digit::text() const {
  std::vector<Marks::Mark> marks;
  std::uint32_t bits = clears_ ? 1 : 0;
  for (const Stay& stay : stays_) {
    if (stay.least > 1) marks.push_back(stay.mark);
    for (std::uint32_t r = stay.least; r <= std::min(stay.most, 4u); ++r) bits |= 1u << r;
  }
  const bool alike = std::adjacent_find(marks.begin(), marks.end(), std::not_equal_to<>()) == marks.end();
  const std::string mark(alike && !marks.empty() ? text_of(marks[0]) : "");
  if (alike && most() <= 4) return digits[bits] + mark;
  if (clears_ && stays_ == std::vector{Stay{1, unlimited, Marks::any}}) return "*";
  std::string out = clears_ ? "{0" : "";
  for (const Stay& stay : stays_) {
    out += (out.empty() ? "{" : ",") + std::to_string(stay.least);
    if (!alike) out += text_of(stay.mark);
    if (stay.most == unlimited) out += '+';
  }
  return out + '}' + mark;
}

}  // namespace sg

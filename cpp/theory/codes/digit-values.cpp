#include "theory/codes/digit-values.hpp"

#include <algorithm>
#include <numeric>

#include "core/text/minsize.hpp"

namespace sg {
namespace {

constexpr std::uint64_t lookup_cost = 2;  // of one word, in words that are joined

}  // namespace

SG_MINSIZE DigitValues::DigitValues(Code code)
    : code_(std::move(code)), tails_(static_cast<std::size_t>(code_.tail())) {
  for (std::uint64_t step = 0; step < code_.written(); ++step)
    for (const Stay& stay : code_.digit(step).stays())
      if (stay.mark != Marks::equal) parts(stay.mark).expect(stay);
}

SG_MINSIZE std::uint64_t DigitValues::words() const {
  return std::accumulate(parts_.begin(), parts_.end(), std::uint64_t{0},
                         [](std::uint64_t sum, const PartXors& parts) { return sum + parts.words(); });
}

SG_MINSIZE bool DigitValues::add(std::uint64_t, Meter& meter) {
  const std::uint64_t n = values_.size(), steps = code_.most_added() + n, head = code_.written() - code_.tail();
  const std::uint64_t heads = std::min(head, steps), before = words();
  turns_ = 1;
  for (PartXors& of_mark : parts_) of_mark.grow(values_);
  NimberSet seen;
  if (code_.clears(n)) seen.insert(0);
  for (std::uint64_t step = 0; step < heads; ++step) reach(seen, step);
  if (code_.tail() > 0) {
    NimberSet& reached = tails_[static_cast<std::size_t>(n % code_.tail())];
    for (std::uint64_t step = head; step < std::min(code_.written(), steps); ++step) {
      reach(reached, step);
      for (std::size_t remainder = 0; remainder < PartXors::strides; ++remainder) join(reached, step, remainder);
    }
    turns_ += reached.words();
    seen.merge(reached, 0);
  }
  // A candidate costs a word of each heap to look up; all of them together, a set of each heap to join.
  std::size_t remainder = 0;
  for (; remainder < PartXors::strides && lookup_cost * seen.missing(greatest_) > seen.words(); ++remainder)
    for (std::uint64_t step = 0; step < heads; ++step) join(seen, step, remainder);
  const auto is_reached = [&](Nimber value) {
    std::uint64_t step = 0;
    while (step < heads && !leads_to(value, step, remainder)) ++step;
    return step < heads;
  };
  Nimber value = seen.mex();
  for (; is_reached(value); value = seen.mex()) seen.insert(value);
  values_.push_back(static_cast<std::uint32_t>(value));
  greatest_ = std::max(greatest_, value);
  return meter.spend_turns(turns_ + words() - before);
}

SG_MINSIZE void DigitValues::reach(NimberSet& set, std::uint64_t step) {
  const std::uint64_t rest = rest_at(step);
  ++turns_;
  for (const Stay& stay : code_.digit(step).stays()) {
    if (stay.least == 1) set.insert(values_[static_cast<std::size_t>(rest)]);
    if (stay.mark == Marks::equal)
      reach_equal(set, stay, rest);
    else if (stay.most > 1)
      parts(stay.mark).merge_stored_into(set, stay, rest, values_);
  }
}

SG_MINSIZE void DigitValues::join(NimberSet& set, std::uint64_t step, std::size_t remainder) {
  for (const Stay& stay : code_.digit(step).stays())
    if (stay.mark != Marks::equal) parts(stay.mark).join_into(set, stay, rest_at(step), remainder, values_);
}

SG_MINSIZE bool DigitValues::leads_to(Nimber value, std::uint64_t step, std::size_t remainder) {
  const std::vector<Stay>& stays = code_.digit(step).stays();
  return std::any_of(stays.begin(), stays.end(), [&](const Stay& stay) {
    return stay.mark != Marks::equal && parts(stay.mark).has(value, stay, rest_at(step), remainder, values_);
  });
}

SG_MINSIZE void DigitValues::reach_equal(NimberSet& set, const Stay& stay, std::uint64_t rest) {
  const auto see = [&](std::uint64_t heaps) {
    if (stay.least <= heaps && heaps <= stay.most)
      set.insert(heaps % 2 == 0 ? 0 : values_[static_cast<std::size_t>(rest / heaps)]);
  };
  for (std::uint64_t divisor = 1; divisor * divisor <= rest; ++divisor, ++turns_)
    if (rest % divisor == 0) {
      see(divisor);
      see(rest / divisor);
    }
}

}  // namespace sg

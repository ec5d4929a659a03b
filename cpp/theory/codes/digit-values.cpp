#include "theory/codes/digit-values.hpp"

#include <algorithm>

#include "core/text/minsize.hpp"

namespace sg {

SG_MINSIZE DigitValues::DigitValues(Code code)
    : code_(std::move(code)), tails_(static_cast<std::size_t>(code_.tail())) {
  for (std::uint64_t step = 0; step < code_.written(); ++step)
    for (const Stay& stay : code_.digit(step).stays())
      if (stay.mark != Marks::equal) parts(stay.mark).expect(stay);
}

bool DigitValues::add(std::uint64_t, Meter& meter) {
  const std::uint64_t n = values_.size(), added = code_.most_added(), head = code_.written() - code_.tail();
  turns_ = 0;
  for (PartXors& of_mark : parts_) turns_ += of_mark.grow(values_);
  NimberSet seen;
  if (code_.clears(n)) seen.insert(0);
  for (std::uint64_t step = 0; step < std::min(head, added + n); ++step)
    reach(seen, code_.digit(step), n + added - step);
  if (code_.tail() > 0) {
    NimberSet& reached = tails_[static_cast<std::size_t>(n % code_.tail())];
    for (std::uint64_t step = head; step < std::min(code_.written(), added + n); ++step)
      reach(reached, code_.digit(step), n + added - step);
    turns_ += reached.words();
    seen.merge(reached, 0);
  }
  values_.push_back(static_cast<std::uint32_t>(seen.mex()));
  return meter.spend_turns(turns_ + 1);
}

void DigitValues::reach(NimberSet& set, const Digit& digit, std::uint64_t rest) {
  ++turns_;
  for (const Stay& stay : digit.stays()) {
    if (stay.least == 1) set.insert(values_[static_cast<std::size_t>(rest)]);
    if (stay.mark == Marks::equal)
      reach_equal(set, stay, rest);
    else if (stay.most > 1)
      turns_ += parts(stay.mark).merge_into(set, stay, rest, values_);
  }
}

void DigitValues::reach_equal(NimberSet& set, const Stay& stay, std::uint64_t rest) {
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

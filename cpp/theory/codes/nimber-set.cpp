#include "theory/codes/nimber-set.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "core/text/minsize.hpp"
#include "theory/codes/one-hot.hpp"

namespace sg {
namespace {

/// Adds each word to the one at its place xored with `by`, whose bit 0 is `Odd`. The number of words is even: two at a
/// time are loaded before they are stored, so that compilers use vectors.
template <std::size_t Odd>
void merge_words(std::vector<std::uint64_t>& words, const std::vector<std::uint64_t>& others, std::size_t by) {
  for (std::size_t i = 0; i < others.size(); i += 2) {
    std::uint64_t* const to = words.data() + (i ^ (by - Odd));
    const std::uint64_t* const from = others.data() + i;
    const std::uint64_t one = to[0] | from[Odd], other = to[1] | from[1 - Odd];
    to[0] = one;
    to[1] = other;
  }
}

}  // namespace

SG_MINSIZE void NimberSet::hold(Nimber x) {
  const std::uint64_t needed = std::bit_ceil(x / 64 + 1);
  if (needed > words_.size()) words_.resize(static_cast<std::size_t>(needed), 0);
}

void NimberSet::merge(const NimberSet& other, Nimber shift) {
  if (other.words_.empty()) return;
  hold(std::max<Nimber>(shift, 64 * other.words_.size() - 1));
  const auto by = static_cast<std::size_t>(shift / 64);
  if (shift % 64 == 0 && other.words_.size() > 1) {
    return by % 2 == 0 ? merge_words<0>(words_, other.words_, by) : merge_words<1>(words_, other.words_, by);
  }
  for (std::size_t i = 0; i < other.words_.size(); ++i)
    if (other.words_[i] != 0) words_[i ^ by] |= moved(other.words_[i], static_cast<std::uint32_t>(shift % 64));
}

void NimberSet::move(Nimber shift) {
  constexpr std::size_t width = 8;
  std::size_t i = 0;
  for (std::array<std::uint64_t, width> row; i + width <= words_.size(); i += width) {
    std::copy_n(words_.data() + i, width, row.begin());
    move_all(row, static_cast<std::uint32_t>(shift));
    std::copy_n(row.begin(), width, words_.data() + i);
  }
  for (; i < words_.size(); ++i) words_[i] = moved(words_[i], static_cast<std::uint32_t>(shift));
}

SG_MINSIZE Nimber NimberSet::mex() const {
  for (std::size_t i = 0; i < words_.size(); ++i)
    if (~words_[i] != 0) return 64 * i + static_cast<unsigned>(std::countr_one(words_[i]));
  return 64 * words_.size();
}

SG_MINSIZE std::uint64_t NimberSet::missing(Nimber most) const {
  std::uint64_t found = 0;
  for (std::size_t i = 0; i <= most / 64 && i < words_.size(); ++i)
    found += static_cast<unsigned>(
        std::popcount(i < most / 64 ? words_[i] : words_[i] & (~std::uint64_t{0} >> (63 - most % 64))));
  return most + 1 - found;
}

SG_MINSIZE bool NimberSet::has_all(Nimber most, unsigned parities) const {
  if (most / 64 >= words_.size()) return false;
  const std::uint64_t each =
      ((parities & 1) != 0 ? 0x5555555555555555 : 0) | ((parities & 2) != 0 ? 0xAAAAAAAAAAAAAAAA : 0);
  for (std::size_t i = 0; i < most / 64; ++i)
    if ((~words_[i] & each) != 0) return false;
  return (~words_[static_cast<std::size_t>(most / 64)] & each & (~std::uint64_t{0} >> (63 - most % 64))) == 0;
}

ChosenXors::ChosenXors(std::uint32_t least, std::uint32_t most) : least_(least), most_(most), layers_(1) {
  layers_[0].insert(0);
}

void ChosenXors::add(Nimber x) {
  const std::uint32_t last = most_ == unlimited ? least_ : most_;
  const bool deepens = layers_.size() <= last;
  if (deepens) layers_.emplace_back();
  if (most_ == unlimited && !deepens) {
    const NimberSet before = layers_.back();
    layers_.back().merge(before, x);
  }
  for (std::size_t chosen = layers_.size() - 1; chosen > 0; --chosen) layers_[chosen].merge(layers_[chosen - 1], x);
}

void ChosenXors::merge_into(NimberSet& set, Nimber shift) const {
  for (std::size_t chosen = least_; chosen < layers_.size(); ++chosen) set.merge(layers_[chosen], shift);
}

std::size_t ChosenXors::words() const {
  std::size_t total = 0;
  for (const NimberSet& layer : layers_) total += layer.words();
  return total;
}

}  // namespace sg

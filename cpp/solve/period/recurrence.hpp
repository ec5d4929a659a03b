// Finder of the point from which a sequence repeats itself whose next symbol depends on the last `width` symbols alone.
// Theorem  such a sequence repeats for ever from where a window of that width has come before.
// Method   windows are compared by a polynomial hash, and whole if the hashes agree. A window is looked up among a few
//          stored ones, each half as far again as the one before it, as Brent stores one: so it is met after at most
//          one and a half times what comes before the period, and the period itself.
// Source   Brent 1980; Karp and Rabin 1987
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/game/sequence.hpp"

namespace sg {

class Recurrence {
 public:
  /// The next symbol depends on the window before it for windows that begin at `first` or later; width is at least 1.
  Recurrence(std::size_t first, std::size_t width)
      : first_(first), width_(width), leaving_(power(width)), next_kept_(first + width) {}

  /// Examines the symbols added since the last look; returns the proof once a window has recurred, else nullopt.
  template <class Symbol>
  std::optional<Proof> look(const std::vector<Symbol>& symbols) {
    for (; end_ < std::min(first_ + width_, symbols.size()); ++end_)
      if (end_ >= first_) hash_ = hash_ * base + symbols[end_];
    while (end_ < symbols.size()) {
      if (end_ >= next_kept_) {
        kept_[oldest_++ % kept_.size()] = {end_, hash_};
        next_kept_ = end_ + std::max<std::size_t>(end_ / 2, 1);
      }
      go_on(symbols.data(), std::min(next_kept_, symbols.size()));
      for (const Kept& kept : kept_)
        if (kept.hash == hash_ && kept.end < end_ && is_same(symbols, kept.end, end_))
          return proof_of(symbols, kept.end, end_ - kept.end);
    }
    return std::nullopt;
  }

 private:
  static constexpr std::uint64_t base = 0x9E3779B97F4A7C15;
  struct Kept {
    std::size_t end = SIZE_MAX;
    std::uint64_t hash = 0;
  };

  /// Advances to `last`, or just behind the next window whose hash is among those stored.
  template <class Symbol>
  void go_on(const Symbol* symbols, std::size_t last) {
    const std::array<std::uint64_t, 4> met{kept_[0].hash, kept_[1].hash, kept_[2].hash, kept_[3].hash};
    const std::uint64_t leaving = leaving_;
    std::uint64_t hash = hash_;
    std::size_t end = end_;
    bool again = false;
    while (end < last && !again) {
      hash = hash * base + (symbols[end] - symbols[end - width_] * leaving);
      ++end;
      again = std::find(met.begin(), met.end(), hash) != met.end();
    }
    hash_ = hash;
    end_ = end;
  }

  static std::uint64_t power(std::size_t exponent) {
    std::uint64_t out = 1;
    for (std::uint64_t square = base; exponent != 0; exponent /= 2, square *= square)
      if (exponent % 2 != 0) out *= square;
    return out;
  }

  template <class Symbol>
  bool is_same(const std::vector<Symbol>& symbols, std::size_t one, std::size_t other) const {
    const auto from = [&](std::size_t end) { return symbols.begin() + static_cast<std::ptrdiff_t>(end - width_); };
    return std::equal(from(one), from(one) + static_cast<std::ptrdiff_t>(width_), from(other));
  }

  /// Returns the proof; the windows that end before `end` and `lag` later must be equal.
  template <class Symbol>
  Proof proof_of(const std::vector<Symbol>& symbols, std::size_t end, std::size_t lag) const {
    std::size_t from = end - width_;
    while (from > first_ && symbols[from - 1] == symbols[from - 1 + lag]) --from;
    return {{from, lag, 0}, from, lag, from + width_};
  }

  std::size_t first_, width_;
  std::size_t end_ = 0;  // number of symbols examined
  std::uint64_t hash_ = 0, leaving_;
  std::array<Kept, 4> kept_;
  std::size_t oldest_ = 0, next_kept_;
};

}  // namespace sg

// Sequence of the values of the heaps 0, 1, 2, ... of one ruleset, made in order, and the period proved of it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/game/info.hpp"
#include "core/game/meter.hpp"
#include "core/value/nimber.hpp"

namespace sg {

/// Period of a sequence: g(n + period) = g(n) + saltus for every n >= preperiod.
struct Period {
  std::uint64_t preperiod, period, saltus;
  /// Heap below preperiod + period that gives the value of heap n, and the amount by which the value of n is greater.
  std::uint64_t folded(std::uint64_t n) const { return n < preperiod ? n : preperiod + (n - preperiod) % period; }
  Nimber raised(std::uint64_t n) const { return n < preperiod ? 0 : (n - preperiod) / period * saltus; }
};

/// Evidence that a period holds for ever: with `lag`, the period or a multiple of it, the values were seen to repeat
/// for all n with from <= n < to, which is far enough.
struct Proof {
  Period period;
  std::uint64_t from, lag, to;
};

/// Writes the values from heap `from` on: those in `made`, and beyond it by the period, which must then be proved.
template <class Word>
void unfold(const std::vector<Word>& made, const std::optional<Proof>& proof, std::uint64_t from,
            std::span<std::uint32_t> out) {
  for (std::size_t done = 0; done < out.size();) {
    const std::uint64_t n = from + done;
    const bool known = n < made.size();
    const std::uint64_t place = known ? n : proof->period.folded(n);
    const std::uint64_t end = known ? made.size() : proof->period.preperiod + proof->period.period;
    const auto raise = static_cast<std::uint32_t>(known ? 0 : proof->period.raised(n));
    const auto run = static_cast<std::size_t>(std::min<std::uint64_t>(out.size() - done, end - place));
    for (std::size_t i = 0; i < run; ++i) out[done + i] = made[static_cast<std::size_t>(place) + i] + raise;
    done += run;
  }
}

class Sequence {
 public:
  virtual ~Sequence() = default;
  /// Number of values made.
  virtual std::uint64_t size() const = 0;
  /// Number of values that can be made.
  virtual std::uint64_t most() const = 0;
  /// Value of the heap n, which must be below size() unless a period is proved.
  virtual Nimber at(std::uint64_t n) const = 0;
  /// Copies the values from heap `from` on, which must be known and below 2^32.
  virtual void copy(std::uint64_t from, std::span<std::uint32_t> out) const {
    for (std::uint32_t& value : out) value = static_cast<std::uint32_t>(at(from++));
  }
  /// Makes values until there are `wanted`, a period is proved or the meter pauses; returns false in the last case.
  virtual bool grow(std::uint64_t wanted, Meter& meter) = 0;
  virtual std::optional<Proof> proof() const { return std::nullopt; }
  /// Returns the code of taking and breaking of which the proof speaks; empty if it speaks of the game that was asked.
  virtual std::string code() const { return ""; }
  /// Returns true if a period that holds for half of the values made is thereby proved.
  virtual bool proves_what_shows() const { return false; }
  /// Weakest justification of any value made.
  virtual Justification ground() const { return Justification::table; }
};

}  // namespace sg

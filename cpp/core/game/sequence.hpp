// The values of the heaps 0, 1, 2, .. of one ruleset, made one after the other, and what is proved of all of them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/game/info.hpp"
#include "core/game/meter.hpp"
#include "core/value/nimber.hpp"

namespace sg {

/// g(n + period) = g(n) + saltus for every n from `preperiod` on.
struct Period {
  std::uint64_t preperiod, period, saltus;
  /// The place before preperiod + period that tells the value of a heap of n, and by how much that is greater.
  std::uint64_t folded(std::uint64_t n) const { return n < preperiod ? n : preperiod + (n - preperiod) % period; }
  Nimber raised(std::uint64_t n) const { return n < preperiod ? 0 : (n - preperiod) / period * saltus; }
};

/// Why a period holds for ever: it was seen, or one that it divides, `lag`, from `from` to below `to`, and that is far enough.
struct Proof {
  Period period;
  std::uint64_t from, lag, to;
};

/// The values from one on: as they were made, and past that by the period.
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
  /// How many values have been made.
  virtual std::uint64_t size() const = 0;
  /// How many values can be made.
  virtual std::uint64_t most() const = 0;
  /// The value of a heap of n: below size(), or any n once a period is proved.
  virtual Nimber at(std::uint64_t n) const = 0;
  /// The values from one on, which must be known and below 2^32.
  virtual void copy(std::uint64_t from, std::span<std::uint32_t> out) const {
    for (std::uint32_t& value : out) value = static_cast<std::uint32_t>(at(from++));
  }
  /// Makes values until there are `wanted` of them, a period is proved, or the meter pauses, which answers false.
  virtual bool grow(std::uint64_t wanted, Meter& meter) = 0;
  virtual std::optional<Proof> proof() const { return std::nullopt; }
  /// A period that holds for half of what was made would be proved by that.
  virtual bool proves_what_shows() const { return false; }
  /// The weakest ground of a value made.
  virtual Justification ground() const { return Justification::table; }
};

}  // namespace sg

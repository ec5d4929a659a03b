// Coins on a staircase, from the first step up: "2,0,5". Coins go down one step at a time, off the stairs from the
// first.
// Touch: step, number of coins left on it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "boards/heaps/heaps.hpp"
#include "core/game/ruleset.hpp"
#include "core/text/json.hpp"
#include "core/text/reader.hpp"

namespace sg {

class Stairs {
 public:
  static constexpr std::string_view format = "steps";
  static constexpr std::size_t most = 100'000;

  Stairs() = default;
  explicit Stairs(std::vector<std::uint64_t> steps) : steps_(std::move(steps)) {}
  static Stairs read(Reader& reader);

  std::size_t size() const { return steps_.size(); }
  std::uint64_t operator[](std::uint64_t i) const { return steps_[static_cast<std::size_t>(i)]; }

  std::string text() const;
  /// Key without empty steps at the top, which do not matter.
  std::string key() const;
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch& prefix) { return prefix.empty() ? "step" : "kept"; }

  /// Returns the stairs with touch[1] coins left on step touch[0] and the others one step lower.
  Stairs after(const Touch& touch) const;

  /// Visits every staircase whose coins can come down in up to `total` single steps: a coin for each part of a
  /// partition.
  template <class Visit>
  static void each_small(unsigned total, Visit&& visit) {
    Heaps::each_small(total, [&](const Heaps& coins) {
      std::vector<std::uint64_t> steps;
      for (const std::uint64_t height : coins) {
        if (steps.size() < height) steps.resize(static_cast<std::size_t>(height));
        ++steps[static_cast<std::size_t>(height) - 1];
      }
      visit(Stairs(std::move(steps)));
    });
  }

 private:
  std::vector<std::uint64_t> steps_;
};

}  // namespace sg

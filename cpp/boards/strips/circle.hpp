// Coins in a circle, some of them taken: the runs left from the first place on, with one missing coin between two
// neighbours and the last run continued by the first. "ring 10" is a whole circle; "ring 2,0,6" the same one without
// coins 3 and 4; and "3,4" stands for "ring 3,4,0".
// Touch: the first coin taken, number of coins taken from there on.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/ruleset.hpp"
#include "core/text/json.hpp"
#include "core/text/reader.hpp"

namespace sg {

class Circle {
 public:
  static constexpr std::string_view format = "circle";
  static constexpr std::size_t most = 100'000;

  /// Coins in a row, with both neighbours missing unless the circle is whole.
  struct Run {
    std::uint64_t first, length;
  };

  Circle() = default;
  explicit Circle(std::vector<std::uint64_t> runs) : runs_(std::move(runs)) {}
  static Circle read(Reader& reader);

  std::size_t size() const { return runs_.size(); }
  /// True if no coin has been taken.
  bool whole() const { return runs_.size() == 1; }
  /// Number of coins at the beginning of the game.
  std::uint64_t places() const;
  /// Nonempty runs; the one that contains the first place, wherever it begins, comes first.
  std::vector<Run> runs() const;

  std::string text() const;
  std::string key() const;
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch& prefix) { return prefix.empty() ? "coin" : "count"; }

  Circle after(const Touch& touch) const;

  /// Visits every subset of a circle of up to `places` coins.
  template <class Visit>
  static void each_small(unsigned places, Visit&& visit) {
    for (unsigned n = 0; n <= places; ++n)
      for (std::uint32_t bits = 0; bits < std::uint32_t{1} << n; ++bits) {
        std::vector<std::uint64_t> runs{0};
        for (unsigned i = 0; i < n; ++i) {
          if ((bits >> i & 1) != 0)
            ++runs.back();
          else
            runs.push_back(0);
        }
        visit(Circle(std::move(runs)));
      }
  }

 private:
  std::vector<std::uint64_t> runs_{0};
};

}  // namespace sg

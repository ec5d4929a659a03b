// Draft of generals, numbered from 1: the strength of each pair, as the rows of a triangle, then the picks so far in
// turn. "5,28,16/20,9/3;4,2": general 1 has strength 5 with general 2, and two picks have been made.
// Touch: the general picked, counted from 0.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game/ruleset.hpp"
#include "core/text/json.hpp"
#include "core/text/reader.hpp"

namespace sg {

/// Strengths of all pairs, no two equal.
class Strengths {
 public:
  using General = std::uint32_t;
  static constexpr std::size_t most = 500;
  static constexpr std::uint64_t most_strength = 1'000'000'000;

  /// Reads up to ";" or the end. The number of generals must be even and at least 4; white space for "," and "/", and
  /// the number of generals at the beginning, are accepted.
  static Strengths read(Reader& reader);

  std::size_t size() const { return size_; }
  std::uint32_t of(General a, General b) const { return flat_[index(std::min(a, b), std::max(a, b))]; }
  /// All other generals, the strongest with `a` first.
  const std::vector<General>& partners(General a) const { return partners_[a]; }
  std::string text() const;

 private:
  friend class Draft;
  std::size_t index(std::size_t low, std::size_t high) const {
    return low * (2 * size_ - low - 1) / 2 + high - low - 1;
  }
  /// Visits the strengths row by row, as (row, strength).
  void each(auto&& visit) const {
    for (std::size_t row = 0, i = 0; row + 1 < size_; ++row)
      for (std::size_t column = row + 1; column < size_; ++column) visit(row, flat_[i++]);
  }

  std::size_t size_ = 0;
  std::vector<std::uint32_t> flat_;  // row by row
  std::vector<std::vector<General>> partners_;
};

class Draft {
 public:
  static constexpr std::string_view format = "draft";
  using General = Strengths::General;

  explicit Draft(std::shared_ptr<const Strengths> strengths) : strengths_(std::move(strengths)) {}
  static Draft read(Reader& reader);

  const std::shared_ptr<const Strengths>& strengths() const { return strengths_; }

  /// Number of pairs, roughly: these are drawn.
  std::size_t size() const { return strengths_->size() * strengths_->size() / 2; }
  const std::vector<General>& picks() const { return picks_; }
  std::vector<bool> taken() const;

  std::string text() const;
  /// Key of the side of each general and of all strengths; the order in which one side picked does not matter.
  std::string key() const;
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const { return Phrase(notation::general, {touch[0] + 1}); }
  static std::string_view asks(const Touch&) { return "general"; }

  Draft after(const Touch& touch) const;

 private:
  std::shared_ptr<const Strengths> strengths_;
  std::vector<General> picks_;
};

}  // namespace sg

// Rectangular cakes of unit squares, width x height, "4x3,2x2", which Left cuts from top to bottom and Right from side
// to side.
// Touch: cake, element of it; elements 1..w-1 are the vertical lines, Left's, the next h-1 the horizontal ones,
// Right's, then come the w vertical strips of squares and the h horizontal ones.
#pragma once

#include <functional>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "boards/grids/sheets.hpp"
#include "core/game/player.hpp"

namespace sg {

class Cakes {
 public:
  static constexpr std::string_view format = "sheets";
  Cakes() = default;
  explicit Cakes(std::vector<Sheet> cakes) : cakes_(std::move(cakes)) {}
  /// Reads cakes whose sides are at most `most_side`, which is at most `longest_side`.
  static Cakes read(Reader& reader) { return read(reader, Sheets::most_side); }
  static Cakes read(Reader& reader, std::uint32_t most_side);
  /// Longest side with which every element of a touch has 32 bits.
  static constexpr std::uint32_t longest_side = 1'000'000'000;

  std::size_t size() const { return cakes_.size(); }
  const Sheet& operator[](std::uint64_t i) const { return cakes_[static_cast<std::size_t>(i)]; }
  auto begin() const { return cakes_.begin(); }
  auto end() const { return cakes_.end(); }

  std::string text() const;
  std::string key() const;
  void write(Json& json) const;
  static std::string_view asks(const Touch& prefix) { return prefix.empty() ? "sheet" : "line"; }

  /// Length of the side that a player divides: the width for Left, the height for Right.
  static std::uint32_t side(const Sheet& cake, Player player) { return player == Player::left ? cake.w : cake.h; }
  /// Element for the line after `at` squares of the player's side, or for the strip at place `at`, from 1; `cut`
  /// inverts both.
  static std::uint64_t line(const Sheet& cake, Player player, std::uint32_t at) {
    return player == Player::left ? at : cake.w - 1 + at;
  }
  static std::uint64_t strip(const Sheet& cake, Player player, std::uint32_t at) {
    return lines(cake) + (player == Player::left ? at : cake.w + at);
  }
  struct Cut {
    Player player;
    std::uint32_t at;
  };
  static Cut cut(const Sheet& cake, std::uint64_t element) {
    const bool is_strip = element > lines(cake);
    const auto at = static_cast<std::uint32_t>(is_strip ? element - lines(cake) : element);
    const std::uint32_t upright = is_strip ? cake.w : cake.w - 1;
    return at <= upright ? Cut{Player::left, at} : Cut{Player::right, at - upright};
  }
  /// Returns the cakes with one replaced by pieces that measure `sides` along the player's side.
  Cakes after(std::uint64_t cake, Player player, const std::vector<std::uint32_t>& sides) const;
  /// Returns the phrase for that move.
  Phrase part(std::uint64_t cake, Player player, const std::vector<std::uint32_t>& sides) const;
  std::vector<Cakes> each() const;

  /// Visits every multiset of cakes with a total area up to `area`.
  static void each_small(unsigned area, const std::function<void(const Cakes&)>& visit);

 private:
  static std::uint64_t lines(const Sheet& cake) { return std::uint64_t{cake.w} + cake.h - 2; }
  static std::vector<Sheet> pieces(const Sheet& cake, Player player, const std::vector<std::uint32_t>& sides);

  std::vector<Sheet> cakes_;
};

}  // namespace sg

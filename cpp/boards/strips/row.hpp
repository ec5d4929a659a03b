// Row of coins, T tails and H heads, position 1 on the left: "THHTTH".
// Touch: the coins turned, counted from 0, in any order.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/game/ruleset.hpp"
#include "core/text/json.hpp"
#include "core/text/reader.hpp"

namespace sg {

class Row {
 public:
  static constexpr std::string_view format = "coins";
  static constexpr std::size_t most = 100'000;

  Row() = default;
  explicit Row(std::string coins) : coins_(std::move(coins)) {}
  static Row read(Reader& reader);

  std::size_t size() const { return coins_.size(); }
  bool head(std::uint64_t i) const { return coins_[static_cast<std::size_t>(i)] == 'H'; }
  /// Number of heads, and the index after the last of them.
  std::size_t heads() const;
  std::size_t heads_end() const { return coins_.find_last_of('H') + 1; }
  /// For each index below heads_end(), the last head at or before it; heads_end() if there is none.
  std::vector<std::size_t> heads_up_to() const;
  /// Returns the row with the coins of the touch turned.
  Row turned(const Touch& touch) const;

  std::string text() const { return coins_; }
  /// Key without the tails after the last head, which do not matter.
  std::string key() const;
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch&) { return "coin"; }

  /// Visits every row of up to `length` coins.
  template <class Visit>
  static void each_small(unsigned length, Visit&& visit) {
    for (unsigned n = 0; n <= length; ++n)
      for (std::uint32_t bits = 0; bits < std::uint32_t{1} << n; ++bits) {
        std::string coins;
        for (unsigned i = 0; i < n; ++i) coins += (bits >> i & 1) != 0 ? 'H' : 'T';
        visit(Row(std::move(coins)));
      }
  }

 private:
  std::string coins_;
};

}  // namespace sg

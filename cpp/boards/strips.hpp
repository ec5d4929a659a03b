// Strips of cells as drawn, "..oo./.o.o.": a point for an empty cell, a letter for what stands on it, a slash between rows.
// Touch: piece, counted over all rows; the cell it goes to, counted from 1 in its row.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json.hpp"
#include "core/reader.hpp"
#include "core/ruleset.hpp"

namespace sg {

class Strips {
 public:
  static constexpr std::size_t most = 100'000;
  static constexpr char empty = '.';
  /// Where a piece stands, counted from 0.
  struct Place {
    std::size_t row, cell;
  };

  Strips() = default;
  explicit Strips(std::vector<std::string> rows) : rows_(std::move(rows)) {}
  /// Pieces are the small letters of `letters`; capitals are read as such.
  static Strips read(Reader& reader, std::string_view letters);
  static Strips read(Reader& reader) { return read(reader, "o"); }

  /// The number of cells.
  std::size_t size() const;
  const std::vector<std::string>& rows() const { return rows_; }
  std::vector<Place> pieces() const;

  std::string text() const;
  /// The order of the rows does not matter.
  std::string key() const;
  void write(Json& json) const;
  std::string move_text(const Touch& touch) const;
  static std::string_view asks(const Touch& prefix) { return prefix.empty() ? "piece" : "cell"; }

  Strips moved(const Touch& touch) const;
  Strips with(const Place& place, char letter) const;
  /// Each row on its own, and a touch as it is there.
  std::vector<Strips> each() const;
  std::pair<std::size_t, Touch> within(const Touch& touch) const;

  /// Every text of up to `length` of these letters, points and slashes that is a position.
  template <class Visit>
  static void each_small(unsigned length, std::string_view letters, Visit&& visit) {
    const std::string signs = std::string{empty, '/'}.append(letters);
    for (unsigned n = 0; n <= length; ++n) {
      std::string text(n, signs[0]);
      std::vector<std::size_t> at(n, 0);
      while (true) {
        if (auto rows = rows_of(text)) visit(Strips(std::move(*rows)));
        std::size_t i = n;
        for (; i > 0 && at[i - 1] + 1 == signs.size(); --i) at[i - 1] = 0;
        if (i == 0) break;
        ++at[i - 1];
        for (std::size_t j = i - 1; j < n; ++j) text[j] = signs[at[j]];
      }
    }
  }
  template <class Visit>
  static void each_small(unsigned length, Visit&& visit) {
    each_small(length, "o", visit);
  }

 private:
  /// The rows between the slashes, unless one of them is empty.
  static std::optional<std::vector<std::string>> rows_of(std::string_view text);

  std::vector<std::string> rows_;
};

}  // namespace sg

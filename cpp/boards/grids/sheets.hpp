// Rectangular sheets of unit squares, width x height: "6x4,3x3". "1x1!" is a sheet whose cutting has ended the game.
// Touch: sheet, line; lines 1..w-1 are vertical, the next h-1 horizontal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/game/ruleset.hpp"
#include "core/text/json.hpp"
#include "core/text/reader.hpp"

namespace sg {

struct Sheet {
  std::uint32_t w = 0, h = 0;
  bool unit() const { return w == 1 && h == 1; }
  std::uint32_t lines() const { return w - 1 + h - 1; }
  /// Returns the two pieces that a cut along `line` leaves.
  std::pair<Sheet, Sheet> cut(std::uint32_t line) const {
    if (line < w) return {{line, h}, {w - line, h}};
    const std::uint32_t y = line - (w - 1);
    return {{w, y}, {w, h - y}};
  }
  bool operator==(const Sheet&) const = default;
};
std::string text_of(const Sheet& sheet);

class Sheets {
 public:
  static constexpr std::string_view format = "sheets";
  static constexpr std::size_t most = 10'000;
  static constexpr std::uint32_t most_side = 1000;

  Sheets() = default;
  explicit Sheets(std::vector<Sheet> sheets) : sheets_(std::move(sheets)) {}
  static Sheets read(Reader& reader);

  std::size_t size() const { return sheets_.size(); }
  const Sheet& operator[](std::uint64_t i) const { return sheets_[static_cast<std::size_t>(i)]; }
  auto begin() const { return sheets_.begin(); }
  auto end() const { return sheets_.end(); }
  /// True if a 1x1 has been cut off, which ends the game.
  bool over() const;

  std::string text() const;
  std::string key() const;
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch& prefix) { return prefix.empty() ? "sheet" : "line"; }

  Sheets after(const Touch& touch) const;
  std::vector<Sheets> each() const;

  /// Visits every multiset of sheets other than 1x1 with a total area up to `area`, widths not below heights.
  template <class Visit>
  static void each_small(unsigned area, Visit&& visit) {
    std::vector<Sheet> kinds;
    for (unsigned a = 2; a <= area; ++a)
      for (std::uint32_t h = 1; h * h <= a; ++h)
        if (a % h == 0) kinds.push_back({a / h, h});
    for (unsigned total = 0; total <= area; ++total) {
      // Non-increasing lists of kinds: the last choice is lowered, or dropped if it has no smaller kind that fits.
      std::vector<std::size_t> chosen;
      unsigned left = total;
      std::size_t next = kinds.size();
      while (true) {
        while (next > 0 && kinds[next - 1].w * kinds[next - 1].h > left) --next;
        if (next > 0) {
          chosen.push_back(next - 1);
          left -= kinds[next - 1].w * kinds[next - 1].h;
          continue;
        }
        if (left == 0) {
          std::vector<Sheet> sheets;
          for (const std::size_t kind : chosen) sheets.push_back(kinds[kind]);
          visit(Sheets(std::move(sheets)));
        }
        if (chosen.empty()) break;
        next = chosen.back();
        left += kinds[next].w * kinds[next].h;
        chosen.pop_back();
      }
    }
  }

 private:
  std::vector<Sheet> sheets_;
};

}  // namespace sg

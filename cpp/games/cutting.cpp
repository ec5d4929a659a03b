// The cutting game.
// Rules    cut one sheet along a grid line into two; the player who first makes a 1x1 wins the whole game.
// Theorem  a strip 1xk can be finished at once: loony, a win in every sum. So no player makes one while another cut is
//          left, and a sheet is worth the mex of its cuts into pieces with both sides at least 2. Values by table.
// Source   POJ 2311 "Cutting Game"; docs/theory.md
// Cost     O(side^3) for the table
#include <algorithm>

#include "boards/grids/sheets.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

class CuttingTable {
 public:
  static constexpr std::uint32_t most = 200;

  bool can_reach(const Sheets& sheets) const { return side_of(sheets) <= most; }
  /// Computes more sheets, one for each step of the meter; returns false if the meter refuses or pauses.
  bool grow(const Sheets& sheets, Meter& meter) {
    const std::uint32_t side = side_of(sheets);
    // In the order of the longer side, so that the values of all pieces are known.
    while (done_ < side) {
      if (meter.pauses() || !meter.spend()) return false;
      values_.push_back(sheet(done_ + 1, next_));
      if (next_++ == done_ + 1) {
        ++done_;
        next_ = 1;
      }
    }
    return true;
  }
  std::optional<Value> value(const Sheets& sheets) const {
    Value sum = Value::nimber(0);
    for (const Sheet& s : sheets) {
      if (s.unit()) return Value::over();
      if (std::max(s.w, s.h) > done_) return std::nullopt;
      sum = sum ^ at(s.w, s.h);
    }
    return sum;
  }

 private:
  static std::uint32_t side_of(const Sheets& sheets) {
    std::uint32_t side = 0;
    for (const Sheet& s : sheets) side = std::max({side, s.w, s.h});
    return side;
  }
  Value at(std::uint32_t w, std::uint32_t h) const {
    const std::size_t longer = std::max(w, h);
    return values_[longer * (longer - 1) / 2 + std::min(w, h) - 1];
  }
  Value sheet(std::uint32_t w, std::uint32_t h) const {
    if (w == 1) return Value::over();
    if (h == 1) return Value::loony();
    std::vector<Nimber> options;
    for (std::uint32_t x = 2; x + 2 <= w; ++x) options.push_back((at(x, h) ^ at(w - x, h)).nimber());
    for (std::uint32_t y = 2; y + 2 <= h; ++y) options.push_back((at(w, y) ^ at(w, h - y)).nimber());
    return Value::nimber(mex(options));
  }

  std::vector<Value> values_;  // by the longer side, then by the shorter one, from 1
  std::uint32_t done_ = 0;
  std::uint32_t next_ = 1;
};

struct Cutting {
  using Position = Sheets;
  static constexpr Info info{.id = "cutting",
                             .board = BoardKind::sheet,
                             .sample = "6x4,3x3",
                             .source = "poj2311",
                             .checked_to = 34,
                             .misere = false};

  bool over(const Sheets& sheets) const { return sheets.over(); }
  bool each_move(const Sheets& sheets, auto&& visit) const {
    if (sheets.over()) return true;
    for (std::size_t i = 0; i < sheets.size(); ++i)
      for (std::uint32_t line = 1; line <= sheets[i].lines(); ++line)
        if (!visit(Touch{i, line})) return false;
    return true;
  }
  Sheets after(const Sheets& sheets, const Touch& touch) const { return sheets.after(touch); }
  std::vector<Sheets> split(const Sheets& sheets) const { return sheets.each(); }

  std::optional<Value> theorem(const Sheets& sheets) const {
    const auto strip = [](const Sheet& s) { return s.w == 1 || s.h == 1; };
    return std::any_of(sheets.begin(), sheets.end(), strip) ? std::optional(Value::loony()) : std::nullopt;
  }

  using Table = CuttingTable;
  std::shared_ptr<Table> table() const { return std::make_shared<Table>(); }
};

const Register<Cutting> cutting;

}  // namespace
}  // namespace sg

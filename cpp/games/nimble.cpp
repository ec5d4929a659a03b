// Nimble.
// Rules    move one coin any number of cells to the left, at least one; coins may pass and share cells.
// Theorem  a coin on cell n is a Nim heap of n - 1. Misere: misere Nim.
// Source   ferguson
#include "boards/heaps/heaps.hpp"
#include "boards/strips/half-line.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct Nimble {
  using Position = HalfLine;
  static constexpr Info info{
      .id = "nimble", .board = BoardKind::strip, .sample = "3,5,5,8", .source = "ferguson", .checked_to = 24};

  static HalfLine read(Reader& reader) { return HalfLine::read_crowded(reader); }
  static void each_small(unsigned size, auto&& visit) {
    Heaps::each_small(size, [&](const Heaps& cells) { visit(HalfLine({cells.begin(), cells.end()})); });
  }

  bool each_move(const HalfLine& p, auto&& visit) const {
    for (std::size_t coin = 0; coin < p.size(); ++coin)
      for (std::uint64_t cell = 1; cell < p[coin]; ++cell)
        if (!visit(Touch{coin, cell})) return false;
    return true;
  }
  HalfLine after(const HalfLine& p, const Touch& touch) const { return p.after(touch); }
  std::vector<HalfLine> split(const HalfLine& p) const { return p.each(); }
  std::pair<std::size_t, Touch> within(const HalfLine&, const Touch& touch) const { return HalfLine::within(touch); }
  Followers followers(const HalfLine& p, const Touch& prefix) const {
    return followers_among(p.size(), prefix, [&](std::size_t coin) {
      return p[coin] > 1 ? Ranges{{1, p[coin] - 1}} : Ranges{};
    });
  }

  std::optional<Value> theorem(const HalfLine& p) const { return Value::nimber(sum(p)); }
  std::optional<TamePair> tame_pair(const HalfLine& p) const {
    TamePair pair = TamePair::empty();
    for (const std::uint64_t cell : p) pair = pair ^ TamePair::heap(cell - 1);
    return pair;
  }
  Count count_moves(const HalfLine& p) const {
    Count total = 0;
    for (const std::uint64_t cell : p) total += cell - 1;
    return total;
  }
  bool each_move_to(const HalfLine& p, Nimber target, auto&& visit) const {
    const Nimber change = sum(p) ^ target;
    for (std::size_t coin = 0; coin < p.size(); ++coin) {
      const std::uint64_t heap = p[coin] - 1;
      if ((heap ^ change) < heap && !visit(Touch{coin, (heap ^ change) + 1})) return false;
    }
    return true;
  }

  std::vector<Reason> why(const HalfLine& p) const {
    std::vector<Valued> coins;
    for (const std::uint64_t cell : p) coins.push_back({std::to_string(cell), Value::nimber(cell - 1)});
    return {xor_reason(ReasonKey::nim_sum, coins)};
  }

 private:
  static Nimber sum(const HalfLine& p) {
    Nimber x = 0;
    for (const std::uint64_t cell : p) x ^= cell - 1;
    return x;
  }
};

const Register<Nimble> nimble;

}  // namespace
}  // namespace sg

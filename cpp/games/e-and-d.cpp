// E&D.
// Rules    the heaps stand in pairs, the first with the second and so on. Throw one heap of a pair away and split the
//          other into two, which become the pair. No heap is empty.
// Theorem  a pair is worth the number of ones at the end of (a - 1) | (b - 1) in binary (theory/heaps/pair-splits.hpp).
// Source   SDOI 2009 "E&D", Luogu P2148
#include <algorithm>

#include "boards/heaps/heap-row.hpp"
#include "core/game/register.hpp"
#include "theory/heaps/pair-splits.hpp"

namespace sg {
namespace {

using Pairs = HeapRow<0, Drawn::pairs>;

struct EAndD {
  using Position = Pairs;
  static constexpr Info info{
      .id = "e-and-d", .board = BoardKind::heaps, .sample = "4,6,3,5", .source = "p2148", .checked_to = 48};

  void admit(const Pairs& h, Reader& reader) const {
    if (std::count(h.begin(), h.end(), 0) > 0) reader.fail(Expected::heaps_from_1);
    if (h.size() % 2 != 0) reader.fail(Expected::heaps_in_pairs);
  }
  /// Visits every pair, and two pairs of small heaps.
  static void each_small(unsigned size, auto&& visit) {
    for (std::uint64_t a = 1; a <= size; ++a)
      for (std::uint64_t b = 1; b <= size; ++b) visit(Pairs({a, b}));
    const std::uint64_t most = size / 8;
    for (std::uint64_t n = 0; n < most * most * most * most; ++n)
      visit(Pairs({1 + n % most, 1 + n / most % most, 1 + n / most / most % most, 1 + n / most / most / most}));
  }

  bool each_move(const Pairs& h, auto&& visit) const {
    for (std::size_t i = 0; i < h.size(); ++i)
      for (std::uint64_t part = 1; part <= h[i] / 2; ++part)
        if (!visit(Touch{i, part})) return false;
    return true;
  }
  Pairs after(const Pairs& h, const Touch& t) const {
    return Pairs(h.after_several({t[0], t[1], t[0] ^ 1, h[t[0]] - t[1]}));
  }
  std::vector<Pairs> split(const Pairs& h) const {
    std::vector<Pairs> pairs;
    for (std::size_t i = 0; i < h.size(); i += 2) pairs.push_back(Pairs({h[i], h[i + 1]}));
    return pairs;
  }
  std::pair<std::size_t, Touch> within(const Pairs&, const Touch& t) const {
    return {static_cast<std::size_t>(t[0] / 2), {t[0] % 2, t[1]}};
  }

  std::optional<Value> theorem(const Pairs& h) const { return Value::nimber(sum(h)); }

  Count count_moves(const Pairs& h) const {
    Count total = 0;
    for (const std::uint64_t n : h) total += n / 2;
    return total;
  }
  bool each_move_to(const Pairs& h, Nimber target, auto&& visit) const {
    return each_splits(h, target, [&](std::size_t i, const PairSplits& splits) {
      return splits.each([&](std::uint64_t part) { return visit(Touch{i, part}); });
    });
  }
  std::optional<Count> count_moves_to(const Pairs& h, Nimber target, Meter&) const {
    Count total = 0;
    each_splits(h, target, [&](std::size_t, const PairSplits& splits) { return total += splits.count(), true; });
    return total;
  }

  Phrase move_part(const Pairs& h, const Touch& t) const { return h.move_part({t[0], t[1], h[t[0]] - t[1]}); }
  std::string_view asks(const Touch& prefix) const { return Heaps::asks(prefix); }
  Followers followers(const Pairs& h, const Touch& prefix) const {
    return h.followers(prefix, [](std::uint64_t n) { return n > 1 ? Ranges{{1, n / 2}} : Ranges{}; });
  }

  std::optional<Reason> formula(const Pairs& h) const {
    if (h.size() != 2) return std::nullopt;
    return formula_reason("trailing-ones", {{"a", fact(h[0])},
                                            {"b", fact(h[1])},
                                            {"x", fact(h[0] - 1)},
                                            {"y", fact(h[1] - 1)},
                                            {"or", fact((h[0] - 1) | (h[1] - 1))},
                                            {"value", fact(pair_value(h[0], h[1]))}});
  }

 private:
  static Nimber sum(const Pairs& h) {
    Nimber sum = 0;
    for (std::size_t i = 0; i < h.size(); i += 2) sum ^= pair_value(h[i], h[i + 1]);
    return sum;
  }
  /// Visits each heap that can be split, with its splits after which the position is worth `target`.
  static bool each_splits(const Pairs& h, Nimber target, auto&& visit) {
    const Nimber change = sum(h) ^ target;
    for (std::size_t i = 0; i < h.size(); ++i)
      if (h[i] > 1 && !visit(i, PairSplits(h[i], pair_value(h[i], h[i ^ 1]) ^ change))) return false;
    return true;
  }
};

const Register<EAndD> e_and_d;

}  // namespace
}  // namespace sg

// Nim.
// Rules    take any number of counters, at least one, from one heap.
// Theorem  g = the xor of the heap sizes. Misere: with a heap above 1 as in normal play, otherwise the opposite.
// Source   Bouton 1901
#include <algorithm>
#include <functional>

#include "boards/heaps/heaps.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct Nim {
  using Position = Heaps;
  static constexpr Info info{
      .id = "nim", .board = BoardKind::heaps, .sample = "3,5,7", .source = "bouton1901", .checked_to = 36};

  bool each_move(const Heaps& h, auto&& visit) const {
    for (std::size_t i = 0; i < h.size(); ++i)
      for (std::uint64_t keep = 0; keep < h[i]; ++keep)
        if (!visit(Touch{i, keep})) return false;
    return true;
  }
  Heaps after(const Heaps& h, const Touch& t) const { return h.after(t); }
  std::vector<Heaps> split(const Heaps& h) const { return h.each(); }
  std::pair<std::size_t, Touch> within(const Heaps& h, const Touch& t) const { return h.within(t); }

  std::optional<Value> theorem(const Heaps& h) const { return Value::nimber(sum(h)); }
  std::optional<TamePair> tame_pair(const Heaps& h) const { return h.misere_sum(std::identity{}); }
  std::optional<Period> heap_period() const { return Period{0, 1, 1}; }

  /// A heap lasts one move, since it is taken whole.
  std::optional<std::uint64_t> step(const Heaps& h) const {
    return std::any_of(h.begin(), h.end(), [](std::uint64_t n) { return n > 0; }) ? 1 : 0;
  }

  Count count_moves(const Heaps& h) const {
    Count total = 0;
    for (const std::uint64_t n : h) total += n;
    return total;
  }
  bool each_move_to(const Heaps& h, Nimber target, auto&& visit) const {
    const Nimber change = sum(h) ^ target;
    for (std::size_t i = 0; i < h.size(); ++i)
      if ((h[i] ^ change) < h[i] && !visit(Touch{i, h[i] ^ change})) return false;
    return true;
  }
  Followers followers(const Heaps& h, const Touch& prefix) const {
    return h.followers(prefix, [](std::uint64_t n) { return n > 0 ? Ranges{{0, n - 1}} : Ranges{}; });
  }

  std::vector<Reason> why(const Heaps& h) const {
    std::vector<Valued> heaps;
    for (const std::uint64_t n : h) heaps.push_back({std::to_string(n), Value::nimber(n)});
    return {xor_reason(ReasonKey::nim_sum, heaps)};
  }

 private:
  static Nimber sum(const Heaps& h) { return h.sum(std::identity{}); }
};

const Register<Nim> nim;

}  // namespace
}  // namespace sg

// Nim with a pass.
// Rules    take any number of counters, at least one, from one heap; or pass, once in the whole game, by either player,
//          and not when all heaps are empty.
// Theorem  without the pass Nim. One heap of n with it: n + 1 if n is odd, n - 1 if it is even. Two heaps: P exactly
//          when the smaller one is odd and the other larger by one. No rule is known for three: small positions are
//          searched.
// Source   Morrison, Friedman and Landsberg 2012
#include <algorithm>
#include <functional>

#include "boards/heaps/pass-heaps.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct PassNim {
  using Position = PassHeaps;
  static constexpr Info info{
      .id = "pass-nim", .board = BoardKind::heaps, .sample = "3,5,2/pass", .source = "morrison2012", .checked_to = 17};

  bool each_move(const PassHeaps& p, auto&& visit) const {
    for (std::size_t i = 0; i < p.size(); ++i)
      for (std::uint64_t keep = 0; keep < p.heaps()[i]; ++keep)
        if (!visit(Touch{i, keep})) return false;
    return !can_pass(p) || visit(Touch{p.size(), 0});
  }
  PassHeaps after(const PassHeaps& p, const Touch& t) const { return p.after(t); }

  std::optional<Value> theorem(const PassHeaps& p) const {
    const auto heaps = nonempty(p);
    if (!p.has_pass() || heaps.empty()) return Value::nimber(p.heaps().sum(std::identity{}));
    if (heaps.size() == 1 && heaps[0] < std::numeric_limits<std::uint64_t>::max())
      return Value::nimber(partner(heaps[0]));
    return std::nullopt;
  }
  /// Period of a heap without the pass.
  std::optional<Period> heap_period() const { return Period{0, 1, 1}; }
  std::optional<bool> wins(const PassHeaps& p, Play play) const {
    if (play == Play::misere) return std::nullopt;
    if (const auto value = theorem(p)) return value->wins();
    const auto heaps = nonempty(p);
    if (heaps.size() == 1) return true;
    if (heaps.size() > 2) return std::nullopt;
    return heaps[0] % 2 == 0 || heaps[1] - heaps[0] != 1;
  }
  bool searchable(const PassHeaps& p) const {
    constexpr Count most_positions = 20'000;
    constexpr Count most_options = 20'000'000;
    const auto positions = p.heaps().count_below(most_positions);
    return !p.has_pass() || (positions && *positions * count_moves(p) <= most_options);
  }

  Count count_moves(const PassHeaps& p) const {
    Count total = can_pass(p) ? 1 : 0;
    for (const std::uint64_t n : p.heaps()) total += n;
    return total;
  }
  bool finds(const PassHeaps& p, Nimber target) const {
    return !p.has_pass() || (target == 0 && nonempty(p).size() <= 2);
  }
  bool each_move_to(const PassHeaps& p, Nimber target, auto&& visit) const {
    const Heaps& h = p.heaps();
    const Nimber change = h.sum(std::identity{}) ^ target;
    for (std::size_t i = 0; i < h.size(); ++i) {
      const auto keep = p.has_pass() ? lost_with(p, i) : std::optional(h[i] ^ change);
      if (keep && *keep < h[i] && !visit(Touch{i, *keep})) return false;
    }
    return !can_pass(p) || change != 0 || visit(Touch{p.size(), 0});
  }
  Followers followers(const PassHeaps& p, const Touch& prefix) const {
    if (nonempty(p).empty()) return {};
    return p.drawn().followers(prefix, [](std::uint64_t n) { return n > 0 ? Ranges{{0, n - 1}} : Ranges{}; });
  }

  std::optional<Reason> formula(const PassHeaps& p) const {
    const auto heaps = nonempty(p);
    if (!p.has_pass()) {
      return formula_reason("no-pass", {{"chain", sum_text({p.heaps().begin(), p.heaps().end()})},
                                        {"value", fact(p.heaps().sum(std::identity{}))}});
    }
    if (heaps.size() == 1)
      return formula_reason("one-heap",
                            {{"heap", fact(heaps[0])},
                             {"value", to_text(heaps[0] % 2 == 1 ? Count{heaps[0]} + 1 : Count{heaps[0]} - 1)}});
    if (heaps.size() == 2)
      return formula_reason("two-heaps",
                            {{"a", fact(heaps[0])}, {"b", fact(heaps[1])}, {"partner", fact(partner(heaps[0]))}});
    return std::nullopt;
  }

 private:
  static std::vector<std::uint64_t> nonempty(const PassHeaps& p) {
    std::vector<std::uint64_t> heaps;
    for (const std::uint64_t n : p.heaps())
      if (n > 0) heaps.push_back(n);
    std::sort(heaps.begin(), heaps.end());
    return heaps;
  }
  static bool can_pass(const PassHeaps& p) { return p.has_pass() && !nonempty(p).empty(); }
  /// Size to which lowering heap i gives a lost position, with the pass and at most one other heap; nullopt if it would
  /// pass 64 bits.
  static std::optional<std::uint64_t> lost_with(const PassHeaps& p, std::size_t i) {
    std::uint64_t other = 0;
    for (std::size_t j = 0; j < p.size(); ++j)
      if (j != i) other = std::max(other, p.heaps()[j]);
    if (other == 0) return 0;
    if (other == std::numeric_limits<std::uint64_t>::max()) return std::nullopt;
    return partner(other);
  }
  /// Size of the heap that with the pass and one of n is a lost position; n below 2^64 - 1.
  static std::uint64_t partner(std::uint64_t n) { return n % 2 == 1 ? n + 1 : n - 1; }
};

const Register<PassNim> pass_nim;

}  // namespace
}  // namespace sg

// Kiki's game.
// Rules    two heaps; take one counter from one of them or from both: a coin goes one cell left, down, or both.
// Theorem  both heaps even: 0; both odd: 2; else 3 if the even heap is the larger one, and 1 if it is not. By
//          induction: of two odd heaps the smaller, or either of two equal ones, lowered by one leaves 1. Misere: with
//          an empty heap fickle, otherwise firm.
// Source   HDU 2147
#include <algorithm>

#include "boards/heaps/heaps.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct Kiki {
  using Position = Heaps;
  static constexpr Info info{
      .id = "kiki", .board = BoardKind::heaps, .sample = "4,3", .source = "hdu2147", .checked_to = 80};

  void admit(const Heaps& h, Reader& reader) const {
    if (h.size() != 2) reader.fail(Expected::two_heaps);
  }
  static void each_small(unsigned size, auto&& visit) {
    for (std::uint64_t a = 0; a <= size; ++a)
      for (std::uint64_t b = 0; b <= size; ++b) visit(Heaps({a, b}));
  }

  bool each_move(const Heaps& h, auto&& visit) const {
    for (std::uint64_t i = 0; i < 2; ++i)
      if (h[i] > 0 && !visit(Touch{i, h[i] - 1})) return false;
    return h[0] == 0 || h[1] == 0 || visit(Touch{0, h[0] - 1, 1, h[1] - 1});
  }
  Heaps after(const Heaps& h, const Touch& t) const { return h.after_several(t); }

  std::optional<Value> theorem(const Heaps& h) const { return Value::nimber(worth(h)); }
  std::optional<TamePair> tame_pair(const Heaps& h) const {
    const Nimber own = worth(h);
    return TamePair{own, h[0] == 0 || h[1] == 0 ? own ^ 1 : own};
  }

  Phrase move_part(const Heaps& h, const Touch& t) const { return h.several_part(t); }
  std::string_view asks(const Touch& prefix) const { return Heaps::several_asks(prefix); }

  std::optional<Reason> formula(const Heaps& h) const {
    const bool same = h[0] % 2 == h[1] % 2;
    return formula_reason(!same           ? "mixed"
                          : h[0] % 2 == 0 ? "both-even"
                                          : "both-odd",
                          {{"a", fact(h[0])}, {"b", fact(h[1])}, {"value", fact(worth(h))}});
  }

 private:
  static Nimber worth(const Heaps& h) {
    if (h[0] % 2 == h[1] % 2) return h[0] % 2 == 0 ? 0 : 2;
    const std::uint64_t even = h[0] % 2 == 0 ? h[0] : h[1];
    return even == std::max(h[0], h[1]) ? 3 : 1;
  }
};

const Register<Kiki> kiki;

}  // namespace
}  // namespace sg

// Magic beads.
// Rules    replace a heap of n > 1 by heaps of all its divisors below n, except one of them.
// Theorem  a heap depends on the exponents of its prime factors alone; values and misere pairs by table.
// Source   AcWing 235
#include "core/game/register.hpp"
#include "theory/heaps/bead-values.hpp"

namespace sg {
namespace {

struct MagicBeads {
  using Position = Heaps;
  static constexpr Info info{
      .id = "magic-beads", .board = BoardKind::heaps, .sample = "3,6,8", .source = "acwing235", .checked_to = 22};
  static constexpr std::uint64_t most_beads = 1'000'000;
  static constexpr bool vanishing = true;  // a bead of one is no heap, and of 2 nothing else may be left

  std::shared_ptr<BeadValues> values = std::make_shared<BeadValues>();  // grow with their use

  void admit(const Heaps& h, Reader& reader) const {
    for (const std::uint64_t n : h) {
      if (n == 0) reader.fail(Expected::heaps_from_1);
      if (n > most_beads) reader.too_big(reader.at(), Expected::heaps_up_to, most_beads);
    }
  }

  bool each_move(const Heaps& h, auto&& visit) const {
    for (std::size_t i = 0; i < h.size(); ++i)
      for (const std::uint64_t dropped : proper_divisors(h[i]))
        if (!visit(Touch{i, dropped})) return false;
    return true;
  }
  Heaps after(const Heaps& h, const Touch& t) const { return h.after(broken(h, t)); }
  std::vector<Heaps> split(const Heaps& h) const { return h.each(); }
  std::pair<std::size_t, Touch> within(const Heaps& h, const Touch& t) const { return h.within(t); }
  Heaps together(const Heaps& h, const Touch& t) const { return h.together(broken(h, t)); }
  std::vector<Heaps> components(const Heaps& h) const { return h.components(); }

  using Table = BeadValues;
  std::shared_ptr<Table> table() const { return values; }

  Count count_moves(const Heaps& h) const {
    Count total = 0;
    for (const std::uint64_t n : h) total += proper_divisors(n).size();
    return total;
  }
  bool finds(const Heaps& h, Nimber) const { return values->know(h); }
  bool each_move_to(const Heaps& h, Nimber target, auto&& visit) const {
    return values->each_move_to(h, target, visit);
  }

  Phrase move_part(const Heaps& h, const Touch& t) const {
    return Phrase(notation::divided, {t[0] + 1, h[t[0]], t[1]});
  }
  std::string_view asks(const Touch& prefix) const { return prefix.empty() ? "heap" : "divisor"; }
  Followers followers(const Heaps& h, const Touch& prefix) const {
    return h.followers(prefix, [](std::uint64_t n) {
      Ranges divisors;
      for (const std::uint64_t d : proper_divisors(n)) divisors.emplace_back(d, d);
      return divisors;
    });
  }

 private:
  /// Returns the touch with the heap and the heaps that it breaks into, none for a prime.
  static Touch broken(const Heaps& h, const Touch& t) {
    Touch touch{t[0]};
    for (const std::uint64_t d : proper_divisors(h[t[0]]))
      if (d != t[1]) touch.push_back(d);
    return touch;
  }
};

const Register<MagicBeads> magic_beads;

}  // namespace
}  // namespace sg

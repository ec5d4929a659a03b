// Lieges of Legendre.
// Rules    take one counter from a heap, or replace an even heap of 2x > 0 by k heaps of x.
// Theorem  k even: k equal heaps are worth 0; heaps 0, 1, 2 are worth 0, 1, 2, then odd ones 0 and even ones 1.
//          k odd: k equal heaps are worth one of them; heaps 0 to 4 are worth 0, 1, 0, 1, 2, then odd ones 0 and even
//          ones 2 if half of them is worth 1, else 1.
// Source   Codeforces 603C
#include "boards/heaps/heaps.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct Lieges {
  using Position = Heaps;
  static constexpr std::string_view rules_format = "number";
  static constexpr std::uint64_t most_parts = 100;
  static constexpr Alias listed[] = {{"", "2", "8,3,2", "cf603c"}, {"", "3", "8,3,2", "cf603c"}};
  static constexpr Info info{.id = "lieges",
                             .board = BoardKind::heaps,
                             .sample = "8,3,2",
                             .source = "cf603c",
                             .checked_to = 17,
                             .aliases = listed};
  std::uint64_t parts;  // number of heaps that replace an even one

  static Lieges read_rules(Reader& reader) {
    const std::size_t start = reader.at();
    const std::uint64_t parts = reader.number(Expected::how_many_parts, most_parts);
    if (parts == 0) reader.fail_at(start, Expected::at_least_1);
    return {parts};
  }
  std::string rules() const { return std::to_string(parts); }
  static constexpr std::string_view samples[] = {"1", "2", "3", "4"};

  /// Visits fewer counters if there are more parts, since they multiply.
  void each_small(unsigned size, auto&& visit) const {
    Heaps::each_small(parts <= 2 ? size : size / 2, std::forward<decltype(visit)>(visit));
  }

  bool each_move(const Heaps& h, auto&& visit) const {
    for (std::size_t i = 0; i < h.size(); ++i) {
      if (h[i] > 0 && !visit(Touch{i, h[i] - 1})) return false;
      if (!halves(h[i])) continue;
      Touch touch{i};
      touch.insert(touch.end(), static_cast<std::size_t>(parts), h[i] / 2);
      if (!visit(touch)) return false;
    }
    return true;
  }
  Heaps after(const Heaps& h, const Touch& t) const { return h.after(t); }
  std::vector<Heaps> split(const Heaps& h) const { return h.each(); }
  std::pair<std::size_t, Touch> within(const Heaps& h, const Touch& t) const { return h.within(t); }
  Heaps together(const Heaps& h, const Touch& t) const { return h.together(t); }
  std::vector<Heaps> components(const Heaps& h) const { return h.components(); }

  std::optional<Value> theorem(const Heaps& h) const {
    return Value::nimber(h.sum([this](std::uint64_t n) { return worth(n); }));
  }

  Followers followers(const Heaps& h, const Touch& prefix) const {
    if (prefix.size() < 2) return h.followers(prefix, [this](std::uint64_t n) { return kept(n); });
    const std::uint64_t n = prefix[0] < h.size() ? h[prefix[0]] : 0;
    const bool takes = prefix.size() == 2 && n > 0 && prefix[1] == n - 1;
    for (std::size_t i = 1; i < prefix.size(); ++i)
      if (!halves(n) || prefix[i] != n / 2) return {takes, {}};
    if (prefix.size() - 1 < parts) return {takes, {{n / 2, n / 2}}};
    return {takes || prefix.size() - 1 == parts, {}};
  }

  std::optional<Reason> formula(const Heaps& h) const {
    if (h.size() != 1 || h[0] < 5) return std::nullopt;
    const bool odd = h[0] % 2 == 1;
    return formula_reason(
        odd              ? "odd-heap"
        : parts % 2 == 0 ? "even-parts"
                         : "odd-parts",
        {{"heap", fact(h[0])}, {"half", fact(h[0] / 2)}, {"x", fact(worth(h[0] / 2))}, {"value", fact(worth(h[0]))}});
  }

 private:
  /// True if n may be split. A heap of 2 under k = 1 is left out, as taking one leaves the same.
  bool halves(std::uint64_t n) const { return n > 0 && n % 2 == 0 && (n > 2 || parts > 1); }
  Ranges kept(std::uint64_t n) const {
    if (n == 0) return {};
    if (!halves(n) || n == 2) return {{n - 1, n - 1}};
    return {{n / 2, n / 2}, {n - 1, n - 1}};
  }
  Nimber worth(std::uint64_t n) const {
    if (n <= 2 && parts % 2 == 0) return n;
    if (n == 4) return parts % 2 == 0 ? 1 : 2;
    if (n < 4) return parts % 2 == 0 ? 0 : n % 2;
    if (n % 2 == 1) return 0;
    if (parts % 2 == 0) return 1;
    // Halves n down to an odd heap, worth 0 (3 is worth 1), or to 4, worth 2. Doubled, a value of 1 becomes 2 and any
    // other 1.
    std::uint64_t halvings = 0;
    for (; n % 2 == 0 && n > 4; n /= 2) ++halvings;
    Nimber value = n == 3 ? 1 : n == 4 ? 2 : 0;
    for (; halvings > 0; --halvings) value = value == 1 ? 2 : 1;
    return value;
  }
};

const Register<Lieges> lieges;

}  // namespace
}  // namespace sg

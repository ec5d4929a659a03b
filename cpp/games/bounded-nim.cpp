// Bounded Nim, and Bash's game, which is one heap of it.
// Rules    take at least one and at most k counters from one heap.
// Theorem  g = the xor of the heap sizes modulo k + 1. Misere: misere Nim on these values.
// Source   Bachet 1612 for one heap; Winning Ways, ch. 4
#include <algorithm>

#include "boards/heaps/heaps.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct BoundedNim {
  using Position = Heaps;
  static constexpr std::string_view rules_format = "number";
  static constexpr Alias listed[] = {{"", "3", "7,10,5", "winningways"}};
  static constexpr Info info{.id = "bounded-nim",
                             .board = BoardKind::heaps,
                             .sample = "7,10,5",
                             .source = "winningways",
                             .checked_to = 26,
                             .aliases = listed};
  std::uint64_t most;

  static BoundedNim read_rules(Reader& reader) { return {read_most(reader)}; }
  std::string rules() const { return std::to_string(most); }
  static constexpr std::string_view samples[] = {"1", "2", "3", "6"};

  bool each_move(const Heaps& h, auto&& visit) const {
    for (std::size_t i = 0; i < h.size(); ++i)
      for (std::uint64_t take = 1; take <= most_of(h[i]); ++take)
        if (!visit(Touch{i, h[i] - take})) return false;
    return true;
  }
  Heaps after(const Heaps& h, const Touch& t) const { return h.after(t); }
  std::vector<Heaps> split(const Heaps& h) const { return h.each(); }
  std::pair<std::size_t, Touch> within(const Heaps& h, const Touch& t) const { return h.within(t); }

  std::optional<Value> theorem(const Heaps& h) const { return Value::nimber(sum(h)); }
  std::optional<TamePair> tame_pair(const Heaps& h) const {
    return h.misere_sum([this](std::uint64_t n) { return rest(n); });
  }

  std::optional<Period> heap_period() const { return most == UINT64_MAX ? Period{0, 1, 1} : Period{0, most + 1, 0}; }

  /// k + 1 counters last two moves, a remainder of them one.
  std::optional<std::uint64_t> step(const Heaps& h) const {
    std::uint64_t longest = 0;
    for (const std::uint64_t n : h) longest = std::max(longest, 2 * rounds(n) + (rest(n) > 0 ? 1 : 0));
    return longest;
  }

  Count count_moves(const Heaps& h) const {
    Count total = 0;
    for (const std::uint64_t n : h) total += most_of(n);
    return total;
  }
  bool each_move_to(const Heaps& h, Nimber target, auto&& visit) const {
    const Nimber change = sum(h) ^ target;
    for (std::size_t i = 0; i < h.size(); ++i) {
      const std::uint64_t wanted = rest(h[i]) ^ change;
      if (change == 0 || wanted > most) continue;
      // Moves from one remainder down to the other, past 0 if need be.
      const std::uint64_t take = wanted < rest(h[i]) ? rest(h[i]) - wanted : most - (wanted - rest(h[i])) + 1;
      if (take <= h[i] && !visit(Touch{i, h[i] - take})) return false;
    }
    return true;
  }
  Followers followers(const Heaps& h, const Touch& prefix) const {
    return h.followers(prefix, [this](std::uint64_t n) { return n > 0 ? Ranges{{n - most_of(n), n - 1}} : Ranges{}; });
  }

  std::optional<Reason> formula(const Heaps& h) const {
    if (h.size() != 1) return std::nullopt;
    return formula_reason("remainder",
                          {{"heap", fact(h[0])}, {"divisor", to_text(Count{most} + 1)}, {"value", fact(rest(h[0]))}});
  }

 protected:
  static std::uint64_t read_most(Reader& reader) {
    const std::size_t start = reader.at();
    const std::uint64_t most = reader.number(Expected::most_taken);
    if (most == 0) reader.fail_at(start, Expected::at_least_1);
    return most;
  }

 private:
  std::uint64_t most_of(std::uint64_t n) const { return std::min(n, most); }
  /// n modulo most + 1, which may not fit into 64 bits.
  Nimber rest(std::uint64_t n) const { return n <= most ? n : n % (most + 1); }
  std::uint64_t rounds(std::uint64_t n) const { return n <= most ? 0 : n / (most + 1); }
  Nimber sum(const Heaps& h) const {
    return h.sum([this](std::uint64_t n) { return rest(n); });
  }
};

struct Bash : BoundedNim {
  static constexpr Alias listed[] = {{"", "3", "10", "bachet1612"}};
  static constexpr Info info{.id = "bash",
                             .board = BoardKind::heaps,
                             .sample = "10",
                             .source = "bachet1612",
                             .checked_to = 400,
                             .aliases = listed};
  static Bash read_rules(Reader& reader) { return {{read_most(reader)}}; }
  static constexpr std::string_view samples[] = {"1", "2", "3", "9"};
  void admit(const Heaps& h, Reader& reader) const {
    if (h.size() != 1) reader.fail(Expected::one_heap);
  }
  static void each_small(unsigned size, auto&& visit) {
    for (std::uint64_t n = 0; n <= size; ++n) visit(Heaps({n}));
  }
};

const Register<BoundedNim> bounded_nim;
const Register<Bash> bash;

}  // namespace
}  // namespace sg

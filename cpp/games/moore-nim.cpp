// Moore's Nim.
// Rules    take any number of counters, at least one, from each of one to k heaps.
// Theorem  P exactly when every binary column of the heaps has a multiple of k + 1 ones. Misere: with a heap above 1 as
//          in normal play, otherwise P exactly when the number of heaps of 1 is one more than a multiple of k + 1.
//          Values have no formula: those of small positions are searched.
// Source   Moore 1910
// Cost     winning moves: the sets of at most k heaps, each by theory/heaps/lowering.hpp
#include <algorithm>
#include <bit>

#include "boards/heaps/heaps.hpp"
#include "core/game/register.hpp"
#include "theory/heaps/lowering.hpp"

namespace sg {
namespace {

struct MooreNim {
  using Position = Heaps;
  static constexpr std::string_view rules_format = "number";
  static constexpr Alias listed[] = {{"", "2", "3,5,7,9", "moore1910"}};
  static constexpr Info info{.id = "moore-nim",
                             .board = BoardKind::heaps,
                             .sample = "3,5,7,9",
                             .source = "moore1910",
                             .checked_to = 17,
                             .aliases = listed};
  std::uint64_t most;  // number of heaps that a move may lower

  static MooreNim read_rules(Reader& reader) {
    const std::size_t start = reader.at();
    const std::uint64_t most = reader.number(Expected::how_many_heaps, Heaps::most);
    if (most == 0) reader.fail_at(start, Expected::at_least_1);
    return {most};
  }
  std::string rules() const { return std::to_string(most); }
  static constexpr std::string_view samples[] = {"1", "2", "3"};

  bool each_move(const Heaps& h, auto&& visit) const {
    Touch touch;
    for (std::size_t heap = nonempty(h, 0); heap < h.size();) {
      touch.insert(touch.end(), {heap, 0});
      if (!visit(touch)) return false;
      heap = nonempty(h, heap + 1);
      if (heap < h.size() && touch.size() / 2 < most) continue;
      // No heap to add: leave one more of the last, or replace it by the next heap, or the one before it likewise.
      for (heap = h.size(); heap == h.size() && !touch.empty();) {
        if (++touch.back() < h[last_heap(touch)]) {
          if (!visit(touch)) return false;
          heap = touch.size() / 2 < most ? nonempty(h, last_heap(touch) + 1) : h.size();
        } else {
          heap = nonempty(h, last_heap(touch) + 1);
          touch.resize(touch.size() - 2);
        }
      }
    }
    return true;
  }
  Heaps after(const Heaps& h, const Touch& t) const { return h.after_several(t); }

  std::optional<bool> wins(const Heaps& h, Play play) const {
    const auto above_1 = [](std::uint64_t n) { return n > 1; };
    const auto ones = columns(h);
    if (play == Play::misere && std::none_of(h.begin(), h.end(), above_1)) return ones[0] != 1;
    return std::any_of(ones.begin(), ones.end(), [](std::uint64_t n) { return n > 0; });
  }
  bool searchable(const Heaps& h) const {
    constexpr Count most_positions = 2'000;
    constexpr Count most_options = 2'000'000;  // over all positions
    const auto positions = h.count_below(most_positions);
    if (!positions) return false;
    const auto moves = count_moves(h);
    return moves && *moves * *positions <= most_options;
  }

  /// Sum of the elementary symmetric polynomials of the heap sizes of degree 1 to k; nullopt if it overflows.
  std::optional<Count> count_moves(const Heaps& h) const {
    std::vector<Count> sums{1};
    for (const std::uint64_t n : h) {
      if (n == 0) continue;
      if (sums.size() <= most) sums.push_back(0);
      for (std::size_t degree = sums.size() - 1; degree > 0; --degree) {
        if (sums[degree - 1] > (~Count{0} - sums[degree]) / n) return std::nullopt;
        sums[degree] += n * sums[degree - 1];
      }
    }
    Count total = 0;
    for (std::size_t degree = 1; degree < sums.size(); ++degree) {
      if (sums[degree] > ~Count{0} - total) return std::nullopt;
      total += sums[degree];
    }
    return total;
  }
  bool finds(const Heaps&, Nimber target) const { return target == 0; }
  bool each_move_to(const Heaps& h, Nimber, auto&& visit) const {
    const auto spend = [&](std::uint64_t turns) { return visit.turns(turns); };
    return each_lowering(h, spend, [&](const std::vector<std::size_t>& heaps, const Lowering& lowering) {
      return lowering.each([&](const std::vector<std::uint64_t>& kept) {
        Touch touch;
        for (std::size_t i = 0; i < heaps.size(); ++i) touch.insert(touch.end(), {heaps[i], kept[i]});
        return visit(touch);
      });
    });
  }
  std::optional<Count> count_moves_to(const Heaps& h, Nimber target, Meter& meter) const {
    if (target != 0) return std::nullopt;
    std::optional<Count> total = 0;
    const auto spend = [&](std::uint64_t turns) { return meter.spend_turns(turns); };
    const bool all = each_lowering(h, spend, [&](const std::vector<std::size_t>&, const Lowering& lowering) {
      const auto count = lowering.count();
      total = count && *count <= ~Count{0} - *total ? std::optional(*total + *count) : std::nullopt;
      return total.has_value();
    });
    return all ? total : std::nullopt;
  }
  Phrase move_part(const Heaps& h, const Touch& t) const { return h.several_part(t); }
  std::string_view asks(const Touch& prefix) const { return Heaps::several_asks(prefix); }
  Followers followers(const Heaps& h, const Touch& prefix) const {
    for (std::size_t i = 0; i < prefix.size(); i += 2) {
      const bool ascends = i == 0 || prefix[i - 2] < prefix[i];
      if (!ascends || prefix[i] >= h.size() || h[prefix[i]] == 0) return {};
      if (i + 1 < prefix.size() && prefix[i + 1] >= h[prefix[i]]) return {};
    }
    if (prefix.size() % 2 == 1) return {false, {{0, h[prefix.back()] - 1}}};
    Followers found{!prefix.empty(), {}};
    if (prefix.size() / 2 == most) return found;
    std::size_t i = prefix.empty() ? 0 : last_heap(prefix) + 1;
    while ((i = nonempty(h, i)) < h.size()) {
      found.next.emplace_back(i, i);
      ++i;
    }
    return found;
  }

  std::vector<Reason> why(const Heaps& h) const {
    std::vector<std::string> heaps;
    for (std::size_t i = 0; i < h.size() && i < most_parts; ++i) heaps.push_back(std::to_string(h[i]));
    std::vector<std::uint64_t> ones = columns(h);
    while (ones.size() > 1 && ones.back() == 0) ones.pop_back();
    std::reverse(ones.begin(), ones.end());
    const bool lost = ones == std::vector<std::uint64_t>{0};
    const std::string omitted = std::to_string(h.size() - heaps.size());
    return {Reason{lost ? ReasonKey::columns_zero : ReasonKey::columns,
                   {{"parts", heaps},
                    {"columns", texts(ones)},
                    {"base", fact(most + 1)},
                    {"heaps", fact(most)},
                    {"omitted", omitted}}}};
  }

 private:
  static std::size_t nonempty(const Heaps& h, std::size_t from) {
    while (from < h.size() && h[from] == 0) ++from;
    return from;
  }
  static std::size_t last_heap(const Touch& touch) { return static_cast<std::size_t>(touch[touch.size() - 2]); }

  /// Number of ones in each binary column, modulo k + 1, lowest first.
  std::vector<std::uint64_t> columns(const Heaps& h) const {
    std::vector<std::uint64_t> ones(Lowering::bits, 0);
    for (const std::uint64_t n : h)
      for (std::uint64_t rest = n; rest != 0; rest &= rest - 1)
        ++ones[static_cast<std::size_t>(std::countr_zero(rest))];
    for (std::uint64_t& n : ones) n %= most + 1;
    return ones;
  }

  /// Turns for all ways to lower so many heaps: in each binary column the 3^heaps states of one of them.
  static std::uint64_t turns_of(std::size_t heaps) {
    constexpr std::uint64_t most = std::uint64_t{1} << 40;
    std::uint64_t states = 1;
    for (std::size_t i = 0; i < heaps && states < most; ++i) states *= 3;
    return Lowering::bits * states;
  }

  /// Visits the sets of heaps that can be lowered to a lost position, each with the ways to do it. Stops with false
  /// when `visit` or `spend`, which gets the turns, returns false.
  template <class Spend, class Visit>
  bool each_lowering(const Heaps& h, Spend&& spend, Visit&& visit) const {
    const std::vector<std::uint64_t> all = columns(h);
    std::vector<std::size_t> set;
    std::vector<std::uint64_t> sizes;
    std::vector<unsigned> wanted(Lowering::bits);
    for (std::size_t heap = nonempty(h, 0); heap < h.size() || !set.empty();) {
      if (heap == h.size() || set.size() == most) {
        heap = nonempty(h, set.back() + 1);
        set.pop_back();
        sizes.pop_back();
        continue;
      }
      set.push_back(heap);
      sizes.push_back(h[heap]);
      for (unsigned bit = 0; bit < Lowering::bits; ++bit) {
        std::uint64_t others = all[bit];
        for (const std::uint64_t n : sizes) others += most + 1 - (n >> bit & 1);
        wanted[bit] = static_cast<unsigned>((most + 1 - others % (most + 1)) % (most + 1));
      }
      if (!spend(turns_of(set.size())) || !visit(set, Lowering(sizes, wanted))) return false;
      heap = nonempty(h, heap + 1);
    }
    return true;
  }
};

const Register<MooreNim> moore_nim;

}  // namespace
}  // namespace sg

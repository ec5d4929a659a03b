// Splitting beans.
// Rules    a row of pots with beans. Take a bean out of one pot and put two new ones into pots further right, both into
//          one or each into its own.
// Theorem  the beans add. One in the last pot is worth 0, one d > 0 pots before it the d-th odious number 1, 2, 4, 7,
//          8, ..: the numbers with an odd number of ones in binary are each the least that is no xor of two smaller
//          ones (as in Mock Turtles, Winning Ways, ch. 14).
// Source   HNOI 2007, Luogu P3185
// Cost     winning moves O(pots^2)
#include <algorithm>
#include <bit>

#include "boards/heaps/heap-row.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

using Pots = HeapRow<1, Drawn::pots>;

struct BeanPots {
  using Position = Pots;
  static constexpr std::size_t most_pots = 1000;
  static constexpr std::uint64_t most_beans = std::uint64_t{1} << 63;
  static constexpr Info info{
      .id = "bean-pots", .board = BoardKind::heaps, .sample = "1,0,1,2", .source = "p3185", .checked_to = 40};

  void admit(const Pots& h, Reader& reader) const {
    if (h.size() > most_pots) reader.too_big(reader.at(), Expected::most_heaps, most_pots);
    for (const std::uint64_t n : h)
      if (n > most_beans) reader.too_big(reader.at(), Expected::heaps_up_to, most_beans);
  }
  /// Visits up to six pots whose beans allow up to `size` moves: with d pots after it a bean allows at most 2^d - 1.
  static void each_small(unsigned size, auto&& visit) {
    for (std::size_t length = 1; length <= 6; ++length) {
      std::vector<std::uint64_t> pots(length, 0);
      std::uint64_t moves = 0;
      for (std::size_t i = 0; i < length;) {
        visit(Pots(pots));
        for (i = 1; i < length; ++i) {
          const std::uint64_t one = (std::uint64_t{1} << i) - 1;
          std::uint64_t& beans = pots[length - 1 - i];
          ++beans;
          moves += one;
          if (moves <= size) break;
          moves -= beans * one;
          beans = 0;
        }
      }
    }
  }

  bool each_move(const Pots& h, auto&& visit) const {
    for (std::size_t i = 0; i < h.size(); ++i)
      for (std::size_t j = i + 1; j < h.size() && h[i] > 0; ++j)
        for (std::size_t k = j; k < h.size(); ++k)
          if (!visit(Touch{i, j, k})) return false;
    return true;
  }
  Pots after(const Pots& h, const Touch& t) const {
    std::vector<std::uint64_t> pots(h.begin(), h.end());
    --pots[static_cast<std::size_t>(t[0])];
    ++pots[static_cast<std::size_t>(t[1])];
    ++pots[static_cast<std::size_t>(t[2])];
    return Pots(std::move(pots));
  }

  std::optional<Value> theorem(const Pots& h) const { return Value::nimber(sum(h)); }

  Count count_moves(const Pots& h) const {
    Count total = 0;
    for (std::size_t i = 0; i < h.size(); ++i)
      if (const Count behind = h.size() - 1 - i; h[i] > 0) total += behind * (behind + 1) / 2;
    return total;
  }
  bool each_move_to(const Pots& h, Nimber target, auto&& visit) const {
    const Nimber change = sum(h) ^ target;
    for (std::size_t i = 0; i < h.size(); ++i)
      for (std::size_t j = i + 1; j < h.size() && h[i] > 0; ++j) {
        const auto last = distance_worth(worth(h, i) ^ worth(h, j) ^ change);
        if (last && *last < h.size() - j && !visit(Touch{i, j, h.size() - 1 - *last})) return false;
      }
    return true;
  }

  Phrase move_part(const Pots&, const Touch& t) const { return Phrase(notation::bean, {t[0] + 1, t[1] + 1, t[2] + 1}); }
  std::string_view asks(const Touch& prefix) const { return prefix.empty() ? "heap" : "into"; }
  Followers followers(const Pots& h, const Touch& prefix) const {
    Followers found;
    if (prefix.empty()) {
      for (std::size_t i = 0; i + 1 < h.size(); ++i)
        if (h[i] > 0) found.next.emplace_back(i, i);
      return found;
    }
    if (prefix.size() > 3 || prefix[0] + 1 >= h.size() || h[prefix[0]] == 0) return found;
    const auto reaches = [&](std::size_t at, std::uint64_t from) {
      return prefix.size() <= at || (from <= prefix[at] && prefix[at] < h.size());
    };
    if (!reaches(1, prefix[0] + 1) || (prefix.size() == 3 && !reaches(2, prefix[1]))) return found;
    if (prefix.size() == 3) return {true, {}};
    return {false, {{prefix.size() == 1 ? prefix[0] + 1 : prefix[1], h.size() - 1}}};
  }

  std::optional<Reason> formula(const Pots& h) const {
    std::vector<Nimber> odd;
    std::vector<std::uint64_t> places;
    for (std::size_t i = 0; i + 1 < h.size(); ++i)
      if (h[i] % 2 == 1) {
        odd.push_back(worth(h, i));
        places.push_back(i + 1);
      }
    Reason reason = formula_reason("odd-pots", {{"chain", sum_text(odd)}, {"value", fact(sum(h))}});
    if (h.size() <= most_placed) {
      reason.facts.add("places", texts(places));
      reason.facts.add("worths", texts(odd));
    }
    return reason;
  }

 private:
  /// Value of a bean in pot i.
  static Nimber worth(const Pots& h, std::size_t i) {
    const std::uint64_t distance = h.size() - 1 - i;
    if (distance == 0) return 0;
    return 2 * (distance - 1) + (std::popcount(distance - 1) % 2 == 0 ? 1 : 0);
  }
  /// Distance from the last pot of a bean with this value; nullopt if no bean has it.
  static std::optional<std::size_t> distance_worth(Nimber value) {
    if (value == 0) return 0;
    if (std::popcount(value) % 2 == 0) return std::nullopt;
    return static_cast<std::size_t>(value / 2 + 1);
  }
  static Nimber sum(const Pots& h) {
    Nimber sum = 0;
    for (std::size_t i = 0; i < h.size(); ++i)
      if (h[i] % 2 == 1) sum ^= worth(h, i);
    return sum;
  }
};

const Register<BeanPots> bean_pots;

}  // namespace
}  // namespace sg

// Subtraction of an interval, where a heap that is too small for it is taken whole.
// Rules    take at least p and at most q counters from one heap; a heap of fewer than p must be taken whole.
// Theorem  a heap of n is one of n + p - 1 from which p to q are taken and less than p stays for good: it is worth
//          (n + p - 1) mod (p + q), divided by p and rounded down. Misere: misere Nim on these values (Ferguson).
// Source   HDU 2897; Ferguson 1974
#include <algorithm>
#include <limits>

#include "boards/heaps/heaps.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct IntervalSubtraction {
  using Position = Heaps;
  static constexpr Alias listed[] = {{"", "2,5", "9,6", "hdu2897"}};
  static constexpr Info info{.id = "interval-subtraction",
                             .board = BoardKind::heaps,
                             .sample = "9,6",
                             .source = "hdu2897",
                             .checked_to = 20,
                             .aliases = listed};
  std::uint64_t least, most;  // numbers that may be taken

  static IntervalSubtraction read_rules(Reader& reader) {
    const std::size_t start = reader.at();
    const std::uint64_t least = reader.number(Expected::least_taken);
    if (least == 0) reader.fail_at(start, Expected::at_least_1);
    reader.expect(',', Expected::comma);
    const std::size_t second = reader.at();
    const std::uint64_t most = reader.number(Expected::most_taken);
    if (most < least) reader.fail_at(second, Expected::no_less_than_least);
    return {least, most};
  }
  std::string rules() const { return std::to_string(least) + ',' + std::to_string(most); }
  static constexpr std::string_view samples[] = {"1,3", "2,2", "2,5", "3,4", "4,11"};

  bool each_move(const Heaps& h, auto&& visit) const {
    for (std::size_t i = 0; i < h.size(); ++i)
      for (const auto& [from, to] : kept(h[i]))
        for (std::uint64_t keep = to + 1; keep-- > from;)
          if (!visit(Touch{i, keep})) return false;
    return true;
  }
  Heaps after(const Heaps& h, const Touch& t) const { return h.after(t); }
  std::vector<Heaps> split(const Heaps& h) const { return h.each(); }
  std::pair<std::size_t, Touch> within(const Heaps& h, const Touch& t) const { return h.within(t); }

  std::optional<Value> theorem(const Heaps& h) const { return Value::nimber(sum(h)); }
  std::optional<Period> heap_period() const {
    if (period() > std::numeric_limits<std::uint64_t>::max()) return std::nullopt;
    return Period{0, static_cast<std::uint64_t>(period()), 0};
  }
  std::optional<TamePair> tame_pair(const Heaps& h) const {
    return h.misere_sum([this](std::uint64_t n) { return worth(n); });
  }

  Count count_moves(const Heaps& h) const {
    Count total = 0;
    for (const std::uint64_t n : h)
      for (const auto& [from, to] : kept(n)) total += to - from + 1;
    return total;
  }
  bool each_move_to(const Heaps& h, Nimber target, auto&& visit) const {
    const Nimber change = sum(h) ^ target;
    for (std::size_t i = 0; i < h.size(); ++i)
      for (const auto& [from, to] : splits_of_value(h[i], worth(h[i]) ^ change))
        for (std::uint64_t keep = to + 1; keep-- > from;)
          if (!visit(Touch{i, keep})) return false;
    return true;
  }
  std::optional<Count> count_moves_to(const Heaps& h, Nimber target, Meter&) const {
    const Nimber change = sum(h) ^ target;
    Count total = 0;
    for (const std::uint64_t n : h)
      for (const auto& [from, to] : splits_of_value(n, worth(n) ^ change)) total += to - from + 1;
    return total;
  }
  Followers followers(const Heaps& h, const Touch& prefix) const {
    return h.followers(prefix, [this](std::uint64_t n) { return kept(n); });
  }

  std::optional<Reason> formula(const Heaps& h) const {
    if (h.size() != 1) return std::nullopt;
    return formula_reason("blocks", {{"heap", fact(h[0])},
                                     {"before", fact(least - 1)},
                                     {"period", to_text(period())},
                                     {"rest", to_text(place(h[0]))},
                                     {"least", fact(least)},
                                     {"most", fact(most)},
                                     {"value", fact(worth(h[0]))}});
  }

 private:
  Count period() const { return Count{least} + most; }
  Count place(std::uint64_t n) const { return (Count{n} + least - 1) % period(); }
  Nimber worth(std::uint64_t n) const { return static_cast<Nimber>(place(n) / least); }
  Nimber sum(const Heaps& h) const {
    return h.sum([this](std::uint64_t n) { return worth(n); });
  }

  /// Sizes that a move can leave of a heap of n.
  Ranges kept(std::uint64_t n) const {
    if (n == 0) return {};
    if (n < least) return {{0, 0}};
    return {{n - std::min(n, most), n - least}};
  }
  /// Sizes among these with that value: within two periods, since no move leaps over a whole one.
  Ranges splits_of_value(std::uint64_t n, Nimber value) const {
    Ranges out;
    for (const auto& [from, to] : kept(n)) {
      const Count first = Count{from} + least - 1;
      const Count block = first - first % period() + Count{value} * least;
      for (const Count start : {block, block + period()}) {
        if (Count{value} * least >= period()) break;
        const Count end = start - Count{value} * least + std::min(Count{value + 1} * least, period());
        const Count low = std::max(start, first);
        const Count high = std::min(end, Count{to} + least);
        if (low < high)
          out.emplace_back(static_cast<std::uint64_t>(low - least + 1), static_cast<std::uint64_t>(high - least));
      }
    }
    return out;
  }
};

const Register<IntervalSubtraction> interval_subtraction;

}  // namespace
}  // namespace sg

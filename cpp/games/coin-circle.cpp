// The circle of coins of 对称.
// Rules    take one to k adjacent coins; a gap does not close.
// Theorem  the whole circle of n: g = n up to k; beyond, every move leaves one run, which the opponent can halve and
//          then mirror, so g = 0. With k = 1 only the parity of the coins counts, under misere play too.
//          A single run is won in the same way, k above 1; the values of runs are those of the code 0.77..7.
// Source   HDU 3951 "Coin Game"; Winning Ways, ch. 4
// Cost     quadratic in the longest run for a table
#include <algorithm>

#include "boards/strips/circle.hpp"
#include "core/game/register.hpp"
#include "core/game/small-sort.hpp"
#include "theory/codes/heap-values.hpp"

namespace sg {
namespace {

class RunValues {
 public:
  static constexpr std::uint64_t most = 10'000;

  explicit RunValues(std::uint64_t k) : values_(code(k)) {}
  bool can_reach(const Circle& p) const {
    const auto runs = p.runs();
    return std::all_of(runs.begin(), runs.end(), [](const Circle::Run& run) { return run.length <= most; });
  }
  bool grow(const Circle& p, Meter& meter) { return values_.grow(heaps(p), meter); }
  std::optional<Value> value(const Circle& p) const { return values_.value(heaps(p)); }

 private:
  static Code code(std::uint64_t k) {
    const std::string text = "0." + std::string(static_cast<std::size_t>(k), '7');
    Reader reader(text, 0, text.size(), ErrorCode::bad_rules);
    return Code::read(reader);
  }
  static Heaps heaps(const Circle& p) {
    std::vector<std::uint64_t> lengths;
    for (const Circle::Run& run : p.runs()) lengths.push_back(run.length);
    return Heaps(std::move(lengths));
  }
  HeapValues values_;
};

struct CoinCircle {
  using Position = Circle;
  static constexpr std::string_view rules_format = "number";
  static constexpr std::uint64_t most = 1000;
  static constexpr Alias listed[] = {{"", "2", "ring 9", "hdu3951"}, {"", "3", "ring 12", "hdu3951"}};
  static constexpr Info info{.id = "coin-circle",
                             .board = BoardKind::circle,
                             .sample = "ring 9",
                             .source = "hdu3951",
                             .checked_to = 11,
                             .aliases = listed};
  std::uint64_t k;

  static CoinCircle read_rules(Reader& reader) {
    const std::size_t start = reader.at();
    const std::uint64_t k = reader.number(Expected::how_many_coins_at_most, most);
    if (k == 0) reader.fail_at(start, Expected::at_least_1);
    return {k};
  }
  std::string rules() const { return std::to_string(k); }
  static constexpr std::string_view samples[] = {"1", "2", "3", "5", "12"};

  bool each_move(const Circle& p, auto&& visit) const {
    for (const Circle::Run& run : p.runs())
      for (std::uint64_t i = 0; i < run.length; ++i)
        for (std::uint64_t count = 1; count <= most_from(p, run, i); ++count)
          if (!visit(Touch{(run.first + i) % p.places(), count})) return false;
    return true;
  }
  Circle after(const Circle& p, const Touch& touch) const { return p.after(touch); }
  Followers followers(const Circle& p, const Touch& prefix) const {
    Followers found;
    for (const Circle::Run& run : p.runs()) {
      const std::uint64_t to_end = std::min(run.length, p.places() - run.first);
      if (prefix.empty()) {
        found.next.emplace_back(run.first, run.first + to_end - 1);
        if (to_end < run.length) found.next.insert(found.next.begin(), {0, run.length - to_end - 1});
        continue;
      }
      const std::uint64_t i = (prefix[0] + p.places() - run.first) % p.places();
      if (prefix[0] >= p.places() || i >= run.length) continue;
      const std::uint64_t count = most_from(p, run, i);
      if (prefix.size() == 1) found.next.emplace_back(1, count);
      found.done = prefix.size() == 2 && 1 <= prefix[1] && prefix[1] <= count;
    }
    put_in_order(found.next);
    return found;
  }
  Count count_moves(const Circle& p) const {
    Count total = 0;
    for (const auto& [first, length] : p.runs()) {
      const Count runs = std::min(k, length);  // of any one length
      total += p.whole() ? length * std::min<Count>(k, length - 1) + (length <= k ? 1 : 0)
                         : runs * length - runs * (runs - 1) / 2;
    }
    return total;
  }
  /// Returns true for k = 1, where every move changes the parity.
  bool finds(const Circle&, Nimber) const { return k == 1; }
  bool each_move_to(const Circle& p, Nimber target, auto&& visit) const {
    return target == parity(p) || target > 1 || each_move(p, visit);
  }
  std::optional<Count> count_moves_to(const Circle& p, Nimber target, Meter&) const {
    if (k > 1) return std::nullopt;
    return target == parity(p) || target > 1 ? 0 : count_moves(p);
  }

  std::vector<Circle> split(const Circle& p) const {
    if (p.whole()) return {p};
    std::vector<Circle> out;
    for (const Circle::Run& run : p.runs()) out.push_back(Circle({run.length, 0}));
    return out;
  }
  std::optional<Value> theorem(const Circle& p) const {
    if (k == 1) return Value::nimber(parity(p));
    if (!p.whole()) return std::nullopt;
    return Value::nimber(p.places() <= k ? p.places() : 0);
  }
  std::optional<bool> wins(const Circle& p, Play play) const {
    const bool single = !p.whole() && p.runs().size() == 1;
    return single && play == Play::normal ? std::optional(k > 1 || parity(p) != 0) : std::nullopt;
  }
  std::optional<TamePair> tame_pair(const Circle& p) const {
    if (k > 1) return std::nullopt;
    return TamePair{parity(p), parity(p) ^ 1};
  }
  std::optional<Reason> formula(const Circle& p) const {
    const auto value = theorem(p);
    if (!value) return std::nullopt;
    const std::string id = k == 1 ? "parity" : p.places() <= k ? "small" : "mirror";
    return formula_reason(id, {{"n", fact(p.places())}, {"k", fact(k)}, {"value", fact(value->nimber())}});
  }

  using Table = RunValues;
  std::shared_ptr<Table> table() const { return std::make_shared<Table>(k); }

 private:
  /// Maximum number of coins to take from coin i of a run on. The whole circle is taken in one way only: from its first
  /// place.
  std::uint64_t most_from(const Circle& p, const Circle::Run& run, std::uint64_t i) const {
    if (!p.whole()) return std::min(k, run.length - i);
    return std::min(k, i == 0 ? run.length : run.length - 1);
  }
  static Nimber parity(const Circle& p) {
    Nimber x = 0;
    for (const Circle::Run& run : p.runs()) x ^= run.length & 1;
    return x;
  }
};

const Register<CoinCircle> coin_circle;

}  // namespace
}  // namespace sg

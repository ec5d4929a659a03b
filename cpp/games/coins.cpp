// Turning coins in a row: a permitted set of coins is turned, the rightmost of them from heads to tails.
// Rules    a code, or the name of one (theory/coins/coin-code.hpp).
// Theorem  g = the xor of the values of the single heads (theory/coins/coin-values.hpp).
// Source   Winning Ways, ch. 14
// Cost     winning moves: theory/coins/coin-finder.hpp
#include <memory>

#include "boards/strips/row.hpp"
#include "core/game/register.hpp"
#include "theory/coins/coin-finder.hpp"

namespace sg {
namespace {

struct Coins {
  using Position = Row;
  static constexpr bool unordered = true;
  static constexpr Alias listed[] = {{"", "single", "THHTHT", "winningways"},
                                     {"", "turtles", "THHTTH", "winningways"},
                                     {"", "mock-turtles", "THTTHHTH", "winningways"},
                                     {"", "moebius", "HTTHTHTTTH", "winningways"},
                                     {"", "mogul", "THHTTHTTHTH", "winningways"},
                                     {"", "moidores", "HHTHTTTHTTHTTH", "winningways"},
                                     {"", "motley", "HTHHTTH", "winningways"},
                                     {"", "twins", "THHTTHTH", "winningways"},
                                     {"", "triplets", "TTHTHHTH", "winningways"},
                                     {"", "ruler", "THHTHTTH", "winningways"},
                                     {"", "rulerette", "TTHHTHTH", "winningways"},
                                     {"", "mock-turtle-fives", "THTHTHHTTH", "winningways"},
                                     {"", "triplet-fives", "TTHHTTTHTH", "winningways"},
                                     {"", "ruler-fives", "THTHTTTHTH", "winningways"},
                                     {"", "ternups", "TTHTTHHTH", "winningways"},
                                     {"", "grunt", "TTTHTHHTTTTTTH", "winningways"},
                                     {"", "sym", "THTHHTTTH", "winningways"}};
  static constexpr Info info{.id = "coins",
                             .board = BoardKind::row,
                             .sample = "THHTTH",
                             .source = "winningways",
                             .checked_to = 8,
                             .aliases = listed};
  CoinCode code;
  std::shared_ptr<CoinValues> values = std::make_shared<CoinValues>(code);  // grows with its use
  /// Finder for the last length asked about, cached since it is expensive to build.
  struct Finding {
    std::size_t size = 0;
    std::optional<CoinFinder> finder = {};
  };
  std::shared_ptr<Finding> finding = std::make_shared<Finding>();

  static Coins read_rules(Reader& reader) { return {.code = CoinCode::read(reader)}; }
  std::string rules() const { return code.text(); }
  std::vector<Sign> gloss() const { return code.gloss(); }
  static std::vector<std::string> samples() {
    std::vector<std::string> out;
    for (const Alias& variant : listed) out.emplace_back(variant.rules);
    for (const std::string_view other :
         {"4",  "2+",   "1-4C", "3C", "2-4C", "1-2C(3)", "2-4C(6)", "4E",    "1+E",    "2+EC(7)", "3S",
          "5S", "2-5S", "1-3F", "2F", "3-4F", "2+FS",    "1-4FC",   "2-3FE", "2-3,6C", "1,3C,2E", "1,3"})
      out.emplace_back(other);
    return out;
  }

  void admit(const Row& row, Reader& reader) const {
    if (const std::size_t most = most_coins(code); row.size() > most)
      reader.too_big(reader.at(), Expected::most_coins, most);
  }

  bool each_move(const Row& row, auto&& visit) const {
    for (std::size_t last = 0; last < row.size(); ++last)
      if (row.head(last) && !code.each_set(last, visit)) return false;
    return true;
  }
  Row after(const Row& row, const Touch& touch) const { return row.turned(touch); }

  std::optional<Value> theorem(const Row& row) const {
    return values->by_theorem() ? std::optional(Value::nimber(sum(row))) : std::nullopt;
  }
  struct Table {
    std::shared_ptr<CoinValues> values;
    bool can_reach(const Row& row) const { return values->can_reach(row.heads_end()); }
    bool grow(const Row& row, Meter& meter) const { return values->grow(row.heads_end(), meter); }
    std::optional<Value> value(const Row& row) const {
      return values->know(row.heads_end()) ? std::optional(Value::nimber(sum_of_heads(*values, row))) : std::nullopt;
    }
  };
  std::shared_ptr<Table> table() const { return std::make_shared<Table>(Table{values}); }

  std::optional<Count> count_moves(const Row& row) const {
    const auto counts = code.counts(row.heads_end());
    Count total = 0;
    for (std::size_t last = 0; last < counts.size(); ++last) {
      if (!row.head(last)) continue;
      if (!counts[last] || total > ~Count{0} - *counts[last]) return std::nullopt;
      total += *counts[last];
    }
    return total;
  }
  bool finds(const Row& row, Nimber) const {
    return values->know(row.heads_end()) && CoinFinder::work(code, row.heads_end(), row.heads()) <= most_work;
  }
  bool each_move_to(const Row& row, Nimber target, auto&& visit) const {
    const auto spend = [&](std::uint64_t turns) { return visit.turns(turns); };
    const CoinFinder::Effort effort{spend, [&] { return visit.pauses(); }, visit.stage().inner};
    CoinFinder& finder = finder_for(row.heads_end());
    if (!finder.prepare(effort)) return false;
    const Nimber change = sum(row) ^ target;
    for (std::size_t& last = visit.stage().outer; last < row.size(); ++last, effort.tries = 0)
      if (visit.pauses() || (row.head(last) && !finder.each_set(last, change, effort, visit))) return false;
    return true;
  }
  std::optional<Count> count_moves_to(const Row& row, Nimber target, Meter&) const {
    if (!CoinFinder::count(code, 0, 0)) return std::nullopt;
    const Nimber change = sum(row) ^ target;
    Count total = 0;
    for (std::size_t last = 0; last < row.size(); ++last)
      if (row.head(last)) total += *CoinFinder::count(code, last, change);
    return total;
  }

  std::optional<Followers> followers(const Row& row, const Touch& turned) const {
    if (!code.is_plain()) return std::nullopt;
    const std::vector<std::size_t> heads = row.heads_up_to();
    Followers found;
    found.done = !turned.empty() && turned.back() < heads.size() && row.head(turned.back()) && code.allows(turned);
    for (std::uint64_t coin = 0; coin < heads.size(); ++coin) {
      if (std::binary_search(turned.begin(), turned.end(), coin)) continue;
      const std::uint64_t leftmost = turned.empty() ? coin : std::min(coin, turned.front());
      const std::uint64_t rightmost = turned.empty() ? coin : std::max(coin, turned.back());
      if (rightmost >= heads.size() || !can_complete(row, heads, turned.size() + 1, leftmost, rightmost)) continue;
      add_range(found.next, coin, coin);
    }
    return found;
  }

  std::vector<Reason> why(const Row& row) const {
    if (!values->know(row.heads_end())) return {};
    std::vector<Valued> heads;
    std::vector<std::uint64_t> places;
    for (std::size_t i = 0; i < row.size(); ++i)
      if (row.head(i)) {
        heads.push_back({std::to_string(i + 1), Value::nimber((*values)[i])});
        places.push_back(i);
      }
    Reason reason = xor_reason(ReasonKey::heads, heads);
    places.resize(reason.marks.size());
    reason.marks = std::move(places);
    reason.facts.add("family", code.text());
    return {reason};
  }

 private:
  static constexpr std::uint64_t most_work = 20'000'000;

  static Nimber sum_of_heads(const CoinValues& values, const Row& row) {
    Nimber x = 0;
    for (std::size_t i = 0; i < row.size(); ++i)
      if (row.head(i)) x ^= values[i];
    return x;
  }
  Nimber sum(const Row& row) const { return sum_of_heads(*values, row); }
  CoinFinder& finder_for(std::size_t size) const {
    if (!finding->finder || finding->size != size) {
      finding->size = size;
      finding->finder.emplace(code, *values, size);
    }
    return *finding->finder;
  }

  /// Returns true if some set has so many coins from `leftmost` to `rightmost` and its rightmost coin is a head.
  bool can_complete(const Row& row, const std::vector<std::size_t>& heads, std::size_t coins, std::uint64_t leftmost,
                    std::uint64_t rightmost) const {
    return std::any_of(code.clauses().begin(), code.clauses().end(), [&](const CoinClause& clause) {
      if (row.head(rightmost) && clause.completes(coins, leftmost, rightmost, rightmost)) return true;
      // The last of all later heads within reach leaves the most room.
      const std::uint64_t reach = std::min<std::uint64_t>(clause.last_from(leftmost), heads.size() - 1);
      if (reach <= rightmost) return false;
      const std::uint64_t last = heads[static_cast<std::size_t>(reach)];
      return last > rightmost && clause.completes(coins, leftmost, rightmost, last);
    });
  }
};

const Register<Coins> coins;

}  // namespace
}  // namespace sg

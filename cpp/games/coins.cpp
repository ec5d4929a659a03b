// Turning coins: a permitted set of coins is turned, the rightmost of them from heads to tails.
// Rules    turtles: one or two coins; twins: exactly two; mock-turtles: one to three; ruler: any consecutive run.
// Theorem  g = the xor over the heads at position p, with n = p - 1: turtles p; twins n; mock turtles 2n or 2n + 1,
//          the one with an odd number of ones; ruler the greatest power of 2 that divides p.
// Source   Winning Ways, ch. 14
// Cost     winning moves O(n), of mock turtles O(n^2)
#include <algorithm>
#include <array>
#include <bit>
#include <unordered_map>

#include "boards/row.hpp"
#include "core/register.hpp"

namespace sg {
namespace {

/// A family: how many coins may be turned, or any run of them; and what a single head is worth.
struct Family1D {
  std::string_view name, sample;
  std::size_t least, most;  // coins turned; most = 0 for runs of any length
  Nimber (*head)(std::uint64_t n);
};

constexpr std::array<Family1D, 4> families_1d{{
    {"turtles", "THHTTH", 1, 2, [](std::uint64_t n) -> Nimber { return n + 1; }},
    {"twins", "THHTTHTH", 2, 2, [](std::uint64_t n) -> Nimber { return n; }},
    {"mock-turtles", "THTTHHTH", 1, 3,
     [](std::uint64_t n) -> Nimber { return 2 * n + (std::popcount(n) % 2 == 0 ? 1 : 0); }},
    {"ruler", "THHTHTTH", 1, 0, [](std::uint64_t n) -> Nimber { return (n + 1) & ~n; }},
}};

constexpr Alias variants[] = {
    {"", families_1d[0].name, families_1d[0].sample, "winningways"},
    {"", families_1d[1].name, families_1d[1].sample, "winningways"},
    {"", families_1d[2].name, families_1d[2].sample, "winningways"},
    {"", families_1d[3].name, families_1d[3].sample, "winningways"},
};

struct Coins {
  using Position = Row;
  static constexpr bool unordered = true;
  static constexpr Info info{.id = "coins",
                             .board = "row",
                             .sample = "THHTTH",
                             .source = "winningways",
                             .checked_to = 12,
                             .aliases = variants};
  const Family1D* family;

  static Coins read_rules(Reader& reader) {
    for (const Family1D& f : families_1d)
      if (reader.rest() == f.name && reader.eat(f.name)) return {&f};
    reader.fail("turtles, twins, mock-turtles or ruler");
  }
  std::string rules() const { return std::string(family->name); }
  static std::vector<Coins> samples() {
    std::vector<Coins> out;
    for (const Family1D& f : families_1d) out.push_back({&f});
    return out;
  }

  bool each_move(const Row& row, auto&& visit) const {
    for (std::size_t last = 0; last < row.size(); ++last) {
      if (!row.head(last)) continue;
      if (runs() ? !each_run(last, visit) : !each_set(last, visit)) return false;
    }
    return true;
  }
  Row after(const Row& row, const Touch& touch) const { return row.turned(touch); }

  std::optional<Value> theorem(const Row& row) const { return Value::nimber(sum(row)); }

  Count count_moves(const Row& row) const {
    Count total = 0;
    for (Count n = 0; n < row.size(); ++n) {
      if (!row.head(static_cast<std::size_t>(n))) continue;
      if (runs()) total += n + 1;
      if (may_turn(1)) total += 1;
      if (may_turn(2)) total += n;
      if (may_turn(3)) total += n * (n - 1) / 2;
    }
    return total;
  }
  /// Turning a set changes the value by the xor of what heads there are worth, whichever way the coins turn.
  bool each_move_to(const Row& row, Nimber target, auto&& visit) const {
    const Nimber change = sum(row) ^ target;
    return runs() ? each_run_worth(row, change, visit) : each_set_worth(row, change, visit);
  }
  bool finds(const Row& row, Nimber) const { return !may_turn(3) || row.size() <= 5000; }

  Followers followers(const Row& row, const Touch& turned) const {
    const std::size_t heads_end = row.key().size();  // behind the last head
    if (!turned.empty() && turned.back() >= heads_end) return {};
    Followers found{!turned.empty() && row.head(turned.back()) && allows(turned), {}};
    const bool last_coin = !runs() && turned.size() + 1 == family->most;
    for (std::uint64_t i = 0; i < heads_end && (runs() || turned.size() < family->most); ++i) {
      if (std::binary_search(turned.begin(), turned.end(), i)) continue;
      // With room for a further coin, the rightmost one may still be to come.
      if (last_coin && !row.head(turned.empty() ? i : std::max(i, turned.back()))) continue;
      if (!found.next.empty() && found.next.back().second + 1 == i)
        found.next.back().second = i;
      else
        found.next.emplace_back(i, i);
    }
    return found;
  }

  std::vector<Reason> why(const Row& row) const {
    std::vector<Valued> heads;
    std::vector<std::uint64_t> places;
    for (std::size_t i = 0; i < row.size(); ++i)
      if (row.head(i)) {
        heads.push_back({std::to_string(i + 1), Value::nimber(family->head(i))});
        places.push_back(i);
      }
    Reason reason = xor_reason("heads", heads);
    places.resize(reason.marks.size());
    reason.marks = std::move(places);
    reason.facts.emplace_back("family", std::string(family->name));
    return {reason};
  }

 private:
  bool runs() const { return family->most == 0; }
  bool allows(const Touch& turned) const {
    return runs() ? turned.back() - turned.front() + 1 == turned.size() : may_turn(turned.size());
  }
  bool may_turn(std::size_t coins) const { return family->least <= coins && coins <= family->most; }

  static Touch run(std::size_t first, std::size_t last) {
    Touch touch;
    for (std::size_t i = first; i <= last; ++i) touch.push_back(i);
    return touch;
  }
  bool each_run(std::size_t last, auto&& visit) const {
    for (std::size_t first = last + 1; first-- > 0;)
      if (!visit(run(first, last))) return false;
    return true;
  }
  bool each_set(std::size_t last, auto&& visit) const {
    if (may_turn(1) && !visit(Touch{last})) return false;
    for (std::size_t i = 0; i < last && may_turn(2); ++i)
      if (!visit(Touch{i, last})) return false;
    for (std::size_t i = 0; i < last && may_turn(3); ++i)
      for (std::size_t j = i + 1; j < last; ++j)
        if (!visit(Touch{i, j, last})) return false;
    return true;
  }

  bool each_run_worth(const Row& row, Nimber change, auto&& visit) const {
    std::unordered_map<Nimber, std::vector<std::size_t>> firsts;  // by the xor of all coins before them
    Nimber before = 0;
    for (std::size_t last = 0; last < row.size(); ++last) {
      firsts[before].push_back(last);
      before ^= family->head(last);
      if (!row.head(last)) continue;
      const auto found = firsts.find(before ^ change);
      if (found == firsts.end()) continue;
      for (const std::size_t first : found->second)
        if (!visit(run(first, last))) return false;
    }
    return true;
  }
  bool each_set_worth(const Row& row, Nimber change, auto&& visit) const {
    std::unordered_map<Nimber, std::size_t> places;  // no two coins are worth the same
    for (std::size_t i = 0; i < row.size(); ++i) places[family->head(i)] = i;
    const auto place_before = [&](Nimber worth, std::size_t bound) -> std::optional<std::size_t> {
      const auto found = places.find(worth);
      return found != places.end() && found->second < bound ? std::optional(found->second) : std::nullopt;
    };
    for (std::size_t last = 0; last < row.size(); ++last) {
      if (!row.head(last)) continue;
      const Nimber rest = family->head(last) ^ change;
      if (may_turn(1) && rest == 0 && !visit(Touch{last})) return false;
      if (may_turn(2))
        if (const auto i = place_before(rest, last); i && !visit(Touch{*i, last})) return false;
      for (std::size_t j = 0; j < last && may_turn(3); ++j)
        if (const auto i = place_before(rest ^ family->head(j), j); i && !visit(Touch{*i, j, last})) return false;
    }
    return true;
  }
  Nimber sum(const Row& row) const {
    Nimber x = 0;
    for (std::size_t i = 0; i < row.size(); ++i)
      if (row.head(i)) x ^= family->head(i);
    return x;
  }
};

const Register<Coins> coins;

}  // namespace
}  // namespace sg

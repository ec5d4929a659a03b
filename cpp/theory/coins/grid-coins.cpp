#include "theory/coins/grid-coins.hpp"

#include <algorithm>

#include "core/game/accounts.hpp"
#include "core/text/minsize.hpp"

namespace sg {
namespace {

constexpr std::uint64_t most_sets = 1'000'000;      // visited for the tallies of one side
constexpr std::uint64_t most_products = 2'000'000;  // nim products that finding moves may take

CoinCode code_of(std::string_view text) {
  Reader reader(text, 0, text.size(), ErrorCode::bad_rules);
  return CoinCode::read(reader);
}

/// Returns the coordinates of the coins of a touch along one side, ascending, each once.
Touch along(const CoinGrid& grid, const Touch& touch, std::size_t axis) {
  Touch coins;
  for (const std::uint64_t i : touch) coins.push_back(grid.cell(i)[axis]);
  std::sort(coins.begin(), coins.end());
  coins.erase(std::unique(coins.begin(), coins.end()), coins.end());
  return coins;
}

/// Returns true if a set with the rightmost coin `last` holds all of `coins` and `more`.
bool completes(const CoinCode& code, const Touch& coins, std::uint64_t more, std::uint64_t last) {
  const bool there = std::binary_search(coins.begin(), coins.end(), more);
  const std::uint64_t leftmost = coins.empty() ? more : std::min(more, coins.front());
  const std::uint64_t rightmost = coins.empty() ? more : std::max(more, coins.back());
  return std::any_of(code.clauses().begin(), code.clauses().end(), [&](const CoinClause& clause) {
    return clause.completes(coins.size() + (there ? 0 : 1), leftmost, rightmost, last);
  });
}

}  // namespace

SG_MINSIZE GridCoins GridCoins::read(Reader& reader, std::size_t sides) {
  GridCoins coins;
  coins.sides_ = sides;
  if (sides == 2 && reader.eat("lines")) {
    coins.products_ = {{code_of("1"), code_of("2")}, {code_of("2"), code_of("1")}};
    coins.values_.assign(sides, std::make_shared<CoinValues>(code_of("2")));
    return coins;
  }
  Factors factors;
  if (reader.eat(sides == 2 ? "corners" : "boxes")) factors.assign(sides, code_of("2"));
  while (factors.size() < sides) {
    if (!factors.empty()) reader.expect('*');
    factors.push_back(CoinCode::read(reader));
  }
  for (const CoinCode& code : factors) coins.values_.push_back(std::make_shared<CoinValues>(code));
  coins.products_.push_back(std::move(factors));
  return coins;
}

std::string GridCoins::text() const {
  if (products_.size() > 1) return "lines";
  std::string out;
  bool twins = true;
  for (const CoinCode& code : products_[0]) {
    out += (out.empty() ? "" : "*") + code.text();
    twins = twins && code.text() == "twins";
  }
  return twins ? sides_ == 2 ? "corners" : "boxes" : out;
}

void GridCoins::admit(const CoinGrid& grid, Reader& reader) const {
  if (sides_ == 2 && grid.sides()[0] > 1) reader.fail(Expected::one_layer);
  for (std::size_t side = 0; side < sides_; ++side)
    if (const std::size_t most = most_coins(products_[0][side]); grid.sides()[axis(side)] > most)
      reader.too_big(reader.at(), Expected::most_coins, most);
}

std::optional<Count> GridCoins::count_moves(const CoinGrid& grid) const {
  const Cell end = grid.heads_end();
  Count total = 0;
  for (const Factors& factors : products_) {
    std::vector<std::vector<std::optional<Count>>> counts;
    for (std::size_t side = 0; side < sides_; ++side) counts.push_back(factors[side].counts(end[axis(side)]));
    for (std::size_t i = 0; i < grid.size(); ++i) {
      if (!grid.head(i)) continue;
      const Cell head = grid.cell(i);
      Count ways = 1;
      for (std::size_t side = 0; side < sides_; ++side) {
        const auto& count = counts[side][head[axis(side)]];
        if (!count || (*count != 0 && ways > ~Count{0} / *count)) return std::nullopt;
        ways *= *count;
      }
      if (total > ~Count{0} - ways) return std::nullopt;
      total += ways;
    }
  }
  return total;
}

std::optional<Followers> GridCoins::followers(const CoinGrid& grid, const Touch& turned) const {
  Followers found;
  std::vector<bool> next(grid.size(), false);
  if (!turned.empty() && turned.back() >= grid.size()) return found;
  for (const Factors& factors : products_) {
    // Coins that may be among those turned, for each side, by its rightmost coin.
    std::array<std::vector<Touch>, 3> can;
    std::size_t product = 1;
    bool allowed = !turned.empty() && grid.head(turned.back());
    for (std::size_t side = 0; side < sides_; ++side) {
      if (!factors[side].is_plain()) return std::nullopt;
      const Touch coins = along(grid, turned, axis(side));
      can[side].resize(grid.sides()[axis(side)]);
      for (std::size_t last = 0; last < can[side].size(); ++last)
        for (std::size_t more = 0; more <= last; ++more)
          if (completes(factors[side], coins, more, last)) can[side][last].push_back(more);
      allowed = allowed && factors[side].allows(coins);
      product *= coins.size();
    }
    found.done = found.done || (allowed && product == turned.size());
    for (std::size_t i = 0; i < grid.size(); ++i) {
      if (!grid.head(i)) continue;
      const Cell last = grid.cell(i);
      Touch coins{0};
      for (std::size_t side = 0; side < sides_; ++side)
        coins = product_of(coins, can[side][last[axis(side)]], grid.sides()[axis(side)]);
      for (const std::uint64_t coin : coins) next[static_cast<std::size_t>(coin)] = true;
    }
  }
  for (std::size_t i = 0; i < next.size(); ++i)
    if (next[i] && !std::binary_search(turned.begin(), turned.end(), i)) add_range(found.next, i, i);
  return found;
}

bool GridCoins::by_theorem() const {
  return std::all_of(values_.begin(), values_.end(), [](const auto& values) { return values->by_theorem(); });
}

bool GridCoins::can_reach(const CoinGrid& grid) const {
  const Cell end = grid.heads_end();
  for (std::size_t side = 0; side < sides_; ++side)
    if (!values_[side]->can_reach(end[axis(side)])) return false;
  return true;
}

bool GridCoins::grow(const CoinGrid& grid, Meter& meter) const {
  const Cell end = grid.heads_end();
  for (std::size_t side = 0; side < sides_; ++side)
    if (!values_[side]->grow(end[axis(side)], meter)) return false;
  return true;
}

bool GridCoins::knows(const CoinGrid& grid) const {
  const Cell end = grid.heads_end();
  for (std::size_t side = 0; side < sides_; ++side)
    if (!values_[side]->know(end[axis(side)])) return false;
  return true;
}

Nimber GridCoins::worth(const Cell& cell) const {
  const bool lines = products_.size() > 1;
  Nimber worth = lines ? 0 : 1;
  for (std::size_t side = 0; side < sides_; ++side) {
    const Nimber own = (*values_[side])[cell[axis(side)]];
    worth = lines ? worth ^ own : nim_product(worth, own);
  }
  return worth;
}

Nimber GridCoins::worth_of(const Touch& side_coins, std::size_t side) const {
  Nimber x = 0;
  for (const std::uint64_t coin : side_coins) x ^= (*values_[side])[static_cast<std::size_t>(coin)];
  return x;
}

std::optional<Nimber> GridCoins::value(const CoinGrid& grid) const {
  if (!knows(grid)) return std::nullopt;
  Nimber x = 0;
  for (std::size_t i = 0; i < grid.size(); ++i)
    if (grid.head(i)) x ^= worth(grid.cell(i));
  return x;
}

SG_MINSIZE std::vector<Reason> GridCoins::why(const CoinGrid& grid) const {
  if (!knows(grid)) return {};
  constexpr std::array<std::string_view, 3> names{"layer", "row", "column"};
  const bool lines = products_.size() > 1;
  std::vector<Valued> heads;
  std::vector<FactRow> factors;
  std::vector<std::uint64_t> places;
  for (std::size_t i = 0; i < grid.size(); ++i) {
    if (!grid.head(i)) continue;
    const Cell cell = grid.cell(i);
    heads.push_back({grid.name(i), Value::nimber(worth(cell))});
    if (places.size() == most_parts) continue;
    places.push_back(i);
    FactRow row;
    for (std::size_t side = 0; side < sides_; ++side) {
      row.emplace_back(names[axis(side)], std::to_string(cell[axis(side)]));
      row.emplace_back(std::string(names[axis(side)]) + "-value", std::to_string((*values_[side])[cell[axis(side)]]));
    }
    row.emplace_back("value", std::to_string(heads.back().value->nimber()));
    factors.push_back(std::move(row));
  }
  Reason reason = xor_reason(lines ? ReasonKey::heads : ReasonKey::tartan, heads);
  reason.marks = std::move(places);
  reason.facts.add("family", text());
  if (!lines) reason.facts.add("factors", std::move(factors));
  return {reason};
}

GridCoins::Tallies GridCoins::tallies(const CoinGrid& grid) const {
  const Cell end = grid.heads_end();
  Tallies all(sides_);
  for (std::size_t side = 0; side < sides_; ++side)
    for (std::size_t last = 0; last < end[axis(side)]; ++last) {
      Tally tally;
      // No set has the xor 0: turning it would leave its rightmost head with the value that it has.
      products_[0][side].each_set(last, [&](const Touch& set) {
        const Nimber worth = worth_of(set, side);
        if (++tally.sets[worth] == 1) tally.xors.push_back({worth, nim_inverse(worth), 0});
        return true;
      });
      // The order of moves follows this one, so it must not depend on a hash: the xor that was met last comes first.
      std::reverse(tally.xors.begin(), tally.xors.end());
      for (Xor& x : tally.xors) x.sets = tally.sets[x.worth];
      all[side].push_back(std::move(tally));
    }
  return all;
}

bool GridCoins::finds(const CoinGrid& grid) const {
  if (!knows(grid)) return false;
  if (products_.size() > 1) return true;
  const Cell end = grid.heads_end();
  std::vector<std::vector<std::uint64_t>> xors(sides_);  // bound on the number of different xors, by rightmost coin
  for (std::size_t side = 0; side < sides_; ++side) {
    Nimber greatest = 0;
    std::uint64_t total = 0;
    for (const auto& sets : products_[0][side].counts(end[axis(side)])) {
      greatest = std::max(greatest, (*values_[side])[xors[side].size()]);
      if (!sets || *sets > most_sets || (total += static_cast<std::uint64_t>(*sets)) > most_sets) return false;
      xors[side].push_back(std::min<std::uint64_t>(static_cast<std::uint64_t>(*sets), 2 * greatest + 1));
    }
  }
  std::uint64_t products = 0;
  for (std::size_t i = 0; i < grid.size() && products <= most_products; ++i) {
    if (!grid.head(i)) continue;
    const Cell head = grid.cell(i);
    std::uint64_t own = 1;
    for (std::size_t side = 0; side + 1 < sides_; ++side) own *= xors[side][head[axis(side)]];
    products += own;
  }
  return products <= most_products;
}

std::optional<Count> GridCoins::count_moves_to(const CoinGrid& grid, Nimber target, Meter& meter) const {
  if (products_.size() > 1 || !finds(grid)) return std::nullopt;
  const Tallies all = tallies(grid);
  const Nimber change = *value(grid) ^ target;
  Count total = 0;
  for (std::size_t i = 0; i < grid.size(); ++i)
    if (grid.head(i))
      each_factoring(all, grid.cell(i), change, [&](const std::vector<Nimber>&, Count sets) {
        total += sets;
        return meter.spend_turns(1);
      });
  return meter.refuses() ? std::nullopt : std::optional(total);
}

}  // namespace sg

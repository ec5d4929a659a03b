#include "theory/coins/coin-code.hpp"

#include <array>

#include "core/text/minsize.hpp"

namespace sg {
namespace {

constexpr std::size_t most_elements = 16;
constexpr std::uint32_t largest_count = 100'000;

struct NamedCode {
  std::string_view name, code;
};
/// Names after Winning Ways, ch. 14; of two names for one code the printer writes the first.
constexpr std::array<NamedCode, 18> names{{{"single", "1"},
                                           {"turtles", "1-2"},
                                           {"mock-turtles", "1-3"},
                                           {"moebius", "1-5"},
                                           {"mogul", "1-7"},
                                           {"moidores", "1-9"},
                                           {"motley", "1+"},
                                           {"twins", "2"},
                                           {"triplets", "3"},
                                           {"ruler", "1+C"},
                                           {"rulerette", "2+C"},
                                           {"mock-turtle-fives", "1-3C(5)"},
                                           {"triplet-fives", "3C(5)"},
                                           {"ruler-fives", "1-5C"},
                                           {"ternups", "3E"},
                                           {"turnips", "3E"},
                                           {"grunt", "4FS"},
                                           {"sym", "1+S"}}};

void read_mark(Reader& reader, CoinClause& clause) {
  using Shape = CoinClause::Shape;
  const std::size_t at = reader.at();
  const char c = reader.peek();
  const char letter = c >= 'a' ? static_cast<char>(c - 'a' + 'A') : c;
  reader.eat(c);
  if (letter == 'F') {
    if (clause.first) reader.fail_at(at, Expected::each_mark_once);
    clause.first = true;
  } else if (letter == 'C' && reader.eat('(')) {
    if (clause.window != CoinClause::unlimited) reader.fail_at(at, Expected::each_mark_once);
    const std::size_t number = reader.at();
    clause.window = static_cast<std::uint32_t>(reader.number(Expected::number_of_places, largest_count));
    if (clause.window == 0) reader.fail_at(number, Expected::places_from_1);
    reader.expect(')');
  } else {
    if (clause.shape != Shape::any) reader.fail_at(at, Expected::one_shape);
    clause.shape = letter == 'C' ? Shape::run : letter == 'E' ? Shape::equal : Shape::mirror;
  }
}

CoinClause read_clause(Reader& reader) {
  CoinClause clause;
  const std::size_t at = reader.at();
  clause.least = static_cast<std::uint32_t>(reader.number(Expected::number_of_coins, largest_count));
  if (clause.least == 0) reader.fail_at(at, Expected::coins_from_1);
  clause.most = clause.least;
  if (reader.eat('+')) {
    clause.most = CoinClause::unlimited;
  } else if (reader.eat('-')) {
    const std::size_t number = reader.at();
    clause.most = static_cast<std::uint32_t>(reader.number(Expected::number_of_coins, largest_count));
    if (clause.most < clause.least) reader.fail_at(number, Expected::no_fewer_coins);
  }
  while (reader.peek() != '\0' && std::string_view("CESFcesf").find(reader.peek()) != std::string_view::npos)
    read_mark(reader, clause);
  return clause;
}

std::string text_of(const CoinClause& clause) {
  using Shape = CoinClause::Shape;
  std::string out = std::to_string(clause.least);
  if (clause.most == CoinClause::unlimited)
    out += '+';
  else if (clause.most != clause.least)
    out += '-' + std::to_string(clause.most);
  if (clause.first) out += 'F';
  if (clause.shape != Shape::any) out += clause.shape == Shape::run ? 'C' : clause.shape == Shape::equal ? 'E' : 'S';
  if (clause.window != CoinClause::unlimited) out += "C(" + std::to_string(clause.window) + ')';
  return out;
}

/// Returns the name at the reader's place, whole words only; empty if there is none.
std::string_view name_at(Reader& reader) {
  reader.done();
  const std::string_view rest = reader.rest();
  std::size_t length = 0;
  while (length < rest.size() && ((rest[length] >= 'a' && rest[length] <= 'z') || rest[length] == '-')) ++length;
  return rest.substr(0, length);
}

/// Returns the number of ways to choose `count` of `from`; nullopt past 128 bits.
std::optional<Count> choices(std::size_t from, std::size_t count) {
  if (count > from) return 0;
  Count ways = 1;
  for (std::size_t i = 1; i <= std::min(count, from - count); ++i) {
    const Count factor = from - std::min(count, from - count) + i;
    if (ways > ~Count{0} / factor) return std::nullopt;
    ways = ways * factor / i;
  }
  return ways;
}

std::optional<Count> choices(std::size_t from, std::size_t least, std::size_t most) {
  Count total = 0;
  for (std::size_t count = least; count <= std::min(most, from); ++count) {
    const auto ways = choices(from, count);
    if (!ways || total > ~Count{0} - *ways) return std::nullopt;
    total += *ways;
  }
  return total;
}

/// Returns the number of sets at equal gaps from the rightmost coin down that are at most `span` long: gap times steps
/// is at most the span, or, if coin 0 must be turned, the span itself.
Count equal_sets(const CoinClause& clause, std::uint64_t span) {
  const std::uint64_t least = std::max<std::uint64_t>(clause.least, 2) - 1;
  const std::uint64_t most = std::min<std::uint64_t>(clause.most - std::uint64_t{1}, span);
  Count total = 0;
  if (clause.first) {
    for (std::uint64_t steps = 1; steps * steps <= span; ++steps) {
      if (span % steps != 0) continue;
      const std::uint64_t other = span / steps;
      if (least <= steps && steps <= most) ++total;
      if (other != steps && least <= other && other <= most) ++total;
    }
    return total;
  }
  for (std::uint64_t steps = least; steps <= most;) {
    const std::uint64_t gaps = span / steps;
    const std::uint64_t last = std::min(most, span / gaps);
    total += Count{gaps} * (last - steps + 1);
    steps = last + 1;
  }
  return total;
}

std::optional<Count> mirror_sets(const CoinClause& clause, std::size_t span) {
  Count total = 0;
  for (std::size_t middle = 0; middle <= (span % 2 == 0 ? 1 : 0); ++middle) {
    const auto pairs = clause.pairs(middle);
    if (!pairs) continue;
    const auto ways = choices((span - 1) / 2, pairs->first, pairs->second);
    if (!ways || total > ~Count{0} - *ways) return std::nullopt;
    total += *ways;
  }
  return total;
}

std::optional<Count> sum(const std::optional<Count>& a, const std::optional<Count>& b) {
  return a && b && *a <= ~Count{0} - *b ? std::optional(*a + *b) : std::nullopt;
}

/// Returns the number of sets of one clause for each rightmost coin below `size`.
std::vector<std::optional<Count>> counts_of(const CoinClause& clause, std::size_t size) {
  using Shape = CoinClause::Shape;
  std::vector<std::optional<Count>> counts;
  std::optional<Count> mirrors = 0;  // sets of every span so far
  for (std::size_t last = 0; last < size; ++last) {
    const std::size_t span = std::min<std::size_t>(last, clause.window - std::size_t{1});
    const bool alone = clause.allows_alone(last);
    const bool starts = !clause.first || span == last;  // coin 0 is within the window
    std::optional<Count> count = 0;
    if (clause.shape == Shape::any) {
      const std::size_t kept = clause.first && last > 0 ? 2 : 1;
      const std::size_t least = std::max<std::size_t>(clause.least, kept) - kept;
      if (starts && clause.most >= kept)
        count = choices(clause.first && last > 0 ? last - 1 : span, least, clause.most - kept);
    } else if (clause.shape == Shape::run) {
      const std::size_t longest = std::min<std::size_t>(span + 1, clause.most);
      if (clause.first)
        count = starts && clause.counts(last + 1) ? 1 : 0;
      else if (longest >= clause.least)
        count = longest - clause.least + 1;
    } else if (clause.shape == Shape::equal) {
      count = (alone ? 1 : 0) + (starts && span > 0 ? equal_sets(clause, span) : 0);
    } else {
      if (span > 0 && span == last) {
        const auto own = mirror_sets(clause, span);
        mirrors = clause.first ? own : sum(mirrors, own);
      }
      count = starts ? sum(mirrors, Count{alone ? 1u : 0u}) : Count{0};
    }
    counts.push_back(count);
  }
  return counts;
}

}  // namespace

bool CoinClause::allows(const Touch& coins) const {
  if (coins.empty() || !counts(coins.size()) || (first && coins.front() != 0)) return false;
  const std::uint64_t span = coins.back() - coins.front();
  if (span >= window) return false;
  if (shape == Shape::run) return span + 1 == coins.size();
  for (std::size_t i = 1; i < coins.size(); ++i) {
    if (shape == Shape::equal && coins[i] - coins[i - 1] != coins[1] - coins[0]) return false;
    if (shape == Shape::mirror && coins[i] + coins[coins.size() - 1 - i] != coins.front() + coins.back()) return false;
  }
  return true;
}

std::uint64_t CoinClause::last_from(std::uint64_t leftmost) const {
  return (first ? 0 : leftmost) + std::min<std::uint64_t>(window, shape == Shape::run ? most : unlimited) - 1;
}

bool CoinClause::completes(std::size_t coins, std::uint64_t leftmost, std::uint64_t rightmost,
                           std::uint64_t last) const {
  const std::size_t all = coins + (first && leftmost > 0 ? 1 : 0) + (rightmost < last ? 1 : 0);
  const std::uint64_t room = std::min<std::uint64_t>(window, last + 1);
  return rightmost <= last && last <= last_from(leftmost) && least <= std::min<std::uint64_t>(room, most) &&
         (shape == Shape::run || all <= most);
}

std::optional<std::pair<std::size_t, std::size_t>> CoinClause::pairs(std::size_t middle) const {
  const std::size_t ends = 2 + middle;
  if (most < ends) return std::nullopt;
  const std::size_t fewest = least <= ends ? 0 : (least - ends + 1) / 2;
  const std::size_t greatest = (most - ends) / 2;
  return fewest <= greatest ? std::optional(std::pair(fewest, greatest)) : std::nullopt;
}

SG_MINSIZE CoinCode CoinCode::read(Reader& reader) {
  if (!reader.at_number()) {
    const std::string_view name = name_at(reader);
    for (const NamedCode& known : names) {
      if (known.name != name) continue;
      reader.eat(name);
      Reader code(known.code, 0, known.code.size(), ErrorCode::bad_rules);
      return read(code);
    }
    reader.fail(Expected::coin_game);
  }
  CoinCode code;
  do {
    if (code.clauses_.size() == most_elements) reader.too_big(reader.at(), Expected::most_elements, most_elements);
    code.clauses_.push_back(read_clause(reader));
  } while (reader.eat(','));
  return code;
}

std::string CoinCode::text() const {
  std::string out;
  for (const CoinClause& clause : clauses_) out += (out.empty() ? "" : ",") + text_of(clause);
  for (const NamedCode& known : names)
    if (known.code == out) return std::string(known.name);
  return out;
}

SG_MINSIZE std::vector<Sign> CoinCode::gloss() const {
  const auto bound = [](std::uint32_t n) { return n == CoinClause::unlimited ? "" : std::to_string(n); };
  constexpr std::array<std::string_view, 4> shapes{"any", "run", "equal", "mirror"};
  std::vector<Sign> rows;
  for (const CoinClause& clause : clauses_)
    rows.push_back({.kind = "coins",
                    .facts = {{"element", text_of(clause)},
                              {"least", fact(clause.least)},
                              {"most", bound(clause.most)},
                              {"shape", std::string(shapes[static_cast<std::size_t>(clause.shape)])},
                              {"first", clause.first ? "1" : ""},
                              {"window", bound(clause.window)}}});
  return rows;
}

bool CoinCode::overlaps() const {
  for (std::size_t i = 0; i < clauses_.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (clauses_[i].least <= clauses_[j].most && clauses_[j].least <= clauses_[i].most) return true;
  return false;
}

std::vector<std::optional<Count>> CoinCode::counts(std::size_t size) const {
  if (overlaps()) return std::vector<std::optional<Count>>(size, std::nullopt);
  std::vector<std::optional<Count>> total(size, Count{0});
  for (const CoinClause& clause : clauses_) {
    const auto own = counts_of(clause, size);
    for (std::size_t last = 0; last < size; ++last) total[last] = sum(total[last], own[last]);
  }
  return total;
}

}  // namespace sg

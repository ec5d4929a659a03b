// Program that scripts/bench-kernels.mjs runs: times a fast kernel and a textbook algorithm in one process, with
// checksums of their results. Prints one JSON line for each: {"name", "ns" for one value, "sum"}.
#include <array>
#include <chrono>
#include <cstdio>
#include <functional>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

#include "by-value-alone.hpp"
#include "core/value/nim-field.hpp"
#include "one-by-one.hpp"
#include "request/address/address.hpp"
#include "solve/search/bitboard-values.hpp"
#include "solve/search/domineering-winner.hpp"
#include "solve/search/game-rules.hpp"
#include "solve/search/outcomes.hpp"
#include "solve/search/partizan-outcomes.hpp"
#include "solve/search/search.hpp"
#include "solve/sum/solved-sum.hpp"
#include "theory/codes/code-bound.hpp"
#include "theory/codes/heap-values.hpp"
#include "theory/graphs/vertex-values.hpp"
#include "theory/rules/rule-values.hpp"

namespace {

using Clock = std::chrono::steady_clock;
using Values = std::vector<std::uint32_t>;

std::uint64_t checksum(const auto& values) {
  std::uint64_t hash = 0xCBF29CE484222325u;  // FNV-1a
  for (const auto value : values) hash = (hash ^ value) * 0x100000001B3u;
  return hash;
}

void report(const std::string& name, std::size_t count, const std::function<std::uint64_t()>& work) {
  const auto start = Clock::now();
  const std::uint64_t sum = work();
  const auto elapsed = std::chrono::duration<double, std::nano>(Clock::now() - start).count();
  std::printf("{\"name\":\"%s\",\"ns\":%.2f,\"sum\":\"%016llx\"}\n", name.c_str(), elapsed / static_cast<double>(count),
              static_cast<unsigned long long>(sum));
  std::fflush(stdout);
}

sg::SparseRules rules_of(const std::string& text) {
  sg::Reader reader(text, 0, text.size(), sg::ErrorCode::bad_rules);
  return sg::sparse_rules(sg::Code::read(reader)).value();
}

template <class Kernel = sg::SparseValues>
std::vector<std::uint16_t> by_kernel(const sg::SparseRules& rules, std::size_t size) {
  Kernel kernel(rules);
  sg::Meter meter(sg::Meter::unlimited);
  while (kernel.values().size() < size) kernel.add(size - 1, meter);
  return kernel.values();
}

/// Returns the mex over all options of a heap, by the straightforward algorithm.
std::uint32_t mex_of(const sg::SparseRules& rules, const auto& values, std::size_t n, Values& seen) {
  const auto stamp = static_cast<std::uint32_t>(n);
  for (const std::uint64_t heap : rules.clears)
    if (heap == n) seen[0] = stamp;
  for (const std::uint64_t taken : rules.takes)
    if (taken < n) seen[values[n - taken]] = stamp;
  for (const sg::Break& rule : rules.breaks)
    for (std::size_t a = 1; n > rule.taken && 2 * a <= n - rule.taken; ++a)
      if (rule.equal || 2 * a != n - rule.taken) seen[values[a] ^ values[n - rule.taken - a]] = stamp;
  std::uint32_t mex = 0;
  while (seen[mex] == stamp) ++mex;
  return mex;
}

void sequence(const std::string& code, std::size_t size, bool with_plain) {
  const sg::SparseRules rules = rules_of(code);
  report("kernel", size, [&] { return checksum(by_kernel(rules, size)); });
  if (!with_plain) return;
  report("plain", size, [&] {
    Values values(size, 0), seen(1 << 16, 0);
    for (std::size_t n = 1; n < size; ++n) values[n] = mex_of(rules, values, n, seen);
    return checksum(values);
  });
}

/// Times 0.9, whose moves take one counter and leave three heaps or none, against the union of all sets of xors.
void three_heaps(std::size_t size) {
  report("kernel", size, [&] {
    const std::string text = "0.9";
    sg::Reader reader(text, 0, text.size(), sg::ErrorCode::bad_rules);
    sg::DigitValues kernel(sg::Code::read(reader));
    sg::Meter meter(sg::Meter::unlimited);
    while (kernel.values().size() < size) kernel.add(size - 1, meter);
    return checksum(kernel.values());
  });
  report("plain", size, [&] {
    Values values{0, 1};
    std::vector<sg::NimberSet> pairs(1);  // by the total of two heaps
    while (values.size() < size) {
      const std::size_t total = values.size() - 1;
      sg::NimberSet two, seen;
      for (std::size_t a = 1; a < total; ++a) {
        two.insert(values[a] ^ values[total - a]);
        seen.merge(pairs[total - a], values[a]);
      }
      pairs.push_back(std::move(two));
      values.push_back(static_cast<std::uint32_t>(seen.mex()));
    }
    return checksum(values);
  });
}

/// Times the kernel against one that distinguishes rare heaps by their values alone.
void octal(const std::string& code, std::size_t size) {
  const sg::SparseRules rules = rules_of(code);
  report("kernel", size, [&] { return checksum(by_kernel(rules, size)); });
  report("plain", size, [&] { return checksum(by_kernel<sg::ByValueAlone>(rules, size)); });
}

std::uint64_t checksum_of(const sg::Proof& proof) { return checksum(std::array{proof.from, proof.lag, proof.to}); }

/// Times a period with its proof; then its values alone, and the search for the proof alone.
void proved(const std::string& text) {
  sg::Reader reader(text, 0, text.size(), sg::ErrorCode::bad_rules);
  const sg::Code code = sg::Code::read(reader);
  sg::HeapValues sequence(code);
  report("proved", 1, [&] {
    sg::Meter meter(sg::Meter::unlimited);
    sequence.grow(sequence.most(), meter);
    return checksum_of(sequence.proof().value());
  });
  for (int round = 0; round < 5; ++round) {
    std::vector<std::uint16_t> values;
    report("values", 1, [&] {
      values = by_kernel(rules_of(text), static_cast<std::size_t>(sequence.size()));
      return checksum(values);
    });
    report("proof", 1, [&] {
      sg::PeriodFinder finder;
      std::optional<sg::Proof> proof;
      std::vector<std::uint16_t> seen;
      for (std::size_t n = 0; n < values.size() && !proof; ++n) {
        seen.push_back(values[n]);
        if (finder.is_due(seen.size()) || seen.size() == values.size())
          proof = finder.look(seen, sg::least_echo(code, seen.size()),
                              [&](auto preperiod, auto period) { return sg::bound_of(code, preperiod, period); });
      }
      return checksum_of(proof.value());
    });
  }
}

/// Times the plain algorithm on every `step`-th heap, from the values of the kernel, for codes where all heaps would
/// take too long.
void sampled(const std::string& code, std::size_t size, std::size_t step) {
  const sg::SparseRules rules = rules_of(code);
  std::vector<std::uint16_t> values;
  report("kernel", size, [&] { return values = by_kernel(rules, size), std::uint64_t{0}; });
  Values expected;
  for (std::size_t n = step; n < size; n += step) expected.push_back(values[n]);
  std::printf("{\"name\":\"expected\",\"ns\":0,\"sum\":\"%016llx\"}\n",
              static_cast<unsigned long long>(checksum(expected)));
  report("plain", expected.size(), [&] {
    Values found, seen(1 << 16, 0);
    for (std::size_t n = step; n < size; n += step) found.push_back(mex_of(rules, values, n, seen));
    return checksum(found);
  });
}

/// Product of two nimbers by repeated halving into Fermat powers.
std::uint64_t textbook_product(std::uint64_t a, std::uint64_t b, unsigned half) {
  if (a < 2 || b < 2) return a * b;
  const std::uint64_t low = (std::uint64_t{1} << half) - 1;
  const std::uint64_t a1 = a >> half, a0 = a & low, b1 = b >> half, b0 = b & low;
  const auto product = [&](std::uint64_t x, std::uint64_t y) { return textbook_product(x, y, half / 2); };
  const std::uint64_t both = product(a1, b1);
  const std::uint64_t mixed = product(a1, b0) ^ product(a0, b1);
  return (both ^ mixed) << half ^ product(a0, b0) ^ product(both, std::uint64_t{1} << (half - 1));
}

void products() {
  constexpr std::size_t count = 4096;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> pairs;
  std::uint64_t state = 20;
  const auto next = [&] { return state = state * 6364136223846793005u + 1442695040888963407u; };
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint64_t a = next() ^ next() >> 32;
    pairs.emplace_back(a, next() ^ next() >> 32);
  }
  const auto all = [&](auto&& product) {
    std::vector<std::uint64_t> out;
    for (const auto& [a, b] : pairs) out.push_back(product(a, b));
    return checksum(out);
  };
  report("start", 1, [] { return sg::nim_product(~std::uint64_t{0}, 3); });  // builds the tables
  report("kernel", 100 * count, [&] {
    std::uint64_t sum = 0;
    for (int i = 0; i < 100; ++i) sum = all([](std::uint64_t a, std::uint64_t b) { return sg::nim_product(a, b); });
    return sum;
  });
  report("plain", count, [&] { return all([](auto a, auto b) { return textbook_product(a, b, 32); }); });
}

/// Times the values of a graph from standard input, in the notation of the page.
void graph() {
  const std::string text(std::istreambuf_iterator<char>(std::cin), {});
  sg::Reader reader(text, 0, text.size(), sg::ErrorCode::bad_rules);
  const sg::Digraph read = sg::Digraph::read(reader, sg::Digraph::Letters::none);
  for (int round = 0; round < 5; ++round)
    report("kernel", read.arcs().size(), [&] { return checksum(sg::vertex_values(read)); });
}

sg::Reader reader_of(const std::string& text) { return {text, 0, text.size(), sg::ErrorCode::bad_rules}; }

sg::HeapRule rule_of(const std::string& text) {
  sg::Reader reader = reader_of(text);
  return sg::HeapRule::read(reader);
}

Values values_of(const sg::HeapRule& rule, std::size_t size) {
  sg::RuleValues values(rule);
  sg::Meter meter(sg::Meter::unlimited);
  values.grow(sg::Heaps({size - 1}), meter);
  Values out;
  for (std::size_t n = 0; n < size; ++n)
    out.push_back(static_cast<std::uint32_t>(values.value(sg::Heaps({n}))->nimber()));
  return out;
}

void rule(const std::string& text, std::size_t size) {
  const sg::HeapRule read = rule_of(text);
  const auto options = static_cast<double>(size) * static_cast<double>(size) / 2;
  report("kernel", static_cast<std::size_t>(options), [&] { return checksum(values_of(read, size)); });
  report("plain", static_cast<std::size_t>(options), [&] {
    sg::Reader reader = reader_of(text);
    const auto clauses = sg::rule::read_clauses(reader, sg::rule::Shape::heap);
    OneByOne one(clauses.at(0));
    Values values(size, 0), seen(size + 2, 0);
    for (std::uint32_t n = 1; n < size; ++n) {
      one.each_option(n, [&](std::int64_t kept) { seen[values[static_cast<std::size_t>(kept)]] = n; });
      while (seen[values[n]] == n) ++values[n];
    }
    return checksum(values);
  });
}

/// Returns the mex of every `step`-th heap by the same columns, but through all numbers between the bounds that the
/// rule states.
template <class Lane>
Values by_all_numbers(sg::rule::Plan plan, const Values& values, std::size_t step) {
  for (sg::rule::Range& range : plan.ranges) {
    range.listed.reset();
    range.of_options.clear();
    range.narrow_most = sg::rule::most_counters;
    if (!range.limits.empty()) throw std::logic_error("a rule is timed whose conditions all stand in its plan");
  }
  sg::rule::Columns<Lane> columns(plan);
  Values found, seen(values.size() + 2, 0);
  for (std::size_t n = step; n < values.size(); n += step) {
    const auto stamp = static_cast<std::uint32_t>(n);
    const auto spend = [](std::uint64_t) { return true; };
    columns.each_block(std::array{std::uint64_t{n}}, spend, [&](const sg::rule::Block<Lane>& block) {
      for (std::size_t lane = 0; lane < block.count; ++lane)
        if (block.allowed[lane] != 0) seen[values[static_cast<std::size_t>(block.parts[0][lane])]] = stamp;
      return true;
    });
    std::uint32_t mex = 0;
    while (seen[mex] == stamp) ++mex;
    found.push_back(mex);
  }
  return found;
}

void arithmetic(const std::string& text, std::size_t size, std::size_t step) {
  const sg::HeapRule read = rule_of(text);
  Values values, expected;
  report("kernel", size, [&] { return values = values_of(read, size), std::uint64_t{0}; });
  for (std::size_t n = step; n < size; n += step) expected.push_back(values[n]);
  std::printf("{\"name\":\"expected\",\"ns\":0,\"sum\":\"%016llx\"}\n",
              static_cast<unsigned long long>(checksum(expected)));
  const sg::rule::Plan& plan = read.plans().at(0);
  report("plain", expected.size(), [&] {
    // A square needs 64 bits as soon as the variable may be any number.
    const bool squares = text.find('*') != text.npos;
    return checksum(squares ? by_all_numbers<std::int64_t>(plan, values, step)
                            : by_all_numbers<std::int32_t>(plan, values, step));
  });
}

/// Times a value by outcomes, and by the definition over parts and keys, which evaluates all options of all positions.
void search(const std::string& address) {
  const sg::Component component = sg::read_address(address).at(0);
  const auto by = [&](auto&& way) {
    sg::Outcomes::Values values({*component.game, sg::Play::normal}, {});
    sg::Meter meter(sg::Meter::unlimited);
    values.start(component.position);
    way(values, meter);
    return checksum(std::array{values.worth(component.position).value().nimber()});
  };
  report("kernel", 1, [&] {
    return by([&](sg::Outcomes::Values& values, sg::Meter& meter) {
      sg::Outcomes outcomes(*component.game, values);
      outcomes.start(component.position, {.options = false, .winners = false});
      outcomes.advance(meter);
    });
  });
  report("plain", 1, [&] { return by([](auto& values, sg::Meter& meter) { values.advance(meter); }); });
}

/// Times the value of an empty board of Cram; prints the number of positions that are known then too.
void cram(unsigned rows, unsigned columns) {
  const std::string address = "cram:" + std::to_string(columns) + 'x' + std::to_string(rows);
  const sg::Component component = sg::read_address(address).at(0);
  std::size_t positions = 0;
  report("kernel", 1, [&] {
    sg::BitboardValues values;
    values.start(*component.game, component.position, false);
    sg::Meter meter(sg::Meter::unlimited);
    values.find_value(meter);
    positions = values.positions();
    return values.worth(*component.game, *component.position).value().nimber();
  });
  std::printf("{\"name\":\"positions\",\"ns\":0,\"sum\":\"%zu\"}\n", positions);
}

/// Times who wins an empty board of Domineering, for either player to move first.
void domineering(unsigned rows, unsigned columns) {
  const std::string address = "domineering:" + std::to_string(columns) + 'x' + std::to_string(rows);
  const sg::Component component = sg::read_address(address).at(0);
  const sg::Game& game = *component.game;
  std::size_t positions = 0;
  report("kernel", 1, [&] {
    sg::DomineeringWinner winner;
    winner.start(game, component.position);
    sg::Meter meter(sg::Meter::unlimited);
    const auto wins = [&](const sg::PositionPtr& p) { return winner.wins(game, *p); };
    const sg::PositionPtr turned = game.turned(*component.position);
    while (!wins(component.position) || !wins(turned)) winner.find_next(meter);
    positions = winner.positions();
    return std::uint64_t{*wins(component.position)} + 2 * std::uint64_t{*wins(turned)};
  });
  std::printf("{\"name\":\"positions\",\"ns\":0,\"sum\":\"%zu\"}\n", positions);
}

/// Times who wins each position of standard input, one address a line; the sum is L, R, N or P, or ? past a minute.
void winners() {
  for (std::string address; std::getline(std::cin, address);)
    report(address, 1, [&] {
      const auto start = Clock::now();
      sg::Meter meter(sg::Meter::unlimited, [&] {
        return Clock::now() - start > std::chrono::minutes(1) ? sg::Meter::Signal::stop : sg::Meter::Signal::go_on;
      });
      sg::SolvedSum solved(sg::read_address(address), sg::Play::normal);
      solved.advance(meter);
      const auto verdict = solved.verdict(solved.sum());
      return verdict.partizan ? static_cast<std::uint64_t>(verdict.partizan->outcome[0]) : std::uint64_t{'?'};
    });
}

/// Times who wins a board of two players, for either to move first, by the outcomes of parts and, if `with_plain`, by a
/// search of whole positions.
void outcomes(const std::string& address, bool with_plain) {
  const sg::Component component = sg::read_address(address).at(0);
  const sg::Game& game = *component.game;
  const sg::PositionPtr p = component.position, turned = game.turned(*p);
  sg::Meter meter(sg::Meter::unlimited);
  report("kernel", 1, [&] {
    sg::PartizanOutcomes found(game);
    found.start(p);
    found.advance(meter);
    return std::uint64_t{*found.wins(p)} + 2 * std::uint64_t{*found.wins(turned)};
  });
  if (!with_plain) return;
  report("plain", 1, [&] {
    sg::Search<sg::GameRules<sg::WinLoss>, sg::WinLoss> whole({game, sg::Play::normal}, {});
    return std::uint64_t{*whole.judge(p, meter)} + 2 * std::uint64_t{*whole.judge(turned, meter)};
  });
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  const auto number = [&](std::size_t i) { return static_cast<std::size_t>(std::stoull(words.at(i))); };
  if (words.at(0) == "sequence") sequence(words.at(1), number(2) + 1, words.size() > 3);
  if (words.at(0) == "octal") octal(words.at(1), number(2) + 1);
  if (words.at(0) == "three-heaps") three_heaps(number(1) + 1);
  if (words.at(0) == "sampled") sampled(words.at(1), number(2) + 1, number(3));
  if (words.at(0) == "proved") proved(words.at(1));
  if (words.at(0) == "products") products();
  if (words.at(0) == "graph") graph();
  if (words.at(0) == "rule") rule(words.at(1), number(2));
  if (words.at(0) == "search") search(words.at(1));
  if (words.at(0) == "domineering") domineering(static_cast<unsigned>(number(1)), static_cast<unsigned>(number(2)));
  if (words.at(0) == "winners") winners();
  if (words.at(0) == "outcomes") outcomes(words.at(1), words.size() > 2);
  if (words.at(0) == "cram") cram(static_cast<unsigned>(number(1)), static_cast<unsigned>(number(2)));
  if (words.at(0) == "arithmetic") arithmetic(words.at(1), number(2) + 1, number(3));
}

#include <algorithm>
#include <set>

#include "pool.hpp"
#include "relations.hpp"
#include "request/address/address.hpp"

namespace sg::differential {
namespace {

/// Requires a new engine to give both addresses the same answer, under a random convention.
void demand_alike(Tally& tally, const std::string& one, const std::string& other, Random& random) {
  const Play play = some_play(read_address(one), random);
  const Verdict first = said_afresh(one, play), second = said_afresh(other, play);
  if (!comparable(first, second)) {
    ++tally.silent;
    return;
  }
  tally.demand(agree(first, second), [&] { return one + " and " + other + " under " + std::string(text_of(play)); });
  ++tally.by_address;
}

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

std::string joined(const std::vector<std::string>& words, std::string_view between) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : std::string(between)) + word;
  return text;
}

/// A multigraph with loops, its edges in any order and direction, its vertices by name.
std::string edges_text(Pairs edges, const std::vector<std::size_t>& names, Random& random) {
  random.shuffle(edges);
  std::vector<std::string> words;
  for (auto [u, v] : edges) {
    if (random.below(2) == 0) std::swap(u, v);
    words.push_back(std::to_string(names[u]) + '-' + std::to_string(names[v]));
  }
  return joined(words, " ");
}

/// Distinct names up to 1000; the first one is 0 if that is the ground.
std::vector<std::size_t> names(std::size_t n, bool grounded, Random& random) {
  std::set<std::size_t> drawn;
  while (drawn.size() < n) drawn.insert(1 + random.below(1000));
  std::vector<std::size_t> names(drawn.begin(), drawn.end());
  random.shuffle(names);
  if (grounded) names[0] = 0;
  return names;
}

void graphs(Tally& tally, std::uint64_t seed, unsigned count) {
  Random random(seed);
  for (unsigned i = 0; i < count; ++i) {
    const std::string game = random.of(std::vector<std::string>{"hackenbush", "node-kayles", "arc-kayles"});
    const bool grounded = game == "hackenbush";
    const std::size_t vertices = 2 + random.below(6);
    Pairs edges;
    for (std::size_t left = 1 + random.below(grounded ? 12 : 9); left > 0; --left)
      edges.emplace_back(random.below(vertices), random.below(vertices));
    const auto text = [&] { return game + ':' + edges_text(edges, names(vertices, grounded, random), random); };
    const std::string one = text();
    demand_alike(tally, one, text(), random);
  }
}

std::string dag_text(const Pairs& arcs, const std::vector<std::size_t>& names, const std::vector<std::size_t>& on,
                     Random& random) {
  std::vector<std::string> words, tokens;
  for (const auto& [from, to] : arcs) words.push_back(std::to_string(names[from]) + '>' + std::to_string(names[to]));
  random.shuffle(words);
  // A vertex without arcs is given by its number.
  for (std::size_t v = 0; v < names.size(); ++v)
    if (std::none_of(arcs.begin(), arcs.end(), [&](const auto& arc) { return arc.first == v || arc.second == v; }))
      words.push_back(std::to_string(names[v]));
  for (const std::size_t v : on) tokens.push_back(std::to_string(names[v]));
  random.shuffle(tokens);
  return "dag(" + joined(words, " ") + "):" + joined(tokens, ",");
}

/// Arcs from greater vertices to smaller ones, at least one.
Pairs arcs_on(std::size_t vertices, Random& random) {
  Pairs arcs;
  for (std::size_t from = 1; from < vertices; ++from)
    for (std::size_t to = 0; to < from; ++to)
      if (random.below(2) == 0) arcs.emplace_back(from, to);
  if (arcs.empty()) arcs.emplace_back(1, 0);
  return arcs;
}

void dags(Tally& tally, std::uint64_t seed, unsigned count) {
  Random random(seed);
  for (unsigned i = 0; i < count; ++i) {
    const std::size_t vertices = 2 + random.below(7);
    const Pairs arcs = arcs_on(vertices, random);
    const std::vector<std::size_t> on{random.below(vertices), random.below(vertices)};
    const auto text = [&] { return dag_text(arcs, names(vertices, false, random), on, random); };
    const std::string one = text();
    demand_alike(tally, one, text(), random);
  }
}

/// A vertex gets a twin with the same arcs, and each arc to it is doubled by one to the twin: such options occur twice.
void twins(Tally& tally, std::uint64_t seed, unsigned count) {
  Random random(seed);
  for (unsigned i = 0; i < count; ++i) {
    const std::size_t vertices = 2 + random.below(6);
    const Pairs arcs = arcs_on(vertices, random);
    const std::size_t doubled = random.below(vertices);
    Pairs with_twin = arcs;
    for (const auto& [from, to] : arcs) {
      if (to == doubled) with_twin.emplace_back(from, vertices);
      if (from == doubled) with_twin.emplace_back(vertices, to);
    }
    const std::vector<std::size_t> on{random.below(vertices), random.below(vertices)};
    const std::string one = dag_text(arcs, names(vertices, false, random), on, random);
    demand_alike(tally, one, dag_text(with_twin, names(vertices + 1, false, random), on, random), random);
  }
}

/// Every clause of a rule once more.
void clauses(Tally& tally, std::uint64_t seed, unsigned count) {
  Random random(seed);
  const std::vector<std::string> rules{"n -> n-1, n-2", "n -> n-k where k|n", "n -> n/2, n-1",
                                       "n -> (a,b) where a+b=n-2", "n -> n-1; n -> (a,b) where a+b=n-1"};
  for (unsigned i = 0; i < count; ++i) {
    const std::string& rule = random.of(rules);
    const std::string heaps = std::to_string(random.below(20)) + ',' + std::to_string(random.below(20));
    demand_alike(tally, "heap-rule(" + rule + "):" + heaps, "heap-rule(" + rule + "; " + rule + "):" + heaps, random);
  }
}

/// Heaps in another order, and a heap of 0 among them.
void heaps(Tally& tally, std::uint64_t seed, unsigned count) {
  Random random(seed);
  const std::vector<std::string> games{"nim",
                                       "bounded-nim(3)",
                                       "moore-nim(2)",
                                       "subtraction(1,3,4)",
                                       "subtraction(!2)",
                                       "kayles",
                                       "grundy",
                                       "dawsons-chess",
                                       "lasker",
                                       "lieges(2)",
                                       "mark",
                                       "greedy-nim"};
  for (unsigned i = 0; i < count; ++i) {
    const std::string& game = random.of(games);
    std::vector<std::string> sizes;
    for (std::size_t left = 2 + random.below(3); left > 0; --left) sizes.push_back(std::to_string(1 + random.below(7)));
    const std::string one = game + ':' + joined(sizes, ",");
    if (random.below(3) == 0) sizes.emplace_back("0");
    random.shuffle(sizes);
    demand_alike(tally, one, game + ':' + joined(sizes, ","), random);
  }
}

/// Boards that are mirrored or turned over.
void boards(Tally& tally, std::uint64_t seed, unsigned count) {
  Random random(seed);
  for (unsigned i = 0; i < count; ++i) {
    const std::size_t rows = 1 + random.below(4), columns = 1 + random.below(4);
    std::vector<std::string> board(rows), mirrored, turned(columns);
    for (std::string& row : board)
      for (std::size_t column = 0; column < columns; ++column) row += random.below(4) == 0 ? '#' : '.';
    for (const std::string& row : board) mirrored.emplace_back(row.rbegin(), row.rend());
    for (const std::string& row : board)
      for (std::size_t column = 0; column < columns; ++column) turned[column] += row[column];
    const std::string one = "cram:" + joined(board, "/");
    demand_alike(tally, one, "cram:" + joined(random.below(2) == 0 ? mirrored : turned, "/"), random);
  }
}

void staircases(Tally& tally, std::uint64_t seed, unsigned count) {
  Random random(seed);
  for (unsigned i = 0; i < count; ++i) {
    std::vector<std::size_t> rows{1 + random.below(6)};
    while (rows.size() < 5 && random.below(4) != 0) rows.push_back(1 + random.below(rows.back()));
    std::vector<std::string> by_row, by_column;
    for (const std::size_t row : rows) by_row.push_back(std::to_string(row));
    for (std::size_t column = 0; column < rows[0]; ++column)
      by_column.push_back(
          std::to_string(std::count_if(rows.begin(), rows.end(), [&](std::size_t row) { return row > column; })));
    demand_alike(tally, "chomp:" + joined(by_row, ","), "chomp:" + joined(by_column, ","), random);
  }
}

/// The components of a sum in another order.
void components(Tally& tally, std::uint64_t seed, unsigned count) {
  Random random(seed);
  const Pool pool(Pool::Of::values, random);
  for (unsigned i = 0; i < count; ++i) {
    Sum sum = pool.sum(random, 2);
    const std::string one = address_of(sum);
    std::swap(sum[0], sum[1]);
    demand_alike(tally, one, address_of(sum), random);
  }
}

}  // namespace

Evidence rewordings(std::uint64_t seed) {
  const std::string other = "the other wording, each read and solved afresh under a convention by chance";
  Comparison relabelled{
      "relabelling",
      "graphs with other names for their vertices, heaps, edges, tokens and components in another order, boards "
      "mirrored or turned over are answered alike",
      other,
      {}};
  Comparison duplicated{"duplicates", "options that occur twice change nothing", other, {}};
  const auto add = [&](Comparison& comparison, auto check, unsigned count) {
    comparison.parts.push_back([=, own = ++seed](Tally& tally) { check(tally, own, some(count)); });
  };
  for (auto* check : {graphs, dags, heaps, boards, staircases, components}) add(relabelled, check, 15'000);
  for (auto* check : {twins, clauses}) add(duplicated, check, 60'000);
  return {"rewordings", "positions in other words", {relabelled, duplicated}};
}

}  // namespace sg::differential

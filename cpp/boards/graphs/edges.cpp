#include "boards/graphs/edges.hpp"

#include <algorithm>

#include "boards/graphs/disjoint-sets.hpp"
#include "core/game/small-sort.hpp"
#include "core/text/minsize.hpp"

namespace sg {
namespace {

/// Returns true if "n m" stands before the pairs: m is their number, and n is not below the number of their vertices.
bool has_header(const std::vector<std::uint32_t>& numbers) {
  if (numbers.size() < 2 || numbers[1] != numbers.size() / 2 - 1) return false;
  std::vector<std::uint32_t> vertices(numbers.begin() + 2, numbers.end());
  std::sort(vertices.begin(), vertices.end());
  return std::unique(vertices.begin(), vertices.end()) - vertices.begin() <= static_cast<std::ptrdiff_t>(numbers[0]);
}

/// Pairs up numbers typed without dashes; in square brackets no header stands before them.
std::vector<Edges::Edge> pair_up(const std::vector<std::uint32_t>& numbers, bool bracketed, Reader& reader) {
  if (numbers.size() % 2 != 0) reader.fail(Expected::other_end);
  const bool header = !bracketed && has_header(numbers);
  std::vector<Edges::Edge> edges;
  for (std::size_t i = header ? 2 : 0; i < numbers.size(); i += 2) edges.emplace_back(numbers[i], numbers[i + 1]);
  return edges;
}

}  // namespace

std::vector<Edges::Edge> read_tree(Reader& reader) {
  std::vector<Edges::Edge> edges;
  std::vector<std::uint32_t> open;
  std::uint32_t next = 0;
  do {
    if (reader.eat('(')) {
      if (!open.empty()) edges.emplace_back(open.back(), next);
      open.push_back(next++);
    } else if (reader.eat(')')) {
      open.pop_back();
    } else {
      reader.fail(Expected::bracket);
    }
    if (edges.size() > Edges::most) reader.too_big(reader.at(), Expected::most_edges, Edges::most);
  } while (!open.empty());
  return edges;
}

std::vector<std::uint32_t> Edges::read_ground(Reader& reader) {
  if (!reader.eat("ground=")) return {0};
  std::vector<std::uint32_t> ground;
  do ground.push_back(static_cast<std::uint32_t>(reader.number(Expected::vertex, most_vertex)));
  while (reader.eat(','));
  return ground;
}

SG_MINSIZE Edges Edges::read(Reader& reader) {
  reader.ignore_brackets();
  const auto vertex = [&] { return static_cast<std::uint32_t>(reader.number(Expected::vertex, most_vertex)); };
  reader.peek();
  const std::size_t before = reader.at();
  std::vector<std::uint32_t> ground = read_ground(reader);
  if (reader.at() == before && reader.peek() == '(') return Edges(std::move(ground), read_tree(reader));
  const bool bracketed = reader.rest().find('[') != std::string_view::npos;
  std::vector<Edge> edges;
  std::vector<std::uint32_t> loose;
  while (!reader.done()) {
    const std::size_t start = reader.at();
    if (edges.size() + loose.size() / 2 == most) reader.too_big(start, Expected::most_edges, most);
    const std::uint32_t u = vertex();
    if (reader.eat('-')) {
      // An "n m" header may stand before the first edge.
      if (loose.size() == 1 || loose.size() > 2) reader.fail_at(start, Expected::dashes_throughout);
      edges.emplace_back(u, vertex());
    } else if (edges.empty()) {
      loose.push_back(u);
    } else {
      reader.expect('-');
    }
    reader.eat(',');
  }
  if (edges.empty() && !loose.empty()) edges = pair_up(loose, bracketed, reader);
  return Edges(std::move(ground), std::move(edges));
}

bool Edges::is_ground(std::uint32_t vertex) const {
  return std::find(ground_.begin(), ground_.end(), vertex) != ground_.end();
}

Multigraph Edges::merged() const {
  constexpr std::uint32_t none = ~std::uint32_t{0};
  std::vector<std::uint32_t> names = ground_;
  for (const auto& [u, v] : edges_) {
    names.push_back(u);
    names.push_back(v);
  }
  std::sort(names.begin(), names.end());
  std::vector<std::uint32_t> numbers(names.size(), none);  // by the first place of a name
  const auto number_of = [&](std::uint32_t v) -> std::uint32_t& {
    return numbers[static_cast<std::size_t>(std::lower_bound(names.begin(), names.end(), v) - names.begin())];
  };
  for (const std::uint32_t g : ground_) number_of(g) = 0;
  Multigraph graph;
  graph.edges.reserve(edges_.size());
  const auto number = [&](std::uint32_t v) {
    std::uint32_t& own = number_of(v);
    if (own == none) own = graph.vertices++;
    return own;
  };
  for (const auto& [u, v] : edges_) {
    const std::uint32_t first = number(u);
    graph.edges.emplace_back(first, number(v));
  }
  return graph;
}

std::vector<bool> Edges::grounded() const {
  const Multigraph graph = merged();
  DisjointSets sets(graph.vertices);
  for (const auto& [u, v] : graph.edges) sets.join(u, v);
  std::vector<bool> joined;
  for (const auto& [u, v] : graph.edges) joined.push_back(sets.least_with(u) == 0);
  return joined;
}

std::string Edges::ground_text() const {
  std::string out;
  if (ground_ != std::vector<std::uint32_t>{0})
    for (const std::uint32_t g : ground_) out += (out.empty() ? "ground=" : ",") + std::to_string(g);
  return out;
}

std::string Edges::text() const {
  std::string out = ground_text();
  for (std::size_t i = 0; i < edges_.size(); ++i) (out += out.empty() ? "" : " ") += edge_text(i);
  return out;
}

std::string Edges::key() const {
  // The ground is merged and floating parts are left out; the other vertices keep their names, so that different orders
  // of moves lead to the same key.
  std::vector<Edge> sorted;
  const auto name = [&](std::uint32_t v) { return is_ground(v) ? 0 : v + 1; };
  const auto joined = grounded();
  for (std::size_t i = 0; i < edges_.size(); ++i)
    if (joined[i]) sorted.push_back(std::minmax({name(edges_[i].first), name(edges_[i].second)}));
  put_in_order(sorted);
  std::string key;
  for (const auto& [u, v] : sorted)
    for (const std::uint32_t end : {u, v})
      for (int shift = 0; shift < 32; shift += 8) key += static_cast<char>(end >> shift & 0xFF);
  return key;
}

void Edges::write(Json& json) const {
  json.begin_object().key("kind").text(text_of(BoardKind::graph));
  write_shape(json);
  json.end_object();
}

void Edges::write_shape(Json& json) const {
  json.key("ground").begin_array();
  for (const std::uint32_t g : ground_) json.number(g);
  json.end_array().key("edges").begin_array();
  for (const auto& [u, v] : edges_) json.begin_array().number(u).number(v).end_array();
  json.end_array().key("floating").begin_array();
  const auto joined = grounded();
  for (std::size_t i = 0; i < joined.size(); ++i)
    if (!joined[i]) json.index(i);
  json.end_array();
}

Phrase Edges::move_part(const Touch& touch) const {
  const auto& [u, v] = edges_[static_cast<std::size_t>(touch[0])];
  return Phrase(notation::edge, {u, v});
}

Edges Edges::without(std::uint64_t edge) const {
  Edges next(ground_, edges_);
  next.edges_.erase(next.edges_.begin() + static_cast<std::ptrdiff_t>(edge));
  const auto joined = next.grounded();
  std::size_t kept = 0;
  for (std::size_t i = 0; i < joined.size(); ++i)
    if (joined[i]) next.edges_[kept++] = next.edges_[i];
  next.edges_.resize(kept);
  return next;
}

}  // namespace sg

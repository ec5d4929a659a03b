#include "boards/graphs/graph.hpp"

#include <algorithm>

#include "boards/graphs/disjoint-sets.hpp"

namespace sg {
namespace {

constexpr std::uint64_t mixed(std::uint64_t x) {
  x = (x ^ x >> 31) * 0xD6E8FEB86659FD93u;
  return (x ^ x >> 29) * 0x9E3779B97F4A7C15u;
}

/// Ranks vertices by colour refinement over their neighbourhoods, until no two share a colour; when it gets stuck, a
/// vertex of the first shared colour is given a new one. Isomorphic graphs may end in different orders, which costs a
/// search only time.
std::vector<Graph::Vertex> rank_by_shape(std::size_t vertices, const std::vector<Graph::Edge>& edges) {
  std::vector<std::uint64_t> colours(vertices, 1);
  std::vector<std::uint64_t> mixes(vertices);
  std::vector<std::pair<std::uint64_t, Graph::Vertex>> order(vertices);
  std::size_t colours_before = 0;
  while (true) {
    for (std::size_t v = 0; v < vertices; ++v) mixes[v] = mixed(colours[v]);
    for (const auto& [u, v] : edges) {
      colours[u] += mixes[v];
      colours[v] += mixes[u];
    }
    for (std::size_t v = 0; v < vertices; ++v) order[v] = {colours[v], static_cast<Graph::Vertex>(v)};
    std::sort(order.begin(), order.end());
    std::size_t distinct = vertices == 0 ? 0 : 1;
    std::size_t shared = vertices;
    for (std::size_t i = 1; i < vertices; ++i) {
      if (order[i - 1].first != order[i].first)
        ++distinct;
      else if (shared == vertices)
        shared = order[i - 1].second;
    }
    if (distinct == vertices) break;
    if (distinct == colours_before) colours[shared] = mixed(colours[shared] + distinct);
    colours_before = distinct;
  }
  std::vector<Graph::Vertex> rank(vertices);
  for (std::size_t i = 0; i < vertices; ++i) rank[order[i].second] = static_cast<Graph::Vertex>(i);
  return rank;
}

}  // namespace

Graph Graph::read(Reader& reader, Touched touched) {
  struct Typed {
    std::uint64_t from, to;
    std::size_t at;
  };
  std::vector<Typed> edges, lone;
  const bool bracketed = reader.rest().find('[') != std::string_view::npos;
  reader.ignore_brackets();
  const auto vertex = [&] { return reader.number(Expected::vertex, most_name); };
  while (!reader.done()) {
    const std::size_t at = reader.at();
    const std::uint64_t from = vertex();
    const bool joined = reader.eat('-') || (bracketed && reader.eat(','));
    (joined ? edges : lone).push_back({from, joined ? vertex() : from, at});
    if (edges.size() > most_edges) reader.too_big(at, Expected::most_edges, most_edges);
    if (lone.size() > most_vertices) reader.too_big(at, Expected::most_vertices, most_vertices);
    reader.eat(',');
  }
  std::vector<std::uint32_t> names;
  const auto place = [&](std::uint64_t name) { return std::lower_bound(names.begin(), names.end(), name); };
  const auto add = [&](std::uint64_t name, std::size_t at) {
    const auto where = place(name);
    if (where != names.end() && *where == name) return false;
    if (names.size() == most_vertices) reader.too_big(at, Expected::most_vertices, most_vertices);
    names.insert(where, static_cast<std::uint32_t>(name));
    return true;
  };
  for (const Typed& edge : edges)
    for (const std::uint64_t end : {edge.from, edge.to}) add(end, edge.at);
  for (const Typed& one : lone)
    if (!add(one.from, one.at)) reader.fail_at(one.at, Expected::new_vertex);
  std::vector<Edge> placed;
  const auto index = [&](std::uint64_t name) { return static_cast<Vertex>(place(name) - names.begin()); };
  for (const Typed& edge : edges) placed.emplace_back(index(edge.from), index(edge.to));
  return Graph(touched, std::move(names), std::move(placed));
}

std::optional<Graph::Vertex> Graph::find(std::uint64_t name) const {
  const auto place = std::lower_bound(names_.begin(), names_.end(), name);
  if (place == names_.end() || *place != name) return std::nullopt;
  return static_cast<Vertex>(place - names_.begin());
}

std::string Graph::text() const {
  std::string out;
  std::vector<bool> joined(vertices());
  for (const auto& [u, v] : edges_) {
    out += (out.empty() ? "" : " ") + std::to_string(name(u)) + '-' + std::to_string(name(v));
    joined[u] = joined[v] = true;
  }
  for (std::size_t v = 0; v < vertices(); ++v)
    if (!joined[v]) out += (out.empty() ? "" : " ") + std::to_string(name(v));
  return out;
}

std::string Graph::key() const {
  const std::vector<Vertex> rank = rank_by_shape(vertices(), edges_);
  std::vector<Edge> sorted;
  sorted.reserve(edges_.size());
  for (const auto& [u, v] : edges_) sorted.push_back(std::minmax({rank[u], rank[v]}));
  std::sort(sorted.begin(), sorted.end());
  std::string key(1, static_cast<char>(vertices()));
  for (const auto& [u, v] : sorted) (key += static_cast<char>(u)) += static_cast<char>(v);
  return key;
}

void Graph::write(Json& json) const {
  json.begin_object()
      .key("kind")
      .text(text_of(BoardKind::graph))
      .key("ground")
      .begin_array()
      .end_array()
      .key("edges")
      .begin_array();
  std::vector<bool> joined(vertices());
  for (const auto& [u, v] : edges_) {
    json.begin_array().number(name(u)).number(name(v)).end_array();
    joined[u] = joined[v] = true;
  }
  json.end_array().key("floating").begin_array().end_array().key("lone").begin_array();
  for (std::size_t v = 0; v < vertices(); ++v)
    if (!joined[v]) json.number(name(v));
  json.end_array().key("touched").text(touched_ == Touched::vertices ? "vertices" : "edges").end_object();
}

Phrase Graph::move_part(const Touch& touch) const {
  if (touched_ == Touched::vertices) return Phrase(notation::vertex, {touch[0]});
  const auto& [u, v] = edges_[static_cast<std::size_t>(touch[0])];
  return Phrase(notation::edge, {name(u), name(v)});
}

Graph Graph::without(const std::vector<bool>& gone) const {
  std::vector<std::uint32_t> names;
  std::vector<Vertex> rank(vertices());
  for (std::size_t v = 0; v < vertices(); ++v) {
    rank[v] = static_cast<Vertex>(names.size());
    if (!gone[v]) names.push_back(names_[v]);
  }
  std::vector<Edge> edges;
  for (const auto& [u, v] : edges_)
    if (!gone[u] && !gone[v]) edges.emplace_back(rank[u], rank[v]);
  return Graph(touched_, std::move(names), std::move(edges));
}

std::vector<Graph> Graph::parts() const {
  DisjointSets sets(vertices());
  for (const auto& [u, v] : edges_) sets.join(u, v);
  std::vector<Graph> out;
  std::vector<bool> elsewhere(vertices());
  for (std::size_t first = 0; first < vertices(); ++first) {
    if (sets.least_with(static_cast<Vertex>(first)) != first) continue;
    for (std::size_t v = 0; v < vertices(); ++v) elsewhere[v] = sets.least_with(static_cast<Vertex>(v)) != first;
    out.push_back(without(elsewhere));
  }
  return out;
}

std::vector<std::uint64_t> Graph::elements(const Graph& part) const {
  if (touched_ == Touched::vertices) return {part.names_.begin(), part.names_.end()};
  std::vector<std::uint64_t> elements;
  for (std::size_t e = 0; e < edges_.size(); ++e)
    if (part.find(name(edges_[e].first))) elements.push_back(e);
  return elements;
}

}  // namespace sg

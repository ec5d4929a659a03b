#include "boards/graphs/graph.hpp"

#include <algorithm>
#include <numeric>

#include "boards/graphs/named-graph.hpp"
#include "boards/grids/square-grid.hpp"
#include "core/text/minsize.hpp"

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

std::vector<std::uint32_t> Graph::numbers_below(std::size_t bound) {
  std::vector<std::uint32_t> numbers(bound);
  std::iota(numbers.begin(), numbers.end(), std::uint32_t{0});
  return numbers;
}

SG_MINSIZE std::vector<Graph::Edge> Graph::edges_of(const BoardGraph& board) {
  std::vector<Edge> edges;
  for (std::size_t u = 0; u < board.size(); ++u)
    for (std::size_t v = u + 1; v < board.size(); ++v)
      if (board.are_joined(u, v)) edges.emplace_back(static_cast<Vertex>(u), static_cast<Vertex>(v));
  return edges;
}

SG_MINSIZE Graph::Graph(Touched touched, std::vector<std::uint32_t> names, std::vector<Edge> edges,
                        std::optional<BoardGraph> board)
    : touched_(touched), there_(VertexSet::all(names.size())) {
  std::vector<VertexSet> neighbours(names.size(), VertexSet(names.size()));
  for (const auto& [u, v] : edges)
    if (u != v) {
      neighbours[u].add(v);
      neighbours[v].add(u);
    }
  whole_ = std::make_shared<const Whole>(Whole{std::move(names), std::move(edges), std::move(neighbours), board});
}

Graph::Graph(Touched touched, const BoardGraph& board, std::string_view cells)
    : Graph(touched, numbers_below(board.size()), edges_of(board), board) {
  for (std::size_t v = 0; v < cells.size(); ++v)
    if (cells[v] == BoardGraph::gone) there_.remove(v);
}

SG_MINSIZE Graph Graph::read(Reader& reader, Touched touched) {
  if (const auto board = read_board(reader, ".#", most_vertices)) {
    if (edges_of(board->board).size() > most_edges) reader.too_big(reader.at(), Expected::most_edges, most_edges);
    return Graph(touched, board->board, board->cells);
  }
  if (const auto named = read_named_graph(reader, most_vertices, most_edges))
    return Graph(touched, numbers_below(named->vertices), {named->edges.begin(), named->edges.end()});
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

std::optional<std::size_t> Graph::find(std::uint64_t name) const {
  const auto place = std::lower_bound(whole_->names.begin(), whole_->names.end(), name);
  if (place == whole_->names.end() || *place != name) return std::nullopt;
  const auto v = static_cast<std::size_t>(place - whole_->names.begin());
  return there_.has(v) ? std::optional(v) : std::nullopt;
}

VertexSet Graph::neighbours(std::size_t v) const {
  VertexSet own = whole_->neighbours[v];
  return own &= there_;
}

std::vector<Graph::Edge> Graph::edges() const {
  std::vector<Edge> edges;
  for (const Edge& edge : whole_->edges)
    if (there_.has(edge.first) && there_.has(edge.second)) edges.push_back(edge);
  return edges;
}

Graph::Edge Graph::edge(std::size_t index) const {
  if (vertices() == whole_->names.size()) return whole_->edges[index];
  return edges()[index];
}

std::optional<Bitboard> Graph::bitboard(Bitboard::Removal removal) const {
  const std::size_t all = whole_->names.size();
  if (all == 0 || all > Bitboard::most) return std::nullopt;
  if (board() && board()->kind == BoardGraph::Kind::grid)
    return Bitboard{removal, static_cast<unsigned>(board()->rows), static_cast<unsigned>(board()->columns),
                    there_.word()};
  const auto is_loop = [](const Edge& edge) { return edge.first == edge.second; };
  if (removal == Bitboard::Removal::pair && std::any_of(whole_->edges.begin(), whole_->edges.end(), is_loop))
    return std::nullopt;
  Bitboard bits{removal, 0, 0, there_.word()};
  for (const VertexSet& own : whole_->neighbours) bits.neighbours.push_back(own.word());
  return bits;
}

std::string Graph::cells() const {
  std::string cells;
  for (std::size_t v = 0; v < whole_->names.size(); ++v) cells += there_.has(v) ? '.' : BoardGraph::gone;
  return cells;
}

SG_MINSIZE std::string Graph::text() const {
  if (board()) return board()->text(cells());
  std::string out;
  VertexSet lone = there_;
  for (const auto& [u, v] : edges()) {
    out += (out.empty() ? "" : " ") + std::to_string(name(u)) + '-' + std::to_string(name(v));
    lone.remove(u);
    lone.remove(v);
  }
  lone.each([&](std::size_t v) {
    out += (out.empty() ? "" : " ") + std::to_string(name(v));
    return true;
  });
  return out;
}

std::string Graph::key() const {
  // The key of squares begins with a height, so that it is not taken for an edge of the smaller vertex first.
  if (board() && !there_.empty()) return static_cast<char>(board()->kind) + SquareGrid(board()->grid(cells())).key();
  std::vector<Vertex> place(whole_->names.size());
  std::size_t count = 0;
  there_.each([&](std::size_t v) {
    place[v] = static_cast<Vertex>(count++);
    return true;
  });
  std::vector<Edge> edges = this->edges();
  for (auto& [u, v] : edges) {
    u = place[u];
    v = place[v];
  }
  const std::vector<Vertex> rank = rank_by_shape(count, edges);
  for (Edge& edge : edges) edge = std::minmax({rank[edge.first], rank[edge.second]});
  std::sort(edges.begin(), edges.end());
  return packed(count, edges);
}

std::string Graph::packed(std::size_t vertices, const std::vector<Edge>& edges) {
  std::string out;
  const bool is_large = vertices >= 0xFF;
  const auto add = [&](std::size_t n) {
    out += static_cast<char>(n & 0xFF);
    if (is_large) out += static_cast<char>(n >> 8);
  };
  if (is_large) out += '\xFF';
  add(vertices);
  for (const auto& [u, v] : edges) {
    add(u);
    add(v);
  }
  return out;
}

SG_MINSIZE void Graph::write(Json& json) const {
  if (board() && touched_ == Touched::vertices) return board()->grid(cells()).write(json);
  json.begin_object();
  write_members(json);
  json.end_object();
}

SG_MINSIZE void Graph::write_members(Json& json) const {
  json.key("kind").text(text_of(BoardKind::graph)).key("ground").begin_array().end_array().key("edges").begin_array();
  VertexSet lone = there_;
  for (const auto& [u, v] : edges()) {
    json.begin_array().number(name(u)).number(name(v)).end_array();
    lone.remove(u);
    lone.remove(v);
  }
  json.end_array().key("floating").begin_array().end_array().key("lone").begin_array();
  lone.each([&](std::size_t v) {
    json.number(name(v));
    return true;
  });
  json.end_array();
  if (board()) json.key("columns").index(board()->columns);
  json.key("touched").text(touched_ == Touched::vertices ? "vertices" : "edges");
}

SG_MINSIZE Phrase Graph::move_part(const Touch& touch) const {
  if (touched_ == Touched::edges) {
    const auto [u, v] = edge(static_cast<std::size_t>(touch[0]));
    return Phrase(notation::edge, {name(u), name(v)});
  }
  if (board()) return SquareGrid(board()->grid(cells())).move_part(touch);
  return Phrase(notation::vertex, {touch[0]});
}

Graph Graph::only(VertexSet kept) const {
  Graph next = *this;
  next.there_ = std::move(kept);
  return next;
}

std::vector<Graph> Graph::parts() const {
  std::vector<Graph> out;
  VertexSet left = there_;
  while (!left.empty()) {
    VertexSet part(whole_->names.size());
    VertexSet reached = part;
    reached.add(left.first());
    left.remove(left.first());
    while (!reached.empty()) {
      const std::size_t v = reached.first();
      reached.remove(v);
      part.add(v);
      VertexSet fresh = whole_->neighbours[v];
      fresh &= left;
      left -= fresh;
      reached |= fresh;
    }
    out.push_back(only(std::move(part)));
  }
  return out;
}

std::vector<std::uint64_t> Graph::elements(const Graph& part) const {
  std::vector<std::uint64_t> elements;
  if (touched_ == Touched::vertices) {
    part.there_.each([&](std::size_t v) {
      elements.push_back(name(v));
      return true;
    });
    return elements;
  }
  const std::vector<Edge> edges = this->edges();
  for (std::size_t e = 0; e < edges.size(); ++e)
    if (part.there_.has(edges[e].first)) elements.push_back(e);
  return elements;
}

SG_MINSIZE void Graph::each_small(unsigned count, Touched touched, const std::function<void(const Graph&)>& visit) {
  const auto on = [&](std::size_t n, std::vector<Edge> edges) {
    std::vector<std::uint32_t> names;
    for (std::uint32_t v = 0; v < n; ++v) names.push_back(v);
    visit(Graph(touched, std::move(names), std::move(edges)));
  };
  for (std::size_t n = 0; n <= count; ++n) {
    std::vector<Edge> kinds;
    for (Vertex u = 0; u < n; ++u)
      for (Vertex v = u; v < n; ++v)
        if (u != v || n < count) kinds.emplace_back(u, v);
    for (std::uint32_t chosen = 0; chosen < std::uint32_t{1} << kinds.size(); ++chosen) {
      std::vector<Edge> edges;
      for (std::size_t i = 0; i < kinds.size(); ++i)
        if ((chosen >> i & 1) != 0) edges.push_back(kinds[i]);
      on(n, std::move(edges));
    }
  }
  for (std::size_t n = count + std::size_t{1}; n <= 2 * std::size_t{count}; ++n) {
    std::vector<Edge> edges;
    for (Vertex v = 1; v < n; ++v) edges.emplace_back(v - 1, v);
    on(n, edges);
    edges.emplace_back(n - 1, 0);
    on(n, edges);
  }
  SquareGrid::each_small(count + 3, [&](const SquareGrid& cells) {
    for (std::size_t kind = 0; kind < BoardGraph::kinds; ++kind)
      visit(Graph(touched, {static_cast<BoardGraph::Kind>(kind), cells.sides()[1], cells.sides()[2]}, cells.cells()));
  });
}

}  // namespace sg

#include "boards/graphs/painted-graph.hpp"

#include <algorithm>
#include <map>

#include "boards/graphs/named-graph.hpp"
#include "boards/grids/letter-grid.hpp"
#include "core/text/minsize.hpp"

namespace sg {

SG_MINSIZE PaintedGraph::PaintedGraph(const BoardGraph& board, std::string_view cells) : board_(board) {
  std::vector<Vertex> place(board.size());
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (cells[cell] == BoardGraph::gone) continue;
    place[cell] = static_cast<Vertex>(names_.size());
    names_.push_back(static_cast<std::uint32_t>(cell));
    paint_ += cells[cell];
  }
  for (const auto& [u, v] : Graph::edges_of(board))
    if (cells[u] != BoardGraph::gone && cells[v] != BoardGraph::gone) edges_.emplace_back(place[u], place[v]);
}

SG_MINSIZE PaintedGraph PaintedGraph::read(Reader& reader) {
  std::map<std::uint32_t, char> paint;  // by name
  std::vector<std::pair<std::uint32_t, std::uint32_t>> typed;
  if (const auto board = read_board(reader, ".br#", Graph::most_vertices)) {
    if (Graph::edges_of(board->board).size() > Graph::most_edges)
      reader.too_big(reader.at(), Expected::most_edges, Graph::most_edges);
    return PaintedGraph(board->board, board->cells);
  }
  if (const auto named = read_named_graph(reader, Graph::most_vertices, Graph::most_edges)) {
    for (const std::uint32_t name : Graph::numbers_below(named->vertices)) paint.emplace(name, bare);
    for (const auto& [from, to] : named->edges) typed.push_back(std::minmax({from, to}));
  }
  const auto vertex = [&] {
    const std::size_t at = reader.at();
    const auto name = static_cast<std::uint32_t>(reader.number(Expected::vertex, Graph::most_name));
    paint.try_emplace(name, bare);
    if (paint.size() > Graph::most_vertices) reader.too_big(at, Expected::most_vertices, Graph::most_vertices);
    return name;
  };
  while (!reader.done()) {
    const std::size_t at = reader.at();
    const std::uint32_t from = vertex();
    if (reader.eat('-')) {
      const std::uint32_t to = vertex();
      if (from != to) typed.push_back(std::minmax(from, to));
      if (typed.size() > Graph::most_edges) reader.too_big(at, Expected::most_edges, Graph::most_edges);
    } else if (const char letter = static_cast<char>(reader.peek() | 0x20); letter == 'b' || letter == 'r') {
      if (paint[from] != bare) reader.fail_at(at, Expected::new_vertex);
      paint[from] = letter;
      reader.eat(reader.peek());
    }
    reader.eat(',');
  }
  std::vector<std::uint32_t> names;
  std::string letters;
  for (const auto& [name, letter] : paint) {
    names.push_back(name);
    letters += letter;
  }
  PaintedGraph graph(std::move(names), {}, std::move(letters));
  for (const auto& [u, v] : typed) graph.edges_.emplace_back(graph.find(u), graph.find(v));
  std::sort(graph.edges_.begin(), graph.edges_.end());
  graph.edges_.erase(std::unique(graph.edges_.begin(), graph.edges_.end()), graph.edges_.end());
  return graph;
}

PaintedGraph::Vertex PaintedGraph::find(std::uint64_t name) const {
  return static_cast<Vertex>(std::lower_bound(names_.begin(), names_.end(), name) - names_.begin());
}

std::string PaintedGraph::cells() const {
  std::string cells(board_->size(), BoardGraph::gone);
  for (std::size_t v = 0; v < vertices(); ++v) cells[name(v)] = paint_[v];
  return cells;
}

SG_MINSIZE std::string PaintedGraph::text() const {
  if (board_) return board_->text(cells());
  std::string edges, painted, lone;
  const auto add = [](std::string& words, const std::string& word) { words += (words.empty() ? "" : " ") + word; };
  std::vector<bool> on_edge(vertices());
  for (const auto& [u, v] : edges_) {
    add(edges, std::to_string(name(u)) + '-' + std::to_string(name(v)));
    on_edge[u] = on_edge[v] = true;
  }
  for (std::size_t v = 0; v < vertices(); ++v) {
    if (paint_[v] != bare)
      add(painted, std::to_string(name(v)) + paint_[v]);
    else if (!on_edge[v])
      add(lone, std::to_string(name(v)));
  }
  for (const std::string& words : {painted, lone})
    if (!words.empty()) add(edges, words);
  return edges;
}

std::string PaintedGraph::key() const {
  if (board_ && vertices() > 0) return static_cast<char>(board_->kind) + LetterGrid(board_->grid(cells())).key();
  return Graph::packed(vertices(), edges_) + paint_;
}

SG_MINSIZE void PaintedGraph::write(Json& json) const {
  if (board_) return board_->grid(cells()).write(json);
  json.begin_object().key("kind").text(text_of(BoardKind::graph));
  json.key("ground").begin_array().end_array().key("edges").begin_array();
  std::vector<bool> joined(vertices());
  for (const auto& [u, v] : edges_) {
    json.begin_array().number(name(u)).number(name(v)).end_array();
    joined[u] = joined[v] = true;
  }
  json.end_array().key("floating").begin_array().end_array().key("lone").begin_array();
  for (std::size_t v = 0; v < vertices(); ++v)
    if (!joined[v]) json.number(name(v));
  json.end_array().key("touched").text("vertices").key("painted").begin_object();
  for (std::size_t v = 0; v < vertices(); ++v)
    if (paint_[v] != bare) json.key(std::to_string(name(v))).text(std::string_view(paint_).substr(v, 1));
  json.end_object().end_object();
}

Phrase PaintedGraph::move_part(const Touch& touch) const {
  if (!board_) return Phrase(notation::paint, {touch[0]});
  return Phrase(notation::cells).add(board_->grid(cells()).name(touch[0]));
}

PaintedGraph PaintedGraph::painted(Vertex v, char paint) const {
  PaintedGraph next = *this;
  next.paint_[v] = paint;
  return next;
}

std::vector<PaintedGraph> PaintedGraph::parts(const std::vector<bool>& chosen) const {
  constexpr std::size_t none = Graph::most_vertices;
  std::vector<std::vector<Vertex>> neighbours(vertices());
  for (const auto& [u, v] : edges_) {
    neighbours[u].push_back(v);
    neighbours[v].push_back(u);
  }
  std::vector<std::size_t> part_of(vertices(), none);
  std::vector<PaintedGraph> out;
  for (std::size_t start = 0; start < vertices(); ++start) {
    if (!chosen[start] || part_of[start] != none) continue;
    const std::size_t part = out.size();
    std::vector<std::size_t> own{start}, rim;
    part_of[start] = part;
    for (std::size_t k = 0; k < own.size(); ++k)
      for (const Vertex v : neighbours[own[k]]) {
        if (paint_[v] != bare) rim.push_back(v);
        if (!chosen[v] || part_of[v] != none) continue;
        part_of[v] = part;
        own.push_back(v);
      }
    own.insert(own.end(), rim.begin(), rim.end());
    std::sort(own.begin(), own.end());
    own.erase(std::unique(own.begin(), own.end()), own.end());
    PaintedGraph cut({}, {}, {});
    cut.board_ = board_;
    for (const std::size_t v : own) {
      cut.names_.push_back(names_[v]);
      cut.paint_ += paint_[v];
    }
    for (const auto& [u, v] : edges_)
      if ((part_of[u] == part && (part_of[v] == part || paint_[v] != bare)) ||
          (part_of[v] == part && paint_[u] != bare))
        cut.edges_.emplace_back(cut.find(names_[u]), cut.find(names_[v]));
    out.push_back(std::move(cut));
  }
  return out;
}

SG_MINSIZE void PaintedGraph::each_small(unsigned count, const std::function<void(const PaintedGraph&)>& visit) {
  for (std::size_t n = 0; n <= count; ++n) {
    std::vector<std::uint32_t> names;
    std::vector<Edge> kinds;
    for (std::uint32_t u = 0; u < n; ++u) {
      for (std::uint32_t v = u + 1; v < n; ++v) kinds.emplace_back(u, v);
      names.push_back(u);
    }
    std::size_t paints = 1;
    for (std::size_t v = 0; v < n; ++v) paints *= 3;
    for (std::uint32_t chosen = 0; chosen < std::uint32_t{1} << kinds.size(); ++chosen) {
      std::vector<Edge> edges;
      for (std::size_t i = 0; i < kinds.size(); ++i)
        if ((chosen >> i & 1) != 0) edges.push_back(kinds[i]);
      for (std::size_t code = 0; code < paints; ++code) {
        std::string paint;
        for (std::size_t v = 0, rest = code; v < n; ++v, rest /= 3) paint += ".br"[rest % 3];
        visit(PaintedGraph(names, edges, std::move(paint)));
      }
    }
  }
  LetterGrid::each_small(count, ".br#", [&](const LetterGrid& cells) {
    for (std::size_t kind = 0; kind < BoardGraph::kinds; ++kind)
      visit(PaintedGraph({static_cast<BoardGraph::Kind>(kind), cells.sides()[1], cells.sides()[2]}, cells.cells()));
  });
}

}  // namespace sg

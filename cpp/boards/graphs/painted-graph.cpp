#include "boards/graphs/painted-graph.hpp"

#include <algorithm>
#include <map>

namespace sg {

PaintedGraph PaintedGraph::read(Reader& reader) {
  std::map<std::uint32_t, char> paint;  // by name
  std::vector<std::pair<std::uint32_t, std::uint32_t>> typed;
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

std::string PaintedGraph::text() const {
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
  std::string key = static_cast<char>(vertices()) + paint_;
  for (const auto& [u, v] : edges_) (key += static_cast<char>(u)) += static_cast<char>(v);
  return key;
}

void PaintedGraph::write(Json& json) const {
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

}  // namespace sg

#include "boards/graphs/coloured-edges.hpp"

#include <algorithm>

#include "core/game/small-sort.hpp"
#include "core/text/minsize.hpp"

namespace sg {

std::pair<std::vector<Edges::Edge>, std::string> read_coloured_edges(Reader& reader) {
  std::vector<Edges::Edge> edges;
  std::string colours;
  const auto vertex = [&] { return static_cast<std::uint32_t>(reader.number(Expected::vertex, Edges::most_vertex)); };
  while (!reader.done()) {
    if (edges.size() == ColouredEdges::most) reader.too_big(reader.at(), Expected::most_edges, ColouredEdges::most);
    const std::uint32_t u = vertex();
    reader.expect('-');
    edges.emplace_back(u, vertex());
    const char colour = static_cast<char>(reader.peek() | 0x20);
    if (colour != 'b' && colour != 'r' && colour != 'g') reader.fail(Expected::colour);
    reader.eat(reader.peek());
    colours += colour;
    reader.eat(',');
  }
  return {std::move(edges), std::move(colours)};
}

ColouredEdges ColouredEdges::read(Reader& reader) {
  std::vector<std::uint32_t> ground = Edges::read_ground(reader);
  auto [edges, colours] = read_coloured_edges(reader);
  return {Edges(std::move(ground), std::move(edges)), std::move(colours)};
}

std::string ColouredEdges::text() const {
  std::string out;
  const auto add = [&](const std::string& word) {
    if (!word.empty()) (out += out.empty() ? "" : " ") += word;
  };
  add(edges_.ground_text());
  for (std::size_t i = 0; i < size(); ++i) add(edges_.edge_text(i) + colours_[i]);
  return out;
}

std::string ColouredEdges::key() const {
  std::vector<std::pair<Edges::Edge, char>> sorted;
  const auto name = [&](std::uint32_t v) { return edges_.is_ground(v) ? 0 : v + 1; };
  const auto joined = edges_.grounded();
  for (std::size_t i = 0; i < size(); ++i) {
    const auto& [u, v] = edges_.edges()[i];
    if (joined[i]) sorted.push_back({std::minmax({name(u), name(v)}), colours_[i]});
  }
  put_in_order(sorted);
  std::string key;
  for (const auto& [edge, colour] : sorted) {
    for (const std::uint32_t end : {edge.first, edge.second})
      for (int shift = 0; shift < 32; shift += 8) key += static_cast<char>(end >> shift & 0xFF);
    key += colour;
  }
  return key;
}

void ColouredEdges::write(Json& json) const {
  json.begin_object().key("kind").text(text_of(BoardKind::graph));
  edges_.write_shape(json);
  json.key("colours").text(colours_).end_object();
}

Phrase ColouredEdges::move_part(const Touch& touch) const {
  const auto edge = static_cast<std::size_t>(touch[0]);
  const auto& [u, v] = edges_.edges()[edge];
  return Phrase(notation::coloured_edge, {u, v}).add(std::string(1, colours_[edge]));
}

ColouredEdges ColouredEdges::without(std::uint64_t edge) const {
  std::vector<Edges::Edge> rest = edges_.edges();
  std::string colours = colours_;
  rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(edge));
  colours.erase(colours.begin() + static_cast<std::ptrdiff_t>(edge));
  const auto joined = edges_.with(rest).grounded();
  std::size_t kept = 0;
  for (std::size_t i = 0; i < joined.size(); ++i)
    if (joined[i]) {
      rest[kept] = rest[i];
      colours[kept++] = colours[i];
    }
  rest.resize(kept);
  colours.resize(kept);
  return {edges_.with(std::move(rest)), std::move(colours)};
}

SG_MINSIZE void ColouredEdges::each_small(unsigned count, const std::function<void(const ColouredEdges&)>& visit) {
  std::vector<std::pair<Edges::Edge, char>> kinds;
  for (std::uint32_t u = 0; u < 4; ++u)
    for (std::uint32_t v = u; v < 4; ++v)
      for (const char colour : {'b', 'r', 'g'}) kinds.push_back({{u, v}, colour});
  for (unsigned n = 0; n <= count; ++n) {
    std::vector<std::size_t> chosen(n, 0);
    while (true) {
      std::vector<Edges::Edge> edges;
      std::string colours;
      for (const std::size_t kind : chosen) {
        edges.push_back(kinds[kind].first);
        colours += kinds[kind].second;
      }
      visit(ColouredEdges(Edges({0}, std::move(edges)), std::move(colours)));
      std::size_t i = n;
      while (i > 0 && chosen[i - 1] + 1 == kinds.size()) --i;
      if (i == 0) break;
      const std::size_t kind = chosen[i - 1] + 1;
      for (std::size_t j = i - 1; j < n; ++j) chosen[j] = kind;
    }
  }
}

}  // namespace sg

#include "boards/graphs/coloured-graph.hpp"

#include <algorithm>
#include <map>

#include "core/game/small-sort.hpp"
#include "core/text/minsize.hpp"

namespace sg {

ColouredGraph ColouredGraph::read(Reader& reader) {
  auto [edges, colours] = read_coloured_edges(reader);
  return {std::move(edges), std::move(colours)};
}

std::string ColouredGraph::text() const {
  std::string out;
  for (std::size_t i = 0; i < size(); ++i)
    out += (i > 0 ? " " : "") + std::to_string(edges_[i].first) + '-' + std::to_string(edges_[i].second) + colours_[i];
  return out;
}

std::string ColouredGraph::key() const {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < size(); ++i) {
    const auto [low, high] = std::minmax(edges_[i].first, edges_[i].second);
    words.push_back(std::to_string(low) + '-' + std::to_string(high) + colours_[i]);
  }
  put_in_order(words);
  std::string key;
  for (const std::string& word : words) key += word;
  return key;
}

void ColouredGraph::write(Json& json) const {
  json.begin_object().key("kind").text(text_of(BoardKind::graph)).key("ground").begin_array().end_array();
  json.key("edges").begin_array();
  for (const auto& [u, v] : edges_) json.begin_array().number(u).number(v).end_array();
  json.end_array().key("floating").begin_array().end_array().key("colours").text(colours_).end_object();
}

Phrase ColouredGraph::move_part(const Touch& touch) const {
  const auto edge = static_cast<std::size_t>(touch[0]);
  const auto& [u, v] = edges_[edge];
  return Phrase(notation::coloured_edge, {u, v}).add(std::string(1, colours_[edge]));
}

ColouredGraph ColouredGraph::some(auto&& is_kept) const {
  ColouredGraph kept;
  for (std::size_t i = 0; i < size(); ++i) {
    if (!is_kept(i)) continue;
    kept.edges_.push_back(edges_[i]);
    kept.colours_ += colours_[i];
  }
  return kept;
}

ColouredGraph ColouredGraph::without_ends(std::size_t edge) const {
  const auto goes = [&](std::uint32_t vertex) { return vertex == edges_[edge].first || vertex == edges_[edge].second; };
  return some([&](std::size_t i) { return !goes(edges_[i].first) && !goes(edges_[i].second); });
}

std::vector<ColouredGraph> ColouredGraph::parts() const {
  // Edges that share a vertex are in one part; an edge that joins two parts merges the later one into the earlier one.
  std::map<std::uint32_t, std::size_t> part_at;
  std::vector<std::size_t> joined_to(size());
  const auto part_of = [&](std::size_t part) {
    while (joined_to[part] != part) part = joined_to[part];
    return part;
  };
  for (std::size_t i = 0; i < size(); ++i) {
    joined_to[i] = i;
    for (const std::uint32_t end : {edges_[i].first, edges_[i].second}) {
      const auto [found, is_new] = part_at.try_emplace(end, i);
      if (is_new) continue;
      const auto [first, second] = std::minmax({part_of(found->second), part_of(i)});
      joined_to[second] = first;
    }
  }
  std::vector<ColouredGraph> parts;
  for (std::size_t part = 0; part < size(); ++part)
    if (joined_to[part] == part) parts.push_back(some([&](std::size_t i) { return part_of(i) == part; }));
  return parts;
}

SG_MINSIZE void ColouredGraph::each_small(unsigned count, const std::function<void(const ColouredGraph&)>& visit) {
  ColouredEdges::each_small(count, [&](const ColouredEdges& board) {
    std::string colours;
    for (std::size_t i = 0; i < board.size(); ++i) colours += board.colour(i);
    visit(ColouredGraph(board.edges().edges(), colours));
  });
}

}  // namespace sg

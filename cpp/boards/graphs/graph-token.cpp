#include "boards/graphs/graph-token.hpp"

#include <algorithm>

#include "boards/grids/letter-grid.hpp"
#include "core/text/minsize.hpp"

namespace sg {

SG_MINSIZE GraphToken GraphToken::read(Reader& reader) {
  constexpr auto touched = Graph::Touched::vertices;
  reader.peek();
  const std::size_t start = reader.at();
  Reader before = reader.until(start + std::min(reader.rest().find('@'), reader.rest().size()));
  auto board = read_board(before, ".#x", Graph::most_vertices);
  const auto is_token = [](char letter) { return letter == token; };
  const std::size_t tokens =
      board ? static_cast<std::size_t>(std::count_if(board->cells.begin(), board->cells.end(), is_token)) : 0;
  if (tokens > 1) reader.fail_at(start, Expected::one_token);
  if (tokens == 1) {
    const std::size_t at = board->cells.find(token);
    board->cells[at] = '.';
    reader.rewind(before.at());
    return GraphToken(Graph(touched, board->board, board->cells), at);
  }
  Graph graph = board ? Graph(touched, board->board, board->cells) : Graph::read(before, touched);
  reader.rewind(before.at());
  if (!reader.eat('@')) reader.fail(Expected::token_at);
  reader.peek();
  const std::size_t place = reader.at();
  const auto at = graph.find(reader.number(Expected::vertex, Graph::most_name));
  if (!at) reader.fail_at(place, Expected::vertex_of_graph);
  return GraphToken(std::move(graph), *at);
}

std::string GraphToken::cells() const {
  std::string cells = graph_.cells();
  cells[at_] = token;
  return cells;
}

SG_MINSIZE std::string GraphToken::place(std::size_t v) const {
  const BoardGraph* const board = graph_.board();
  return board ? board->grid(cells()).name(v) : std::to_string(graph_.name(v));
}

std::string GraphToken::text() const {
  if (const BoardGraph* const board = graph_.board()) return board->text(cells());
  return graph_.text() + " @" + std::to_string(graph_.name(at_));
}

std::string GraphToken::key() const {
  if (const BoardGraph* const board = graph_.board())
    return static_cast<char>(board->kind) + LetterGrid(board->grid(cells())).key();
  return graph_.text() + '@' + std::to_string(graph_.name(at_));
}

SG_MINSIZE void GraphToken::write(Json& json) const {
  if (const BoardGraph* const board = graph_.board()) return board->grid(cells()).write(json);
  json.begin_object();
  graph_.write_members(json);
  json.key("token").number(graph_.name(at_)).end_object();
}

Phrase GraphToken::move_part(const Touch& touch) const {
  return Phrase(notation::piece).add(place(at_)).add(place(*graph_.find(touch[0])));
}

SG_MINSIZE void GraphToken::each_small(unsigned count, const std::function<void(const GraphToken&)>& visit) {
  Graph::each_small(count, Graph::Touched::vertices, [&](const Graph& graph) {
    graph.there().each([&](std::size_t v) {
      visit(GraphToken(graph, v));
      return true;
    });
  });
}

}  // namespace sg

// Tokens on a directed graph that may have cycles.
// Rules    move one token along an arc; several tokens may stand on one vertex. Endless play is a draw.
// Theorem  the tokens add: each vertex is worth a nimber or infinity(K), by retrograde analysis of the graph alone.
//          Misere: nothing adds up; retrograde analysis of all positions.
// Source   smith1966, fraenkelperl1975
// Cost     all values once for a graph, its arcs for each nimber: theory/loopy/loopy-values.hpp
#include "boards/graphs/tokens.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

struct DigraphGame {
  using Position = Tokens;
  static constexpr std::string_view sample_graph = "1>4 2>4 2>5 3>4 3>6 4>1 4>7 5>8 6>5 6>7 7>5 7>8";
  static constexpr Alias listed[] = {{"", sample_graph, "2,5", "fraenkelperl1975"}};
  static constexpr Info info{.id = "digraph",
                             .board = BoardKind::dag,
                             .sample = "2,5",
                             .source = "fraenkelperl1975",
                             .checked_to = 3,
                             .game_class = GameClass::loopy,
                             .aliases = listed,
                             .known_by = Justification::table};
  std::shared_ptr<const Digraph> graph;
  std::shared_ptr<const IndexLists> options;

  static DigraphGame read_rules(Reader& reader) {
    auto graph = std::make_shared<const Digraph>(Digraph::read(reader, Digraph::Letters::none, Digraph::Cycles::any));
    auto options = std::make_shared<IndexLists>();
    for (Digraph::Vertex v = 0; v < graph->size(); ++v) {
      options->all.insert(options->all.end(), graph->out(v).begin(), graph->out(v).end());
      options->end();
    }
    return {std::move(graph), std::move(options)};
  }
  std::string rules() const { return graph->text(); }
  /// Every graph with arcs on three vertices, loops included, and the one in the catalogue.
  static std::vector<std::string> samples() {
    std::vector<std::string> out;
    for (unsigned chosen = 1; chosen < 1u << 9; ++chosen) {
      std::string text = "1 2 3";
      for (unsigned arc = 0; arc < 9; ++arc)
        if ((chosen >> arc & 1) != 0) text += ' ' + std::to_string(1 + arc / 3) + '>' + std::to_string(1 + arc % 3);
      out.push_back(std::move(text));
    }
    out.emplace_back(sample_graph);
    return out;
  }

  Tokens read(Reader& reader) const { return Tokens::read(graph, reader); }
  void each_small(unsigned count, const std::function<void(const Tokens&)>& visit) const {
    Tokens::each_small(graph, count, visit);
  }

  bool each_move(const Tokens& tokens, auto&& visit) const { return tokens.each_move(visit); }
  Tokens after(const Tokens& tokens, const Touch& touch) const { return tokens.after(touch); }
  Count count_moves(const Tokens& tokens) const { return tokens.count_moves(); }
  std::vector<Tokens> split(const Tokens& tokens) const { return tokens.each(); }
  std::pair<std::size_t, Touch> within(const Tokens&, const Touch& touch) const {
    return {static_cast<std::size_t>(touch[0]), {0, touch[1]}};
  }

  const IndexLists& position_graph() const { return *options; }
  std::vector<std::uint32_t> vertices(const Tokens& tokens) const { return tokens.on(); }
};

const Register<DigraphGame> digraph;

}  // namespace
}  // namespace sg

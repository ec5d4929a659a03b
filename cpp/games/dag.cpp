// Tokens on a directed graph without cycles.
// Rules    move one token along an arc; several tokens may stand on one vertex.
// Theorem  the tokens add: g = the xor of the values of their vertices, each the mex of the values of its arcs'
//          targets. Misere: a vertex is tame if all its followers are and its pair is {n, n} or {0, 1}; pairs of tame
//          vertices add.
// Source   Sprague 1935, Grundy 1939; misere: Conway 1976, ch. 12
// Cost     all values once for a graph, O(V + E); winning moves O(arcs at the tokens)
#include <algorithm>
#include <set>

#include "boards/graphs/tokens.hpp"
#include "core/game/register.hpp"
#include "theory/graphs/vertex-values.hpp"

namespace sg {
namespace {

/// Graph with the values of its vertices. The pairs are computed when first needed: under misere play alone.
class SolvedGraph {
 public:
  explicit SolvedGraph(Digraph graph) : graph_(std::move(graph)), values_(vertex_values(graph_)) {}
  const Digraph& graph() const { return graph_; }
  Nimber value(Digraph::Vertex v) const { return values_[v]; }
  /// Tame pair of a vertex, nullopt if it is not tame.
  std::optional<TamePair> pair(Digraph::Vertex v) const {
    if (!pairs_) pairs_ = vertex_pairs(graph_);
    return pairs_->tame[v] ? std::optional(pairs_->pairs[v]) : std::nullopt;
  }

 private:
  Digraph graph_;
  std::vector<std::uint32_t> values_;
  mutable std::optional<VertexPairs> pairs_;
};

struct VertexTable {
  std::shared_ptr<const SolvedGraph> solved;
  bool can_reach(const Tokens&) const { return true; }
  bool grow(const Tokens&, Meter&) const { return true; }
  std::optional<Value> value(const Tokens& tokens) const {
    Nimber sum = 0;
    for (const Digraph::Vertex v : tokens.on()) sum ^= solved->value(v);
    return Value::nimber(sum);
  }
};

struct Dag {
  using Position = Tokens;
  static constexpr std::string_view sample_graph = "1>2 1>3 1>4 2>4 2>5 3>5 3>6 4>7 5>6 5>7 6>8 7>8";
  static constexpr Alias listed[] = {{"", sample_graph, "1,2", "sprague1935"}};
  static constexpr Info info{.id = "dag",
                             .board = BoardKind::dag,
                             .sample = "1,2",
                             .source = "sprague1935",
                             .checked_to = 4,
                             .aliases = listed};
  std::shared_ptr<const SolvedGraph> solved;

  static Dag read_rules(Reader& reader) {
    return {std::make_shared<SolvedGraph>(Digraph::read(reader, Digraph::Letters::none))};
  }
  std::string rules() const { return solved->graph().text(); }
  /// Every graph on five vertices with arcs to smaller numbers only, and the one in the catalogue.
  static std::vector<std::string> samples() {
    std::vector<std::string> out;
    for (unsigned chosen = 1; chosen < 1u << 10; ++chosen) {
      std::string text = "1 2 3 4 5";
      unsigned arc = 0;
      for (unsigned from = 2; from <= 5; ++from)
        for (unsigned to = 1; to < from; ++to)
          if ((chosen >> arc++ & 1) != 0) text += ' ' + std::to_string(from) + '>' + std::to_string(to);
      out.push_back(std::move(text));
    }
    out.emplace_back(sample_graph);
    return out;
  }

  Tokens read(Reader& reader) const { return Tokens::read(graph(), reader); }
  void each_small(unsigned count, const std::function<void(const Tokens&)>& visit) const {
    Tokens::each_small(graph(), count, visit);
  }

  bool each_move(const Tokens& tokens, auto&& visit) const { return tokens.each_move(visit); }
  Tokens after(const Tokens& tokens, const Touch& touch) const { return tokens.after(touch); }
  std::vector<Tokens> split(const Tokens& tokens) const { return tokens.each(); }
  std::pair<std::size_t, Touch> within(const Tokens&, const Touch& touch) const {
    return {static_cast<std::size_t>(touch[0]), {0, touch[1]}};
  }

  using Table = VertexTable;
  std::shared_ptr<Table> table() const { return std::make_shared<Table>(Table{solved}); }
  std::optional<TamePair> tame_pair(const Tokens& tokens) const {
    TamePair pair = TamePair::empty();
    for (const Digraph::Vertex v : tokens.on()) {
      const auto own = solved->pair(v);
      if (!own) return std::nullopt;
      pair = pair ^ *own;
    }
    return pair;
  }

  Count count_moves(const Tokens& tokens) const { return tokens.count_moves(); }
  bool each_move_to(const Tokens& tokens, Nimber target, auto&& visit) const {
    const Nimber change = table()->value(tokens)->nimber() ^ target;
    for (std::size_t i = 0; i < tokens.on().size(); ++i) {
      const Nimber wanted = solved->value(tokens.on()[i]) ^ change;
      for (const Digraph::Vertex to : solved->graph().out(tokens.on()[i]))
        if (solved->value(to) == wanted && !visit(tokens.touch(i, to))) return false;
    }
    return true;
  }

  std::vector<Reason> why(const Tokens& tokens) const {
    std::vector<Reason> reasons;
    if (tokens.on().size() != 1) {
      std::vector<Valued> parts;
      for (const Digraph::Vertex v : tokens.on())
        parts.push_back({std::to_string(solved->graph().name(v)), Value::nimber(solved->value(v))});
      reasons.push_back(xor_reason(ReasonKey::nim_sum, parts));
    }
    if (!tokens.on().empty())
      reasons.push_back(
          {ReasonKey::vertices, {{"rows", rows_behind(tokens.on())}, {"value", fact(solved->value(tokens.on()[0]))}}});
    return reasons;
  }

 private:
  static constexpr std::size_t most_rows = 48;

  /// Rows for all vertices that can be reached, ends first; if there are too many, for the tokens' own vertices only.
  std::vector<FactRow> rows_behind(const std::vector<Digraph::Vertex>& on) const {
    std::vector<Digraph::Vertex> found;
    std::vector<bool> reached(solved->graph().size());
    const auto reach = [&](Digraph::Vertex v) {
      if (!reached[v]) found.push_back(v);
      reached[v] = true;
    };
    for (const Digraph::Vertex v : on) reach(v);
    const std::size_t own = found.size();
    for (std::size_t i = 0; i < found.size() && found.size() <= most_rows; ++i)
      for (const Digraph::Vertex to : solved->graph().out(found[i])) reach(to);
    if (found.size() > most_rows) {
      for (const Digraph::Vertex v : found) reached[v] = false;
      found.resize(std::min(own, most_rows));
      for (const Digraph::Vertex v : found) reached[v] = true;
    }
    std::vector<FactRow> rows;
    for (const Digraph::Vertex v : solved->graph().order())
      if (reached[v]) rows.push_back(row_of(v));
    return rows;
  }
  FactRow row_of(Digraph::Vertex v) const {
    std::set<Nimber> values;
    for (const Digraph::Vertex to : solved->graph().out(v)) values.insert(solved->value(to));
    std::string options;
    for (const Nimber value : values) (options += options.empty() ? "" : ", ") += std::to_string(value);
    return {{"vertex", std::to_string(solved->graph().name(v))},
            {"options", options},
            {"value", std::to_string(solved->value(v))}};
  }

  std::shared_ptr<const Digraph> graph() const { return {solved, &solved->graph()}; }
};

const Register<Dag> dag;

}  // namespace
}  // namespace sg

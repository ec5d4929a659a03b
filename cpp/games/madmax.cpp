// MADMAX: two marbles on a lettered graph without cycles.
// Rules    each player owns a marble and moves it along an arc whose letter is not before the one played last.
// Theorem  with marbles on v, the mover's, and u there is a last letter up to which the mover wins: the greatest letter
//          d of an arc from v to w such that the opponent, to move with (u, w), does not win after d. An earlier letter
//          takes no arc away, so one letter for each pair is enough.
// Source   Codeforces 917B "MADMAX"
// Cost     O(V E) once for a graph
#include <algorithm>
#include <set>

#include "boards/graphs/tokens.hpp"
#include "core/game/register.hpp"

namespace sg {
namespace {

/// Last letters by pair; '\0' where the mover never wins, which is also the letter before the first move.
class Thresholds {
 public:
  explicit Thresholds(Digraph g) : graph(std::move(g)), last_(graph.size() * graph.size(), '\0') {
    const auto& order = graph.order();
    // In the order of the sum of the two places, which every move lowers.
    for (std::size_t sum = 0; sum + 1 < 2 * order.size(); ++sum)
      for (std::size_t i = sum < order.size() ? 0 : sum + 1 - order.size(); i < order.size() && i <= sum; ++i) {
        const Digraph::Vertex mine = order[i];
        const Digraph::Vertex other = order[sum - i];
        char& best = last_[mine * graph.size() + other];
        const auto targets = graph.out(mine);
        for (std::size_t k = 0; k < targets.size(); ++k)
          if (const char letter = graph.letter(mine, k); letter > best && !wins(other, targets[k], letter))
            best = letter;
      }
  }
  char last(Digraph::Vertex mine, Digraph::Vertex other) const { return last_[mine * graph.size() + other]; }
  bool wins(Digraph::Vertex mine, Digraph::Vertex other, char played) const {
    return last(mine, other) != '\0' && played <= last(mine, other);
  }

  Digraph graph;

 private:
  std::vector<char> last_;
};

struct Madmax {
  using Position = Tokens;
  static constexpr std::size_t most_vertices = 500;
  static constexpr std::string_view sample_graph = "1>2:b 1>3:a 2>4:c 3>4:b";
  static constexpr Alias listed[] = {{"", sample_graph, "1,2", "cf917b"}};
  static constexpr Info info{.id = "madmax",
                             .board = BoardKind::dag,
                             .sample = "1,2",
                             .source = "cf917b",
                             .checked_to = 8,
                             .misere = false,
                             .game_class = GameClass::outcome_only,
                             .aliases = listed};
  std::shared_ptr<const Thresholds> thresholds;

  static Madmax read_rules(Reader& reader) {
    const std::size_t at = reader.at();
    Digraph graph = Digraph::read(reader, Digraph::Letters::each);
    if (graph.size() > most_vertices) reader.too_big(at, Expected::most_vertices, most_vertices);
    return {std::make_shared<Thresholds>(std::move(graph))};
  }
  std::string rules() const { return graph()->text(); }
  /// Every graph on four vertices with arcs to smaller numbers only and letters a, b; and the one in the catalogue.
  static std::vector<std::string> samples() {
    std::vector<std::string> out;
    for (unsigned code = 1; code < 3 * 3 * 3 * 3 * 3 * 3; ++code) {
      std::string text = "1 2 3 4";
      unsigned rest = code;
      for (unsigned from = 2; from <= 4; ++from)
        for (unsigned to = 1; to < from; ++to, rest /= 3)
          if (rest % 3 != 0)
            text += ' ' + std::to_string(from) + '>' + std::to_string(to) + (rest % 3 == 1 ? ":a" : ":b");
      out.push_back(std::move(text));
    }
    out.emplace_back(sample_graph);
    return out;
  }

  Tokens read(Reader& reader) const { return Tokens::read(graph(), reader); }
  void admit(const Tokens& marbles, Reader& reader) const {
    if (marbles.on().size() != 2) reader.fail(Expected::two_marbles);
  }
  /// Visits marbles on any two of the first `count` vertices, before the first move and after each letter.
  void each_small(unsigned count, auto&& visit) const {
    const auto end = static_cast<Digraph::Vertex>(std::min<std::size_t>(count, graph()->size()));
    std::set<char> letters{'\0'};
    for (const Digraph::Arc& arc : graph()->arcs()) letters.insert(arc.letter);
    for (Digraph::Vertex mine = 0; mine < end; ++mine)
      for (Digraph::Vertex other = 0; other < end; ++other)
        for (const char last : letters) visit(Tokens(graph(), {mine, other}, last));
  }

  bool each_move(const Tokens& marbles, auto&& visit) const {
    const Digraph::Vertex mine = marbles.on()[0];
    const auto targets = graph()->out(mine);
    for (std::size_t i = 0; i < targets.size(); ++i)
      if (graph()->letter(mine, i) >= marbles.last() && !visit(marbles.touch(0, targets[i]))) return false;
    return true;
  }
  /// Puts the opponent's marble first, since the opponent is then to move.
  Tokens after(const Tokens& marbles, const Touch& touch) const {
    return Tokens(graph(), {marbles.on()[1], marbles.goal(touch)}, letter(marbles, touch));
  }

  std::optional<bool> wins(const Tokens& marbles, Play) const {
    return thresholds->wins(marbles.on()[0], marbles.on()[1], marbles.last());
  }

  Phrase move_part(const Tokens& marbles, const Touch& touch) const {
    Phrase part(notation::marble, {graph()->name(marbles.on()[0]), touch[1]});
    return part.add(std::string(1, letter(marbles, touch)));
  }

  std::vector<Reason> why(const Tokens& marbles) const {
    if (each_move(marbles, [](const Touch&) { return false; })) return {Reason{ReasonKey::no_move}};
    const char best = thresholds->last(marbles.on()[0], marbles.on()[1]);
    Reason reason{best == '\0' ? ReasonKey::threshold_none : ReasonKey::threshold,
                  {{"mine", name(marbles.on()[0])}, {"other", name(marbles.on()[1])}}};
    if (best != '\0') reason.facts.add("best", std::string(1, best));
    if (graph()->size() <= most_shown) reason.facts.add("rows", rows());
    return {reason};
  }

 private:
  static constexpr std::size_t most_shown = 12;

  std::shared_ptr<const Digraph> graph() const { return {thresholds, &thresholds->graph}; }
  std::string name(Digraph::Vertex v) const { return std::to_string(graph()->name(v)); }
  char letter(const Tokens& marbles, const Touch& touch) const {
    const Digraph::Vertex mine = marbles.on()[0];
    const auto targets = graph()->out(mine);
    const auto place = std::lower_bound(targets.begin(), targets.end(), marbles.goal(touch));
    return graph()->letter(mine, static_cast<std::size_t>(place - targets.begin()));
  }
  /// Last letters of all pairs: a row for each vertex of the mover's marble, a fact for each of the other's.
  std::vector<FactRow> rows() const {
    std::vector<FactRow> all;
    for (Digraph::Vertex mine = 0; mine < graph()->size(); ++mine) {
      FactRow row{{"mine", name(mine)}};
      for (Digraph::Vertex other = 0; other < graph()->size(); ++other) {
        const char last = thresholds->last(mine, other);
        row.emplace_back(name(other), last == '\0' ? "" : std::string(1, last));
      }
      all.push_back(std::move(row));
    }
    return all;
  }
};

const Register<Madmax> madmax;

}  // namespace
}  // namespace sg

// Red-blue Hackenbush, with green edges too.
// Rules    Left cuts a blue or a green edge, Right a red or a green one; all edges that are no longer joined to the
//          ground are removed with it.
// Theorem  parts that meet only at the ground add, and without green edges every position is a number: for trees by
//          Berlekamp's rule, for parts of one colour by the number of their edges, for others with circles as the
//          simplest number between their options (theory/graphs/red-blue.hpp). Left wins if the number is positive,
//          Right if it is negative, the second player at 0.
//          With green edges trees have values by the colon principle (theory/partizan/coloured-trees.hpp).
// Source   Winning Ways, ch. 7
// Cost     trees and parts of one colour O(E); others with circles 2^edges, up to 12 of them; else, and with green
//          edges, a search for the winner alone
#include "boards/graphs/coloured-edges.hpp"
#include "core/game/register.hpp"
#include "theory/graphs/red-blue.hpp"
#include "theory/partizan/coloured-trees.hpp"
#include "theory/partizan/value-law.hpp"

namespace sg {
namespace {

struct RedBlueHackenbush {
  using Position = ColouredEdges;
  static constexpr Info info{.id = "red-blue-hackenbush",
                             .board = BoardKind::graph,
                             .sample = "0-1b 1-2r 1-3b 0-4r 4-5b 5-6b 0-7b 7-8r",
                             .source = "winningways",
                             .checked_to = 4,
                             .misere = false,
                             .game_class = GameClass::partizan};

  bool each_move(const ColouredEdges& board, Player player, auto&& visit) const {
    const auto joined = board.edges().grounded();
    for (std::size_t i = 0; i < joined.size(); ++i)
      if (joined[i] && board.may_cut(i, player) && !visit(Touch{i})) return false;
    return true;
  }
  ColouredEdges after(const ColouredEdges& board, const Touch& touch, Player) const { return board.without(touch[0]); }

  std::optional<Dyadic> number(const ColouredEdges& board) const { return red_blue_value(board); }

  std::vector<Reason> why(const ColouredEdges& board) const {
    const auto value = number(board);
    if (!value) return {};
    const auto parts = ground_parts(board);
    if (parts.empty()) return {formula_reason("nothing")};
    std::vector<Reason> reasons;
    std::string chain;
    for (std::size_t i = 0; i < parts.size() && i < most_listed; ++i) {
      chain += (i == 0 ? "" : " + ") + bracketed(*parts[i].value);
      reasons.push_back(account(board, parts[i]));
    }
    if (parts.size() > most_listed) chain += " + ...";
    if (parts.size() > 1) reasons.push_back(formula_reason("sum", {{"chain", chain}, {"value", value->text()}}));
    return reasons;
  }

 private:
  static constexpr std::size_t most_listed = 16;

  static std::string bracketed(const Dyadic& value) {
    return value.sign() < 0 ? '(' + value.text() + ')' : value.text();
  }

  static Reason account(const ColouredEdges& board, const GroundPart& part) {
    Reason reason = formula_of(board, part);
    reason.marks.assign(part.edges.begin(), part.edges.end());
    return reason;
  }
  static Reason formula_of(const ColouredEdges& board, const GroundPart& part) {
    const std::string value = part.value->text();
    if (part.kind != GroundPart::Kind::stalk) {
      const std::string id = part.kind == GroundPart::Kind::tree ? "tree" : "graph";
      return formula_reason(id, {{"edges", fact(part.edges.size())}, {"value", value}});
    }
    // The sign expansion: 1 for each edge up to the first change of colour, then half as much from edge to edge.
    std::string signs;
    std::string chain;
    Dyadic step(1);
    bool changed = false;
    for (const std::uint32_t e : part.edges) {
      const bool blue = board.colour(e) == 'b';
      changed = changed || board.colour(e) != board.colour(part.edges[0]);
      if (changed) step = step.halved(1).value_or(step);
      signs += blue ? '+' : '-';
      chain += (chain.empty() ? (blue ? "" : "-") : (blue ? " + " : " - ")) + step.text();
    }
    return formula_reason("stalk", {{"signs", signs}, {"chain", chain}, {"value", value}});
  }
};

const Register<RedBlueHackenbush> red_blue_hackenbush;

const partizan::EnrolledLaw of_trees{RedBlueHackenbush::info.id, [](partizan::Forms& forms, const Position& p) {
                                       return partizan::value_of_trees(forms, own_of<WithMover<ColouredEdges>>(p));
                                     }};

}  // namespace
}  // namespace sg

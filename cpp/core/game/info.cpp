#include "core/game/info.hpp"

namespace sg {

std::string_view text_of(GameClass game_class) {
  switch (game_class) {
    case GameClass::nimber:
      return "nimber";
    case GameClass::loony:
      return "loony";
    case GameClass::loopy:
      return "loopy";
    case GameClass::outcome_only:
      return "outcome-only";
    case GameClass::partizan:
      return "partizan";
    case GameClass::draft:
      break;
  }
  return "draft";
}

std::string_view text_of(BoardKind board) {
  switch (board) {
    case BoardKind::heaps:
      return "heaps";
    case BoardKind::row:
      return "row";
    case BoardKind::grid:
      return "grid";
    case BoardKind::graph:
      return "graph";
    case BoardKind::dag:
      return "dag";
    case BoardKind::trie:
      return "trie";
    case BoardKind::draft:
      return "draft";
    case BoardKind::sheet:
      return "sheet";
    case BoardKind::stairs:
      return "stairs";
    case BoardKind::strip:
      return "strip";
    case BoardKind::ring:
      return "ring";
    case BoardKind::circle:
      return "circle";
    case BoardKind::states:
      break;
  }
  return "states";
}

}  // namespace sg

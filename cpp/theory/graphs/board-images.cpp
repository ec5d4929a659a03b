#include "theory/graphs/board-images.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace sg {
namespace {

/// Box around the cells that are there: its corner and its last row and column from there.
struct Box {
  std::size_t top, left, last_row, last_column;
};

std::optional<Box> box_of(const BoardGraph& board, std::string_view cells) {
  std::size_t top = board.rows, bottom = 0, left = board.columns, right = 0;
  for (std::size_t row = 0; row < board.rows; ++row) {
    const std::string_view line = cells.substr(row * board.columns, board.columns);
    const std::size_t first = line.find_first_not_of(BoardGraph::gone);
    if (first == line.npos) continue;
    top = std::min(top, row);
    bottom = row;
    left = std::min(left, first);
    right = std::max(right, line.find_last_not_of(BoardGraph::gone));
  }
  if (top == board.rows) return std::nullopt;
  return Box{top, left, bottom - top, right - left};
}

/// Returns the image of a cell of the box, all rows and columns counted from its corner.
std::pair<std::size_t, std::size_t> image_of(std::size_t row, std::size_t column, BoardSymmetry symmetry,
                                             const Box& box) {
  switch (symmetry) {
    case BoardSymmetry::half_turn:
      return {box.last_row - row, box.last_column - column};
    case BoardSymmetry::left_right:
      return {row, box.last_column - column};
    case BoardSymmetry::top_bottom:
      return {box.last_row - row, column};
    case BoardSymmetry::diagonal:
      return {column, row};
    case BoardSymmetry::antidiagonal:
      return {box.last_column - column, box.last_row - row};
  }
  return {row, column};
}

constexpr char exchanged(char letter) { return letter == 'b' ? 'r' : letter == 'r' ? 'b' : letter; }

/// Returns the vertices that are their own images or joined to them.
VertexSet disturbing(const Graph& graph, const BoardImage& image) {
  VertexSet all(image.of.size());
  graph.there().each([&](std::size_t v) {
    if (image.of[v] == v || graph.board()->are_joined(v, image.of[v])) all.add(v);
    return true;
  });
  return all;
}

/// Returns true if the images of these vertices are these vertices.
bool is_invariant(const VertexSet& set, const BoardImage& image) {
  return set.each([&](std::size_t v) { return set.has(image.of[v]); });
}

/// `first_move` returns the move after which the image of no vertex disturbs; nullopt if there is none.
std::optional<CopyStrategy> copy_strategy(const Graph& graph, auto&& first_move) {
  if (!graph.board() || graph.there().empty()) return std::nullopt;
  for (const BoardImage& image : board_images(*graph.board(), graph.cells())) {
    const VertexSet disturbed = disturbing(graph, image);
    if (disturbed.empty()) return CopyStrategy{image.symmetry};
    if (image.symmetry != BoardSymmetry::half_turn) continue;
    if (auto first = first_move(image, disturbed)) return CopyStrategy{image.symmetry, std::move(*first)};
  }
  return std::nullopt;
}

}  // namespace

std::vector<BoardImage> board_images(const BoardGraph& board, std::string_view cells, bool exchanges_paint) {
  constexpr std::array all{BoardSymmetry::half_turn, BoardSymmetry::left_right, BoardSymmetry::top_bottom,
                           BoardSymmetry::diagonal, BoardSymmetry::antidiagonal};
  std::vector<BoardImage> images;
  const auto box = box_of(board, cells);
  if (!box) return images;
  const auto cell_at = [&](std::size_t row, std::size_t column) {
    return (box->top + row) * board.columns + box->left + column;
  };
  /// Visits each cell of the box with its image until the visitor answers false.
  const auto each_pair = [&](BoardSymmetry symmetry, auto&& visit) {
    for (std::size_t row = 0; row <= box->last_row; ++row)
      for (std::size_t column = 0; column <= box->last_column; ++column) {
        const auto [down, across] = image_of(row, column, symmetry, *box);
        if (!visit(cell_at(row, column), cell_at(down, across))) return false;
      }
    return true;
  };
  for (const BoardSymmetry symmetry : all) {
    if (symmetry >= BoardSymmetry::diagonal && box->last_row != box->last_column) continue;
    const bool is_unchanged = each_pair(symmetry, [&](std::size_t cell, std::size_t image) {
      return cells[image] == (exchanges_paint ? exchanged(cells[cell]) : cells[cell]);
    });
    if (!is_unchanged) continue;
    BoardImage found{symmetry, std::vector<std::size_t>(cells.size())};
    each_pair(symmetry, [&](std::size_t cell, std::size_t image) {
      found.of[cell] = image;
      return true;
    });
    images.push_back(std::move(found));
  }
  return images;
}

std::string_view formula_of(BoardSymmetry symmetry) {
  return symmetry == BoardSymmetry::half_turn ? "image" : "reflection";
}

std::optional<Value> value_by_copying(const std::optional<CopyStrategy>& strategy) {
  return strategy && strategy->first.empty() ? std::optional(Value::nimber(0)) : std::nullopt;
}

std::optional<bool> winner_by_copying(const std::optional<CopyStrategy>& strategy) {
  return strategy ? std::optional(!strategy->first.empty()) : std::nullopt;
}

std::optional<Reason> reason_of_copying(const Graph& graph, const std::optional<CopyStrategy>& strategy) {
  if (!strategy) return std::nullopt;
  if (strategy->first.empty()) return formula_reason(formula_of(strategy->symmetry), {{"board", graph.text()}});
  std::string middle;
  for (const std::size_t v : strategy->first) {
    const std::string name =
        strategy->first.size() == 1 ? graph.board()->grid(graph.cells()).name(v) : std::to_string(graph.name(v));
    middle += (middle.empty() ? "" : "-") + name;
  }
  return formula_reason("middle", {{"board", graph.text()}, {"middle", std::move(middle)}});
}

std::optional<CopyStrategy> copy_of_vertices(const Graph& graph) {
  return copy_strategy(graph, [&](const BoardImage& image, const VertexSet& disturbed) {
    std::optional<std::vector<std::size_t>> first;
    graph.there().each([&](std::size_t v) {
      VertexSet taken = graph.neighbours(v);
      taken.add(v);
      if (disturbed.is_within(taken) && is_invariant(taken, image)) first = {v};
      return !first;
    });
    return first;
  });
}

std::optional<CopyStrategy> copy_of_edges(const Graph& graph) {
  return copy_strategy(graph, [&](const BoardImage& image, const VertexSet& disturbed) {
    std::optional<std::vector<std::size_t>> first;
    for (const auto& [u, v] : graph.edges()) {
      VertexSet taken(image.of.size());
      taken.add(u);
      taken.add(v);
      if (!first && disturbed.is_within(taken) && is_invariant(taken, image)) first = {u, v};
    }
    return first;
  });
}

}  // namespace sg

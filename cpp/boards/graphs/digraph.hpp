// Directed graph, with or without cycles: arcs "1>2 1>3 2>4", a vertex without arcs by its number alone, letters as in "1>2:b".
// In a text without any ">" numbers are pairs, "1 2 1 3", with letters "1 2 b"; an "n m" header may stand before them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/text/reader.hpp"

namespace sg {

/// Vertices are indices in the order of their names; arcs are in the order typed.
class Digraph {
 public:
  using Vertex = std::uint32_t;
  struct Arc {
    Vertex from, to;
    char letter;  // '\0' without letters
  };
  enum class Letters : bool { none, each };
  enum class Cycles : bool { none, any };
  static constexpr std::size_t most_arcs = 1'000'000;
  static constexpr std::uint64_t most_name = 4'000'000'000;

  /// Reads a graph. Fails at an arc that repeats another one, or closes a cycle where there must be none.
  static Digraph read(Reader& reader, Letters letters, Cycles cycles = Cycles::none);

  std::size_t size() const { return names_.size(); }
  bool lettered() const { return letters_ == Letters::each; }
  std::uint32_t name(Vertex v) const { return names_[v]; }
  std::optional<Vertex> find(std::uint64_t name) const;
  const std::vector<Arc>& arcs() const { return arcs_; }
  /// Vertices that no arc begins or ends at.
  const std::vector<Vertex>& lone() const { return lone_; }
  /// Targets of the arcs from a vertex, ascending.
  std::span<const Vertex> out(Vertex v) const {
    return std::span(targets_).subspan(first_[v], first_[v + std::size_t{1}] - first_[v]);
  }
  /// Letter of the arc to out(v)[i].
  char letter(Vertex v, std::size_t i) const { return lettering_[first_[v] + i]; }
  /// All vertices, each after the targets of its arcs; empty if cycles are allowed.
  const std::vector<Vertex>& order() const { return order_; }

  std::string text() const;

 private:
  struct Typed;
  void place(const Typed& typed, Reader& reader);
  void sort_out(const Typed& typed, Reader& reader);

  Letters letters_ = Letters::none;
  std::vector<std::uint32_t> names_;  // ascending
  std::vector<Arc> arcs_;
  std::vector<Vertex> lone_;
  std::vector<std::size_t> first_;  // index in targets_ of the first arc of each vertex
  std::vector<Vertex> targets_;
  std::vector<char> lettering_;  // parallel to targets_
  std::vector<Vertex> order_;
};

}  // namespace sg

// A directed graph without cycles: arcs "1>2 1>3 2>4", a vertex without arcs by its number alone. Letters as in "1>2:b".
// Without any ">" numbers are pairs, "1 2 1 3", with letters "1 2 b", and an "n m" header may stand before them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/text/reader.hpp"

namespace sg {

/// Vertices are indices in the order of their names; arcs keep the order typed.
class Digraph {
 public:
  using Vertex = std::uint32_t;
  struct Arc {
    Vertex from, to;
    char letter;  // '\0' without letters
  };
  enum class Letters : bool { none, each };
  static constexpr std::size_t most_arcs = 1'000'000;
  static constexpr std::uint64_t most_name = 4'000'000'000;

  /// Fails at the arc that closes a cycle, or stands twice.
  static Digraph read(Reader& reader, Letters letters);

  std::size_t size() const { return names_.size(); }
  bool lettered() const { return letters_ == Letters::each; }
  std::uint32_t name(Vertex v) const { return names_[v]; }
  std::optional<Vertex> find(std::uint64_t name) const;
  const std::vector<Arc>& arcs() const { return arcs_; }
  /// Vertices without arcs.
  const std::vector<Vertex>& lone() const { return lone_; }
  /// Where the arcs of a vertex lead, ascending.
  std::span<const Vertex> out(Vertex v) const {
    return std::span(targets_).subspan(first_[v], first_[v + std::size_t{1}] - first_[v]);
  }
  /// The letter of the arc to out(v)[i].
  char letter(Vertex v, std::size_t i) const { return lettering_[first_[v] + i]; }
  /// Every vertex behind all that its arcs lead to.
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
  std::vector<std::size_t> first_;  // where the arcs of a vertex begin in targets_
  std::vector<Vertex> targets_;
  std::vector<char> lettering_;  // by the same places
  std::vector<Vertex> order_;
};

}  // namespace sg

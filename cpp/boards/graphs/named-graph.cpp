#include "boards/graphs/named-graph.hpp"

#include <span>
#include <string_view>

#include "boards/graphs/edges.hpp"
#include "core/text/minsize.hpp"

namespace sg {
namespace {

/// Maker of one named graph: reads its numbers and adds its edges.
class Maker {
 public:
  Maker(Reader& reader, std::size_t most_vertices, std::size_t most_edges)
      : reader_(reader), most_vertices_(most_vertices), most_edges_(most_edges) {
    reader.peek();
    at_ = reader.at();
  }

  SG_MINSIZE void path() { chain(number()); }
  SG_MINSIZE void cycle() {
    const std::size_t n = number();
    chain(n);
    if (n > 2) join(n - 1, 0);
  }
  SG_MINSIZE void star() {
    grow(number() + 1);
    for (std::size_t v = 1; v < graph_.vertices; ++v) join(0, v);
  }
  SG_MINSIZE void wheel() {
    const std::size_t rim = number();
    grow(rim + 1);
    for (std::size_t v = 0; v < rim; ++v) {
      join(rim, v);
      if (v + 1 < rim) join(v, v + 1);
    }
    if (rim > 2) join(rim - 1, 0);
  }
  SG_MINSIZE void hypercube() {
    const std::size_t dimension = number();
    if (dimension >= 32) grow(most_vertices_ + 1);
    grow(std::size_t{1} << dimension);
    for (std::size_t v = 0; v < graph_.vertices; ++v)
      for (std::size_t bit = 1; bit < graph_.vertices; bit *= 2)
        if ((v & bit) == 0) join(v, v | bit);
  }
  /// Classes of so many vertices, joined to all others; of a single number, classes of one vertex.
  SG_MINSIZE void complete() {
    std::vector<std::size_t> ends;
    do {
      grow(graph_.vertices + number());
      ends.push_back(graph_.vertices);
    } while (reader_.eat(','));
    if (ends.size() == 1) {
      ends.clear();
      while (ends.size() < graph_.vertices) ends.push_back(ends.size() + 1);
    }
    std::size_t own = 0;
    for (std::size_t u = 0; u < graph_.vertices; ++u) {
      while (ends[own] <= u) ++own;
      for (std::size_t v = ends[own]; v < graph_.vertices; ++v) join(u, v);
    }
  }
  SG_MINSIZE void petersen() {
    grow(10);
    for (std::size_t v = 0; v < 5; ++v) {
      join(v, (v + 1) % 5);
      join(v, v + 5);
      join(v + 5, (v + 2) % 5 + 5);
    }
  }
  SG_MINSIZE void tree() {
    grow(1);
    for (const auto& [parent, child] : read_tree(reader_)) {
      grow(child + std::size_t{1});
      join(parent, child);
    }
  }
  NamedGraph take() { return std::move(graph_); }

 private:
  std::size_t number() { return static_cast<std::size_t>(reader_.number(Expected::number, most_vertices_)); }
  SG_MINSIZE void grow(std::size_t vertices) {
    if (vertices > most_vertices_) reader_.too_big(at_, Expected::most_vertices, most_vertices_);
    graph_.vertices = vertices;
  }
  SG_MINSIZE void join(std::size_t u, std::size_t v) {
    if (graph_.edges.size() == most_edges_) reader_.too_big(at_, Expected::most_edges, most_edges_);
    graph_.edges.emplace_back(static_cast<std::uint32_t>(u), static_cast<std::uint32_t>(v));
  }
  SG_MINSIZE void chain(std::size_t n) {
    grow(n);
    for (std::size_t v = 1; v < n; ++v) join(v - 1, v);
  }

  Reader& reader_;
  std::size_t at_ = 0;  // place of its first number
  std::size_t most_vertices_, most_edges_;
  NamedGraph graph_;
};

struct Row {
  std::string_view name;
  void (Maker::*make)();
};
constexpr Row rows[] = {{"path", &Maker::path},           {"cycle", &Maker::cycle},       {"circle", &Maker::cycle},
                        {"complete", &Maker::complete},   {"star", &Maker::star},         {"wheel", &Maker::wheel},
                        {"hypercube", &Maker::hypercube}, {"petersen", &Maker::petersen}, {"tree", &Maker::tree}};
/// Letters of the literature, right before a number.
constexpr Row letters[] = {
    {"P", &Maker::path}, {"C", &Maker::cycle}, {"K", &Maker::complete}, {"Q", &Maker::hypercube}};

bool begins_with(Reader& reader, const Row& row, bool is_letter) {
  const std::size_t start = reader.at();
  if (!reader.eat(row.name)) return false;
  const std::string_view rest = reader.rest();
  if (!is_letter || (!rest.empty() && rest[0] >= '0' && rest[0] <= '9')) return true;
  reader.rewind(start);
  return false;
}

}  // namespace

SG_MINSIZE std::optional<NamedGraph> read_named_graph(Reader& reader, std::size_t most_vertices,
                                                      std::size_t most_edges) {
  for (const bool is_letter : {false, true})
    for (const Row& row : is_letter ? std::span<const Row>(letters) : std::span<const Row>(rows))
      if (begins_with(reader, row, is_letter)) {
        Maker maker(reader, most_vertices, most_edges);
        (maker.*row.make)();
        return maker.take();
      }
  return std::nullopt;
}

}  // namespace sg

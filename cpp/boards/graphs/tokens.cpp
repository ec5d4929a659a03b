#include "boards/graphs/tokens.hpp"

#include <algorithm>

namespace sg {

Tokens Tokens::read(std::shared_ptr<const Digraph> graph, Reader& reader) {
  reader.ignore_brackets();
  std::vector<Vertex> on;
  char last = '\0';
  while (!reader.done()) {
    if (graph->lettered() && reader.eat('/')) {
      last = reader.peek();
      if (last < 'a' || last > 'z') reader.fail(Expected::letter_a_to_z);
      reader.eat(last);
      break;
    }
    const std::size_t at = (reader.peek(), reader.at());
    const auto vertex = graph->find(reader.number(Expected::vertex));
    if (!vertex) reader.fail_at(at, Expected::vertex_of_graph);
    if (on.size() == most) reader.too_big(at, Expected::most_tokens, most);
    on.push_back(*vertex);
    reader.eat(',');
  }
  return Tokens(std::move(graph), std::move(on), last);
}

std::string Tokens::text() const {
  std::string out;
  for (const Vertex v : on_) (out += out.empty() ? "" : ",") += std::to_string(graph_->name(v));
  return last_ == '\0' ? out : out + '/' + last_;
}

std::string Tokens::key() const {
  std::vector<Vertex> named = on_;
  if (!graph_->lettered()) std::sort(named.begin(), named.end());
  std::string key;
  for (const Vertex v : named)
    for (int shift = 0; shift < 32; shift += 8) key += static_cast<char>(v >> shift & 0xFF);
  return graph_->lettered() ? key + last_ : key;
}

void Tokens::write(Json& json) const {
  const auto name = [&](Vertex v) { json.number(graph_->name(v)); };
  json.begin_object().key("kind").text(text_of(BoardKind::dag)).key("arcs").begin_array();
  for (const Digraph::Arc& arc : graph_->arcs()) {
    json.begin_array();
    name(arc.from);
    name(arc.to);
    json.end_array();
  }
  json.end_array().key("lone").begin_array();
  for (const Vertex v : graph_->lone()) name(v);
  json.end_array();
  if (graph_->lettered()) {
    json.key("letters").begin_array();
    for (const Digraph::Arc& arc : graph_->arcs()) json.text(std::string_view(&arc.letter, 1));
    json.end_array();
  }
  json.key("tokens").begin_array();
  for (const Vertex v : on_) name(v);
  json.end_array();
  if (last_ != '\0') json.key("last").text(std::string_view(&last_, 1));
  json.end_object();
}

Phrase Tokens::move_part(const Touch& touch) const {
  const Vertex from = on_[static_cast<std::size_t>(touch[0])];
  return Phrase(notation::token, {touch[0] + 1, graph_->name(from), touch[1]});
}

Tokens Tokens::after(const Touch& touch) const {
  Tokens next = *this;
  next.on_[static_cast<std::size_t>(touch[0])] = goal(touch);
  return next;
}

std::vector<Tokens> Tokens::each() const {
  std::vector<Tokens> out;
  for (const Vertex v : on_) out.push_back(Tokens(graph_, {v}));
  return out;
}

void Tokens::each_small(const std::shared_ptr<const Digraph>& graph, unsigned count,
                        const std::function<void(const Tokens&)>& visit) {
  const unsigned most = graph->size() == 0 ? 0 : count;
  std::vector<Vertex> on;
  for (unsigned n = 0; n <= most; ++n)
    for (on.assign(n, 0);;) {
      visit(Tokens(graph, on));
      std::size_t i = n;
      while (i > 0 && on[i - 1] + std::size_t{1} == graph->size()) --i;
      if (i == 0) break;
      std::fill(on.begin() + static_cast<std::ptrdiff_t>(i) - 1, on.end(), on[i - 1] + 1);
    }
}

}  // namespace sg

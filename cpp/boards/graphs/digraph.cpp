#include "boards/graphs/digraph.hpp"

#include <algorithm>

#include "core/text/minsize.hpp"

namespace sg {

/// Graph as typed: names instead of indices, and the offset of each arc.
struct Digraph::Typed {
  struct Pair {
    std::uint32_t from, to;
    char letter;
    std::size_t at;
  };
  std::vector<Pair> arcs = {};
  std::vector<std::uint32_t> lone = {};

  void add(const Pair& arc, const Reader& reader) {
    if (arcs.size() == most_arcs) reader.too_big(arc.at, Expected::most_arcs, most_arcs);
    arcs.push_back(arc);
  }
  std::vector<std::uint32_t> names() const {
    std::vector<std::uint32_t> all = lone;
    for (const Pair& arc : arcs) all.insert(all.end(), {arc.from, arc.to});
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
  }
};

namespace {

std::uint32_t read_name(Reader& reader) {
  return static_cast<std::uint32_t>(reader.number(Expected::vertex, Digraph::most_name));
}

char read_letter(Reader& reader) {
  const char c = reader.peek();
  if (!reader.at_letter()) reader.fail(Expected::letter_a_to_z);
  reader.eat(c);
  return c;
}

template <class Typed>
void read_arrows(Reader& reader, bool lettered, Typed& typed) {
  while (!reader.done()) {
    const std::size_t at = reader.at();
    const std::uint32_t from = read_name(reader);
    if (reader.eat("->") || reader.eat('>')) {
      const std::uint32_t to = read_name(reader);
      if (lettered) reader.expect(':', Expected::colon_and_letter);
      typed.add({from, to, lettered ? read_letter(reader) : '\0', at}, reader);
    } else {
      if (typed.lone.size() == Digraph::most_arcs) reader.too_big(at, Expected::most_vertices, Digraph::most_arcs);
      typed.lone.push_back(from);
    }
    reader.eat(',');
  }
}

/// Reads pairs. The first one is a header if its second number counts the pairs after it and its first is not below the
/// number of their vertices; with letters, if no letter follows it.
template <class Typed>
void read_pairs(Reader& reader, bool lettered, Typed& typed) {
  bool header = false;
  while (!reader.done()) {
    const std::size_t at = reader.at();
    const std::uint32_t from = read_name(reader);
    reader.eat(',');
    if (typed.arcs.empty() && reader.done()) {
      typed.lone.push_back(from);
      return;
    }
    const std::uint32_t to = read_name(reader);
    reader.eat(',');
    header = header || (lettered && typed.arcs.empty() && reader.at_number());
    typed.add({from, to, lettered && !(header && typed.arcs.empty()) ? read_letter(reader) : '\0', at}, reader);
    reader.eat(',');
  }
  if (typed.arcs.empty()) return;
  const auto [n, m, letter, at] = typed.arcs.front();
  Typed rest{{typed.arcs.begin() + 1, typed.arcs.end()}};
  const bool counts = m == rest.arcs.size() && rest.names().size() <= n;
  if (header && !counts) reader.fail_at(at, Expected::header);
  if (header || (!lettered && counts)) typed = std::move(rest);
}

}  // namespace

SG_MINSIZE Digraph Digraph::read(Reader& reader, Letters letters, Cycles cycles) {
  const bool lettered = letters == Letters::each;
  Typed typed;
  reader.ignore_brackets();
  if (reader.rest().find('>') != std::string_view::npos)
    read_arrows(reader, lettered, typed);
  else
    read_pairs(reader, lettered, typed);
  Digraph graph;
  graph.letters_ = letters;
  graph.place(typed, reader);
  if (cycles == Cycles::none) graph.sort_out(typed, reader);
  return graph;
}

std::optional<Digraph::Vertex> Digraph::find(std::uint64_t name) const {
  const auto place = std::lower_bound(names_.begin(), names_.end(), name);
  if (place == names_.end() || *place != name) return std::nullopt;
  return static_cast<Vertex>(place - names_.begin());
}

/// Turns names into indices and groups the arcs by their source.
SG_MINSIZE void Digraph::place(const Typed& typed, Reader& reader) {
  names_ = typed.names();
  for (const auto& [from, to, letter, at] : typed.arcs) arcs_.push_back({*find(from), *find(to), letter});
  first_.assign(names_.size() + 1, 0);
  std::vector<bool> used(names_.size(), false);
  for (const Arc& arc : arcs_) {
    ++first_[arc.from + std::size_t{1}];
    used[arc.from] = used[arc.to] = true;
  }
  for (Vertex v = 0; v < names_.size(); ++v) {
    first_[v + std::size_t{1}] += first_[v];
    if (!used[v]) lone_.push_back(v);
  }
  std::vector<Arc> by_source(arcs_.size());
  std::vector<std::size_t> free(first_.begin(), first_.end());
  for (const Arc& arc : arcs_) by_source[free[arc.from]++] = arc;
  for (Vertex v = 0; v < names_.size(); ++v)
    std::sort(by_source.begin() + static_cast<std::ptrdiff_t>(first_[v]),
              by_source.begin() + static_cast<std::ptrdiff_t>(first_[v + std::size_t{1}]),
              [](const Arc& a, const Arc& b) { return a.to < b.to; });
  for (const Arc& arc : by_source) {
    targets_.push_back(arc.to);
    lettering_.push_back(arc.letter);
  }
  for (std::size_t i = 1; i < by_source.size(); ++i) {
    const Arc& arc = by_source[i];
    if (arc.from != by_source[i - 1].from || arc.to != by_source[i - 1].to) continue;
    const auto twin =
        std::find_if(arcs_.rbegin(), arcs_.rend(), [&](const Arc& a) { return a.from == arc.from && a.to == arc.to; });
    reader.fail_at(typed.arcs[static_cast<std::size_t>(arcs_.rend() - twin) - 1].at, Expected::new_arc);
  }
}

/// Depth-first search on an explicit stack. An arc to a vertex that is still open closes a cycle.
SG_MINSIZE void Digraph::sort_out(const Typed& typed, Reader& reader) {
  enum class State : std::uint8_t { fresh, open, closed };
  std::vector<State> states(size(), State::fresh);
  std::vector<std::size_t> next(first_.begin(), first_.end());
  std::vector<Vertex> path;
  for (Vertex start = 0; start < size(); ++start) {
    if (states[start] == State::fresh) path.push_back(start);
    while (!path.empty()) {
      const Vertex v = path.back();
      states[v] = State::open;
      if (next[v] == first_[v + std::size_t{1}]) {
        states[v] = State::closed;
        order_.push_back(v);
        path.pop_back();
        continue;
      }
      const Vertex to = targets_[next[v]++];
      if (states[to] == State::fresh) path.push_back(to);
      if (states[to] != State::open) continue;
      std::string cycle = std::to_string(name(to));
      constexpr std::ptrdiff_t most_shown = 8;
      const auto begin = std::find(path.begin(), path.end(), to) + 1;
      for (auto at = begin; at != path.end() && at - begin < most_shown; ++at) cycle += '>' + std::to_string(name(*at));
      if (path.end() - begin > most_shown) cycle += ">...";
      const auto place =
          std::find_if(arcs_.begin(), arcs_.end(), [&](const Arc& a) { return a.from == v && a.to == to; });
      reader.fail_at(typed.arcs[static_cast<std::size_t>(place - arcs_.begin())].at,
                     {Expected::no_cycle, cycle + '>' + std::to_string(name(to))});
    }
  }
}

std::string Digraph::text() const {
  std::string out;
  const auto word = [&](const std::string& text) { (out += out.empty() ? "" : " ") += text; };
  for (const Arc& arc : arcs_) {
    word(std::to_string(name(arc.from)) + '>' + std::to_string(name(arc.to)));
    if (lettered()) (out += ':') += arc.letter;
  }
  for (const Vertex v : lone_) word(std::to_string(name(v)));
  return out;
}

}  // namespace sg

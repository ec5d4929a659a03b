#include "api/address.hpp"

#include <algorithm>

namespace sg {
namespace {

constexpr std::string_view plus = " + ";
constexpr std::size_t most_components = 1000;

/// Capitals belong to no id, but to the name that somebody meant.
bool is_id(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-'; }
int depth_change(char c) { return c == '(' || c == '[' || c == '{' ? 1 : c == ')' || c == ']' || c == '}' ? -1 : 0; }

/// Where the component that begins at `from` ends: at the next " + " outside brackets.
std::size_t component_end(std::string_view text, std::size_t from) {
  int depth = 0;
  for (std::size_t i = from; i < text.size(); ++i) {
    depth += depth_change(text[i]);
    if (depth <= 0 && text.substr(i, plus.size()) == plus) return i;
  }
  return text.size();
}

[[noreturn]] void fail(std::string code, std::size_t at, std::string expected) {
  throw InputError{std::move(code), at, std::move(expected)};
}

/// `id` or `id(rules)`; `at` is moved behind it.
GamePtr game_at(std::string_view text, std::size_t& at, std::size_t end) {
  while (at < end && text[at] == ' ') ++at;
  const std::size_t start = at;
  while (at < end && is_id(text[at])) ++at;
  const auto named = find_game(text.substr(start, at - start));
  if (!named) fail(at == start ? "bad-request" : "unknown-game", start, "a game, as in nim:3,5,7");
  const std::size_t open = at;
  if (at < end && text[at] == '(') {
    int depth = 0;
    do {
      if (at == end) fail("bad-rules", end, ")");
      depth += depth_change(text[at++]);
    } while (depth > 0);
    if (named->alias || !named->family->parametrised) fail("bad-rules", open, ":");
    Reader rules(text, open + 1, at - 1, "bad-rules");
    return make_game(*named, &rules);
  }
  if (!named->alias && named->family->parametrised) fail("bad-rules", open, "rules in brackets");
  return make_game(*named, nullptr);
}

template <class Read>
auto located(std::string_view raw, Read&& read) {
  const Source source(raw);
  try {
    return read(source.text());
  } catch (InputError& error) {
    if (error.at) error.at = source.locate(*error.at);
    throw;
  }
}

}  // namespace

Sum read_address(std::string_view raw) {
  return located(raw, [](std::string_view text) {
    Sum sum;
    for (std::size_t at = 0;;) {
      if (sum.size() == most_components) fail("too-big", at, "at most 1000 components");
      const std::size_t end = component_end(text, at);
      const GamePtr game = game_at(text, at, end);
      if (at == end || text[at] != ':') fail("bad-position", at, ":");
      Reader reader(text, at + 1, end, "bad-position");
      sum.push_back({game, game->read(reader)});
      reader.expect_end("the end of the position");
      if (end == text.size()) return sum;
      at = end + plus.size();
    }
  });
}

GamePtr read_game(std::string_view raw) {
  return located(raw, [](std::string_view text) {
    std::size_t at = 0;
    GamePtr game = game_at(text, at, text.size());
    if (at != text.size()) fail("bad-request", at, "the end of the game");
    return game;
  });
}

std::string address_of(const Sum& sum) {
  std::string out;
  for (const Component& component : sum) {
    if (!out.empty()) out += plus;
    out += component.address();
  }
  return out;
}

Play read_play(std::string_view text, const Sum& sum) {
  if (text == "normal") return Play::normal;
  if (text != "misere") throw InputError{"bad-play", std::nullopt, "normal or misere"};
  for (const Component& component : sum)
    if (!component.game->info().misere)
      throw InputError{"bad-play", std::nullopt, std::string(component.game->info().id) + " has normal play only"};
  return Play::misere;
}

std::string_view text_of(Play play) { return play == Play::normal ? "normal" : "misere"; }

Touch read_touch(std::string_view text) {
  Reader reader(text, 0, text.size(), "bad-request");
  Touch touch;
  while (!reader.done()) {
    touch.push_back(reader.number("a number"));
    if (!reader.done()) reader.expect(',', "a comma");
  }
  return touch;
}

std::size_t take_component(const Sum& sum, Touch& touch) {
  if (sum.size() == 1) return 0;
  if (touch.empty() || touch[0] >= sum.size()) throw InputError{"bad-request", std::nullopt, "a component of the sum"};
  const auto component = static_cast<std::size_t>(touch[0]);
  touch.erase(touch.begin());
  return component;
}

Touch with_component(const Sum& sum, std::size_t component, const Touch& touch) {
  if (sum.size() == 1) return touch;
  Touch whole{component};
  whole.insert(whole.end(), touch.begin(), touch.end());
  return whole;
}

Sum replaced(const Sum& sum, std::size_t component, BoardPtr board) {
  Sum next = sum;
  next[component].board = std::move(board);
  return next;
}

}  // namespace sg

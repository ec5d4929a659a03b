#include "api/address.hpp"

#include <algorithm>
#include <array>

namespace sg {
namespace {

constexpr std::string_view plus = " + ";
constexpr std::size_t most_components = 1000;
constexpr std::array<std::pair<std::string_view, Play>, 4> plays{
    {{"normal", Play::normal}, {"misere", Play::misere}, {"sj", Play::sj}, {"every", Play::every}}};

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

[[noreturn]] void fail(ErrorCode code, std::size_t at, Phrase expected) {
  throw InputError{code, at, std::move(expected)};
}

Signs signs_at(std::string_view text, std::size_t from, std::size_t to) {
  Signs signs{from, from, 0, 0, true, to};
  while (signs.id < to && text[signs.id] == ' ') ++signs.id;
  signs.id_end = signs.id;
  while (signs.id_end < to && is_id(text[signs.id_end])) ++signs.id_end;
  signs.rules_end = signs.id_end;
  int depth = signs.id_end < to && text[signs.id_end] == '(' ? 1 : 0;
  if (depth > 0) ++signs.rules_end;
  while (depth > 0 && signs.rules_end < to) depth += depth_change(text[signs.rules_end++]);
  signs.is_closed = depth <= 0;
  return signs;
}

}  // namespace

const Signs* EachComponent::next() {
  if (count_ > 0 && signs_.to == text_.size()) return nullptr;
  const std::size_t from = count_ > 0 ? signs_.to + plus.size() : 0;
  if (count_++ == most_components) fail(ErrorCode::too_big, from, {Expected::most_components, most_components});
  signs_ = signs_at(text_, from, component_end(text_, from));
  return &signs_;
}

GamePtr game_of(std::string_view text, const Signs& signs) {
  const std::size_t open = signs.id_end, behind = signs.rules_end;
  const auto named = find_game(text.substr(signs.id, open - signs.id));
  if (!named) fail(open == signs.id ? ErrorCode::bad_request : ErrorCode::unknown_game, signs.id, {Expected::game});
  if (!signs.is_closed) fail(ErrorCode::bad_rules, behind, {Expected::sign, ")"});
  const bool takes_rules = !named->alias && named->family->parametrised;
  if (takes_rules != (behind > open))
    fail(ErrorCode::bad_rules, open, takes_rules ? Phrase{Expected::rules_in_brackets} : Phrase{Expected::sign, ":"});
  if (!takes_rules) return make_game(*named, nullptr);
  Reader rules(text, open + 1, behind - 1, ErrorCode::bad_rules);
  return make_game(*named, &rules);
}

std::optional<bool> left_moves(const Component& component) {
  if (component.game->info().kind != Kind::partizan) return std::nullopt;
  return component.game->left_moves(*component.position);
}

bool left_moves(const Sum& sum) {
  for (const Component& c : sum)
    if (const auto left = left_moves(c)) return *left;
  return true;
}

bool is_partizan(const Sum& sum) {
  return std::any_of(sum.begin(), sum.end(), [](const Component& c) { return left_moves(c).has_value(); });
}

bool is_over(const Sum& sum) {
  return std::any_of(sum.begin(), sum.end(), [](const Component& c) { return c.game->over(*c.position); });
}

Sum turned(Sum sum) {
  for (Component& c : sum)
    if (PositionPtr other = c.game->turned(*c.position)) c.position = std::move(other);
  return sum;
}

Sum read_address(std::string_view raw) {
  return located(raw, [](std::string_view text) {
    Sum sum;
    std::optional<std::size_t> alone;  // where a game without values begins
    std::optional<bool> mover;         // whether Left moves, as far as a component says
    EachComponent all(text);
    while (const Signs* const signs = all.next()) {
      const GamePtr game = game_of(text, *signs);
      if (game->info().kind != Kind::nimber && game->info().kind != Kind::partizan) alone = alone.value_or(signs->from);
      if (!signs->has_position(text)) fail(ErrorCode::bad_position, signs->rules_end, {Expected::sign, ":"});
      Reader reader(text, signs->rules_end + 1, signs->to, ErrorCode::bad_position);
      sum.push_back({game, game->read(reader)});
      reader.expect_end(Expected::end_of_position);
      if (alone && (sum.size() > 1 || signs->to != text.size()))
        fail(ErrorCode::bad_request, *alone, {Expected::summand});
      const auto left = left_moves(sum.back());
      if (left && left.value() != mover.value_or(*left))
        fail(ErrorCode::bad_position, signs->from, {Expected::same_mover});
      if (left) mover = left;
    }
    return sum;
  });
}

GamePtr read_game(std::string_view raw) {
  return located(raw, [](std::string_view text) {
    const Signs signs = signs_at(text, 0, text.size());
    GamePtr game = game_of(text, signs);
    if (signs.rules_end != text.size()) fail(ErrorCode::bad_request, signs.rules_end, {Expected::end_of_game});
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

std::string_view text_of(Play play) {
  return std::find_if(plays.begin(), plays.end(), [&](const auto& p) { return p.second == play; })->first;
}

Play read_play(std::string_view text, const Sum& sum) {
  const auto* const found = std::find_if(plays.begin(), plays.end(), [&](const auto& p) { return p.first == text; });
  for (const Component& component : sum)
    if (!component.game->defines(found->second)) {
      std::vector<std::string> defined;
      for (const auto& [name, play] : plays)
        if (component.game->defines(play)) defined.emplace_back(name);
      refuse(ErrorCode::bad_play, {Expected::play_of_game, std::string(component.game->info().id), std::move(defined)});
    }
  return found->second;
}

std::vector<Play> plays_of(const Family& family) {
  std::vector<Play> defined;
  for (const auto& [name, play] : plays)
    if (family.defines(play)) defined.push_back(play);
  return defined;
}

Sum parted(const Sum& sum) {
  Sum parts;
  for (const auto& [game, position] : sum)
    for (PositionPtr& part : game->parts(position, Play::sj)) parts.push_back({game, std::move(part)});
  return parts;
}

std::string key_of(const Sum& sum, Play play) {
  std::vector<std::string> keys;
  for (const Component& c : play == Play::sj ? parted(sum) : sum) {
    const std::string own = c.position->key();
    const auto game = reinterpret_cast<std::uintptr_t>(c.game.get());
    keys.push_back(std::to_string(game) + ':' + std::to_string(own.size()) + ':' + own);
  }
  std::sort(keys.begin(), keys.end());
  std::string key;
  for (const std::string& k : keys) key += k;
  return key;
}

}  // namespace sg

#include "api/address.hpp"

#include <algorithm>
#include <array>

#include "core/game/small-sort.hpp"
#include "core/text/minsize.hpp"

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

Bounds bounds_of(std::string_view text, std::size_t from, std::size_t to) {
  Bounds bounds{from, from, 0, 0, true, to};
  while (bounds.id < to && text[bounds.id] == ' ') ++bounds.id;
  bounds.id_end = bounds.id;
  while (bounds.id_end < to && is_id(text[bounds.id_end])) ++bounds.id_end;
  bounds.rules_end = bounds.id_end;
  int depth = bounds.id_end < to && text[bounds.id_end] == '(' ? 1 : 0;
  if (depth > 0) ++bounds.rules_end;
  while (depth > 0 && bounds.rules_end < to) depth += depth_change(text[bounds.rules_end++]);
  bounds.is_closed = depth <= 0;
  return bounds;
}

const MoverNotation* mover_notation = nullptr;

}  // namespace

SG_MINSIZE void enrol(const MoverNotation& notation) { mover_notation = &notation; }

std::string Component::address() const { return address_of({*this}); }

EachComponent::EachComponent(std::string_view text)
    : text_(text), from_(mover_notation != nullptr ? mover_notation->end(text) : 0) {}

const Bounds* EachComponent::next() {
  if (count_ > 0 && bounds_.to == text_.size()) return nullptr;
  const std::size_t from = count_ > 0 ? bounds_.to + plus.size() : from_;
  if (count_++ == most_components) fail(ErrorCode::too_big, from, {Expected::most_components, most_components});
  bounds_ = bounds_of(text_, from, component_end(text_, from));
  return &bounds_;
}

GamePtr game_of(std::string_view text, const Bounds& bounds) {
  const std::size_t open = bounds.id_end, behind = bounds.rules_end;
  const auto named = find_game(text.substr(bounds.id, open - bounds.id));
  if (!named && mover_notation != nullptr) return mover_notation->negative(text, bounds);
  if (!named) fail(open == bounds.id ? ErrorCode::bad_request : ErrorCode::unknown_game, bounds.id, {Expected::game});
  if (!bounds.is_closed) fail(ErrorCode::bad_rules, behind, {Expected::sign, ")"});
  const bool takes_rules = !named->alias && named->family->parametrised;
  if (takes_rules != (behind > open))
    fail(ErrorCode::bad_rules, open, takes_rules ? Phrase{Expected::rules_in_brackets} : Phrase{Expected::sign, ":"});
  if (!takes_rules) return make_game(*named, nullptr);
  Reader rules(text, open + 1, behind - 1, ErrorCode::bad_rules);
  return make_game(*named, &rules);
}

std::optional<bool> left_moves(const Component& component) {
  if (component.game->info().game_class != GameClass::partizan) return std::nullopt;
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

SG_MINSIZE Sum read_address(std::string_view raw) {
  return located(raw, [](std::string_view text) {
    Sum sum;
    std::optional<std::size_t> alone;  // where a game without values begins
    EachComponent all(text);
    while (const Bounds* const bounds = all.next()) {
      const GamePtr game = game_of(text, *bounds);
      if (game->info().game_class != GameClass::nimber && game->info().game_class != GameClass::partizan)
        alone = alone.value_or(bounds->from);
      if (!bounds->has_position(text)) fail(ErrorCode::bad_position, bounds->rules_end, {Expected::sign, ":"});
      Reader reader(text, bounds->rules_end + 1, bounds->to, ErrorCode::bad_position);
      sum.push_back({game, game->read(reader)});
      reader.expect_end(Expected::end_of_position);
      if (alone && (sum.size() > 1 || bounds->to != text.size()))
        fail(ErrorCode::bad_request, *alone, {Expected::summand});
    }
    if (mover_notation != nullptr) mover_notation->settle(text, sum);
    return sum;
  });
}

GamePtr read_game(std::string_view raw) {
  return located(raw, [](std::string_view text) {
    const Bounds bounds = bounds_of(text, 0, text.size());
    GamePtr game = game_of(text, bounds);
    if (bounds.rules_end != text.size()) fail(ErrorCode::bad_request, bounds.rules_end, {Expected::end_of_game});
    return game;
  });
}

std::string address_of(const Sum& sum) {
  if (mover_notation != nullptr && !left_moves(sum)) return mover_notation->address(sum);
  std::string out;
  for (const Component& component : sum) {
    if (!out.empty()) out += plus;
    out += component.game->name() + ':' + component.position->text();
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
    keys.push_back(std::to_string(c.game->ordinal()) + ':' + std::to_string(own.size()) + ':' + own);
  }
  put_in_order(keys);
  std::string key;
  for (const std::string& k : keys) key += k;
  return key;
}

}  // namespace sg

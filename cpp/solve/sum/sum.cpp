#include "solve/sum/sum.hpp"

#include <algorithm>

#include "core/game/small-sort.hpp"

namespace sg {

std::string Component::address() const { return address_of({*this}); }

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

bool has_stuck_component(const Sum& sum) {
  return std::any_of(sum.begin(), sum.end(), [](const Component& c) {
    const auto parts = c.game->parts(c.position, Play::conjunctive);
    return std::any_of(parts.begin(), parts.end(), [&](const PositionPtr& part) { return !c.game->has_move(*part); });
  });
}

Sum turned(Sum sum) {
  for (Component& c : sum)
    if (PositionPtr other = c.game->turned(*c.position)) c.position = std::move(other);
  return sum;
}

std::string address_of(const Sum& sum) {
  const bool left = left_moves(sum);
  std::string out;
  for (const Component& component : left ? sum : turned(sum)) {
    if (!out.empty()) out += " + ";
    out += component.game->name() + ':' + component.position->text();
  }
  return left ? out : "turn=R " + out;
}

Sum parted(const Sum& sum) {
  Sum parts;
  for (const auto& [game, position] : sum)
    for (PositionPtr& part : game->parts(position, Play::sj)) parts.push_back({game, std::move(part)});
  return parts;
}

std::string key_of(const Sum& sum, Play play) {
  std::vector<std::string> keys;
  for (const Component& c : stops_at_zero_values(play) ? parted(sum) : sum)
    keys.push_back(std::to_string(c.game->ordinal()) + ':' + c.position->key());
  // The key of a position may leave out what has no move, but play may have stopped over it.
  const bool is_stuck = stops_at_stuck_component(play) && has_stuck_component(sum);
  put_in_order(keys);
  std::string whole = is_stuck ? "stuck " : "";
  for (const std::string& key : keys) (whole += std::to_string(key.size()) += ':') += key;
  return whole;
}

void require_play(Play play, const Sum& sum) {
  for (const Component& component : sum) {
    if (component.game->defines(play)) continue;
    const Info& info = component.game->info();
    if (info.game_class == GameClass::nimber && !info.misere)
      refuse(ErrorCode::bad_play, {Expected::play_to_a_goal, std::string(info.id)});
    std::vector<std::string> defined;
    for (const PlayRules& rules : play_rules)
      if (component.game->defines(rules.play)) defined.emplace_back(rules.name);
    refuse(ErrorCode::bad_play, {Expected::play_of_game, std::string(info.id), std::move(defined)});
  }
}

}  // namespace sg

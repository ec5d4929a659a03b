#include "solve/sum/move.hpp"

#include <algorithm>

namespace sg {
namespace {

Touch with_component(const Sum& sum, const Placed& placed) {
  if (sum.size() == 1) return placed.touch;
  Touch whole{placed.component};
  whole.insert(whole.end(), placed.touch.begin(), placed.touch.end());
  return whole;
}

/// Returns the part that a touch is in, after the touch.
Component option_in_part(const Component& component, const Touch& touch, Play play) {
  const auto& [game, position] = component;
  const auto [place, own] = game->within(*position, touch);
  return {game, game->after(*game->parts(position, play)[place], own, play)};
}

}  // namespace

Touch flat(const Sum& sum, const Move& move, Play play) {
  if (!moves_in_several(play)) return with_component(sum, move.front());
  Touch whole;
  for (const Placed& placed : move) {
    const Touch one = with_component(sum, placed);
    whole.push_back(one.size());
    whole.insert(whole.end(), one.begin(), one.end());
  }
  return whole;
}

Move unflat(const Sum& sum, const Touch& touch, Play play) {
  const auto placed = [&](Touch one) {
    const std::size_t component = take_component(sum, one);
    return Placed{component, std::move(one)};
  };
  if (!moves_in_several(play)) return {placed(touch)};
  Move move;
  for (std::size_t at = 0; at < touch.size();) {
    const std::uint64_t length = touch[at++];
    if (length > touch.size() - at) refuse(ErrorCode::bad_request, Expected::touch_of_each);
    const auto from = touch.begin() + static_cast<std::ptrdiff_t>(at);
    move.push_back(placed(Touch(from, from + static_cast<std::ptrdiff_t>(length))));
    at += static_cast<std::size_t>(length);
  }
  return move;
}

std::size_t take_component(const Sum& sum, Touch& touch) {
  if (sum.size() == 1) return 0;
  if (touch.empty() || touch[0] >= sum.size()) refuse(ErrorCode::bad_request, Expected::component);
  const auto component = static_cast<std::size_t>(touch[0]);
  touch.erase(touch.begin());
  return component;
}

Sum after(const Sum& sum, const Move& move, Play play) {
  if (keeps_one_component(play)) return {option_in_part(sum[move.front().component], move.front().touch, play)};
  // Moves are made from the last place to the first, so that what breaks does not shift those still to be moved.
  std::vector<std::uint64_t> steps;  // by place, then by index in the move
  for (const auto& [component, touch] : move) {
    const std::uint64_t place = sum[component].game->within(*sum[component].position, touch).first;
    steps.push_back(place * move.size() + steps.size());
  }
  std::sort(steps.begin(), steps.end());
  // Moving in a component passes the turn there already.
  Sum next = turned(sum);
  for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
    const auto& [component, touch] = move[*step % move.size()];
    Component& c = next[component];
    if (left_moves(c)) c = sum[component];
    c.position = c.game->after(*c.position, touch, play);
  }
  return next;
}

}  // namespace sg

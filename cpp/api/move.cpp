#include "api/move.hpp"

#include <algorithm>

#include "core/text/json.hpp"

namespace sg {
namespace {

Touch with_component(const Sum& sum, const Placed& placed) {
  if (sum.size() == 1) return placed.touch;
  Touch whole{placed.component};
  whole.insert(whole.end(), placed.touch.begin(), placed.touch.end());
  return whole;
}

}  // namespace

Touch read_touch(std::string_view text) {
  Reader reader(text, 0, text.size(), ErrorCode::bad_request);
  Touch touch;
  while (!reader.done()) {
    touch.push_back(reader.number(Expected::number));
    if (!reader.done()) reader.expect(',', Expected::comma);
  }
  return touch;
}

void write_touch(Json& json, const Touch& touch) {
  json.key("touch").begin_array();
  for (const std::uint64_t element : touch) json.number(element);
  json.end_array();
}

Touch flat(const Sum& sum, const Move& move, Play play) {
  if (play != Play::every) return with_component(sum, move.front());
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
  if (play != Play::every) return {placed(touch)};
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

MoveText describe_move(const Sum& sum, const Move& move, Play play) {
  MoveText out{flat(sum, move, play), {}};
  for (const auto& [component, touch] : move)
    out.parts.push_back({sum.size() > 1 ? std::optional(component) : std::nullopt,
                         sum[component].game->move_part(*sum[component].position, touch)});
  return out;
}

std::size_t write_move(Json& json, const MoveText& move) {
  write_touch(json, move.touch);
  std::string text;
  for (const auto& [component, does] : move.parts) {
    if (!text.empty()) text += "; ";
    if (component) text += '(' + std::to_string(*component + 1) + ") ";
    text += does.text();
  }
  json.key("text").text(text);
  const std::size_t before = json.bytes();
  json.key("parts").begin_array();
  for (const auto& [component, does] : move.parts) {
    does.write(json.begin_object());
    if (component) json.key("component").number(*component);
    json.end_object();
  }
  return json.end_array().bytes() - before;
}

Sum after(const Sum& sum, const Move& move, Play play) {
  // From the last place to the first, so that what breaks does not shift what is still to be moved.
  std::vector<std::uint64_t> steps;  // by place, then by their place in the move
  for (const auto& [component, touch] : move) {
    const std::uint64_t place = sum[component].game->within(*sum[component].position, touch).first;
    steps.push_back(place * move.size() + steps.size());
  }
  std::sort(steps.begin(), steps.end());
  // A component turns by itself where it is moved.
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

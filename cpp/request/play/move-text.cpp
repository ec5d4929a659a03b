#include "request/play/move-text.hpp"

#include "core/text/json.hpp"

namespace sg {

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

}  // namespace sg

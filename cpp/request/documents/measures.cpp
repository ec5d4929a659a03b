#include "request/documents/measures.hpp"

#include "core/game/player.hpp"
#include "theory/partizan/sum-bounds.hpp"

namespace sg {

void write_measures(Json& json, const ValueMeasures& measures) {
  json.key("measures").begin_object();
  json.key("left_stop").text(measures.left_stop.text()).key("right_stop").text(measures.right_stop.text());
  json.key("mean").text(measures.mean.text()).key("temperature").text(measures.temperature.text()).end_object();
}

void write_bounds(Json& json, const partizan::SumBounds* bounds) {
  json.key("bounds");
  if (bounds == nullptr) {
    json.null();
    return;
  }
  const auto range = [&](std::string_view key, const partizan::Range& own) {
    json.key(key).begin_array().text(own.least.text()).text(own.most.text()).end_array();
  };
  json.begin_object().key("mean").text(bounds->mean.text());
  for (const Player player : players) range(name_of(player) + "_stop", bounds->stops[index_of(player)]);
  range("temperature", bounds->temperature);
  json.end_object();
}

}  // namespace sg

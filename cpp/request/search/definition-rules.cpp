#include "request/search/definition-rules.hpp"

#include <map>
#include <utility>
#include <vector>

namespace sg {

bool each_turn(const Sum& sum, bool may_rest, Meter& meter, const std::function<bool(const Move&)>& visit) {
  std::map<std::pair<std::size_t, std::size_t>, std::vector<std::optional<Placed>>> slots;
  for (std::size_t i = 0; i < sum.size(); ++i) {
    const Component& c = sum[i];
    const auto placed = [&](const Touch& touch) {
      slots[{i, c.game->within(*c.position, touch).first}].push_back(Placed{i, touch});
      return true;
    };
    if (!c.game->each_move(*c.position, meter, placed)) return false;
  }
  if (slots.empty()) return true;
  std::vector<std::vector<std::optional<Placed>>> open;
  for (auto& [place, touches] : slots) {
    if (may_rest) touches.push_back(std::nullopt);
    open.push_back(std::move(touches));
  }
  std::vector<std::size_t> chosen(open.size(), 0);
  for (;;) {
    Move move;
    for (std::size_t i = 0; i < open.size(); ++i)
      if (const auto& placed = open[i][chosen[i]]) move.push_back(*placed);
    if (!meter.spend(turn_steps(chosen.size())) || (!move.empty() && !visit(move))) return false;
    std::size_t i = chosen.size();
    while (i > 0 && chosen[i - 1] + 1 == open[i - 1].size()) chosen[--i] = 0;
    if (i == 0) return true;
    ++chosen[i - 1];
  }
}

std::optional<bool> ZeroValueStop::operator()(const Sum& sum, Meter& meter) {
  for (const Component& part : parted(sum)) {
    const auto value = values_.judge({part}, meter);
    if (!value) return std::nullopt;
    if (*value != Value::nimber(0)) return false;
  }
  return true;
}

}  // namespace sg

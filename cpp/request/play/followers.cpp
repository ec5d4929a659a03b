#include "request/play/followers.hpp"

#include <algorithm>
#include <iterator>

#include "core/text/minsize.hpp"

namespace sg {
namespace {

constexpr std::uint64_t most_looked_through = 2'000'000;

bool holds(const Ranges& ranges, std::uint64_t element) {
  return std::any_of(ranges.begin(), ranges.end(),
                     [&](const auto& range) { return range.first <= element && element <= range.second; });
}

std::optional<Followers> by_looking(const Component& c, const Touch& prefix, Meter& meter) {
  Followers found;
  std::vector<std::uint64_t> elements;
  Meter own = meter.extra(most_looked_through);
  const bool all = c.game->each_move(*c.position, own, [&](const Touch& touch) {
    found.done = follow(touch, prefix, c.game->unordered(), elements) || found.done;
    return true;
  });
  if (!all) refuse(ErrorCode::too_big, {Expected::most_moves, most_looked_through});
  if (!prefix.empty() && !found.done && elements.empty()) return std::nullopt;
  found.next = ranges_of(std::move(elements));
  return found;
}

}  // namespace

Ranges ranges_of(std::vector<std::uint64_t> elements) {
  std::sort(elements.begin(), elements.end());
  Ranges ranges;
  for (const std::uint64_t e : elements) add_range(ranges, e, e);
  return ranges;
}

bool follow(const Touch& touch, const Touch& prefix, bool unordered, std::vector<std::uint64_t>& next) {
  if (touch.size() < prefix.size()) return false;
  if (unordered) {
    if (!std::includes(touch.begin(), touch.end(), prefix.begin(), prefix.end())) return false;
    std::set_difference(touch.begin(), touch.end(), prefix.begin(), prefix.end(), std::back_inserter(next));
    return touch.size() == prefix.size();
  }
  if (!std::equal(prefix.begin(), prefix.end(), touch.begin())) return false;
  if (touch.size() == prefix.size()) return true;
  next.push_back(touch[prefix.size()]);
  return false;
}

SG_MINSIZE std::optional<Followers> followers(const Component& component, const Touch& prefix, Meter& meter) {
  // Rulesets only get prefixes in which each element may follow those before it.
  Touch before;
  auto found = component.game->followers(*component.position, before);
  for (const std::uint64_t element : prefix) {
    if (!found) break;
    if (!holds(found->next, element)) return std::nullopt;
    before.push_back(element);
    found = component.game->followers(*component.position, before);
  }
  return found ? found : by_looking(component, prefix, meter);
}

}  // namespace sg

#include "solve/game/option-groups.hpp"

#include "core/text/minsize.hpp"

namespace sg {

SG_MINSIZE void OptionGroups::add(const Value& value, const Position& option) {
  Group& group = value.is_nimber() ? groups_[value.nimber()] : loony_;
  if (group.count++ == 0) group.example = option.text();
}

Nimber OptionGroups::mex() const {
  Nimber gap = 0;
  for (const auto& [value, group] : groups_)
    if (value == gap) ++gap;
  return gap;
}

SG_MINSIZE std::vector<FactRow> OptionGroups::rows() const {
  std::vector<FactRow> rows;
  const auto row = [&](std::string value, const Group& g) {
    rows.push_back({{"value", std::move(value)}, {"count", std::to_string(g.count)}, {"example", g.example}});
  };
  for (const auto& [value, group] : groups_) row(std::to_string(value), group);
  if (loony_.count != 0) row("loony", loony_);
  return rows;
}

}  // namespace sg

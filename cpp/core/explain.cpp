#include "core/explain.hpp"

#include <map>

namespace sg {

Reason xor_reason(std::string key, const std::vector<Valued>& parts) {
  std::vector<std::string> names;
  std::vector<std::string> values;
  Value sum = Value::nimber(0);
  Reason reason{std::move(key)};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Valued& part = parts[i];
    if (part.value) sum = sum ^ *part.value;
    if (i >= most_parts) continue;
    names.push_back(part.text);
    values.push_back(!part.value ? "" : part.value->is_nimber() ? std::to_string(part.value->nimber()) : "loony");
    reason.marks.push_back(i);
  }
  reason.facts = {{"parts", names},
                  {"values", values},
                  {"sum", sum.is_nimber() ? std::to_string(sum.nimber()) : "loony"},
                  {"omitted", fact(parts.size() - names.size())}};
  return reason;
}

Reason mex_reason(const std::vector<Valued>& options) {
  struct Group {
    std::uint64_t count = 0;
    std::string example = {};
  };
  std::map<Nimber, Group> groups;
  Group loony;
  std::vector<Nimber> values;
  for (const Valued& option : options) {
    const bool counts = option.value && option.value->is_nimber();
    if (counts) values.push_back(option.value->nimber());
    Group& group = counts ? groups[option.value->nimber()] : loony;
    if (group.count++ == 0) group.example = option.text;
  }
  std::vector<FactRow> rows;
  const auto row = [&](std::string value, const Group& g) {
    rows.push_back({{"value", std::move(value)}, {"count", std::to_string(g.count)}, {"example", g.example}});
  };
  for (const auto& [value, group] : groups) row(std::to_string(value), group);
  if (loony.count != 0) row("loony", loony);
  return {"mex", {{"mex", fact(mex(values))}, {"groups", rows}}};
}

Reason tame_reason(const TamePair& pair) {
  return {"misere-nim",
          {{"sum", fact(pair.normal)}, {"big", pair.firm() ? "yes" : "no"}, {"value", fact(pair.misere)}}};
}

}  // namespace sg

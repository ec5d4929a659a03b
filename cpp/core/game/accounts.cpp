#include "core/game/accounts.hpp"

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

std::string sum_text(const std::vector<Nimber>& terms) {
  if (terms.empty()) return "0";
  std::string out;
  for (std::size_t i = 0; i < terms.size() && i < most_parts; ++i)
    out += (i > 0 ? " ⊕ " : "") + std::to_string(terms[i]);
  return terms.size() > most_parts ? out + " ⊕ …" : out;
}

Reason tame_reason(const TamePair& pair) {
  return {"misere-nim",
          {{"sum", fact(pair.normal)}, {"big", pair.firm() ? "yes" : "no"}, {"value", fact(pair.misere)}}};
}

}  // namespace sg

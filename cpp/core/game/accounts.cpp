#include "core/game/accounts.hpp"

namespace sg {

namespace {

std::string text_of(const Value& value) { return value.is_nimber() ? std::to_string(value.nimber()) : "loony"; }

}  // namespace

Reason sum_reason(std::string key, const std::vector<Worded>& parts, std::string sum) {
  std::vector<std::string> names, values;
  Reason reason{std::move(key)};
  for (std::size_t i = 0; i < parts.size() && i < most_parts; ++i) {
    names.push_back(parts[i].text);
    values.push_back(parts[i].value);
    reason.marks.push_back(i);
  }
  const std::size_t omitted = parts.size() - names.size();
  reason.facts = {
      {"parts", std::move(names)}, {"values", std::move(values)}, {"sum", std::move(sum)}, {"omitted", fact(omitted)}};
  return reason;
}

Reason xor_reason(std::string key, const std::vector<Valued>& parts) {
  Value sum = Value::nimber(0);
  std::vector<Worded> worded;
  for (const auto& [text, value] : parts) {
    if (value) sum = sum ^ *value;
    worded.push_back({text, value ? text_of(*value) : ""});
  }
  return sum_reason(std::move(key), worded, text_of(sum));
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

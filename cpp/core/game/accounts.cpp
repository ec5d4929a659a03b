#include "core/game/accounts.hpp"

#include <algorithm>

namespace sg {

namespace {

std::string text_of(const Value& value) { return value.is_nimber() ? std::to_string(value.nimber()) : "loony"; }

}  // namespace

Reason sum_reason(ReasonKey key, const std::vector<Worded>& parts, std::string sum) {
  std::vector<std::string> names, values;
  Reason reason{key};
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

Reason xor_reason(ReasonKey key, const std::vector<Valued>& parts) {
  std::optional<Value> sum = Value::nimber(0);
  std::vector<Worded> worded;
  for (const auto& [text, value] : parts) {
    sum = sum_of(sum, value);
    worded.push_back({text, value ? text_of(*value) : ""});
  }
  return sum_reason(key, worded, sum ? text_of(*sum) : "");
}

std::string sum_text(const std::vector<Nimber>& terms) {
  if (terms.empty()) return "0";
  std::string out;
  for (std::size_t i = 0; i < terms.size() && i < most_parts; ++i)
    out += (i > 0 ? " ⊕ " : "") + std::to_string(terms[i]);
  return terms.size() > most_parts ? out + " ⊕ …" : out;
}

Reason tame_reason(const TamePair& pair, const std::vector<Paired>& parts) {
  Reason reason{ReasonKey::misere_nim};
  const auto is_heap = [](const Paired& part) { return part.pair && *part.pair == TamePair::heap(part.pair->normal); };
  if (std::all_of(parts.begin(), parts.end(), is_heap)) {
    std::vector<Valued> heaps;
    for (const auto& [text, own] : parts) heaps.push_back({text, Value::nimber(own->normal)});
    reason = xor_reason(ReasonKey::misere_nim, heaps);
    reason.marks.clear();
  } else {
    reason.facts.add("sum", fact(pair.normal));
  }
  reason.facts.add("big", pair.firm() ? "yes" : "no");
  reason.facts.add("value", fact(pair.misere));
  return reason;
}

}  // namespace sg

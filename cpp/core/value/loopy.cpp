#include "core/value/loopy.hpp"

#include "core/text/minsize.hpp"

namespace sg {
namespace {

const Loopy::Set empty_set;

}  // namespace

SG_MINSIZE std::string Loopy::Worth::text() const {
  if (infinity == nullptr) {
    if (!value.is_nimber()) return "loony";
    return value.nimber() == 0 ? "0" : '*' + std::to_string(value.nimber());
  }
  Set set = *infinity;
  for (Nimber& m : set) m ^= value.nimber();
  std::sort(set.begin(), set.end());
  std::string out = "infinity(";
  for (const Nimber m : set) (out += m == set.front() ? "" : ",") += std::to_string(m);
  return out + ')';
}

SG_MINSIZE std::optional<Loopy::Worth> Loopy::added(const std::optional<Worth>& a, const std::optional<Worth>& b) {
  if (!a || !b) {
    const std::optional<Worth>& known = a ? a : b;
    return known && !known->value.is_nimber() ? known : std::nullopt;
  }
  const Value value = a->value ^ b->value;
  if (!value.is_nimber()) return Worth{value};
  if (a->infinity != nullptr && b->infinity != nullptr) return infinity(empty_set);
  const Set* const set = a->infinity != nullptr ? a->infinity : b->infinity;
  return Worth{value, set, set == nullptr ? a->counter + b->counter : Counter{}};
}

}  // namespace sg

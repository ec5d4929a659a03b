// Reader of the operand behind `in`, as a condition on the number before it.
#include "theory/rules/rule-term-reader.hpp"

namespace sg::rule {

/// Reads the operand of `in`: a range, the name of a set, or a set of numbers, ranges and names.
Id TermReader::within(Id left) {
  if (!r_.eat('{')) return within_item(left, false);
  Id any = within_item(left, true);
  while (r_.eat(',')) any = either_of(any, within_item(left, true));
  r_.expect('}');
  return any;
}

Id TermReader::within_item(Id left, bool listed) {
  if (const auto named = within_named(left, listed)) return *named;
  const Id from = mixed();
  if (!listed)
    r_.expect("..");
  else if (!r_.eat(".."))
    return joined(Op::equal, left, from);
  const Id above = joined(Op::at_most, from, left);
  return opens_number() ? both_of(above, joined(Op::at_most, left, mixed())) : above;
}

/// Reads the name of a set; nullopt if it is that of a variable: an expression continues, or, in a list, the clause has
/// the variable.
std::optional<Id> TermReader::within_named(Id left, bool listed) {
  const std::string name(word());
  const auto kind = NumberSet::named(name);
  const std::size_t at = r_.at();
  if (!kind || (listed && is_known(name))) return std::nullopt;
  r_.rewind(at + name.size());
  std::uint64_t base = 0;
  if (*kind == NumberSet::Kind::powers && r_.eat('(')) {
    r_.peek();
    const std::size_t place = r_.at();
    base = r_.number(Expected::number_from_2, most_counters);
    if (base < 2) r_.fail_at(place, Expected::number_from_2);
    r_.expect(')');
  }
  if (r_.peek() == '.' || eat_word("xor") || eat_word("mod") || r_.peek() == '+' || r_.peek() == '*' ||
      r_.peek() == '-' || r_.peek() == '/') {
    r_.rewind(at);
    return std::nullopt;
  }
  if (*kind == NumberSet::Kind::powers && base == 0) r_.fail({Expected::sign, "("});
  a_number(left);
  const auto place = static_cast<std::int64_t>(clause_.sets.size());
  clause_.sets.emplace_back(*kind, static_cast<std::int64_t>(base));
  const Id set = clause_.add({Op::number, place, 0, 0, false, at, static_cast<std::uint64_t>(place)});
  return add(Op::is_in, left, set, {});
}

/// Returns true if a number follows `..`; it may be missing: 3.. has no end.
bool TermReader::opens_number() {
  const char next = r_.peek();
  const Sign* const sign = sign_at(r_.rest());
  return next == '(' || r_.at_number() || (sign != nullptr && sign->written == "-") || is_function(word()) ||
         !name().empty();
}

}  // namespace sg::rule

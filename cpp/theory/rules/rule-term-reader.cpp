#include "theory/rules/rule-term-reader.hpp"

#include <algorithm>
#include <bit>

#include "core/text/minsize.hpp"

namespace sg::rule {
namespace {

constexpr unsigned most_nested = 50;
constexpr std::uint64_t most_exponent = 59;

}  // namespace

std::uint64_t bound_of(Op op, std::uint64_t a, std::uint64_t b) {
  if (op >= Op::equal) return 1;
  switch (op) {
    case Op::plus:
    case Op::minus:
      return a + b;
    case Op::times:
      return b != 0 && a > most_number / b ? most_number + 1 : a * b;
    case Op::divide:
      return a;
    case Op::mod:
      return b;
    case Op::exclusive:
      return std::bit_ceil(std::max(a, b) + 1);
    default:
      return std::max(a, b);
  }
}

Id TermReader::either() {
  Id left = both();
  while (eat_word("or")) left = either_of(left, both());
  return left;
}

Id TermReader::both() {
  Id left = inverted();
  while (eat_word("and")) left = both_of(left, inverted());
  return left;
}

Id TermReader::inverted() {
  r_.peek();
  const std::size_t at = r_.at();
  bool inverts = false;
  bool any = false;
  for (; eat_word("not"); any = true) inverts = !inverts;
  const Id inner = any ? a_condition(compared()) : compared();
  return inverts ? negated(inner, at) : inner;
}

/// Reads a chain such as 1 <= k < n, which holds if each of its links does.
Id TermReader::compared() {
  Id left = mixed();
  std::optional<Id> chain;
  const auto link = [&](Id next) { chain = chain ? both_of(*chain, next) : next; };
  while (true) {
    r_.peek();
    const std::size_t at = r_.at();
    if (eat_word("in")) {
      link(within(left));
    } else if (eat_word("not")) {
      if (!eat_word("in")) r_.fail({Expected::sign, "in"});
      link(negated(within(left), at));
    } else {
      const std::string_view relation = eat_relation();
      if (relation.empty()) return chain.value_or(left);
      const Id right = mixed();
      link(related(relation, left, right));
      left = right;
    }
  }
}

std::string_view TermReader::eat_relation() {
  for (const std::string_view relation : {"<=", ">=", "!=", "<", ">", "=", "|"})
    if (eat_sign(relation)) return relation;
  return {};
}

Id TermReader::related(std::string_view relation, Id left, Id right) {
  if (relation == "<=") return joined(Op::at_most, left, right);
  if (relation == ">=") return joined(Op::at_most, right, left);
  if (relation == "<") return joined(Op::less, left, right);
  if (relation == ">") return joined(Op::less, right, left);
  if (relation == "|") return joined(Op::divides, left, right);
  const Id equal = joined(Op::equal, left, right);
  return relation == "=" ? equal : negated(equal, clause_[left].at);
}

/// Reads sums joined by `xor`, which binds looser than +: a + b xor c is (a + b) xor c.
Id TermReader::mixed() {
  Id left = sum();
  while (true) {
    r_.peek();
    const std::size_t at = r_.at();
    if (!eat_word("xor")) return left;
    left = joined(Op::exclusive, left, sum(), at);
  }
}

Id TermReader::sum() {
  Id left = product();
  while (true) {
    r_.peek();
    const std::size_t at = r_.at();
    const bool plus = eat_sign("+");
    if (!plus && !eat_sign("-")) return left;
    left = joined(plus ? Op::plus : Op::minus, left, product(), at);
  }
}

/// Reads a power with a number for its exponent, a product of equal factors: 2k**3 is 2 times k*k*k.
Id TermReader::power() {
  const Id base = factor();
  r_.peek();
  const std::size_t at = r_.at();
  if (!eat_sign("**")) return base;
  const std::uint64_t exponent = r_.number(Expected::number, most_exponent);
  Id left = exponent > 0 ? base : clause_.add({Op::number, 1, 0, 0, false, at, 1});
  a_number(base);
  for (std::uint64_t i = 1; i < exponent; ++i) left = joined(Op::times, left, base, at);
  return left;
}

Id TermReader::product() {
  Id left = power();
  while (true) {
    r_.peek();
    const std::size_t at = r_.at();
    if (eat_sign("*"))
      left = joined(Op::times, left, power(), at);
    else if (eat_sign("/"))
      left = joined(Op::divide, left, power(), at);
    else if (eat_word("mod"))
      left = joined(Op::mod, left, power(), at);
    else
      return left;
  }
}

Id TermReader::factor() {
  const char first = r_.peek();
  const std::size_t at = r_.at();
  if (r_.at_number()) {
    const std::uint64_t n = r_.number(Expected::number, most_number);
    const Id number = clause_.add({Op::number, static_cast<std::int64_t>(n), 0, 0, false, at, n});
    return multiplies() ? joined(Op::times, number, power(), at) : number;
  }
  if (++nested_ > most_nested) r_.too_big(at, Expected::most_brackets_in_brackets, most_nested);
  Id found = 0;
  if (eat_sign("-")) {
    const Id zero = clause_.add({Op::number, 0, 0, 0, false, at, 0});
    found = joined(Op::minus, zero, power(), at);
  } else if (first == '(') {
    r_.eat('(');
    found = either();
    r_.expect(')');
  } else if (is_function(word())) {
    found = called(at);
  } else {
    found = variable(at);
  }
  --nested_;
  return found;
}

/// Returns true if a number multiplies what follows it without a sign: 2k, 3(n-1). There `xor` is the sign, not a name.
bool TermReader::multiplies() {
  const std::string_view rest = r_.rest();
  if (rest.starts_with('(')) return true;
  return !rest.empty() && is_letter(rest[0]) && word() != "xor" && (is_function(word()) || !name().empty());
}

Id TermReader::called(std::size_t at) {
  const Op op = eat_word("min") ? Op::min : eat_word("max") ? Op::max : Op::gcd;
  if (op == Op::gcd) eat_word("gcd");
  r_.expect('(');
  Id left = mixed();
  do {
    r_.expect(',');
    left = joined(op, left, mixed(), at);
  } while (r_.peek() == ',');
  r_.expect(')');
  return left;
}

Id TermReader::variable(std::size_t at) {
  const std::string name = this->name();
  if (name.empty()) r_.fail(Expected::number_or_bracket);
  if (!is_known(name)) {
    if (clause_.names.size() == clause_.heads + most_free) r_.too_big(at, Expected::most_variables, most_free);
    clause_.names.push_back(name);
  }
  r_.rewind(at + name.size());
  const auto place = std::find(clause_.names.begin(), clause_.names.end(), name);
  return clause_.add({Op::variable, place - clause_.names.begin(), 0, 0, false, at, most_counters});
}

Id TermReader::negated(Id inner, std::size_t at) {
  const Id zero = clause_.add({Op::number, 0, 0, 0, false, at, 0});
  return clause_.add({Op::equal, 0, inner, zero, true, at});
}

Id TermReader::both_of(Id left, Id right) {
  a_condition(left), a_condition(right);
  return add(Op::min, left, right, {});
}

Id TermReader::either_of(Id left, Id right) {
  a_condition(left), a_condition(right);
  return add(Op::max, left, right, {});
}

Id TermReader::joined(Op op, Id left, Id right, std::optional<std::size_t> sign) {
  a_number(left), a_number(right);
  return add(op, left, right, sign);
}

Id TermReader::add(Op op, Id left, Id right, std::optional<std::size_t> sign) {
  const Term &a = clause_[left], &b = clause_[right];
  const std::uint64_t bound = bound_of(op, a.bound, b.bound);
  if (bound > most_number) r_.too_big(sign.value_or(a.at), Expected::numbers_below_2_61);
  return clause_.add({op, 0, left, right, op >= Op::equal || a.condition, a.at, bound});
}

Id TermReader::a_number(Id id) const {
  if (clause_[id].condition) r_.fail_at(clause_[id].at, Expected::number);
  return id;
}

Id TermReader::a_condition(Id id) const {
  if (!clause_[id].condition) r_.fail_at(clause_[id].at, Expected::condition);
  return id;
}

/// Returns the run of letters and digits that comes next, without reading it.
std::string_view TermReader::word() {
  r_.peek();
  const std::string_view rest = r_.rest();
  const auto end = std::find_if_not(rest.begin(), rest.end(), is_alphanumeric);
  return rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
}

bool TermReader::eat_word(std::string_view written) {
  if (word() != written) return eat_sign(written);
  r_.rewind(r_.at() + written.size());
  return true;
}

bool TermReader::eat_sign(std::string_view written) {
  r_.peek();
  const Sign* const sign = sign_at(r_.rest());
  if (sign == nullptr || sign->written != written) return false;
  r_.rewind(r_.at() + sign->typed.size());
  return true;
}

std::string TermReader::name() {
  const std::string_view found = word();
  return found.empty() || !is_letter(found[0]) || is_word(found) || is_function(found) ? "" : std::string(found);
}

bool TermReader::is_known(const std::string& name) const {
  return std::find(clause_.names.begin(), clause_.names.end(), name) != clause_.names.end();
}

}  // namespace sg::rule

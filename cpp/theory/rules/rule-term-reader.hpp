// Recursive-descent reader of the expressions and conditions of one clause (the grammar is in docs/heap-rules.md).
#pragma once

#include "theory/rules/rule-signs.hpp"
#include "theory/rules/rule-terms.hpp"

namespace sg::rule {

class TermReader {
 public:
  TermReader(Reader& reader, Clause& clause) : r_(reader), clause_(clause) {}

  Id number() { return a_number(mixed()); }
  Id condition() { return a_condition(either()); }
  /// Returns the name that comes next, without reading it; empty if there is none.
  std::string name();
  bool is_known(const std::string& name) const;
  /// Reads a word, or any sign that people type for it; returns false if it does not come next. `written` is the
  /// printer's form.
  bool eat_word(std::string_view written);
  /// Reads any sign that people type for the printer's sign `written`; returns false if none comes next.
  bool eat_sign(std::string_view written);

 private:
  Id either();
  Id both();
  Id inverted();
  Id compared();
  Id within(Id left);
  Id within_item(Id left, bool range);
  std::optional<Id> within_named(Id left, bool listed);
  bool opens_number();
  Id mixed();
  Id sum();
  Id power();
  Id product();
  Id factor();
  bool multiplies();
  Id called(std::size_t at);
  Id variable(std::size_t at);

  std::string_view word();
  std::string_view eat_relation();
  Id related(std::string_view relation, Id left, Id right);
  Id negated(Id inner, std::size_t at);
  Id both_of(Id left, Id right);
  Id either_of(Id left, Id right);
  /// Joins two numbers; `sign` is the place of the operation, if not that of the left operand.
  Id joined(Op op, Id left, Id right, std::optional<std::size_t> sign = {});
  Id add(Op op, Id left, Id right, std::optional<std::size_t> sign);
  Id a_number(Id id) const;
  Id a_condition(Id id) const;

  Reader& r_;
  Clause& clause_;
  unsigned nested_ = 0;
};

}  // namespace sg::rule

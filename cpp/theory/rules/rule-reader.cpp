// Reader of clauses and their options.
#include "core/text/minsize.hpp"
#include "theory/rules/rule-goal.hpp"
#include "theory/rules/rule-term-reader.hpp"

namespace sg::rule {
namespace {

constexpr std::size_t most_text = 1000;

class ClauseReader {
 public:
  /// `heads` is the number of numbers in a tuple; 0 if it is not known yet.
  ClauseReader(Reader& reader, Shape shape, std::size_t heads) : r_(reader), shape_(shape), heads_(heads) {}

  Clause read() {
    head();
    if (!terms_.eat_sign("->")) r_.fail({Expected::sign, "->"});
    do option();
    while (r_.eat(','));
    if (terms_.eat_word("where")) clause_.condition = terms_.condition();
    return std::move(clause_);
  }

 private:
  void head() {
    if (shape_ == Shape::heap) return name(Expected::name_of_the_heap);
    r_.peek();
    const std::size_t at = r_.at();
    r_.expect('(');
    name(Expected::name_of_a_heap);
    do {
      r_.expect(',');
      if (clause_.heads == most_heads) r_.too_big(r_.at(), Expected::most_numbers, most_heads);
      name(Expected::name_of_a_heap);
    } while (r_.peek() == ',');
    r_.expect(')');
    if (heads_ != 0 && clause_.heads != heads_) r_.fail_at(at, {Expected::heaps_in_brackets, heads_});
  }

  void name(Wording<0> expected) {
    const std::string name = terms_.name();
    if (name.empty()) r_.fail(expected);
    if (terms_.is_known(name)) r_.fail(Expected::other_name);
    r_.rewind(r_.at() + name.size());
    clause_.names.push_back(name);
    ++clause_.heads;
  }

  void option() {
    r_.peek();
    Clause::Option option{{}, r_.at()};
    if (!opens_tuple()) {
      option.parts.push_back(terms_.number());
    } else {
      r_.eat('(');
      if (!r_.eat(')')) {
        do option.parts.push_back(terms_.number());
        while (r_.eat(','));
        r_.expect(')');
      }
    }
    if (shape_ == Shape::tuple && option.parts.size() != clause_.heads)
      r_.fail_at(option.at, {Expected::heaps_in_brackets, clause_.heads});
    clause_.options.push_back(std::move(option));
  }

  /// Returns true at a bracket that is empty or directly contains a comma; any other bracket is part of an expression.
  bool opens_tuple() {
    if (r_.peek() != '(') return false;
    unsigned depth = 0;
    bool empty = true;
    for (const char c : r_.rest()) {
      if (c == ')' && --depth == 0) return empty;
      if (c == ',' && depth == 1) return true;
      if (depth > 0 && c != ' ') empty = false;
      if (c == '(') ++depth;
    }
    return false;
  }

  Reader& r_;
  Shape shape_;
  std::size_t heads_;
  Clause clause_ = {};
  TermReader terms_{r_, clause_};
};

}  // namespace

SG_MINSIZE std::vector<Clause> read_clauses(Reader& reader, Shape shape) {
  if (reader.rest().size() > most_text) reader.too_big(reader.at() + most_text, Expected::most_characters, most_text);
  std::vector<Clause> clauses;
  bool has_goal = false;
  do {
    has_goal = !clauses.empty() && read_goal(reader, clauses);
    if (!has_goal) clauses.push_back(ClauseReader(reader, shape, clauses.empty() ? 0 : clauses[0].heads).read());
  } while (!has_goal && reader.eat(';'));
  reader.expect_end(Expected::operator_or_where);
  return clauses;
}

}  // namespace sg::rule

// Clauses, their options, and how a rule is written out.
#include "theory/rules/rule-term-reader.hpp"

namespace sg::rule {
namespace {

constexpr std::size_t most_text = 1000;

class ClauseReader {
 public:
  ClauseReader(Reader& reader, std::size_t heads) : r_(reader) { clause_.heads = heads; }

  Clause read() {
    head();
    r_.expect("->");
    do option();
    while (r_.eat(','));
    if (terms_.eat_word("where")) clause_.condition = terms_.condition();
    return std::move(clause_);
  }

 private:
  void head() {
    const bool bracketed = clause_.heads > 1;
    if (bracketed) r_.expect('(');
    while (true) {
      const std::string name = terms_.name();
      if (name.empty() && bracketed) r_.fail(Expected::name_of_a_heap);
      if (name.empty()) r_.fail(Expected::name_of_the_heap);
      if (terms_.is_known(name)) r_.fail(Expected::other_name);
      r_.rewind(r_.at() + name.size());
      clause_.names.push_back(name);
      if (clause_.names.size() == clause_.heads) break;
      r_.expect(',');
    }
    if (bracketed) r_.expect(')');
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
    if (clause_.heads > 1 && option.parts.size() != clause_.heads)
      r_.fail_at(option.at, {Expected::heaps_in_brackets, clause_.heads});
    clause_.options.push_back(std::move(option));
  }

  /// A bracket that holds nothing or a comma of its own; any other is part of an expression.
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
  Clause clause_;
  TermReader terms_{r_, clause_};
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

std::vector<Clause> read_clauses(Reader& reader, std::size_t heads) {
  if (reader.rest().size() > most_text) reader.too_big(reader.at() + most_text, Expected::most_characters, most_text);
  std::vector<Clause> clauses;
  do clauses.push_back(ClauseReader(reader, heads).read());
  while (reader.eat(';'));
  reader.expect_end(Expected::operator_or_where);
  return clauses;
}

std::string spaced(std::string_view text) {
  std::string out;
  int depth = 0;
  bool space = false;
  for (std::size_t i = 0; i < text.size();) {
    if (text[i] == ' ') {
      ++i;
      continue;
    }
    std::size_t end = i + 1;
    // As it is read: a number ends where a word begins.
    const auto goes_on = [is_number = is_digit(text[i])](char c) {
      return is_number ? is_digit(c) : is_alphanumeric(c);
    };
    while (is_alphanumeric(text[i]) && end < text.size() && goes_on(text[end])) ++end;
    const bool arrow = text.substr(i, 2) == "->";
    if (arrow) end = i + 2;
    const std::string_view token = text.substr(i, end - i);
    const bool apart = arrow || is_word(token);
    const bool opened = out.empty() || out.back() == '(' || out.back() == '{';
    if (!opened && (space || apart)) out += ' ';
    out += token;
    depth += token == "(" || token == "{" ? 1 : token == ")" || token == "}" ? -1 : 0;
    space = apart || token == ";" || (token == "," && depth == 0);
    i = end;
  }
  return out;
}

}  // namespace sg::rule

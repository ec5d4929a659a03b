#include "theory/rules/rule-signs.hpp"

#include <algorithm>
#include <iterator>

#include "core/text/minsize.hpp"
#include "core/text/reader.hpp"

namespace sg::rule {
namespace {

constexpr std::string_view words[] = {"where", "and", "or", "not", "mod", "in"};
constexpr std::string_view functions[] = {"min", "max", "gcd"};

template <char32_t sign>
constexpr char folded[] = {folded_sign(sign), '\0'};

/// Signs; of two that begin alike the longer one comes first.
constexpr Sign signs[] = {
    {"->", "->"},         {folded<U'→'>, "->"},
    {"==", "="},          {"=", "="},
    {"<=", "<="},         {folded<U'≤'>, "<="},
    {"<", "<"},           {">=", ">="},
    {folded<U'≥'>, ">="}, {">", ">"},
    {"!=", "!="},         {folded<U'≠'>, "!="},
    {"!", "not"},         {folded<U'¬'>, "not"},
    {"&&", "and"},        {folded<U'∧'>, "and"},
    {"||", "or"},         {folded<U'∨'>, "or"},
    {"|", "|"},           {folded<U'∣'>, "|"},
    {"//", "/"},          {"/", "/"},
    {folded<U'÷'>, "/"},  {"%", "mod"},
    {"^", "xor"},         {folded<U'⊕'>, "xor"},
    {"**", "**"},         {"*", "*"},
    {folded<U'×'>, "*"},  {"-", "-"},
    {folded<U'−'>, "-"},  {"+", "+"},
    {folded<U'∈'>, "in"},
};

bool is_among(std::string_view word, const auto& list) {
  return std::find(std::begin(list), std::end(list), word) != std::end(list);
}

}  // namespace

const Sign* sign_at(std::string_view text) {
  const auto* const found = std::find_if(std::begin(signs), std::end(signs), [&](const Sign& sign) {
    return text.substr(0, sign.typed.size()) == sign.typed;
  });
  return found == std::end(signs) ? nullptr : found;
}

bool is_word(std::string_view word) { return is_among(word, words); }
bool is_function(std::string_view word) { return is_among(word, functions); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return c >= 'a' && c <= 'z'; }
bool is_alphanumeric(char c) { return is_letter(c) || is_digit(c); }

SG_MINSIZE std::string spaced(std::string_view text) {
  std::string out;
  int depth = 0;
  bool space = false;    // a space is due before the next token
  bool number = false;   // the previous token ends a number
  bool times = false;    // the previous token is digits, which may multiply what follows
  bool divides = false;  // the previous token is / or mod: digits and what they multiply without a sign stay together
  while (!text.empty()) {
    if (text[0] == ' ') {
      times = false;
      text.remove_prefix(1);
      continue;
    }
    std::size_t length = 1;
    const Sign* const sign = sign_at(text);
    if (sign != nullptr) length = sign->typed.size();
    // The reader, too, ends a number where a word begins.
    const auto goes_on = is_digit(text[0]) ? is_digit : is_alphanumeric;
    while (is_alphanumeric(text[0]) && length < text.size() && goes_on(text[length])) ++length;
    const std::string_view token = sign != nullptr ? sign->written : text.substr(0, length);
    const bool goal = (token == "loses" && out.ends_with(';')) || (token == "when" && out.ends_with("; loses"));
    const bool word = is_word(token) || (token == "xor" && number) || goal;
    const bool apart = word || token == "->";
    const bool opened = out.empty() || out.back() == '(' || out.back() == '{';
    if (!opened && (space || apart)) out += ' ';
    if (times && !apart && (token == "(" || is_letter(token[0]))) out += '*';
    times = is_digit(token[0]) && !divides;
    divides = token == "/" || token == "mod";
    out += token;
    depth += token == "(" || token == "{" ? 1 : token == ")" || token == "}" ? -1 : 0;
    space = apart || token == ";" || (token == "," && depth == 0);
    number = token == ")" || (is_alphanumeric(token[0]) && !word);
    text.remove_prefix(length);
  }
  return out;
}

}  // namespace sg::rule

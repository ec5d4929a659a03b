// Words and signs of a rule: as people type them, and as the printer writes them.
#pragma once

#include <string>
#include <string_view>

namespace sg::rule {

struct Sign {
  std::string_view typed, written;  // `&&` and `and`
};

/// Returns the longest sign that the text begins with; null if it begins with a name, a number, a bracket or a comma.
const Sign* sign_at(std::string_view text);

/// Returns true for words that cannot be names. `xor` is not among them: it is a sign only behind a number.
bool is_word(std::string_view word);
bool is_function(std::string_view word);
bool is_digit(char c);
bool is_letter(char c);
bool is_alphanumeric(char c);

/// Returns the text of a rule that has been read, with the printer's signs and spaces.
std::string spaced(std::string_view text);

}  // namespace sg::rule

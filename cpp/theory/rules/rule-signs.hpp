// The words and signs of a rule: as people type them, and as the printer writes them.
#pragma once

#include <string>
#include <string_view>

namespace sg::rule {

struct Sign {
  std::string_view typed, written;  // `&&` and `and`
};

/// The longest sign that the text begins with; null where it begins with a name, a number, a bracket or a comma.
const Sign* sign_at(std::string_view text);

/// The words of a rule that are no names. `xor` may be one too: it is a sign behind a number alone.
bool is_word(std::string_view word);
bool is_function(std::string_view word);
bool is_digit(char c);
bool is_letter(char c);
bool is_alphanumeric(char c);

/// A rule that has been read, with the printer's signs and spaces.
std::string spaced(std::string_view text);

}  // namespace sg::rule

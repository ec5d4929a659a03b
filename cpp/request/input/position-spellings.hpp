// Ways in which people write positions, rules and codes, and the forms of them that addresses have.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sg {

/// Content of the bracket that a text begins with, and what follows it.
struct Bracketed {
  std::string_view inside, after;
};
/// Returns the bracket, of any kind; nullopt if the text begins with none, or it is not closed.
std::optional<Bracketed> bracketed(std::string_view text);

/// Returns what a position may be meant as, the likeliest first: as it stands, without a bracket around it, with commas
/// between its numbers, and as a board whose rows are words or have blank squares.
std::vector<std::string> position_spellings(std::string_view text);
/// Returns what rules may be meant as: without a bracket, with commas between numbers, with the 0 that a code begins
/// with.
std::vector<std::string> rule_spellings(std::string_view text);

/// Returns true if the text begins like the code of a game of taking and breaking that is no plain number: "0.77",
/// ".137", "4.[3]", "4!.0".
bool begins_with_code(std::string_view text);
/// Returns true if the text is the code of such a game and nothing else, "4.7" included.
bool is_octal(std::string_view text);
/// Returns true for numbers and what may stand between them.
bool is_numbers(std::string_view text);

/// Splits a text at each plus outside brackets; a part without a letter belongs to the one before it.
std::vector<std::string_view> summands_of(std::string_view text);

}  // namespace sg

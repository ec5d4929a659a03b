// Text as people type it, in UTF-8: its signs folded to those of addresses, and names reduced to what their spellings
// share. A byte above ASCII is a part of a letter, such as a Chinese one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sg {

/// Returns the text with plain signs for full-width ones, dashes, Chinese punctuation and the cross between numbers, "_"
/// for the signs of blank squares, and letters without accents; trimmed. Throws InputError if it is not UTF-8.
std::string plain_text(std::string_view raw);
/// Returns the text without the signs that end a sentence or a list.
std::string_view without_end(std::string_view text);

bool is_numeral(char c);
bool is_letter(char c);
bool is_blank(char c);
bool is_above_ascii(char c);
std::string_view trimmed(std::string_view text);

/// Returns the small letters and digits of a plain name: "Dawson's Kayles" gives dawsonskayles.
std::string name_key(std::string_view name);
/// Returns the keys of a name, the name as it stands first: "Dawson's Kayles" gives dawsonskayles and dawsonkayles,
/// "尼姆游戏" also 尼姆. What begins with no letter is no name, nor is a single letter of an alphabet.
std::vector<std::string> name_keys(std::string_view name);

}  // namespace sg

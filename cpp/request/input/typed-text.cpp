#include "request/input/typed-text.hpp"

#include <algorithm>

#include "core/text/error.hpp"
#include "core/text/utf8.hpp"

namespace sg {
namespace {

/// Plain letters for those from U+00C0 to U+017F.
constexpr std::string_view plain_letters =
    "AAAAAAACEEEEIIIIDNOOOOO OUUUUYTsaaaaaaaceeeeiiiidnooooo ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuu"
    "uuwwyyyzzzzzzs";
constexpr char32_t first_accented = 0xC0;
static_assert(first_accented + plain_letters.size() == 0x180);

/// Signs, and the plain sign of each.
constexpr std::u32string_view typed_signs = U"、，–—−‐‑。【】（）｛｝：；’‘□∙•\u3000\uFEFF\u00A0";
constexpr std::string_view plain_signs = ",,-----.[](){}:;''___   ";
static_assert(typed_signs.size() == plain_signs.size());

constexpr std::string_view cross = "×";
constexpr std::string_view generic_endings[] = {"games", "game", "游戏", "博弈"};

char32_t plain_sign(char32_t c) {
  if (c < 0x80 || c == U'×' || c == U'÷') return c;
  if (const std::size_t place = typed_signs.find(c); place != std::u32string_view::npos)
    return static_cast<unsigned char>(plain_signs[place]);
  if (c >= first_accented && c < first_accented + plain_letters.size())
    return static_cast<unsigned char>(plain_letters[c - first_accented]);
  return c >= 0xFF01 && c <= 0xFF5E ? c - 0xFF01 + '!' : c;
}

/// Replaces a cross between two numbers, with or without spaces around it, by an x.
void join_sides(std::string& text) {
  for (std::size_t at = text.find(cross); at != std::string::npos; at = text.find(cross, at + 1)) {
    std::size_t from = at, to = at + cross.size();
    while (from > 0 && is_blank(text[from - 1])) --from;
    while (to < text.size() && is_blank(text[to])) ++to;
    if (from == 0 || to == text.size() || !is_numeral(text[from - 1]) || !is_numeral(text[to])) continue;
    text.replace(from, to - from, "x");
    at = from;
  }
}

/// Returns true for a letter of another alphabet, a syllable or a Chinese character.
bool is_foreign_letter(char32_t c) {
  return (c >= 0x370 && c < 0x2000) || (c >= 0x3040 && c < 0x3100) || (c >= 0x3400 && c < 0xA000) ||
         (c >= 0xF900 && c < 0xFB00);
}

/// Removes each 's that ends a word.
std::string without_possessives(std::string name) {
  for (std::size_t at = name.find("'s"); at != std::string::npos; at = name.find("'s", at))
    if (at + 2 == name.size() || !is_letter(name[at + 2]))
      name.erase(at, 2);
    else
      ++at;
  return name;
}

/// Returns the text with a position of CGSuite, game.grid.Clobber("xo|ox") or game.heap.Kayles(7), as one of a game that
/// is named: Clobber:xo/ox.
std::string without_cgsuite(std::string text) {
  constexpr std::string_view packages[] = {"game.heap.", "game.grid.", "game.strip.", "game.graph."};
  for (const std::string_view package : packages)
    for (std::size_t at = text.find(package); at != std::string::npos; at = text.find(package, at))
      text.erase(at, package.size());
  for (std::size_t at = text.find("(\""); at != std::string::npos; at = text.find("(\"", at)) {
    const std::size_t end = text.find("\")", at);
    if (end == std::string::npos) break;
    std::string inside = text.substr(at + 2, end - at - 2);
    std::replace(inside.begin(), inside.end(), '|', '/');
    // Rules are what another bracket follows.
    const bool are_rules = end + 2 < text.size() && text[end + 2] == '(';
    text.replace(at, end + 2 - at, are_rules ? '(' + inside + ')' : ':' + inside);
    at += inside.size();
  }
  return text;
}

}  // namespace

bool is_numeral(char c) { return c >= '0' && c <= '9'; }
bool is_above_ascii(char c) { return static_cast<unsigned char>(c) >= 0x80; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_above_ascii(c); }
bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

std::string plain_text(std::string_view raw) {
  std::string text;
  for (std::size_t at = 0; at < raw.size();) {
    const auto scalar = decode(raw, at);
    if (!scalar) refuse(ErrorCode::bad_request, Expected::utf8);
    append(text, plain_sign(scalar->code));
    at += scalar->bytes;
  }
  join_sides(text);
  return std::string(trimmed(without_cgsuite(text)));
}

std::string_view without_end(std::string_view text) {
  constexpr std::string_view ends = ".!?,;";
  while (!text.empty() && (is_blank(text.back()) || ends.find(text.back()) != std::string_view::npos))
    text.remove_suffix(1);
  return text;
}

std::string name_key(std::string_view name) {
  std::string key;
  for (std::size_t at = 0; at < name.size();) {
    const auto scalar = decode(name, at).value_or(Scalar{0, 1});
    const char c = name[at];
    if (c >= 'A' && c <= 'Z')
      key += static_cast<char>(c + ('a' - 'A'));
    else if (is_numeral(c) || (c >= 'a' && c <= 'z') || is_foreign_letter(scalar.code))
      key += name.substr(at, scalar.bytes);
    at += scalar.bytes;
  }
  return key;
}

std::vector<std::string> name_keys(std::string_view name) {
  const std::string_view base = name.substr(0, name.find('(', 1));
  std::vector<std::string> keys;
  const auto add = [&](std::string key) {
    const bool is_name = !key.empty() && is_letter(key[0]) && key.size() > 1;
    if (is_name && std::find(keys.begin(), keys.end(), key) == keys.end()) keys.push_back(std::move(key));
  };
  const std::string whole = name_key(base), bare = name_key(without_possessives(std::string(base)));
  add(whole);
  add(bare);
  for (const std::string& key : {whole, bare})
    for (const std::string_view ending : generic_endings)
      if (key.ends_with(ending)) {
        add(key.substr(0, key.size() - ending.size()));
        break;
      }
  return keys;
}

}  // namespace sg

#include "request/input/position-spellings.hpp"

#include <algorithm>

#include "request/input/typed-text.hpp"

namespace sg {
namespace {

constexpr std::string_view opens = "([{", closes = ")]}";

bool is_in(std::string_view signs, char c) { return signs.find(c) != std::string_view::npos; }

void add_new(std::vector<std::string>& all, std::string_view text) {
  std::string own(trimmed(text));
  if (std::find(all.begin(), all.end(), own) == all.end()) all.push_back(std::move(own));
}

/// Returns the length of what people put between two numbers at `at`: spaces, a sign, a word; 0 if that is not it.
std::size_t between_numbers(std::string_view text, std::size_t at) {
  constexpr std::string_view signs = "-;/|+_", words[] = {"and ", "和", "与", "及", "跟"};
  std::size_t to = at;
  const auto skip = [&] {
    while (to < text.size() && is_blank(text[to])) ++to;
  };
  skip();
  if (to < text.size() && is_in(signs, text[to])) {
    ++to;
  } else {
    for (const std::string_view word : words)
      if (text.substr(to).starts_with(word)) {
        to += word.size();
        break;
      }
  }
  skip();
  return to < text.size() && is_numeral(text[to]) ? to - at : 0;
}

/// Returns the text with a comma between numbers. A sign counts only if `any_sign`, else spaces alone.
std::string with_commas(std::string_view text, bool any_sign) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    out += text[i];
    const std::size_t length = is_numeral(text[i]) ? between_numbers(text, i + 1) : 0;
    ++i;
    if (length == 0) continue;
    const std::string_view gap = text.substr(i, length);
    if (!any_sign && !std::all_of(gap.begin(), gap.end(), is_blank)) continue;
    out += ',';
    i += length;
  }
  return out;
}

/// Returns a board in small letters with points for blank squares. Its rows are separated by slashes or line breaks, or
/// are words if there are none of these.
std::string as_board(std::string_view text) {
  constexpr std::string_view dot = "·";
  const bool has_rows = text.find('/') != std::string_view::npos || text.find('\n') != std::string_view::npos;
  std::vector<std::string> rows(1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '\r') continue;
    if (has_rows ? c == '/' || c == '\n' : is_blank(c)) {
      if (!rows.back().empty() || has_rows) rows.emplace_back();
      continue;
    }
    if (c >= 'A' && c <= 'Z') c += 'a' - 'A';
    const bool is_dot = text.substr(i).starts_with(dot);
    if (is_dot) i += dot.size() - 1;
    rows.back() += is_dot || c == '_' || is_blank(c) ? '.' : c;
  }
  std::size_t width = 0;
  for (const std::string& row : rows) width = std::max(width, row.size());
  std::string board;
  for (std::string& row : rows) {
    if (has_rows) row.resize(width, '.');
    if (!board.empty()) board += '/';
    board += row;
  }
  return board;
}

bool is_code_digit(char c) { return is_numeral(c) || (c >= 'A' && c <= 'V'); }

}  // namespace

std::optional<Bracketed> bracketed(std::string_view text) {
  if (text.empty() || !is_in(opens, text[0])) return std::nullopt;
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_in(opens, text[i])) ++depth;
    if (is_in(closes, text[i]) && --depth == 0) return Bracketed{text.substr(1, i - 1), text.substr(i + 1)};
  }
  return std::nullopt;
}

std::vector<std::string> position_spellings(std::string_view text) {
  const auto bracket = bracketed(text);
  const bool is_wrapped =
      bracket && trimmed(bracket->after).empty() &&
      std::none_of(bracket->inside.begin(), bracket->inside.end(), [](char c) { return is_in(opens, c); });
  const std::string_view bare = is_wrapped ? bracket->inside : text;
  std::vector<std::string> all;
  add_new(all, bare);
  add_new(all, text);
  add_new(all, with_commas(bare, true));
  add_new(all, as_board(bare));
  return all;
}

std::vector<std::string> rule_spellings(std::string_view text) {
  const auto bracket = bracketed(text);
  const std::string_view bare = trimmed(bracket && bracket->after.empty() ? bracket->inside : text);
  std::vector<std::string> all;
  add_new(all, bare);
  add_new(all, with_commas(bare, false));
  if (is_numbers(bare)) add_new(all, with_commas(bare, true));
  if (bare.starts_with('.')) add_new(all, '0' + std::string(bare));
  return all;
}

bool begins_with_code(std::string_view text) {
  const auto at = [text](std::size_t i) { return i < text.size() ? text[i] : '\0'; };
  const std::size_t zero = at(0) == '0' ? 1 : 0;
  if (at(zero) == '.' && (is_code_digit(at(zero + 1)) || at(zero + 1) == '[')) return true;
  std::size_t i = 0;
  while (is_code_digit(at(i))) ++i;
  if (i == 0) return false;
  const bool has_sign = is_in("!?=", at(i));
  if (has_sign) ++i;
  if (at(i) != '.') return false;
  if (has_sign || at(i + 1) == '[') return true;
  for (++i; is_code_digit(at(i)); ++i) {
  }
  return is_in("[{!?=*", at(i));
}

bool is_octal(std::string_view text) {
  std::size_t i = 0;
  while (i < text.size() && is_code_digit(text[i])) ++i;
  if (i + 1 >= text.size() || text[i] != '.') return false;
  return std::all_of(text.begin() + static_cast<std::ptrdiff_t>(i) + 1, text.end(), is_code_digit);
}

bool is_numbers(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(),
                                      [](char c) { return is_numeral(c) || is_blank(c) || is_in(",;/|+_-", c); });
}

std::vector<std::string_view> summands_of(std::string_view text) {
  std::vector<std::string_view> parts;
  std::size_t from = 0, depth = 0;
  const auto add = [&](std::size_t to) {
    const std::string_view part = text.substr(from, to - from);
    if (!parts.empty() && std::none_of(part.begin(), part.end(), is_letter)) {
      const std::string_view before = parts.back();
      parts.back() = std::string_view(before.data(), static_cast<std::size_t>(text.data() + to - before.data()));
    } else {
      parts.push_back(trimmed(part));
    }
    from = to + 1;
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_in(opens, text[i])) ++depth;
    if (is_in(closes, text[i]) && depth > 0) --depth;
    if (text[i] == '+' && depth == 0) add(i);
  }
  add(text.size());
  return parts;
}

}  // namespace sg

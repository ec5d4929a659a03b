#include "request/input/typos.hpp"

#include <algorithm>
#include <vector>

#include "core/text/utf8.hpp"
#include "request/input/typed-text.hpp"

namespace sg {
namespace {

using Letters = std::vector<char32_t>;

/// Shortest text that is read as a mistyped beginning; less would begin too many words.
constexpr std::size_t least_beginning = 5;

Letters letters_of(std::string_view text) {
  Letters letters;
  for (std::size_t at = 0; at < text.size();) {
    const auto scalar = decode(text, at).value_or(Scalar{0, 1});
    letters.push_back(scalar.code);
    at += scalar.bytes;
  }
  return letters;
}

bool has_digit(std::string_view text) { return std::any_of(text.begin(), text.end(), is_numeral); }
bool has_foreign(const Letters& text) {
  return std::any_of(text.begin(), text.end(), [](char32_t c) { return c >= 0x80; });
}

std::size_t most_typos(const Letters& text) {
  return std::min<std::size_t>(2, text.size() / (has_foreign(text) ? 3 : 4));
}

/// Returns the fewest typing errors between two texts or, if `is_beginning`, between the first and a beginning of the
/// second.
std::size_t edits_between(const Letters& from, const Letters& to, bool is_beginning) {
  const std::size_t width = to.size() + 1;
  std::vector<std::size_t> rows(width * (from.size() + 1));
  const auto at = [&](std::size_t i, std::size_t j) -> std::size_t& { return rows[i * width + j]; };
  for (std::size_t i = 0; i <= from.size(); ++i)
    for (std::size_t j = 0; j < width; ++j) {
      std::size_t& edits = at(i, j);
      edits = std::max(i, j);
      if (i == 0 || j == 0) continue;
      edits = std::min({at(i, j - 1) + 1, at(i - 1, j) + 1, at(i - 1, j - 1) + (from[i - 1] != to[j - 1])});
      if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
        edits = std::min(edits, at(i - 2, j - 2) + 1);
    }
  if (!is_beginning) return rows.back();
  return *std::min_element(rows.end() - static_cast<std::ptrdiff_t>(width), rows.end());
}

/// Returns true if two of three letters are swapped; any other error leaves too little of such a word.
bool is_swap_of_three(const Letters& a, const Letters& b) {
  if (a.size() != 3 || b.size() != 3 || has_foreign(a)) return false;
  return (a[0] == b[1] && a[1] == b[0] && a[2] == b[2]) || (a[0] == b[0] && a[1] == b[2] && a[2] == b[1]);
}

std::optional<std::size_t> within(std::size_t edits, std::size_t most) {
  return edits <= most ? std::optional(edits) : std::nullopt;
}

}  // namespace

std::optional<std::size_t> typos_between(std::string_view typed, std::string_view meant) {
  if (has_digit(typed) || has_digit(meant)) return typed == meant ? std::optional<std::size_t>(0) : std::nullopt;
  const Letters a = letters_of(typed), b = letters_of(meant);
  const std::size_t most = most_typos(a.size() > b.size() ? a : b);
  if (std::max(a.size(), b.size()) - std::min(a.size(), b.size()) > most) return std::nullopt;
  if (is_swap_of_three(a, b)) return 1;
  return within(edits_between(a, b, false), most);
}

std::optional<std::size_t> typos_in_beginning(std::string_view typed, std::string_view meant) {
  const Letters a = letters_of(typed);
  Letters start = letters_of(meant);
  const std::size_t most = most_typos(a);
  if (a.size() < least_beginning && !has_foreign(a)) return std::nullopt;
  if (start.size() > a.size() + most) start.resize(a.size() + most);
  const bool has_number = std::any_of(start.begin(), start.end(), [](char32_t c) { return c >= '0' && c <= '9'; });
  if (has_digit(typed) || has_number || start.size() + most < a.size()) return std::nullopt;
  return within(edits_between(a, start, true), most);
}

}  // namespace sg

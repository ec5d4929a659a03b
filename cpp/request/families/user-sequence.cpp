#include "request/families/user-sequence.hpp"

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <limits>
#include <optional>

#include "core/text/json.hpp"
#include "core/text/reader.hpp"

namespace sg {
namespace {

constexpr std::uint64_t greatest_given = std::numeric_limits<std::uint32_t>::max();
constexpr std::size_t most_values = 1'000'000;

bool is_digit(char c) { return '0' <= c && c <= '9'; }
bool ends_line(char c) { return c == '\n' || c == ';'; }
bool is_gap(char c) { return c == ' ' || c == '[' || c == ']'; }

/// Returns the text with spaces in place of comments.
std::string without_comments(std::string_view folded) {
  std::string text(folded);
  bool is_comment = false;
  for (char& c : text) {
    is_comment = c != '\n' && (is_comment || c == '#');
    if (is_comment) c = ' ';
  }
  return text;
}

struct Number {
  std::uint32_t value;
  std::size_t at;
};

class ListReader {
 public:
  explicit ListReader(std::string_view text) : text_(text) {
    for (std::size_t from = 0; from <= text_.size();) {
      const std::size_t to = end_of_line(from);
      const std::size_t before = numbers_.size();
      read_line(from, to);
      if (numbers_.size() > before) lines_.push_back(before);
      from = to + 1;
    }
    if (numbers_.empty()) refuse(ErrorCode::bad_request, Expected::list_of_values);
  }

  bool is_b_file() const {
    return lines_.size() > 1 && count_in(0) == 2 && count_in(1) == 2 &&
           numbers_[2].value == std::uint64_t{numbers_[0].value} + 1;
  }
  std::uint64_t first() const { return is_b_file() ? numbers_[0].value : 0; }
  std::vector<std::uint32_t> values() const {
    std::vector<std::uint32_t> values;
    if (!is_b_file()) {
      for (const Number& number : numbers_) values.push_back(number.value);
    } else {
      for (std::size_t i = 0; i < lines_.size(); ++i) values.push_back(value_in(i));
    }
    if (values.size() > most_values) refuse(ErrorCode::too_big, {Expected::most_numbers, most_values});
    return values;
  }

 private:
  std::size_t end_of_line(std::size_t from) const {
    return static_cast<std::size_t>(
        std::find_if(text_.begin() + static_cast<std::ptrdiff_t>(from), text_.end(), ends_line) - text_.begin());
  }

  void read_line(std::size_t at, std::size_t to) {
    bool may_have_comma = false;
    while (at < to) {
      const char c = text_[at];
      if (is_digit(c)) {
        at = read_number(at, to);
        may_have_comma = true;
      } else {
        const bool is_comma = c == ',' && may_have_comma;
        if (!is_comma && !is_gap(c)) fail(at, ErrorCode::bad_request, Expected::number, Expected::number_in_line);
        may_have_comma = may_have_comma && !is_comma;
        ++at;
      }
    }
  }

  /// Reads the number at `at` and returns the offset behind it.
  std::size_t read_number(std::size_t at, std::size_t to) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text_.data() + at, text_.data() + to, number);
    if (error != std::errc() || number > greatest_given)
      fail(at, ErrorCode::too_big, Expected::most, Expected::most_in_line, greatest_given);
    if (numbers_.size() == 2 * most_values) refuse(ErrorCode::too_big, {Expected::most_numbers, most_values});
    numbers_.push_back({static_cast<std::uint32_t>(number), at});
    return static_cast<std::size_t>(end - text_.data());
  }

  std::size_t count_in(std::size_t line) const {
    return (line + 1 < lines_.size() ? lines_[line + 1] : numbers_.size()) - lines_[line];
  }

  std::uint32_t value_in(std::size_t line) const {
    const Number* const pair = &numbers_[lines_[line]];
    const std::uint64_t n = first() + line;
    const std::size_t count = count_in(line);
    if (count != 2 || pair[0].value != n)
      fail(pair[count > 2 && pair[0].value == n ? 2 : 0].at, ErrorCode::bad_request, Expected::n_and_value,
           Expected::n_and_value_in_line, n);
    return pair[1].value;
  }

  /// Throws the error: the phrase `in_line`, with line and column, if the text has line breaks, otherwise `alone`.
  [[noreturn]] void fail(std::size_t at, ErrorCode code, Expected alone, Expected in_line,
                         std::optional<std::uint64_t> fact = {}) const {
    const std::string_view before = text_.substr(0, at);
    const bool has_lines = text_.find('\n') != text_.npos;
    Phrase expected(*row_of(has_lines ? in_line : alone));
    if (fact) expected.add(*fact);
    if (has_lines) {
      expected.add(static_cast<std::uint64_t>(std::count(before.begin(), before.end(), '\n')) + 1);
      expected.add(at - (before.rfind('\n') + 1) + 1);
    }
    throw InputError(code, at, std::move(expected));
  }

  std::string_view text_;
  std::vector<Number> numbers_;
  std::vector<std::size_t> lines_;  // for each line with numbers, the index of its first one
};

}  // namespace

bool is_list_of_values(std::string_view raw) {
  const std::string text = without_comments(Source(raw, '\n').text());
  const auto is_between = [](char c) { return is_gap(c) || ends_line(c) || c == ','; };
  const auto one = std::find_if_not(text.begin(), text.end(), is_between);
  const auto end = std::find_if_not(one, text.end(), is_digit);
  const auto other = std::find_if_not(end, text.end(), is_between);
  return one != end && end != other && other != text.end() && is_digit(*other);
}

std::shared_ptr<UserSequence> UserSequence::read(std::string_view raw) {
  return located(
      raw,
      [](std::string_view folded) {
        const std::string text = without_comments(folded);
        const ListReader list(text);
        return std::shared_ptr<UserSequence>(new UserSequence(list.first(), list.values()));
      },
      '\n');
}

std::string UserSequence::document() const {
  Json json;
  json.begin_object().key("from").number(first_).key("values").begin_array();
  for (const std::uint32_t value : values_) json.index(value);
  return json.end_array().end_object().take();
}

}  // namespace sg

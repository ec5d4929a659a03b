// Lists of numbers as text, "3,5,7" or "3^2,5" for two threes and a five, and as keys.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/reader.hpp"

namespace sg {

/// Phrases for the errors of a list, by what it holds, and its maximum length.
struct ListOf {
  Wording<0> one, how_many;
  Wording<1> at_most;
  std::size_t most;
};

struct AdmitAll {
  void operator()(std::uint64_t, std::size_t) const {}
};

/// Entry of a list, "5" or "5^3": the number and how many copies of it.
struct Entry {
  std::uint64_t number;
  std::size_t copies;
};

/// Reads an entry. Fails as too big if its copies and the `before` numbers are more than `list.most`.
Entry read_entry(Reader& reader, const ListOf& list, std::size_t before);

/// Skips a comma; without one, fails unless a number, the end or `other` follows.
void expect_next(Reader& reader, char other);

/// Reads the numbers up to the end or to `until`; `admit` gets each with its offset in the text and may refuse it.
template <class Admit = AdmitAll>
std::vector<std::uint64_t> read_numbers(Reader& reader, const ListOf& list, char until = '\0', Admit&& admit = {}) {
  std::vector<std::uint64_t> numbers;
  while (reader.peek() != until && !reader.done()) {
    const std::size_t start = reader.at();
    const auto [number, copies] = read_entry(reader, list, numbers.size());
    for (std::size_t i = 0; i < copies; ++i) {
      admit(number, start);
      numbers.push_back(number);
    }
    expect_next(reader, until);
  }
  return numbers;
}

/// Appends a number that occurs `run` times in a row, as one entry if four times or more; returns how many it has
/// written.
std::size_t append_run(std::string& out, std::uint64_t number, std::size_t run);

/// Returns the list as text, with runs of four or more equal numbers as one entry each.
std::string list_text(const std::vector<std::uint64_t>& numbers);

/// Appends a number with seven bits a byte, the top bit set while more follow: unambiguous, and short for the small
/// numbers of a search.
void append_number(std::string& key, std::uint64_t number);

}  // namespace sg

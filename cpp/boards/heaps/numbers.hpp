// Lists of numbers as text, "3,5,7" or "3^2,5" for two threes and a five, and as keys.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/reader.hpp"

namespace sg {

/// What a list holds, for the errors, and how many at most.
struct ListOf {
  Wording<0> one, how_many;
  Wording<1> at_most;
  std::size_t most;
};

struct AdmitAll {
  void operator()(std::uint64_t, std::size_t) const {}
};

/// One entry of a list, "5" or "5^3": the number, and how often it stands there.
struct Entry {
  std::uint64_t number;
  std::size_t copies;
};

/// Too-big where there would be more than `list.most` of them with those `before`.
Entry read_entry(Reader& reader, const ListOf& list, std::size_t before);

/// Goes past a comma; otherwise there must be a number, the end or `other`.
void expect_next(Reader& reader, char other);

/// The numbers up to the end or to `until`; `admit` is given each with the offset where it stands, and may refuse it.
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

/// Writes a number that stands `run` times in a row, four times or more as one entry; how many of them are written.
std::size_t append_run(std::string& out, std::uint64_t number, std::size_t run);

/// Runs of four equal numbers or more as one entry each.
std::string list_text(const std::vector<std::uint64_t>& numbers);

/// Seven bits a byte, the top bit set while more follow: unambiguous, and short for the small numbers of a search.
void append_number(std::string& key, std::uint64_t number);

}  // namespace sg

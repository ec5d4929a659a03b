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
  std::string_view one, many;  // "a heap size", "heaps"
  std::size_t most;
};

struct AdmitAll {
  void operator()(std::uint64_t, std::size_t) const {}
};

/// The numbers up to the end or to `until`; `admit` is given each with the offset where it stands, and may refuse it.
template <class Admit = AdmitAll>
std::vector<std::uint64_t> read_numbers(Reader& reader, const ListOf& list, char until = '\0', Admit&& admit = {}) {
  std::vector<std::uint64_t> numbers;
  while (reader.peek() != until && !reader.done()) {
    const std::size_t start = reader.at();
    const std::uint64_t number = reader.number(list.one);
    const std::uint64_t copies = reader.eat('^') ? reader.number("how many " + std::string(list.many)) : 1;
    if (copies > list.most - numbers.size())
      reader.too_big(start, "at most " + std::to_string(list.most) + " " + std::string(list.many));
    for (std::uint64_t i = 0; i < copies; ++i) {
      admit(number, start);
      numbers.push_back(number);
    }
    if (reader.peek() != until && !reader.done() && !reader.eat(',') && !reader.at_number())
      reader.fail("a comma or the end");
  }
  return numbers;
}

/// A run of four equal numbers or more is written once.
std::string list_text(const std::vector<std::uint64_t>& numbers);

/// Seven bits a byte, the top bit set while more follow: unambiguous, and short for the small numbers of a search.
void append_number(std::string& key, std::uint64_t number);

}  // namespace sg

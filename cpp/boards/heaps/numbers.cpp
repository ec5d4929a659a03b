#include "boards/heaps/numbers.hpp"

namespace sg {

Entry read_entry(Reader& reader, const ListOf& list, std::size_t before) {
  const std::size_t start = reader.at();
  const std::uint64_t number = reader.number(list.one);
  const std::uint64_t copies = reader.eat('^') ? reader.number(list.how_many) : 1;
  if (copies > list.most - before) reader.too_big(start, list.at_most, list.most);
  return {number, static_cast<std::size_t>(copies)};
}

void expect_next(Reader& reader, char other) {
  if (reader.peek() != other && !reader.done() && !reader.eat(',') && !reader.at_number())
    reader.fail(Expected::comma_or_end);
}

std::size_t append_run(std::string& out, std::uint64_t number, std::size_t run) {
  out += std::to_string(number);
  if (run < 4) return 1;
  out += '^' + std::to_string(run);
  return run;
}

std::string list_text(const std::vector<std::uint64_t>& numbers) {
  std::string out;
  for (std::size_t i = 0; i < numbers.size();) {
    std::size_t run = 1;
    while (i + run < numbers.size() && numbers[i + run] == numbers[i]) ++run;
    if (!out.empty()) out += ',';
    i += append_run(out, numbers[i], run);
  }
  return out;
}

void append_number(std::string& key, std::uint64_t number) {
  for (; number >= 0x80; number >>= 7) key += static_cast<char>(0x80 | (number & 0x7F));
  key += static_cast<char>(number);
}

}  // namespace sg

#include "boards/heaps/numbers.hpp"

namespace sg {

std::string list_text(const std::vector<std::uint64_t>& numbers) {
  std::string out;
  for (std::size_t i = 0; i < numbers.size();) {
    std::size_t run = 1;
    while (i + run < numbers.size() && numbers[i + run] == numbers[i]) ++run;
    const bool short_run = run < 4;
    if (!out.empty()) out += ',';
    out += std::to_string(numbers[i]);
    if (!short_run) out += '^' + std::to_string(run);
    i += short_run ? 1 : run;
  }
  return out;
}

void append_number(std::string& key, std::uint64_t number) {
  for (; number >= 0x80; number >>= 7) key += static_cast<char>(0x80 | (number & 0x7F));
  key += static_cast<char>(number);
}

}  // namespace sg

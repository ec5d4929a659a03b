#include "boards/heaps.hpp"

#include <algorithm>

namespace sg {

Heaps Heaps::read(Reader& reader) {
  reader.ignore_brackets();
  std::vector<std::uint64_t> sizes;
  while (!reader.done()) {
    const std::size_t start = reader.at();
    const std::uint64_t size = reader.number("a heap size");
    const std::uint64_t copies = reader.eat('^') ? reader.number("how many heaps") : 1;
    if (copies > most - sizes.size()) reader.too_big(start, "at most " + std::to_string(most) + " heaps");
    sizes.insert(sizes.end(), static_cast<std::size_t>(copies), size);
    if (!reader.done() && !reader.eat(',') && !reader.at_number()) reader.fail("a comma or the end");
  }
  return Heaps(std::move(sizes));
}

std::string Heaps::text() const {
  std::string out;
  for (std::size_t i = 0; i < sizes_.size();) {
    std::size_t run = 1;
    while (i + run < sizes_.size() && sizes_[i + run] == sizes_[i]) ++run;
    const bool short_run = run < 4;
    if (!out.empty()) out += ',';
    out += std::to_string(sizes_[i]);
    if (!short_run) out += '^' + std::to_string(run);
    i += short_run ? 1 : run;
  }
  return out;
}

std::string Heaps::key() const {
  std::vector<std::uint64_t> sorted;
  for (const std::uint64_t n : sizes_)
    if (n != 0) sorted.push_back(n);
  std::sort(sorted.begin(), sorted.end());
  std::string key;
  // Seven bits a byte, the top bit set while more follow: unambiguous, and short for the small heaps of a search.
  for (std::uint64_t n : sorted) {
    for (; n >= 0x80; n >>= 7) key += static_cast<char>(0x80 | (n & 0x7F));
    key += static_cast<char>(n);
  }
  return key;
}

void Heaps::write(Json& json) const {
  json.begin_object().key("kind").text("heaps").key("sizes").begin_array();
  for (const std::uint64_t n : sizes_) json.number(n);
  json.end_array().end_object();
}

std::string Heaps::move_text(const Touch& touch) const {
  std::string out = std::to_string(touch[0] + 1) + ": " + std::to_string((*this)[touch[0]]) + " > ";
  for (std::size_t i = 1; i < touch.size(); ++i) out += (i > 1 ? "," : "") + std::to_string(touch[i]);
  return out;
}

std::string_view Heaps::asks(const Touch& prefix) {
  return prefix.empty() ? "heap" : prefix.size() == 1 ? "kept" : "part";
}

Heaps Heaps::with(std::uint64_t i, std::span<const std::uint64_t> kept) const {
  const auto at = sizes_.begin() + static_cast<std::ptrdiff_t>(i);
  std::vector<std::uint64_t> next(sizes_.begin(), at);
  next.insert(next.end(), kept.begin(), kept.end());
  next.insert(next.end(), at + 1, sizes_.end());
  return Heaps(std::move(next));
}

std::vector<Heaps> Heaps::each() const {
  std::vector<Heaps> out;
  for (const std::uint64_t n : sizes_) out.push_back(Heaps({n}));
  return out;
}

}  // namespace sg

#include "boards/heaps/spent-heaps.hpp"

#include <algorithm>

#include "boards/heaps/numbers.hpp"
#include "core/game/small-sort.hpp"

namespace sg {

SpentHeaps SpentHeaps::read(Reader& reader) {
  SpentHeaps heaps;
  std::size_t numbers = 0;
  while (!reader.done()) {
    const std::size_t start = reader.at();
    SpentHeap heap{reader.number(Expected::heap_size), {}};
    const std::uint64_t copies = reader.eat('^') ? reader.number(Expected::how_many_heaps) : 1;
    if (copies > Heaps::most - heaps.size()) reader.too_big(start, Expected::most_heaps, Heaps::most);
    while (reader.eat('/')) {
      const std::size_t at = reader.at();
      const std::uint64_t taken = reader.number(Expected::number_taken);
      if (taken == 0) reader.fail_at(at, Expected::at_least_1);
      if (!heap.taken.empty() && taken <= heap.taken.back()) reader.fail_at(at, Expected::greater_number);
      heap.taken.push_back(taken);
      numbers += static_cast<std::size_t>(copies);
      if (numbers > most_taken) reader.too_big(at, Expected::most_numbers, most_taken);
    }
    heaps.heaps_.insert(heaps.heaps_.end(), static_cast<std::size_t>(copies), heap);
    if (!reader.done() && !reader.eat(',') && !reader.at_number()) reader.fail(Expected::comma_or_end);
  }
  return heaps;
}

std::string SpentHeaps::text() const {
  std::string out;
  for (std::size_t i = 0; i < heaps_.size();) {
    const auto fresh = [&](std::size_t j) {
      return j < heaps_.size() && heaps_[j].size == heaps_[i].size && heaps_[j].taken.empty();
    };
    std::size_t run = 0;
    while (fresh(i + run)) ++run;
    if (run < 4) run = 1;
    out += (out.empty() ? "" : ",") + std::to_string(heaps_[i].size) + (run > 1 ? '^' + std::to_string(run) : "");
    for (const std::uint64_t n : heaps_[i].taken) out += '/' + std::to_string(n);
    i += run;
  }
  return out;
}

std::string SpentHeaps::key() const {
  std::vector<std::string> keys;
  for (const SpentHeap& heap : heaps_) {
    if (heap.size == 0) continue;
    std::string& key = keys.emplace_back();
    append_number(key, heap.size);
    for (const std::uint64_t n : heap.taken)
      if (n <= heap.size) append_number(key, n);
    append_number(key, 0);
  }
  put_in_order(keys);
  std::string out;
  for (const std::string& key : keys) out += key;
  return out;
}

void SpentHeaps::write(Json& json) const {
  sizes().write_open(json).key("taken").begin_array();
  for (const SpentHeap& heap : heaps_) {
    json.begin_array();
    for (const std::uint64_t n : heap.taken) json.number(n);
    json.end_array();
  }
  json.end_array().end_object();
}

Heaps SpentHeaps::sizes() const {
  std::vector<std::uint64_t> sizes;
  for (const SpentHeap& heap : heaps_) sizes.push_back(heap.size);
  return Heaps(std::move(sizes));
}

SpentHeaps SpentHeaps::after(const Touch& touch) const {
  SpentHeaps next = *this;
  SpentHeap& heap = next.heaps_[static_cast<std::size_t>(touch[0])];
  const std::uint64_t take = heap.size - touch[1];
  heap.taken.insert(std::lower_bound(heap.taken.begin(), heap.taken.end(), take), take);
  heap.size = touch[1];
  return next;
}

std::vector<SpentHeaps> SpentHeaps::each() const {
  std::vector<SpentHeaps> out;
  for (const SpentHeap& heap : heaps_) out.push_back(SpentHeaps(std::vector{heap}));
  return out;
}

}  // namespace sg

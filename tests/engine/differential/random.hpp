// Random numbers that are the same on every platform: the standard library's distributions differ from one library to
// the next, its engines do not.
#pragma once

#include <cstdint>
#include <random>
#include <utility>

namespace sg::differential {

class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(engine_() % n); }
  template <class List>
  const auto& of(const List& list) {
    return list[below(list.size())];
  }
  template <class List>
  void shuffle(List& list) {
    for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[below(i)]);
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace sg::differential

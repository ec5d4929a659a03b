// Boxes to be filled, each as its stones and its size: "2/3,0/5". The board shows the free places of a box as a heap
// and its stones next to it.
// Touch: box, number of free places left.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "boards/heaps/heaps.hpp"

namespace sg {

struct Box {
  std::uint64_t stones, size;
  std::uint64_t room() const { return size - stones; }
};

class Boxes {
 public:
  static constexpr std::string_view format = "boxes";
  Boxes() = default;
  explicit Boxes(std::vector<Box> boxes) : boxes_(std::move(boxes)) {}
  static Boxes read(Reader& reader);

  std::size_t size() const { return boxes_.size(); }
  const Box& operator[](std::uint64_t i) const { return boxes_[static_cast<std::size_t>(i)]; }
  auto begin() const { return boxes_.begin(); }
  auto end() const { return boxes_.end(); }

  std::string text() const;
  std::string key() const;
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const { return rooms().move_part(touch); }
  static std::string_view asks(const Touch& prefix) { return Heaps::asks(prefix); }

  Boxes after(const Touch& touch) const;
  /// Splits the position into single boxes.
  std::vector<Boxes> each() const;

  /// Visits every box up to that size, and every pair of small ones.
  template <class Visit>
  static void each_small(unsigned size, Visit&& visit) {
    std::vector<Box> small;
    for (std::uint64_t total = 0; total <= size; ++total)
      for (std::uint64_t stones = 0; stones <= total; ++stones) {
        if (total <= 8) small.push_back({stones, total});
        visit(Boxes({{stones, total}}));
      }
    for (const Box& a : small)
      for (const Box& b : small) visit(Boxes({a, b}));
  }

 private:
  Heaps rooms() const;
  std::vector<Box> boxes_;
};

}  // namespace sg

// Heaps, and whether a pass is left: "3,5/pass". The pass is drawn as a last heap of one counter.
// Touch: as for heaps; the pass is the heap after the last one, with nothing left.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "boards/heaps/heaps.hpp"
#include "boards/heaps/numbers.hpp"

namespace sg {

class PassHeaps {
 public:
  static constexpr std::string_view format = "pass-heaps";
  PassHeaps() = default;
  PassHeaps(Heaps heaps, bool has_pass) : heaps_(std::move(heaps)), has_pass_(has_pass) {}
  static PassHeaps read(Reader& reader) {
    reader.ignore_brackets();
    constexpr ListOf list{Expected::heap_size, Expected::how_many_heaps, Expected::most_heaps, Heaps::most};
    Heaps heaps(read_numbers(reader, list, '/'));
    const bool has_pass = reader.eat('/');
    if (has_pass && !reader.eat("pass")) reader.fail(Expected::pass);
    return {std::move(heaps), has_pass};
  }

  const Heaps& heaps() const { return heaps_; }
  bool has_pass() const { return has_pass_; }
  std::size_t size() const { return heaps_.size(); }
  /// Heaps with the pass as one more heap.
  Heaps drawn() const {
    std::vector<std::uint64_t> sizes(heaps_.begin(), heaps_.end());
    if (has_pass_) sizes.push_back(1);
    return Heaps(std::move(sizes));
  }

  std::string text() const { return heaps_.text() + (has_pass_ ? "/pass" : ""); }
  std::string key() const { return (has_pass_ ? "p" : " ") + heaps_.key(); }
  void write(Json& json) const { drawn().write_open(json).key("pass").boolean(has_pass_).end_object(); }
  Phrase move_part(const Touch& touch) const {
    return touch[0] == size() ? Phrase(notation::pass) : heaps_.move_part(touch);
  }
  static std::string_view asks(const Touch& prefix) { return Heaps::asks(prefix); }

  PassHeaps after(const Touch& touch) const {
    return touch[0] == size() ? PassHeaps(heaps_, false) : PassHeaps(heaps_.after(touch), has_pass_);
  }

  /// Visits the small heaps with the pass and without it.
  template <class Visit>
  static void each_small(unsigned total, Visit&& visit) {
    Heaps::each_small(total, [&](const Heaps& heaps) {
      visit(PassHeaps(heaps, true));
      visit(PassHeaps(heaps, false));
    });
  }

 private:
  Heaps heaps_;
  bool has_pass_ = false;
};

}  // namespace sg

// Short game as a position, such as "{2||1|0}": in canonical form, with its options as moves.
// Touch: the only state, then the index of an option, Left's first, in the order in which they are printed.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "core/game/ruleset.hpp"
#include "theory/partizan/forms.hpp"

namespace sg::partizan {

class ValuePosition {
 public:
  /// Limit in characters of a value that is read; positions that follow in play may be somewhat longer.
  static constexpr std::size_t most_length = 1000;

  /// Reads a value. Throws InputError, also if its canonical form takes too long to compute.
  static ValuePosition read(Reader& reader);

  std::size_t size() const;
  std::string text() const { return text_; }
  std::string key() const { return text_; }
  /// Returns the parts if the value is a number + ups + nimber, else nullopt.
  std::optional<UpStar> up_star() const;

  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch& prefix) { return prefix.empty() ? "state" : "option"; }

  /// Returns the indices of the options of that player, from the first to before the second.
  std::pair<std::uint64_t, std::uint64_t> range(Player player) const;
  ValuePosition after(const Touch& touch) const;

  /// Visits all values born by day `size` or, if that is earlier, day 2; from size 3 on also all {x|y} of those.
  static void each_small(unsigned size, const std::function<void(const ValuePosition&)>& visit);

  bool operator==(const ValuePosition& other) const { return text_ == other.text_; }

 private:
  struct Arena;
  ValuePosition(std::shared_ptr<Arena> arena, std::uint32_t form);
  static ValuePosition made(std::string_view text);
  std::string option_text(std::uint64_t i) const;

  std::shared_ptr<Arena> arena_;  // shared with the positions that follow in play
  std::uint32_t form_;
  std::string text_;
};

}  // namespace sg::partizan

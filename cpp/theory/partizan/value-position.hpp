// A short game as a position: "{2||1|0}", in its canonical form, played by its options.
// Touch: the one game that there is, which of its options, Left's first, in the order in which they are written.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "core/game/ruleset.hpp"
#include "theory/partizan/forms.hpp"

namespace sg::partizan {

class ValuePosition {
 public:
  /// Of the text of a value that is read. What follows it in play may be somewhat longer.
  static constexpr std::size_t most_length = 1000;

  /// Throws InputError, also where the canonical form takes long to make.
  static ValuePosition read(Reader& reader);

  std::size_t size() const;
  std::string text() const { return text_; }
  std::string key() const { return text_; }
  /// Where it is a number, ups and a nimber.
  std::optional<UpStar> up_star() const;

  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch& prefix) { return prefix.empty() ? "state" : "option"; }

  /// From which option to which those of that player are.
  std::pair<std::uint64_t, std::uint64_t> range(Player player) const;
  ValuePosition after(const Touch& touch) const;

  /// All values of up to two moves, from size 3 on also all {x|y} of those.
  static void each_small(unsigned size, const std::function<void(const ValuePosition&)>& visit);

  bool operator==(const ValuePosition& other) const { return text_ == other.text_; }

 private:
  struct Arena;
  ValuePosition(std::shared_ptr<Arena> arena, std::uint32_t form);
  static ValuePosition made(std::string_view text);
  std::string option_text(std::uint64_t i) const;

  std::shared_ptr<Arena> arena_;  // shared with what follows in play
  std::uint32_t form_;
  std::string text_;
};

}  // namespace sg::partizan

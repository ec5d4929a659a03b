// An open address: one in which numbers depend on names, so that it is a family of positions, cram:{n+1}x2.
#pragma once

#include "request/address/address.hpp"
#include "request/address/open-text.hpp"

namespace sg {

class OpenAddress {
 public:
  /// Throws InputError with `at` in UTF-16 units of `raw`, as do the others.
  explicit OpenAddress(std::string_view raw);

  /// As it was given, without spaces around it, with full-width signs and white space folded.
  std::string text() const { return unfolded(text_); }
  /// Those of n, a and b that stand in it, in this order; none where it is a game or a position.
  const std::string& names() const { return open_->names(); }
  /// The game where it is one, and the same for all numbers; null elsewhere.
  const GamePtr& game() const { return game_; }
  /// The position for these numbers.
  Sum with(const NamedNumbers& names) const;
  void write_parts(Json& json) const { open_->write(json); }

 private:
  std::string raw_;
  std::string text_;      // folded
  std::size_t from_ = 0;  // where it begins in all that is folded
  std::optional<OpenText> open_;
  GamePtr game_;
  std::size_t position_ = 0;  // where that of the game begins
};

}  // namespace sg

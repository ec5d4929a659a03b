// Open address: an address in which numbers depend on names, so that it is a family of positions, such as cram:{n+1}x2.
#pragma once

#include "request/address/address.hpp"
#include "request/address/open-text.hpp"

namespace sg {

class OpenAddress {
 public:
  /// Reads the address. All functions that throw InputError have `at` in UTF-16 units of `raw`.
  explicit OpenAddress(std::string_view raw);

  /// Returns the text as it was typed, trimmed, with full-width signs and white space folded.
  std::string text() const { return unfolded(text_); }
  /// Returns the names n, a and b that occur, in this order; empty if the text is a plain game or position.
  const std::string& names() const { return open_->names(); }
  /// Returns the game if there is one component and its game does not depend on the numbers; otherwise null.
  const GamePtr& game() const { return game_; }
  /// Returns the position for these numbers. Throws InputError if there is none.
  Sum with(const NamedNumbers& names) const;
  /// Writes the parts of the text, as OpenText::write() does.
  void write_parts(Json& json) const { open_->write(json); }

 private:
  std::string raw_;
  std::string text_;      // folded
  std::size_t from_ = 0;  // offset of text_ in the folded raw text
  std::optional<OpenText> open_;
  GamePtr game_;
  std::size_t position_ = 0;  // offset in text_ at which the position of game_ begins
};

}  // namespace sg

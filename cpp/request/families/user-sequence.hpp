// Sequence of values that a user gives, to be compared with those of a game.
// List    values at n = 0, 1, .., separated by spaces, commas, brackets or line breaks: "0 1 2 3", "[0, 1, 2, 3]".
// b-file  n and its value in each line, n rising by one from any number on, the format of the OEIS. The text is read
//         like this if each of its first two lines is such a pair.
// A semicolon ends a line too, since an input field may have only one. Text behind # in a line is a comment.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/sequence.hpp"

namespace sg {

/// Returns true if a text, given where a game could be, is meant as values: it begins with two numbers. Throws
/// InputError if it is not UTF-8.
bool is_list_of_values(std::string_view text);

class UserSequence final : public Sequence {
 public:
  /// Reads at most 1 000 000 values, each n and each value below 2^32, as in every table. Throws InputError, which
  /// names line and column if the text has line breaks.
  static std::shared_ptr<UserSequence> read(std::string_view text);

  /// Returns the n of the first value.
  std::uint64_t first() const { return first_; }
  std::uint64_t size() const override { return first_ + values_.size(); }
  std::uint64_t most() const override { return size(); }
  Nimber at(std::uint64_t n) const override { return values_[static_cast<std::size_t>(n - first_)]; }
  bool grow(std::uint64_t, Meter&) override { return true; }

  /// Returns a document such as {"from": "0", "values": [0, 1, 2, 3]}.
  std::string document() const;

 private:
  UserSequence(std::uint64_t first, std::vector<std::uint32_t> values) : first_(first), values_(std::move(values)) {}

  std::uint64_t first_;
  std::vector<std::uint32_t> values_;
};

}  // namespace sg

// Values that somebody has, to be compared with those of a game.
// List    what stands at n = 0, 1, .., with spaces, commas, brackets or line breaks between: "0 1 2 3", "[0, 1, 2, 3]".
// b-file  n and its value in each line, n rising by one from anywhere on, as the OEIS keeps sequences: so is the text read where its
//         first two lines are such a pair each.
// A semicolon ends a line too, since a field may have but one. What stands behind # in a line is a comment.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/sequence.hpp"

namespace sg {

/// Whether a text that stands where a game could is meant as values: two numbers stand first. Throws InputError where it is not UTF-8.
bool is_list_of_values(std::string_view text);

class UserSequence final : public Sequence {
 public:
  /// At most 1 000 000 values, each n and each value below 2^32, as in every table. Throws InputError; where the text has line breaks,
  /// its words name line and column.
  static std::shared_ptr<UserSequence> read(std::string_view text);

  /// The n of the first value.
  std::uint64_t first() const { return first_; }
  std::uint64_t size() const override { return first_ + values_.size(); }
  std::uint64_t most() const override { return size(); }
  Nimber at(std::uint64_t n) const override { return values_[static_cast<std::size_t>(n - first_)]; }
  bool grow(std::uint64_t, Meter&) override { return true; }

  /// {"from": "0", "values": [0, 1, 2, 3]}
  std::string document() const;

 private:
  UserSequence(std::uint64_t first, std::vector<std::uint32_t> values) : first_(first), values_(std::move(values)) {}

  std::uint64_t first_;
  std::vector<std::uint32_t> values_;
};

}  // namespace sg

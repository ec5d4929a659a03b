// A table of a family under one play: what each position is worth, as far as it has a value, and who wins it.
#pragma once

#include <string>
#include <vector>

#include "request/boundary/job.hpp"
#include "request/families/open-family.hpp"

namespace sg {

/// First and last number, both of them in.
struct Range {
  std::uint64_t from, to;
  std::uint64_t size() const { return to - from + 1; }
};

class FamilyTable {
 public:
  static constexpr std::uint64_t most_cells = 4'000'000;

  /// One row for each number of the first name and a column for each of the second; of a family with one name a single row. `each` is
  /// how many steps one position may take. Throws InputError.
  FamilyTable(OpenFamily family, Play play, Range first, Range second, std::uint64_t each);

  /// Works until it is done, which answers true, or the meter pauses.
  bool advance(Meter& meter);
  std::uint64_t made() const { return letters_.size(); }
  /// Of every position the winner is known, and the value where its game has values.
  bool complete() const { return made() == cells() && unknown_ == 0; }

  // The members of an object that has been begun.

  /// Play, status and what is not known.
  void write_status(Json& json) const;
  /// Values, as many lists as there are rows, and winners, a text for each row with a letter for each position.
  void write_rows(Json& json) const;
  void write_values(Json& json, std::uint64_t from) const;

  /// Of a row, from its first position on: N, P, L or R, "?" where the winner is not known, "-" where the text is no position.
  std::string_view letters(std::uint64_t from) const;
  /// A line for each position: its numbers, the value and the winner, empty where they are not known.
  std::string csv() const;
  /// The weakest of what is known.
  Justification ground() const { return ground_; }
  const OpenFamily& family() const { return family_; }
  const std::string& names() const { return names_; }
  const std::vector<Range>& ranges() const { return ranges_; }

 private:
  static constexpr std::int32_t no_value = -1, loony = -2;

  std::uint64_t cells() const { return ranges_[0].size() * (ranges_.size() == 2 ? ranges_[1].size() : 1); }
  std::uint64_t columns() const { return ranges_.back().size(); }
  NamedNumbers numbers(std::uint64_t cell) const;
  /// Sets out to solve the next position; false where the text is none.
  bool begin(Meter& meter);
  void keep(char letter, std::int32_t value);
  void keep_found();

  OpenFamily family_;
  Play play_;
  std::string names_;
  std::vector<Range> ranges_;
  std::uint64_t each_;
  FamilySolver solver_;
  std::optional<Meter> part_;  // of the position at hand
  std::uint64_t granted_ = 0;
  std::vector<std::int32_t> values_;
  std::string letters_;
  std::uint64_t unknown_ = 0;  // positions of which the winner, or a value that there is, is not known
  bool has_values_ = false;
  Justification ground_ = Justification::theorem;
  std::string_view limit_;
  std::optional<InputError> fault_;  // of the first text, as long as none was a position
};

}  // namespace sg

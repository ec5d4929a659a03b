// Table of a family of positions under one play: the winner of each position, and its value if it has one.
#pragma once

#include <string>
#include <vector>

#include "request/boundary/job.hpp"
#include "request/families/open-family.hpp"

namespace sg {

/// First and last number, inclusive.
struct Range {
  std::uint64_t from, to;
  std::uint64_t size() const { return to - from + 1; }
};

class FamilyTable {
 public:
  static constexpr std::uint64_t most_cells = 4'000'000;

  /// Makes a row for each number of the first name and a column for each of the second; a family with one name has a
  /// single row. `each` is the number of steps that one position may take. Throws InputError.
  FamilyTable(OpenFamily family, Play play, Range first, Range second, std::uint64_t each);

  /// Works until the table is done, and then returns true, or until the meter pauses or refuses. Throws InputError if
  /// the play is not defined for the family, or if no text is a position.
  bool advance(Meter& meter);
  /// Number of positions done.
  std::uint64_t made() const { return letters_.size(); }
  /// Returns true if the winner of every position is known, and under normal play its value if its game has values.
  bool complete() const { return made() == cells() && unknown_ == 0; }

  // Writers of members of a JSON object that was begun.

  /// Writes the play, the status and, if the table is not complete, the limit and the number of unknown positions.
  void write_status(Json& json) const;
  /// Writes a list of values for each row, or null if there are none, and a text of outcome letters for each row.
  void write_rows(Json& json) const;
  /// Writes the values of the row whose first cell is `from`, as a list.
  void write_values(Json& json, std::uint64_t from) const;

  /// Returns the outcomes of the row whose first cell is `from`: N, P, L or R, "?" if the winner is not known, "-" if
  /// the text is no position. The view is valid until the next `advance`.
  std::string_view letters(std::uint64_t from) const;
  /// Returns a line for each position: its numbers, its value and its winner, empty if not known.
  std::string csv() const;
  /// Returns the weakest justification of any position.
  Justification ground() const { return ground_; }
  const OpenFamily& family() const { return family_; }
  const std::string& names() const { return names_; }
  const std::vector<Range>& ranges() const { return ranges_; }

 private:
  static constexpr std::int32_t no_value = -1, loony = -2;

  std::uint64_t cells() const { return ranges_[0].size() * (ranges_.size() == 2 ? ranges_[1].size() : 1); }
  std::uint64_t columns() const { return ranges_.back().size(); }
  NamedNumbers numbers(std::uint64_t cell) const;
  /// Starts the next position; returns false, with its cell done, if the text is no position.
  bool begin(Meter& meter);
  void keep(char letter, std::int32_t value);
  void keep_found();

  OpenFamily family_;
  Play play_;
  std::string names_;
  std::vector<Range> ranges_;
  std::uint64_t each_;
  FamilySolver solver_;
  std::optional<Meter> part_;  // meter of the current position
  std::uint64_t granted_ = 0;
  std::vector<std::int32_t> values_;
  std::string letters_;
  std::uint64_t unknown_ = 0;  // positions whose winner, or under normal play an existing value, is not known
  bool has_values_ = false;
  Justification ground_ = Justification::theorem;
  std::string_view limit_;
  std::optional<InputError> fault_;  // error of the first text, as long as no text was a position
};

}  // namespace sg

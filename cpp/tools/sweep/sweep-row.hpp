// Row of the table of misere quotients of octal codes (docs/misere-codes.md): a line of JSON, the same in every run.
#pragma once

#include <optional>
#include <string>

#include "solve/misere/heap-quotient.hpp"
#include "tools/sweep/sweep-codes.hpp"

namespace sg {

class Json;

/// Limits of a row: its last heap, and a number of steps rather than of seconds, so that every run gives the same row.
struct SweepBounds {
  std::uint64_t to, budget;
};

class SweepRow {
 public:
  /// Computes the row, unless `watch` requests a stop or the memory is full.
  SweepRow(const SweptCode& code, const SweepBounds& bounds, const Meter::Watch& watch);

  /// Text of the row; nullopt if the work was stopped.
  const std::optional<std::string>& line() const { return line_; }
  /// Returns a summary of the quotient in a few words.
  std::string outcome() const;
  /// Returns the objection of the independent checker to the quotient of the whole game, if that was found, else of the
  /// heaps before the one that was given up; nullopt if it has none.
  std::optional<std::string> refuted(const Meter::Watch& watch) const;

 private:
  struct Growth {
    std::uint64_t heap;
    std::size_t order, lost;
  };
  void grow(Meter& meter);
  void write_quotient(Json& json) const;

  SweepBounds bounds_;
  HeapQuotient quotient_;
  std::vector<Growth> growths_;
  std::string_view met_ = "heaps";  // limit that stopped the work, if no period is proved
  std::optional<std::string> line_;
};

}  // namespace sg

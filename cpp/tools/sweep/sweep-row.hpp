// A row of the table of misere quotients of octal codes (docs/misere-codes.md): a line of JSON, the same wherever it is made.
#pragma once

#include <optional>
#include <string>

#include "solve/misere/heap-quotient.hpp"
#include "tools/sweep/sweep-codes.hpp"

namespace sg {

class Json;

/// How far a row is gone into. Steps are counted, and no clock is asked.
struct SweepBounds {
  std::uint64_t to, budget;
};

class SweepRow {
 public:
  /// Nothing is made of it where `watch` wants the work to stop, or there is no more memory.
  SweepRow(const SweptCode& code, const SweepBounds& bounds, const Meter::Watch& watch);

  /// Nothing where it was stopped.
  const std::optional<std::string>& line() const { return line_; }
  /// In a few words.
  std::string outcome() const;
  /// What the independent checker has against the quotient, of the whole game where it is found, else of the heaps before the one that was
  /// given up; nothing where it has nothing.
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
  std::string_view met_ = "heaps";  // where it is not closed
  std::optional<std::string> line_;
};

}  // namespace sg

// Parser of the lines of an explicit game. An option typed as
// a sum with "+" becomes a state of its own after all others.
#pragma once

#include <map>

#include "solve/explicit/explicit-states.hpp"

namespace sg {

class ExplicitStates::Lines {
 public:
  Lines(ExplicitStates& states, std::string_view text) : states_(states), text_(text) {}

  /// Reads all lines. Returns false if the meter refuses. Throws InputError.
  bool read(Meter& meter);
  const Lists& parts() const { return parts_; }

 private:
  void read_line(std::string_view line);
  void read_players(std::string_view rest);
  void read_options(std::string_view rest);
  void read_sum(std::string_view word, std::vector<State>& parts) const;
  State state_of_sum();
  void add_sums();

  ExplicitStates& states_;
  std::string_view text_;
  std::size_t line_ = 1, count_ = 0, spent_ = 0;
  std::size_t unbarred_ = 0;  // first line with options but no bar between players; 0 if none
  Lists parts_;               // parts of each state; an atom has itself
  std::map<std::vector<State>, State> sums_;
  std::vector<State> sum_, seen_;
};

}  // namespace sg

// Options of a position grouped by value, with one example of each in the notation of its board.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/game/position.hpp"
#include "core/text/reason.hpp"
#include "core/value/nimber.hpp"

namespace sg {

class OptionGroups {
 public:
  void add(const Value& value, const Position& option);
  /// Returns the least nimber that no option has.
  Nimber mex() const;
  /// Returns a row for each value, nimbers first: value, count, example.
  std::vector<FactRow> rows() const;

 private:
  struct Group {
    std::uint64_t count = 0;
    std::string example = {};
  };
  std::map<Nimber, Group> groups_;
  Group loony_;
};

}  // namespace sg

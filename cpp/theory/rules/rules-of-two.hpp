// Rules for heaps of a partizan game, one for each player: "left: n -> n-1; right: n -> n-2, n-3". Both must satisfy
// the demands on a rule.
#pragma once

#include <array>

#include "core/game/player.hpp"
#include "theory/rules/heap-rule.hpp"

namespace sg {

class RulesOfTwo {
 public:
  /// Reads both rules up to the end of the reader. Throws InputError.
  static RulesOfTwo read(Reader& reader);
  const HeapRule& of(Player player) const { return rules_[index_of(player)]; }
  std::string text() const;

 private:
  std::array<HeapRule, 2> rules_;
};

}  // namespace sg

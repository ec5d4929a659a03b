// Remoteness: the length of a game. No convention uses this algebra, only the verb `remoteness`.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

namespace sg {

/// Winner, and number of moves if the winner hurries and the loser delays. `terminal` is true if the player to move
/// wins where there is no move. Parts do not add.
/// Source: Smith 1966; Winning Ways, ch. 9.
struct Remoteness {
  struct Worth {
    bool wins = false;
    std::uint64_t plies = 0;
    bool operator==(const Worth&) const = default;
  };
  bool terminal = false;

  /// Sums have one term, as positions are searched whole.
  Worth nothing() const { return {}; }
  Worth sum(const Worth&, const Worth& b) const { return b; }

  struct Options {
    void add(const Worth& option) {
      if (option.wins)
        longest_won = std::max(longest_won.value_or(0), option.plies);
      else
        shortest_lost = std::min(shortest_lost.value_or(option.plies), option.plies);
    }
    bool settled(bool) const { return false; }
    std::optional<std::uint64_t> shortest_lost = {}, longest_won = {};
  };
  Worth worth(const Options& options) const {
    if (options.shortest_lost) return {true, *options.shortest_lost + 1};
    return options.longest_won ? Worth{false, *options.longest_won + 1} : Worth{terminal, 0};
  }
};

}  // namespace sg

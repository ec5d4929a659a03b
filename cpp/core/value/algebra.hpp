// What a position can be worth: how its options make its worth, and how the worths of parts add up. One algebra for each
// question that a search can answer.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "core/value/nimber.hpp"

namespace sg {

/// The value: mex of the options' values, parts by xor. A position without options is worth `terminal`: 0 under normal play,
/// 1 under misere play, where the result is the misere value g-, 0 exactly if the player to move loses, and parts do not add.
struct Mex {
  using Worth = Value;
  Nimber terminal = 0;

  Worth nothing() const { return Value::nimber(0); }
  Worth sum(const Worth& a, const Worth& b) const { return a ^ b; }

  struct Options {
    void add(const Worth& option) {
      ends = ends || option.is_over();
      if (option.is_nimber()) values.push_back(option.nimber());
      any = true;
    }
    bool settled(bool) const { return false; }
    std::vector<Nimber> values = {};
    bool ends = false, any = false;
  };
  Worth worth(Options& options) const {
    if (options.ends) return Value::loony();
    return Value::nimber(options.any ? mex(options.values) : terminal);
  }
};

/// Whether the player to move wins; parts do not add. A position is left as soon as a lost option is found, but for the first
/// one, all of whose options are wanted.
struct WinLoss {
  using Worth = bool;
  bool terminal = false;

  /// Never asked: positions are searched whole.
  Worth nothing() const { return false; }
  Worth sum(Worth, Worth b) const { return b; }

  struct Options {
    void add(Worth option) {
      lost = lost || !option;
      any = true;
    }
    bool settled(bool first) const { return lost && !first; }
    bool lost = false, any = false;
  };
  Worth worth(const Options& options) const { return options.any ? options.lost : terminal; }
};

/// The pair (g+, g-) of a position that is tame with all that follows it; nothing where it is wild.
/// Source: Winning Ways, ch. 13; the criterion by pairs: docs/theory.md.
struct Tameness {
  using Worth = std::optional<TamePair>;

  Worth nothing() const { return TamePair::empty(); }
  Worth sum(const Worth& a, const Worth& b) const { return a && b ? Worth(*a ^ *b) : std::nullopt; }

  struct Options {
    void add(const Worth& option) {
      wild = wild || !option;
      if (wild) return;
      normal.push_back(option->normal);
      misere.push_back(option->misere);
    }
    bool settled(bool) const { return wild; }
    std::vector<Nimber> normal = {}, misere = {};
    bool wild = false;
  };
  Worth worth(Options& options) const {
    if (options.wild) return std::nullopt;
    if (options.normal.empty()) return TamePair::empty();
    const TamePair pair{mex(options.normal), mex(options.misere)};
    const bool fickle = pair == TamePair{0, 1} || pair == TamePair{1, 0};
    return pair.firm() || fickle ? Worth(pair) : std::nullopt;
  }
};

/// How many moves a component lasts when every component must be moved at every turn and both play for the longest game:
/// odd exactly where the player to move makes the last one. Parts last as long as the longest.
/// Source: Jia Zhihao 2009, with options by the parity of their steps: docs/theory.md.
struct Steps {
  using Worth = std::uint64_t;

  Worth nothing() const { return 0; }
  Worth sum(Worth a, Worth b) const { return std::max(a, b); }

  struct Options {
    void add(Worth option) {
      if (option % 2 == 0)
        longest_lost = std::max(longest_lost.value_or(0), option);
      else
        shortest_won = std::min(shortest_won.value_or(option), option);
    }
    bool settled(bool) const { return false; }
    std::optional<std::uint64_t> longest_lost = {}, shortest_won = {};
  };
  Worth worth(const Options& options) const {
    if (options.longest_lost) return *options.longest_lost + 1;
    return options.shortest_won ? *options.shortest_won + 1 : 0;
  }
};

/// Who wins, and after how many moves, where the winner hurries and the loser delays. `terminal`: the player to move wins where
/// there is no move. Parts do not add.
/// Source: Smith 1966; Winning Ways, ch. 9.
struct Remoteness {
  struct Worth {
    bool wins = false;
    std::uint64_t plies = 0;
    bool operator==(const Worth&) const = default;
  };
  bool terminal = false;

  /// Never asked: positions are searched whole.
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

// Explicit game, explored by a program of the user: its states with their options, as lines of text. It is played under
// its name by `explored(NAME)` of cpp/games, `partizan-explored(NAME)` if players have moves of their own, or
// `loopy-explored(NAME)` if states can come back, where no option may be a sum.
//
//     5,_ \t 1 2+3        state 0, by the number of its line: to state 1, or to the sum of 2 and 3
//     done \t             no options
//     4|4 \t =4+4         a state that is a sum of others; "-" stands for none
//     :: \t 2 | 3         where players have moves of their own: Left's, a bar, Right's
//
// Theorem  an atom, a state that is no sum, is worth the mex of its options, a sum the xor of its parts; misere: tame
//          as in Winning Ways, ch. 13, and where nothing parts, won if it has no option or a lost one.
// Cost     all values in O(states + options), once.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/index-lists.hpp"
#include "core/game/meter.hpp"
#include "core/value/nimber.hpp"

namespace sg {

class ExplicitStates {
 public:
  using State = std::uint32_t;
  static constexpr std::size_t most_states = 2'000'000, most_options = 20'000'000, most_parts = 1000;

  /// Kind of game: both players have the same moves; each has its own; or the same, and states can come back.
  enum class Kind : std::uint8_t { impartial, partizan, loopy };

  /// Reads a game; null if the meter refuses. Throws InputError with the line, or with the states of a cycle where an option
  /// is a sum, or players have moves of their own.
  static std::shared_ptr<const ExplicitStates> read(std::string_view name, std::string_view text, Meter& meter);

  /// Returns the name that a text begins with; empty if it begins with none.
  static std::string_view name_in(std::string_view text);
  /// Returns the states stored under a name; null if there are none. The examples are always there.
  static std::shared_ptr<const ExplicitStates> find(std::string_view name);
  /// Stores states for `find`, in place of any with the same name.
  static void keep(std::shared_ptr<const ExplicitStates> states);
  static constexpr std::string_view example = "example";
  /// Name of the example for two players.
  static constexpr std::string_view dominoes = "dominoes";
  /// Name of the example whose states can come back.
  static constexpr std::string_view refill = "refill";

  const std::string& name() const { return name_; }
  Kind kind() const { return is_loopy_ ? Kind::loopy : is_partizan() ? Kind::partizan : Kind::impartial; }
  /// Name of the game in addresses.
  std::string game() const;
  std::size_t size() const { return labels_.size() - 1; }
  std::string_view label(State state) const {
    return std::string_view(text_).substr(labels_[state], labels_[state + std::size_t{1}] - labels_[state]);
  }
  /// Options of an atom in the given order, each once for a player; empty for a sum.
  std::span<const State> options(State state) const { return options_.of(state); }
  /// Options of all states.
  const IndexLists& option_lists() const { return options_; }
  /// True if Left and Right have moves of their own.
  bool is_partizan() const { return !lefts_.empty(); }
  /// Number of options that are Left's; they come before all of Right's.
  std::size_t count_lefts(State state) const { return lefts_[state]; }
  std::size_t count_options() const { return options_.all.size(); }
  /// Atoms that a state is the sum of, ascending; the state itself if it is an atom.
  std::span<const State> atoms(State state) const { return atoms_.of(state); }

  // Values, of impartial games alone.

  Nimber value(State state) const { return values_[state]; }
  /// Tame pair of a state; nullopt if it is wild.
  std::optional<TamePair> tame_pair(State state) const;
  /// Returns true if the player to move wins under misere play; nullopt if only a search would show it.
  std::optional<bool> misere_wins(State state) const;

 private:
  using Lists = IndexLists;  // one for each state
  class Lines;

  std::vector<State> in_order(const Lists& parts, Meter& meter);
  bool has_sums(const Lists& parts) const;
  void find_atoms(const Lists& parts, const std::vector<State>& order);
  void solve(const std::vector<State>& order);

  std::string name_;
  std::string text_;  // all labels, concatenated
  std::vector<std::size_t> labels_ = {0};
  Lists options_, atoms_;
  std::vector<State> lefts_;                    // by state; empty if both players have the same moves
  std::vector<std::uint32_t> values_, misere_;  // by state; misere_: second number of the pair, if tame
  std::vector<bool> tame_;
  bool is_loopy_ = false;
  std::vector<std::uint8_t> outcomes_;  // under misere play: 0 lost, 1 won, 2 not known
};

}  // namespace sg

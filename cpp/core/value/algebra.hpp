// Algebras: kinds of value that a position can have. An algebra defines what a ruleset knows of a worth without search,
// how the worths of options make that of a position, how those of parts add up, who wins, and what the answer shows. A
// convention is a list of algebras (core/value/algebras.hpp).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/value/nimber.hpp"

namespace sg {

/// Parts of a position whose worths add up: none but the whole; only components in their
/// own right; or all parts that add up under normal play.
enum class Parts : std::uint8_t { whole, components, split };

/// Worth that may be unknown; an algebra whose worth is optional already gets no second optional.
template <class Worth>
struct MaybeOf {
  using type = std::optional<Worth>;
};
template <class Worth>
struct MaybeOf<std::optional<Worth>> {
  using type = std::optional<Worth>;
};
template <class Algebra>
using Maybe = typename MaybeOf<typename Algebra::Worth>::type;

/// Text and numbers that the worth of a position adds to its answer.
struct ValueText {
  std::optional<Nimber> grundy = {};
  std::optional<std::string> value = {};  // if it is no nimber
  bool loony = false;
};

/// Nimbers that an option of an impartial component must have for the move to it to win, given the rest of the sum.
struct TargetValues {
  std::vector<Nimber> values = {};
  bool all_win = true;  // if false, such an option is only a candidate
};

/// Value of a position: mex of the values of its options; parts add by xor. A position without options is worth
/// `terminal`: 0 under normal play, 1 under misere play, where the result is the misere value g-, 0 exactly if the
/// player to move loses, and parts do not add.
struct Mex {
  using Worth = Value;
  Nimber terminal = 0;

  static constexpr Parts parts = Parts::split;
  static std::optional<Value> known(const auto& game, const auto& position, auto) {
    if constexpr (requires { game.over(position); })
      if (game.over(position)) return Value::over();
    if constexpr (requires { game.theorem(position); }) return game.theorem(position);
    return std::nullopt;
  }
  /// Worth of a position that has ended the whole game.
  static std::optional<Value> ended() { return Value::over(); }

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

  static std::optional<Value> added(const std::optional<Value>& a, const std::optional<Value>& b) {
    return sum_of(a, b);
  }
  static bool wins(const Value& value, bool = true) { return value.wins(); }
  /// If the rest is loony, only a move that ends the game wins. A component that is a nimber has none: no targets.
  static std::optional<TargetValues> targets(const Value& rest, const std::optional<Value>& own, bool) {
    if (rest.is_nimber()) return TargetValues{{rest.nimber()}};
    return own && own->is_nimber() ? std::optional(TargetValues{}) : std::nullopt;
  }
  static void describe(const Value& value, ValueText& text) {
    if (value.is_nimber()) text.grundy = value.nimber();
    text.loony = value.is_loony();
  }
};

/// Outcome: true if the player to move wins; parts do not add. The search leaves a position as soon as a lost option is
/// found, except the first position, all of whose options are wanted.
struct WinLoss {
  using Worth = bool;
  bool terminal = false;

  static constexpr Parts parts = Parts::whole;
  static std::optional<bool> known(const auto& game, const auto& position, auto play) {
    if constexpr (requires { game.wins(position, play); })
      if (const std::optional<bool> wins = game.wins(position, play)) return wins;
    if constexpr (requires { game.number(position); })
      if (const auto number = game.number(position)) return number->sign() == (game.left_moves(position) ? 1 : -1);
    return std::nullopt;
  }
  /// Returns nullopt: a position that has ended the game has no moves, which decides it.
  static std::optional<bool> ended() { return std::nullopt; }
  static bool wins(bool worth) { return worth; }
  static void describe(bool, ValueText&) {}

  /// Sums have one term, as positions are searched whole.
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

}  // namespace sg

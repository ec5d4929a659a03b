// Reader of addresses. An address is a line of text that states a position: components joined by " + ", each
// `id(rules):position`, or `:position` for one of the same game as the component before it.
#pragma once

#include <string_view>
#include <vector>

#include "solve/sum/sum.hpp"

namespace sg {

/// Offsets of the parts of a component in folded text, valid or not. It extends from the spaces before its id to the
/// next " + " outside brackets, or to the end.
struct Bounds {
  std::size_t from, id, id_end;
  std::size_t rules_end;  // behind the bracket that closes the rules, or `to` without one; `id_end` without rules
  bool is_closed;         // true if the rules are closed, or absent
  std::size_t to;

  bool has_position(std::string_view text) const { return rules_end < to && text[rules_end] == ':'; }
  /// True if no game stands there, only a position.
  bool is_bare(std::string_view text) const { return id == rules_end && has_position(text); }
};
/// Iterator over the components of a folded text, which must outlive it.
class EachComponent {
 public:
  explicit EachComponent(std::string_view text);
  /// Returns the next component, valid until the next call; null after the last. Throws InputError past 1000.
  const Bounds* next();

 private:
  std::string_view text_;
  Bounds bounds_ = {};
  std::size_t from_ = 0, count_ = 0;
};
/// Notation of partizan games in an address: the player to move, before the first component, and negatives. It is
/// enrolled by request/partizan/mover.cpp, which an engine without partizan games does not have.
struct MoverNotation {
  /// Returns the offset at which the first component begins.
  std::size_t (*end)(std::string_view text);
  /// Sets the mover of all components to the one that the head of the text names, or that all of them name. Throws
  /// InputError.
  void (*settle)(std::string_view text, Sum& sum);
  /// Returns the negative of the game whose id follows a minus; called for an id that no game has. Throws InputError.
  GamePtr (*negative)(std::string_view text, const Bounds& bounds);
};
/// Registers the notation, which must stay alive.
void enrol(const MoverNotation& notation);
/// Reads the game, with its rules, within the bounds. Throws InputError with an offset in the folded text.
GamePtr game_of(std::string_view text, const Bounds& bounds);

/// Reads an address. Throws InputError with `at` in UTF-16 units of `raw`.
Sum read_address(std::string_view raw);

/// Reads a game with its rules but without a position: "take-and-break(0.77)". Throws InputError like read_address().
GamePtr read_game(std::string_view raw);

/// Reads the name of a convention; no other text is allowed. Throws InputError if a game of the sum does not define that
/// play.
Play read_play(std::string_view text, const Sum& sum);
/// Returns the plays that the family defines.
std::vector<Play> plays_of(const Family& family);

}  // namespace sg

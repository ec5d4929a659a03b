// An address is one line of text that is a position: components joined by " + ", each `id(rules):position`.
#pragma once

#include <string_view>
#include <vector>

#include "solve/sum/sum.hpp"

namespace sg {

/// Where the parts of one component begin and end in a folded text, whether or not they mean anything: from spaces before its id
/// to the next " + " outside brackets, or the end.
struct Bounds {
  std::size_t from, id, id_end;
  std::size_t rules_end;  // behind the bracket that closes them, or `to`; `id_end` where there are none
  bool is_closed;         // the rules are, if there are any
  std::size_t to;

  bool has_position(std::string_view text) const { return rules_end < to && text[rules_end] == ':'; }
};
/// The components of a folded text one after the other.
class EachComponent {
 public:
  explicit EachComponent(std::string_view text);
  /// Null behind the last. Throws InputError past 1000.
  const Bounds* next();

 private:
  std::string_view text_;
  Bounds bounds_ = {};
  std::size_t from_ = 0, count_ = 0;
};
/// What an address tells of two players, who is to move before the first component, and which components are negatives:
/// request/partizan/mover.cpp, which an engine without partizan games goes without.
struct MoverNotation {
  /// Where the first component begins.
  std::size_t (*end)(std::string_view text);
  /// Lets the components have the mover that is named, or that they all name. Throws InputError.
  void (*settle)(std::string_view text, Sum& sum);
  /// Of an id that is none of a game: the negative of the one behind its minus. Throws InputError.
  GamePtr (*negative)(std::string_view text, const Bounds& bounds);
};
void enrol(const MoverNotation& notation);
/// The game that stands within the bounds. Throws InputError.
GamePtr game_of(std::string_view text, const Bounds& bounds);

/// Throws InputError with `at` in UTF-16 units of `raw`.
Sum read_address(std::string_view raw);

/// The game and its rules without a position: "take-and-break(0.77)".
GamePtr read_game(std::string_view raw);

/// Of "normal", "misere", "sj" or "every". Throws InputError where a game of the sum does not define it.
Play read_play(std::string_view text, const Sum& sum);
std::vector<Play> plays_of(const Family& family);

}  // namespace sg

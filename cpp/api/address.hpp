// An address is one line of text that is a position: components joined by " + ", each `id(rules):position`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"

namespace sg {

struct Component {
  GamePtr game;
  BoardPtr board;
  std::string address() const { return game->name() + ":" + board->text(); }
};
using Sum = std::vector<Component>;

/// Throws InputError with `at` in UTF-16 units of `raw`.
Sum read_address(std::string_view raw);
std::string address_of(const Sum& sum);

/// The game and its rules without a position: "take-and-break(0.77)".
GamePtr read_game(std::string_view raw);

/// "normal" or "misere", where every game of the sum defines it.
Play read_play(std::string_view text, const Sum& sum);
std::string_view text_of(Play play);

/// Decimal elements separated by commas; the first one names the component of a sum of several.
Touch read_touch(std::string_view text);

/// The touched component, and the touch within it; throws InputError when there is none.
std::size_t take_component(const Sum& sum, Touch& touch);
/// A touch within a component, as the address's own.
Touch with_component(const Sum& sum, std::size_t component, const Touch& touch);
Sum replaced(const Sum& sum, std::size_t component, BoardPtr board);

}  // namespace sg

// Verb random: random position of a game.
#include "request/play/random.hpp"
#include "request/boundary/verb.hpp"

namespace sg {
namespace {

const EnrolledVerb random_verb{
    {.name = "random",
     .about = "a position of the game with a move, the same for the same word",
     .document = "Position",
     .start =
         [](const Arguments& given, Session&) {
           return in_one_go([given](Meter&) {
             return Reply{random_position(given.text("game"), given.number("size"), given.text("seed"))};
           });
         },
     .parameters = {game_parameter(),
                    {"size", Takes::number, "the greatest size, in units of the game's board", "6"},
                    {"seed", Takes::text, "any word", ""}}}};

}  // namespace
}  // namespace sg

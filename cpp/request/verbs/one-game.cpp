// Verbs gloss and random: explanation of the code of a game sign by sign, and a random position of a game.
#include "request/boundary/verb.hpp"
#include "request/documents/catalog.hpp"
#include "request/play/random.hpp"

namespace sg {
namespace {

const EnrolledVerb gloss_verb{
    {.name = "gloss",
     .about = "the code that a game's rules are, sign by sign",
     .document = "Gloss",
     .start = [](const Arguments& given,
                 Session&) { return in_one_go([given](Meter&) { return Reply{glossed(given.text("game"))}; }); },
     .parameters = {game_parameter()}}};

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

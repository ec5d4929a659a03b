// Verb gloss: explanation of the code of a game sign by sign.
#include "request/boundary/verb.hpp"
#include "request/documents/catalog.hpp"

namespace sg {
namespace {

const EnrolledVerb gloss_verb{
    {.name = "gloss",
     .about = "the code that a game's rules are, sign by sign",
     .document = "Gloss",
     .start = [](const Arguments& given,
                 Session&) { return in_one_go([given](Meter&) { return Reply{glossed(given.text("game"))}; }); },
     .parameters = {game_parameter()}}};

}  // namespace
}  // namespace sg

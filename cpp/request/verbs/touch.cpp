// Verbs touch and play: the elements that may be touched next in a move, and the position after a whole move.
#include "request/boundary/session.hpp"
#include "request/boundary/verb.hpp"
#include "request/play/moving.hpp"

namespace sg {
namespace {

/// Step budget for finding the winning moves of a position that was not analysed before.
constexpr std::uint64_t quick = 50'000;

const EnrolledVerb touch_verb{
    {.name = "touch",
     .about = "what may be touched after a prefix, and what of it can win",
     .document = "Touchable",
     .start =
         [](const Arguments& given, Session& session) {
           return in_one_go([given, &session](Meter& meter) {
             const std::string &address = given.text("address"), &play = given.text("play");
             auto analysis = session.analysis;
             if (!analysis || session.address != address || session.play != play) {
               analysis = std::make_shared<Analysis>(address, play, Listing::none);
               Meter own = meter.extra(quick);
               analysis->advance(own);
             }
             return touchable(*analysis, given.text("prefix"), meter);
           });
         },
     .parameters = {address_parameter(),
                    {"prefix", Takes::touch, "the elements touched so far, none for the first, as in 0,2"},
                    play_parameter()}}};

const EnrolledVerb play_verb{{
    .name = "play",
    .about = "the address after a whole touch",
    .document = "Position | Limited",
    .start = [](const Arguments& given,
                Session&) { return played(given.text("address"), given.text("touch"), given.text("play")); },
    .parameters = {address_parameter(), {"touch", Takes::touch, "the elements of a move, as in 0,2"}, play_parameter()},
}};

}  // namespace
}  // namespace sg

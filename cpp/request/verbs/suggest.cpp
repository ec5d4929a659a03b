// Verb suggest: a move that is likely to be good, found in a moment.
#include "request/boundary/verb.hpp"
#include "request/search/suggestion.hpp"

namespace sg {
namespace {

/// Steps of the random games: some tenths of a second.
constexpr std::uint64_t random_steps = 500'000;

const EnrolledVerb suggest_verb{{.name = "suggest",
                                 .about = "a move that wins most of some random games, where the winner is not known",
                                 .document = "Suggestion | Limited",
                                 .start =
                                     [](const Arguments& given, Session&) {
                                       return in_one_go([given](Meter& meter) {
                                         Meter own = meter.extra(random_steps);
                                         return suggestion(given.text("address"), given.text("play"), own);
                                       });
                                     },
                                 .parameters = {address_parameter(), play_parameter()}}};

}  // namespace
}  // namespace sg

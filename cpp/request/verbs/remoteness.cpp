// Verb remoteness: number of moves that a game lasts.
#include "request/search/remoteness.hpp"
#include "request/boundary/verb.hpp"

namespace sg {
namespace {

const EnrolledVerb remoteness_verb{
    {.name = "remoteness",
     .about = "how long the game lasts, and the moves that make it so",
     .document = "Remoteness | RemotenessLimited",
     .start = [](const Arguments& given, Session&) { return remoteness(given.text("address"), given.text("play")); },
     .parameters = {address_parameter(), play_parameter(), budget_parameter("2000000")},
     .is_long = true}};

}  // namespace
}  // namespace sg

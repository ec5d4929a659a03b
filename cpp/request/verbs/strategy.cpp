// Verb strategy: complete plan of the winner.
#include "request/search/strategy.hpp"
#include "request/boundary/verb.hpp"

namespace sg {
namespace {

const EnrolledVerb strategy_verb{
    {.name = "strategy",
     .about = "the winner's whole plan, to be checked without theory",
     .document = "Strategy | Limited",
     .start = [](const Arguments& given,
                 Session&) { return strategy(given.text("address"), given.text("play"), given.text("claim")); },
     .parameters = {address_parameter(),
                    play_parameter(),
                    {.name = "claim",
                     .takes = Takes::choice,
                     .about = "who wins; or what the position is worth, as the sum with such a heap",
                     .usual = "winner",
                     .choices = {"winner", "value"}},
                    budget_parameter("2000000")},
     .is_long = true}};

}  // namespace
}  // namespace sg

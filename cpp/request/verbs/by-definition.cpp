// Verbs check and options: results for a position by the rules of its game alone.
#include "request/search/by-definition.hpp"
#include "request/boundary/verb.hpp"

namespace sg {
namespace {

const EnrolledVerb check_verb{
    {.name = "check",
     .about = "the same position by the bare definition",
     .document = "Checked",
     .start = [](const Arguments& given,
                 Session&) { return check_by_definition(given.text("address"), given.text("play")); },
     .parameters = {address_parameter(), play_parameter(), budget_parameter("2000000")},
     .is_long = true}};

const EnrolledVerb options_verb{{.name = "options",
                                 .about = "every move by the rules alone, with the address that it leads to",
                                 .document = "Options | Limited",
                                 .start =
                                     [](const Arguments& given, Session&) {
                                       return in_one_go([given](Meter& meter) {
                                         return options_by_definition(given.text("address"), given.text("play"), meter);
                                       });
                                     },
                                 .parameters = {address_parameter(), play_parameter(), budget_parameter("2000000")},
                                 .is_long = true,
                                 .each_line = true}};

}  // namespace
}  // namespace sg

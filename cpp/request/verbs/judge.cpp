// Verb judge: output for the input of a contest problem, both in the format of the contest.
#include "contest/judging.hpp"
#include "request/boundary/verb.hpp"

namespace sg {
namespace {

const EnrolledVerb judge_verb{
    {.name = "judge",
     .about = "a contest's input to the contest's own output",
     .document = "Judged",
     .start = [](const Arguments& given,
                 Session&) { return judge(given.text("problem"), given.text("input"), given.text("format")); },
     .parameters = {{"problem", Takes::text, "a problem as it is typed, as in poj-2311, HDU 1850, P2197"},
                    {"input", Takes::input, "the contest's input"},
                    {"format",
                     Takes::choice,
                     "the contest's output alone, or with the positions asked about",
                     "output",
                     {"output", "json"}}},
     .is_long = true}};

}  // namespace
}  // namespace sg

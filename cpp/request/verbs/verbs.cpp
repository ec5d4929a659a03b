// Verb verbs: the table of all verbs.
#include "request/boundary/verb.hpp"

namespace sg {
namespace {

const EnrolledVerb verbs_verb{
    {.name = "verbs",
     .about = "what can be asked, with what, and what answers",
     .document = "VerbTable",
     .start = [](const Arguments&, Session&) { return in_one_go([](Meter&) { return Reply{verbs_document()}; }); }}};

}  // namespace
}  // namespace sg

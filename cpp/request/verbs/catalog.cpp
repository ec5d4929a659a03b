// Verb catalog: list of the games and of the contest problems.
#include "request/documents/catalog.hpp"
#include "request/boundary/verb.hpp"

namespace sg {
namespace {

const EnrolledVerb catalog_verb{
    {.name = "catalog",
     .about = "all games and all contest problems",
     .document = "Catalog",
     .start = [](const Arguments&, Session&) { return in_one_go([](Meter&) { return Reply{catalog()}; }); }}};

}  // namespace
}  // namespace sg

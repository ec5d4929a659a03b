// Verb certify: relation of two short games, with plans of play that prove it.
#include "request/boundary/verb.hpp"
#include "request/values/value-certificate.hpp"

namespace sg {
namespace {

const EnrolledVerb certify_verb{
    {.name = "certify",
     .about = "how two values compare, or that a position has its value, by plans to be checked without theory",
     .document = "RelationCertificate | Limited",
     .start = [](const Arguments& given, Session&) { return relation_certificate(given.text("a"), given.text("b")); },
     .parameters = {{"a", Takes::text, "a value, as in {1|0} + ^*, or a position"},
                    {.name = "b",
                     .takes = Takes::text,
                     .about = "another; without it the value of the first",
                     .usual = "",
                     .is_named = false},
                    budget_parameter("100000000")},
     .is_long = true}};

}  // namespace
}  // namespace sg

// Verbs nimber and nimber-table: arithmetic with nimbers.
#include "request/boundary/verb.hpp"
#include "request/values/nimber.hpp"

namespace sg {
namespace {

const EnrolledVerb nimber_verb{
    {.name = "nimber",
     .about = "arithmetic with nimbers, as in (7*9+3)/5 or sqrt(2^3)",
     .document = "Nimber",
     .start = [](const Arguments& given,
                 Session&) { return in_one_go([given](Meter&) { return Reply{nimber(given.text("expression"))}; }); },
     .parameters = {{"expression", Takes::text, "an expression, as in 7*9+3"}}}};

const EnrolledVerb nimber_table_verb{
    {.name = "nimber-table",
     .about = "so many rows and columns of the table of nim sums or products",
     .document = "NimberTable",
     .start =
         [](const Arguments& given, Session&) {
           return in_one_go([given](Meter&) {
             return Reply{nimber_table(given.text("operation"), given.text("corner"), given.number("size"))};
           });
         },
     .parameters = {{"operation", Takes::choice, "sum or product", {}, {"sum", "product"}},
                    {"corner", Takes::text, "its first row and column, as in 0,0"},
                    {"size", Takes::number, "rows and columns, at most 256", "6"}}}};

}  // namespace
}  // namespace sg

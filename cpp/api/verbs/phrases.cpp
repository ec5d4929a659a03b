// phrases: the English words of each fault, by the key that documents have.
#include "api/verb.hpp"
#include "checker/fault.hpp"

namespace sg {
namespace {

const EnrolledVerb phrases_verb{{.name = "phrases",
                                 .about = "the words of what an error expects, and of a certificate's fault, by key",
                                 .document = "Phrases",
                                 .start = [](const Arguments&, Session&) {
                                   return in_one_go([](Meter&) {
                                     Json json;
                                     write_rows(json.begin_object().key("expects"), expected_rows);
                                     write_rows(json.key("found"), checker::fault_rows);
                                     return Reply{json.end_object().take()};
                                   });
                                 }}};

}  // namespace
}  // namespace sg

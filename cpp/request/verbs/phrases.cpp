// Verb phrases: English words of each error, fault of a certificate and kind of move, by the key used in documents.
#include <vector>

#include "checker/fault.hpp"
#include "core/text/notation.hpp"
#include "request/boundary/verb.hpp"
#include "theory/partizan/value-faults.hpp"

namespace sg {
namespace {

const EnrolledVerb phrases_verb{{.name = "phrases",
                                 .about = "the words of errors, of a certificate's faults and of moves, by key",
                                 .document = "Phrases",
                                 .start = [](const Arguments&, Session&) {
                                   return in_one_go([](Meter&) {
                                     Json json;
                                     std::vector<PhraseRow> expects(std::begin(expected_rows), std::end(expected_rows));
                                     expects.insert(expects.end(), std::begin(partizan::value_fault_rows),
                                                    std::end(partizan::value_fault_rows));
                                     write_rows(json.begin_object().key("expects"), expects);
                                     write_rows(json.key("found"), checker::fault_rows);
                                     write_rows(json.key("moves"), move_rows);
                                     return Reply{json.end_object().take()};
                                   });
                                 }}};

}  // namespace
}  // namespace sg

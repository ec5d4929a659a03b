// check-certificate: by a checker that shares nothing with what finds periods.
#include "checker/certificate.hpp"
#include "api/verb.hpp"

namespace sg {
namespace {

Status status_of(checker::Finding finding) {
  if (finding == checker::Finding::not_known) return Status::limited;
  return finding == checker::Finding::valid ? Status::answered : Status::refused;
}

const EnrolledVerb check_certificate_verb{
    {.name = "check-certificate",
     .about = "whether a certificate proves its period",
     .document = "CertificateVerdict | Limited",
     .start =
         [](const Arguments& given, Session&) {
           return in_one_go([given](Meter& meter) {
             auto verdict = checker::check(given.text("certificate"), meter);
             return Reply{std::move(verdict.document), status_of(verdict.finding)};
           });
         },
     .parameters = {{"certificate", Takes::file, "as period writes it"}, budget_parameter("1000000000")},
     .is_long = true}};

}  // namespace
}  // namespace sg

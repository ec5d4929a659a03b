// check-certificate: by a checker that shares nothing with what finds periods.
#include "checker/certificate.hpp"
#include "api/verb.hpp"

namespace sg {
namespace {

Reply reply_of(const checker::Verdict& verdict) {
  if (verdict.finding == checker::Finding::not_known) return limit_reply();
  Json json;
  const bool is_valid = verdict.finding == checker::Finding::valid;
  json.begin_object().key("valid").boolean(is_valid);
  if (is_valid) {
    json.key("values").number(verdict.values);
  } else {
    json.key("fault").text(verdict.fault->text()).key("found").begin_object();
    verdict.fault->write(json);
    json.end_object();
  }
  return {json.end_object().take(), is_valid ? Status::answered : Status::refused};
}

const EnrolledVerb check_certificate_verb{
    {.name = "check-certificate",
     .about = "whether a certificate proves its period",
     .document = "CertificateVerdict | Limited",
     .start =
         [](const Arguments& given, Session&) {
           return in_one_go(
               [given](Meter& meter) { return reply_of(checker::check(given.text("certificate"), meter)); });
         },
     .parameters = {{"certificate", Takes::file, "as period writes it"}, budget_parameter("1000000000")},
     .is_long = true}};

}  // namespace
}  // namespace sg

// Verb check-certificate: verdict of the checker, which shares no code with the search for periods.
#include "checker/certificate.hpp"

#include "checker/fault.hpp"
#include "core/text/json.hpp"
#include "request/address/address.hpp"
#include "request/boundary/verb.hpp"

namespace sg {
namespace {

/// Returns true if `name`, in any spelling, is a game with the id and the rules of the claim; false if it is no game.
bool is_named(const checker::Claim& claim, const std::string& name) try {
  const GamePtr game = read_game(name);
  return game->info().id == claim.game && game->rules() == claim.rules;
} catch (const InputError&) {
  return false;
}

checker::Verdict verdict_of(const std::string& certificate, Meter& meter) {
  checker::Verdict verdict = checker::check(certificate, meter);
  if (verdict.proved && verdict.about && !is_named(*verdict.proved, *verdict.about))
    return {.finding = checker::Finding::invalid, .fault = Phrase{checker::Fault::another_game}};
  return verdict;
}

void write(const checker::Claim& claim, Json& json) {
  json.begin_object().key("game").text(claim.game).key("rules").text(claim.rules);
  const auto number = [&](std::string_view name, std::int64_t n) { json.key(name).text(std::to_string(n)); };
  number("preperiod", claim.preperiod);
  number("period", claim.period);
  number("saltus", claim.saltus);
  json.end_object();
}

void write(const checker::QuotientClaim& claim, Json& json) {
  json.begin_object().key("kind").text("misere").key("game").text(claim.game).key("rules").text(claim.rules);
  const auto number = [&](std::string_view name, std::int64_t n) { json.key(name).text(std::to_string(n)); };
  number("heaps", claim.heaps);
  number("order", claim.order);
  number("lost", claim.lost);
  json.key("from").text(claim.period ? std::optional(std::to_string(claim.period->from)) : std::nullopt);
  json.key("period").text(claim.period ? std::optional(std::to_string(claim.period->period)) : std::nullopt);
  json.end_object();
}

Reply reply_of(const checker::Verdict& verdict) {
  if (verdict.finding == checker::Finding::not_known) return limit_reply();
  Json json;
  const bool is_valid = verdict.finding == checker::Finding::valid;
  json.begin_object().key("valid").boolean(is_valid);
  if (is_valid) {
    json.key("values").number(verdict.values).key("proved");
    if (verdict.quotient)
      write(*verdict.quotient, json);
    else
      write(*verdict.proved, json);
  } else {
    json.key("fault").text(verdict.fault->text()).key("found").begin_object();
    verdict.fault->write(json);
    json.end_object();
  }
  return {json.end_object().take(), is_valid ? Status::answered : Status::refused};
}

const EnrolledVerb check_certificate_verb{
    {.name = "check-certificate",
     .about = "whether a certificate proves its period, or its misere quotient",
     .document = "CertificateVerdict | Limited",
     .start =
         [](const Arguments& given, Session&) {
           return in_one_go([given](Meter& meter) { return reply_of(verdict_of(given.text("certificate"), meter)); });
         },
     .parameters = {{"certificate", Takes::file, "as period writes it, or quotient"}, budget_parameter("20000000")},
     .is_long = true}};

}  // namespace
}  // namespace sg

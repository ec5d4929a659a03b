#include "tools/sweep/sweep-row.hpp"

#include "checker/certificate.hpp"
#include "core/text/json.hpp"
#include "request/address/address.hpp"
#include "request/documents/quotient-document.hpp"
#include "tools/sweep/tame-heaps.hpp"

namespace sg {
namespace {

/// Step budget of one check, which takes as long as a row but counts steps of its own; enough for every row.
constexpr std::uint64_t checker_steps = 2'000'000'000;

void write_tame(Json& json, const TameHeaps& tame, std::string_view met) {
  json.key("tame").begin_object().key("to");
  json.index(tame.proof() || tame.seen() == 0 ? std::nullopt : std::optional<std::size_t>(tame.seen() - 1));
  json.key("proof");
  if (const auto& proof = tame.proof())
    json.begin_object().key("period").index(proof->period).key("from").index(proof->from).end_object();
  else
    json.null();
  json.key("met").text(met.empty() ? std::nullopt : std::optional(met)).end_object();
  json.key("wild");
  if (const auto& wild = tame.wild()) {
    json.begin_object().key("heap").index(tame.seen()).key("pair").begin_array();
    json.index(wild->normal).index(wild->misere).end_array().end_object();
  } else {
    json.null();
  }
}

}  // namespace

SweepRow::SweepRow(const SweptCode& code, const SweepBounds& bounds, const Meter::Watch& watch)
    : bounds_(bounds), quotient_(heaps_of(read_game("take-and-break(" + code.code + ")")), 0) {
  Meter tame_steps(bounds.budget, watch), steps(bounds.budget, watch);
  const TameHeaps tame(quotient_, bounds.to, tame_steps);
  grow(steps);
  for (const Meter* const one : {&tame_steps, &steps})
    if (one->was_stopped() || one->is_full()) return;
  Json json;
  json.begin_object().key("code").text(code.code).key("cousins").begin_object();
  for (const auto& [cousin, shift] : code.cousins) json.key(cousin).index(shift);
  json.end_object();
  const bool is_open = !tame.proof() && !tame.wild();
  write_tame(json, tame, !is_open ? "" : tame_steps.refuses() ? "budget" : "heaps");
  write_quotient(json);
  line_ = json.end_object().take();
}

void SweepRow::grow(Meter& meter) {
  for (std::uint64_t heap = 0; heap <= bounds_.to; ++heap) {
    quotient_.extend(heap);
    const bool done = quotient_.advance(meter);
    if (meter.refuses() || !done) {
      met_ = "budget";
      return;
    }
    if (quotient_.gave_up()) {
      met_ = quotient_.kinds().has_forgotten() ? "memory" : "quotient";
      return;
    }
    const misere::Quotient& found = quotient_.quotient();
    const Growth growth{heap, found.order, misere::count(found.lost)};
    if (growths_.empty() || growths_.back().order != growth.order) growths_.push_back(growth);
    if (quotient_.proof()) return;
  }
}

void SweepRow::write_quotient(Json& json) const {
  json.key("orders").begin_array();
  for (const auto& [heap, order, lost] : growths_) json.begin_array().index(heap).index(order).index(lost).end_array();
  json.end_array().key("closed");
  const misere::Quotient& found = quotient_.quotient();
  if (const auto& proof = quotient_.proof()) {
    json.begin_object().key("order").index(found.order).key("lost").index(misere::count(found.lost));
    json.key("period").index(proof->period).key("from").index(proof->from).key("window").index(proof->window);
    json.end_object().key("given_up").null();
    return;
  }
  json.null().key("given_up").begin_object().key("heap").index(quotient_.covered());
  json.key("least").index(quotient_.growing().least_order()).key("met").text(met_).end_object();
}

std::string SweepRow::outcome() const {
  const misere::Quotient& found = quotient_.quotient();
  const std::string order = std::to_string(found.order) + '/' + std::to_string(misere::count(found.lost));
  if (const auto& proof = quotient_.proof())
    return order + ", period " + std::to_string(proof->period) + " from " + std::to_string(proof->from);
  return "given up at heap " + std::to_string(quotient_.covered()) + " after " + order + ": " + std::string(met_);
}

std::optional<std::string> SweepRow::refuted(const Meter::Watch& watch) const {
  Json json;
  write_certificate(json, quotient_);
  Meter meter(checker_steps, watch);
  const checker::Verdict verdict = checker::check(json.take(), meter);
  if (verdict.finding == checker::Finding::not_known) return "the checker did not come to an end";
  if (verdict.fault) return verdict.fault->text();
  const checker::QuotientClaim& claim = verdict.quotient.value();
  const auto& proof = quotient_.proof();
  const misere::Quotient& found = quotient_.quotient();
  const auto is = [](std::int64_t proved, std::uint64_t said) { return static_cast<std::uint64_t>(proved) == said; };
  const bool is_same = is(claim.heaps, quotient_.covered()) && is(claim.order, found.order) &&
                       is(claim.lost, misere::count(found.lost)) && claim.period.has_value() == proof.has_value() &&
                       (!proof || (is(claim.period->from, proof->from) && is(claim.period->period, proof->period)));
  return is_same ? std::nullopt : std::optional<std::string>("the checker proves another quotient");
}

}  // namespace sg

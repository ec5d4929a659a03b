#include "request/analysis/explanation.hpp"

#include <algorithm>

#include "core/game/accounts.hpp"
#include "core/text/minsize.hpp"
#include "request/analysis/listed-moves.hpp"
#include "solve/solvers.hpp"

namespace sg {
namespace {

constexpr std::uint64_t true_misere_steps = 2'000'000;

}  // namespace

SG_MINSIZE bool Explanation::advance(Meter& meter, const SearchEnd& end, std::optional<bool> wins) {
  if (!search_true_misere(meter)) return false;
  if (!std::exchange(is_explained_, true)) explain(meter, end, wins);
  return true;
}

SG_MINSIZE void Explanation::explain(Meter& meter, const SearchEnd& end, std::optional<bool> wins) {
  const Sum& sum = solved_.sum();
  const Play play = solved_.play();
  const Verdict whole = solved_.verdict(sum);
  if (sum.size() > 1)
    for (const Component& c : sum) reasons_of_components_.push_back(solved_.why(c, meter));
  if (is_over(sum)) {
    reasons_.push_back(Reason{ReasonKey::finished});
    return;
  }
  if (const auto reason = reason_by_parts()) reasons_.push_back(*reason);
  if (sum.size() == 1 && adds_components(play) && !solved_.is_searched_whole()) {
    for (Reason& reason : solved_.why(sum[0], meter)) reasons_.push_back(std::move(reason));
  } else if (play == Play::normal && is_loopy(sum)) {
    if (whole.of<Loopy>()) explain_loopy_sum(*whole.of<Loopy>());
  } else if (play == Play::normal && !is_partizan(sum)) {
    if (whole.of<Mex>()) explain_nim_sum();
  } else if (ValueFinder* const finder = value_finder_of(solved_)) {
    if (auto reason = finder->why(sum, whole)) reasons_.push_back(std::move(*reason));
  } else if (const auto& pair = whole.of<Tameness>()) {
    explain_tameness(*pair);
  }
  if (!whole.is_decided() && wins) reasons_.push_back(Reason{ReasonKey::winning_move});
  if (end.limit)
    reasons_.push_back(Reason{ReasonKey::limit, {{"positions", fact(end.positions)}}});
  else if (whole.ground == Justification::search && adds_components(play))
    reasons_.push_back(Reason{ReasonKey::search, {{"positions", fact(end.positions)}}});
}

/// Explains by the values of the components, and by the equal ones whose value is not known.
SG_MINSIZE void Explanation::explain_nim_sum() {
  std::vector<Valued> valued;
  std::vector<std::uint64_t> places;
  Reason alike{ReasonKey::twins};
  std::vector<std::string> twins;
  const Sum& sum = solved_.sum();
  for (std::size_t i = 0; i < sum.size(); ++i) {
    if (const auto value = solved_.verdict(sum[i]).of<Mex>()) {
      valued.push_back({sum[i].address(), value});
      places.push_back(i);
    } else {
      alike.marks.push_back(i);
      std::string address = sum[i].address();
      const bool is_listed = std::find(twins.begin(), twins.end(), address) != twins.end();
      if (!is_listed && twins.size() < most_parts) twins.push_back(std::move(address));
    }
  }
  if (!valued.empty()) {
    Reason reason = xor_reason(ReasonKey::sum, valued);
    places.resize(reason.marks.size());
    reason.marks = std::move(places);
    reasons_.push_back(std::move(reason));
  }
  if (twins.empty()) return;
  alike.facts = {{"parts", std::move(twins)}};
  reasons_.push_back(std::move(alike));
}

SG_MINSIZE void Explanation::explain_loopy_sum(const Loopy::Worth& whole) {
  std::vector<Worded> worded;
  for (const Component& c : solved_.sum())
    worded.push_back({c.address(), solved_.verdict(c).of<Loopy>().value_or(Loopy::Worth{}).text()});
  reasons_.push_back(sum_reason(ReasonKey::loopy_sum, worded, whole.text()));
}

SG_MINSIZE void Explanation::explain_tameness(const TamePair& pair) {
  std::vector<Paired> parts;
  for (const Component& c : solved_.sum()) parts.push_back({c.address(), solved_.verdict(c).of<Tameness>()});
  reasons_.push_back(tame_reason(pair, parts));
}

/// Returns the reason under a play whose worths are no values, from what is known of each component; nullopt under other
/// plays, or if the worth of the whole is not known.
SG_MINSIZE std::optional<Reason> Explanation::reason_by_parts() {
  const Verdict whole = solved_.verdict(solved_.sum());
  if (const auto& stopping = whole.of<MisereNim>()) return reason_by_values(*stopping, whole.wins);
  const auto& rank = whole.of<Rank>();
  if (!rank) return std::nullopt;
  const Play play = solved_.play();
  if (moves_in_every_component(play)) {
    const bool shortest = stops_at_stuck_component(play);
    if (shortest && *rank == 0) return std::nullopt;  // there is no component
    const ReasonKey key = shortest ? ReasonKey::conjunctive : ReasonKey::every;
    Reason reason =
        reason_of_parts(key, "value", [](const Verdict& v, Play of) { return Rank::moves(of, *v.of<Rank>()); });
    reason.facts.add(shortest ? "shortest" : "longest", fact(Rank::moves(play, *rank)));
    return reason;
  }
  const ReasonKey key = keeps_one_component(play) ? ReasonKey::keep_one : ReasonKey::selective;
  Reason reason = reason_of_parts(key, "won", [](const Verdict& v, Play) { return *v.of<Rank>(); });
  std::uint64_t won = 0;
  for (const Component& part : parts()) won += *solved_.verdict(part).of<Rank>();
  reason.facts.add("won", fact(won));
  return reason;
}

SG_MINSIZE std::vector<Component> Explanation::parts() const {
  std::vector<Component> all;
  for (const Component& c : solved_.sum())
    for (PositionPtr& part : c.game->parts(c.position, solved_.play())) all.push_back({c.game, std::move(part)});
  return all;
}

/// Returns a reason with a row for each of the first components: its text, and a number of its verdict.
SG_MINSIZE Reason Explanation::reason_of_parts(ReasonKey key, const char* name,
                                               std::uint64_t (*number)(const Verdict&, Play)) {
  std::vector<FactRow> rows;
  const std::vector<Component> all = parts();
  for (std::size_t i = 0; i < std::min(all.size(), most_parts); ++i)
    rows.push_back(
        {{"part", all[i].position->text()}, {name, std::to_string(number(solved_.verdict(all[i]), solved_.play()))}});
  return {key, {{"parts", rows}, {"omitted", fact(all.size() - rows.size())}}};
}

SG_MINSIZE Reason Explanation::reason_by_values(const MisereNim::Worth& stopping, std::optional<bool> wins) {
  if (stopping.stopped) return Reason{ReasonKey::sj_stopped};
  Reason reason =
      reason_of_parts(ReasonKey::sj, "value", [](const Verdict& v, Play) { return v.of<MisereNim>()->sum; });
  reason.facts.add("sum", fact(stopping.sum));
  reason.facts.add("big", stopping.pair.firm() ? "yes" : "no");
  const auto misere = true_misere_ ? true_misere_->verdict(solved_.sum()).wins : std::nullopt;
  if (misere)
    reason.steps.push_back(
        {misere == wins ? ReasonKey::sj_agrees : ReasonKey::sj_differs, {{"misere", *misere ? "N" : "P"}}});
  return reason;
}

/// Searches the same sum under misere play to its end, within a few steps. Returns false if the meter pauses first.
SG_MINSIZE bool Explanation::search_true_misere(Meter& meter) {
  const Sum& sum = solved_.sum();
  const Verdict whole = solved_.verdict(sum);
  const auto& stopping = whole.of<MisereNim>();
  if (!stopping || stopping->stopped) return true;
  if (std::any_of(sum.begin(), sum.end(), [](const Component& c) { return !c.game->defines(Play::misere); }))
    return true;
  if (!true_misere_) {
    true_misere_.emplace(sum, Play::misere);
    true_misere_meter_ = meter.share(meter.at_most(true_misere_steps));
  }
  Progress state = Progress::working;
  do {
    true_misere_meter_->sync(meter);
    state = true_misere_->advance(*true_misere_meter_);
  } while (state == Progress::working && !true_misere_meter_->refuses() && !meter.pauses());
  return state != Progress::working || true_misere_meter_->refuses();
}

}  // namespace sg

#include "api/analysis.hpp"

#include <algorithm>

#include "core/game/accounts.hpp"

namespace sg {

Listing read_listing(std::string_view text) {
  if (text == "all") return Listing::all;
  if (text == "winning") return Listing::winning;
  if (text == "none") return Listing::none;
  throw InputError{ErrorCode::bad_request, std::nullopt, "all, winning or none"};
}

Analysis::Analysis(std::string_view address, std::string_view play, Listing listing, std::uint64_t budget)
    : Analysis(read_address(address), play, listing, budget) {}

Analysis::Analysis(const Sum& sum, std::string_view play, Listing listing, std::uint64_t budget)
    : listing_(listing), budget_(budget), solved_(sum, read_play(play, sum)) {}

bool Analysis::advance(std::uint64_t positions) {
  std::uint64_t step = std::min(positions, budget_);
  const std::uint64_t given = step;
  if (state_ == Progress::working) {
    winning_.reset();
    state_ = solved_.advance(step);
  }
  budget_ -= given - step;
  if (state_ == Progress::working && budget_ == 0) state_ = Progress::limit;
  return state_ != Progress::working;
}

std::optional<Limit> Analysis::limit() const {
  if (solved()) return std::nullopt;
  if (state_ == Progress::working) return Limit{"cancelled", visited()};
  if (solved_.joint()) return Limit{"joint", visited()};
  // Either the budget ran out, or a table or a list of moves would have been too large to hold.
  return Limit{budget_ == 0 ? "positions" : "memory", visited()};
}

std::optional<Turn> Analysis::turn() {
  std::uint64_t work = uncounted.at;
  return Turn::of(solved_, solved_.sum(), work);
}

const Analysis::Winning& Analysis::winning_moves() {
  if (winning_) return *winning_;
  Winning& winning = winning_.emplace();
  if (solved_.verdict(solved_.sum()).wins == false) {
    winning.count = "0";
    return winning;
  }
  std::uint64_t work = uncounted.at;
  const auto keep = [&](const Move& move) {
    const bool room = winning.listed.size() < most_listed;
    if (room) winning.listed.push_back(move);
    return room;
  };
  const Sum& sum = solved_.sum();
  if (solved_.play() == Play::every) {
    const auto all = turn();
    if (all) {
      all->each_winning(keep);
      winning.count = all->winning().text();
    } else {
      winning.limit = uncounted;
    }
    return winning;
  }
  Count total = 0;
  for (std::size_t i = 0; i < sum.size(); ++i) {
    const auto counted = solved_.count_winning_in(sum, i, work);
    Count seen = 0;
    const Looked looked = solved_.each_winning_in(sum, i, work, [&](const Touch& touch) {
      const bool kept = keep({{i, touch}});
      return counted ? kept : ++seen < most_visited;
    });
    if (!counted && (looked == Looked::partly || seen == most_visited))
      winning.limit = work == 0 || seen == most_visited ? uncounted : limit().value_or(Limit{"memory", visited()});
    total += counted.value_or(seen);
  }
  if (!winning.limit) winning.count = to_text(total);
  return winning;
}

std::vector<Placed> Analysis::winning_touches() {
  std::vector<Placed> touches;
  if (solved_.play() == Play::every) {
    if (const auto all = turn()) all->each_touch([&](const Placed& placed) { touches.push_back(placed); });
  } else {
    for (const Move& move : winning_moves().listed) touches.push_back(move.front());
  }
  return touches;
}

std::optional<std::string> Analysis::total_moves() {
  const Sum& sum = solved_.sum();
  if (solved_.finished(sum)) return "0";
  if (solved_.play() == Play::every) {
    const auto all = turn();
    return all ? std::optional(all->total().text()) : std::nullopt;
  }
  Count total = 0;
  for (const Component& c : sum) {
    auto own = c.game->count_moves(*c.position);
    if (!own) {
      std::uint64_t counted = 0;
      if (c.game->each_move(*c.position, [&](const Touch&) { return ++counted < uncounted.at; })) own = counted;
    }
    if (!own || total > ~Count{0} - *own) return std::nullopt;
    total += *own;
  }
  return to_text(total);
}

std::vector<Reason> Analysis::why() {
  const Sum& sum = solved_.sum();
  const Verdict whole = solved_.verdict(sum);
  if (std::any_of(sum.begin(), sum.end(), [](const Component& c) { return c.game->over(*c.position); }))
    return {Reason{"finished"}};
  std::vector<Reason> reasons;
  if (const auto reason = by_parts()) reasons.push_back(*reason);
  if (sum.size() == 1 && solved_.play() != Play::every) {
    for (Reason& reason : solved_.why(sum[0])) reasons.push_back(std::move(reason));
  } else if (solved_.play() == Play::normal) {
    std::vector<Valued> parts;
    for (const Component& c : sum) parts.push_back({c.address(), solved_.verdict(c).value});
    reasons.push_back(xor_reason("sum", parts));
  } else if (solved_.play() == Play::misere && whole.pair) {
    reasons.push_back(tame_reason(*whole.pair));
  }
  if (!solved())
    reasons.push_back(Reason{"limit", {{"positions", fact(visited())}}});
  else if (whole.ground == Ground::search && solved_.play() != Play::every)
    reasons.push_back(Reason{"search", {{"positions", fact(visited())}}});
  return reasons;
}

/// Under sj and every: what is known of each component, and what follows for the whole.
std::optional<Reason> Analysis::by_parts() {
  const Play play = solved_.play();
  if (play != Play::sj && play != Play::every) return std::nullopt;
  const Verdict whole = solved_.verdict(solved_.sum());
  if (!whole.wins) return std::nullopt;
  if (whole.stopped) return Reason{"sj-stopped"};
  std::vector<FactRow> rows;
  std::uint64_t omitted = 0;
  for (const Component& c : solved_.sum())
    for (const PositionPtr& part : c.game->parts(c.position, play)) {
      if (rows.size() == most_parts && ++omitted > 0) continue;
      const Verdict verdict = solved_.verdict({c.game, part});
      const std::uint64_t of = play == Play::sj ? verdict.value->nimber() : *verdict.step;
      rows.push_back({{"part", part->text()}, {"value", std::to_string(of)}});
    }
  Reason reason{std::string(text_of(play)), {{"parts", rows}, {"omitted", fact(omitted)}}};
  if (play == Play::every) {
    reason.facts.emplace_back("longest", fact(*whole.step));
    return reason;
  }
  reason.facts.emplace_back("sum", fact(whole.pair->normal));
  reason.facts.emplace_back("big", whole.pair->firm() ? "yes" : "no");
  if (const auto wins = wins_true_misere())
    reason.steps.push_back({wins == whole.wins ? "sj-agrees" : "sj-differs", {{"misere", *wins ? "N" : "P"}}});
  return reason;
}

/// What misere play to the very end says to the same position, as far as a short look tells.
std::optional<bool> Analysis::wins_true_misere() const {
  std::uint64_t budget = 20'000;
  for (const Component& c : solved_.sum())
    if (!c.game->defines(Play::misere)) return std::nullopt;
  SolvedSum misere(solved_.sum(), Play::misere);
  misere.advance(budget);
  return misere.verdict(solved_.sum()).wins;
}

}  // namespace sg

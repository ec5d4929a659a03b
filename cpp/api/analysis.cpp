#include "api/analysis.hpp"

#include <algorithm>

#include "core/explain.hpp"

namespace sg {

Listing read_listing(std::string_view text) {
  if (text == "all") return Listing::all;
  if (text == "winning") return Listing::winning;
  if (text == "none") return Listing::none;
  throw InputError{"bad-request", std::nullopt, "all, winning or none"};
}

Analysis::Analysis(std::string_view address, std::string_view play, Listing listing, std::uint64_t budget)
    : Analysis(read_address(address), play, listing, budget) {}

Analysis::Analysis(Sum sum, std::string_view play, Listing listing, std::uint64_t budget)
    : play_(read_play(play, sum)), listing_(listing), budget_(budget), solved_(std::move(sum), play_) {}

bool Analysis::advance(std::uint64_t positions) {
  std::uint64_t step = std::min(positions, budget_);
  const std::uint64_t given = step;
  if (state_ == Progress::working) state_ = solved_.advance(step);
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

const Analysis::Winning& Analysis::winning_moves() {
  if (winning_ && solved()) return *winning_;
  Winning& winning = winning_.emplace(Winning{0, {}, {}});
  std::uint64_t work = uncounted.at;
  const Looked looked = solved_.each_winning(solved_.sum(), work, [&](std::size_t component, const Touch& t) {
    ++*winning.count;
    if (winning.listed.size() < most_listed) winning.listed.emplace_back(component, t);
    return true;
  });
  if (looked == Looked::partly) {
    winning.count.reset();
    winning.limit = work == 0 ? uncounted : limit().value_or(Limit{"memory", visited()});
  }
  return winning;
}

std::optional<Count> Analysis::total_moves() const {
  const Sum& sum = solved_.sum();
  if (JointRules{}.over(sum)) return 0;
  Count total = 0;
  for (const Component& c : sum) {
    auto own = c.game->count_moves(*c.board);
    if (!own) {
      std::uint64_t counted = 0;
      if (c.game->each_move(*c.board, [&](const Touch&) { return ++counted < uncounted.at; })) own = counted;
    }
    if (!own) return std::nullopt;
    total += *own;
  }
  return total;
}

std::vector<Reason> Analysis::why() {
  const Sum& sum = solved_.sum();
  const Verdict whole = solved_.verdict(sum);
  std::vector<Reason> reasons;
  if (JointRules{}.over(sum)) return {Reason{"finished"}};
  if (sum.size() == 1)
    reasons = solved_.why(sum[0]);
  else if (play_ == Play::normal) {
    std::vector<Valued> parts;
    for (const Component& c : sum) parts.push_back({c.address(), solved_.verdict(c).value});
    reasons.push_back(xor_reason("sum", parts));
  } else if (whole.pair) {
    reasons.push_back(tame_reason(*whole.pair));
  }
  if (!solved())
    reasons.push_back(Reason{"limit", {{"positions", fact(visited())}}});
  else if (whole.ground == Ground::search)
    reasons.push_back(Reason{"search", {{"positions", fact(visited())}}});
  return reasons;
}

}  // namespace sg

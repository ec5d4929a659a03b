#include "request/analysis/analysis.hpp"

#include "core/text/minsize.hpp"
#include "request/address/address.hpp"

namespace sg {

Analysis::Analysis(std::string_view address, std::string_view play, Listing listing)
    : Analysis(read_address(address), play, listing) {}

Analysis::Analysis(const Sum& sum, std::string_view play, Listing listing)
    : solved_(sum, read_play(play, sum)), listed_(solved_, listing) {}

SG_MINSIZE bool Analysis::advance(Meter& meter) {
  solve(meter);
  if (state_ == Progress::working) return false;
  const SearchEnd end{limit(), visited()};
  if (!winning_.advance(meter, settling_, end)) return false;
  if (!std::exchange(is_counted_, true)) total_ = count_moves(meter);
  if (total_ != "0") listed_.gather(winning_.listed(), !verdict().draws, meter);
  if (!listed_.advance(meter, settling_)) return false;
  if (ValueFinder* const finder = values()) {
    std::vector<Move> moves;
    for (const ListedMove& listed : listed_.all()) moves.push_back(listed.move);
    if (!finder->find(solved_, moves, meter)) return false;
  }
  return explanation_.advance(meter, end, verdict().wins);
}

void Analysis::solve(Meter& meter) {
  if (state_ != Progress::working) return;
  state_ = solved_.advance(meter);
  if (state_ == Progress::working && meter.refuses()) {
    state_ = Progress::limit;
    meter_limit_ = meter.limit();
  }
  if (state_ != Progress::working) visited_ = solved_.positions();
}

std::optional<Limit> Analysis::limit() const {
  if (solved()) return std::nullopt;
  if (state_ == Progress::working) return Limit{"cancelled", visited()};
  if (meter_limit_ && *meter_limit_ != "positions") return Limit{*meter_limit_, visited()};
  if (solved_.is_searched_whole() && solved_.sum().size() > 1) return Limit{"joint", visited()};
  // Otherwise a table or a list of moves would have been too large to hold.
  return Limit{meter_limit_.value_or("memory"), visited()};
}

Verdict Analysis::verdict() {
  Verdict whole = solved_.verdict(solved_.sum());
  if (!whole.is_decided() && !winning_.listed().empty()) whole.wins = true;
  return whole;
}

SG_MINSIZE std::optional<std::string> Analysis::count_moves(Meter& meter) {
  const Sum& sum = solved_.sum();
  if (solved_.finished(sum)) return "0";
  if (moves_in_several(solved_.play())) {
    const auto turn = turn_of(solved_, meter);
    return turn ? std::optional(turn->total().text()) : std::nullopt;
  }
  Count total = 0;
  for (const Component& c : sum) {
    auto own = c.game->count_moves(*c.position);
    if (!own) {
      std::uint64_t counted = 0;
      Meter counting = meter.extra(most_examined.at - 1);
      const auto count = [&](const Touch&) { return ++counted, true; };
      if (c.game->each_move(*c.position, counting, count)) own = counted;
    }
    if (!own || total > ~Count{0} - *own) return std::nullopt;
    total += *own;
  }
  return to_text(total);
}

}  // namespace sg

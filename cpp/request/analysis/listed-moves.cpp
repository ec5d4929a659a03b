#include "request/analysis/listed-moves.hpp"

#include <algorithm>
#include <set>

#include "core/game/small-sort.hpp"
#include "core/text/minsize.hpp"
#include "request/address/address.hpp"
#include "solve/solvers.hpp"

namespace sg {
namespace {

constexpr std::uint64_t reply_steps = 200'000;       // for all answers together
constexpr std::uint64_t most_elements = 20'000'000;  // of the positions after all listed moves
constexpr std::size_t most_address_length = 1024;

std::size_t size_of(const Sum& sum) {
  std::size_t size = 1;
  for (const Component& c : sum) size += c.position->size();
  return size;
}

}  // namespace

Listing read_listing(std::string_view text) {
  return text == "all" ? Listing::all : text == "winning" ? Listing::winning : Listing::none;
}

ListedMoves::ListedMoves(SolvedSum& solved, Listing listing)
    : solved_(solved), listing_(listing), has_addresses_(address_of(solved.sum()).size() <= 2 * most_address_length) {}

SG_MINSIZE void ListedMoves::gather(const std::vector<Move>& best, bool win, Meter& meter) {
  if (std::exchange(is_gathered_, true) || listing_ == Listing::none) return;
  const Sum& sum = solved_.sum();
  const std::size_t most = std::min<std::size_t>(most_listed_moves, most_elements / size_of(sum));
  std::set<Touch> gathered;
  for (const Move& move : best) {
    if (all_.size() == most) return;
    all_.push_back({.move = move, .wins = win});
    gathered.insert(flat(sum, move, solved_.play()));
  }
  if (listing_ != Listing::all || all_.size() == most) return;
  Meter own = meter.extra(most_examined.at);
  solved_.each_move(sum, own, [&](const Move& move) {
    if (gathered.count(flat(sum, move, solved_.play())) == 0) all_.push_back({.move = move});
    return all_.size() < most;
  });
}

SG_MINSIZE bool ListedMoves::advance(Meter& meter, SettlingBudget& settling) {
  if (!replying_) replying_ = meter.extra(meter.at_most(reply_steps));
  replying_->sync(meter);
  while (evaluated_ < all_.size()) {
    // Moves are evaluated even if solving has spent all steps.
    if (meter.pauses() && !meter.refuses()) return false;
    if (meter.was_stopped()) all_.resize(evaluated_);
    if (evaluated_ == all_.size()) break;
    ListedMove& listed = all_[evaluated_];
    const Sum next = after(solved_.sum(), listed.move, solved_.play());
    listed.then = solved_.verdict(next);
    Meter& own = settling.of(meter);
    if (!own.refuses() && needs_settling(listed.then)) {
      if (solved_.settle(solved_.sum(), listed.move, own) == Progress::working && !own.refuses()) return false;
      listed.then = solved_.verdict(next);
    }
    evaluate(listed, next);
    ++evaluated_;
  }
  if (is_loopy(solved_.sum())) put_progress_first();
  return true;
}

SG_MINSIZE void ListedMoves::put_progress_first() {
  const auto place = [](const ListedMove& listed) {
    return std::pair(listed.wins == true ? 0 : listed.then.draws ? 1 : 2, listed.then.counter);
  };
  std::vector<ListedMove> ordered;
  for (ListedMove& listed : all_)
    add_in_order(ordered, std::move(listed),
                 [&](const ListedMove& a, const ListedMove& b) { return place(a) < place(b); });
  all_ = std::move(ordered);
}

bool ListedMoves::needs_settling(const Verdict& then) const {
  if (!then.is_decided()) return true;
  return solved_.play() == Play::normal && !then.of<Mex>() && !then.of<NumberStar>() && !then.of<Loopy>();
}

SG_MINSIZE void ListedMoves::evaluate(ListedMove& listed, const Sum& next) {
  const bool has_reply = listed.then.wins == true;
  if (!listed.then.is_decided() && listed.wins) listed.then.wins = !*listed.wins;
  // In a lost position every move loses.
  if (!listed.then.is_decided() && solved_.verdict(solved_.sum()).wins == false) listed.then.wins = true;
  if (!listed.wins && listed.then.is_decided()) listed.wins = listed.then.wins == false;
  if (has_addresses_ && size_of(next) <= most_address_length)
    if (std::string to = address_of(next); to.size() <= most_address_length) listed.to = std::move(to);
  if (const auto reply = has_reply ? std::nullopt : same_move_in_twin(listed.move, next))
    listed.reply = describe_move(next, *reply, solved_.play());
  if (!has_reply || replying_->refuses()) return;
  // A sum that was decided by its value has not met its answers.
  const Unsettled unsettled = value_finder_of(solved_) != nullptr ? Unsettled::settle : Unsettled::leave;
  // The answer that leaves the least is sure to make progress where positions can come back.
  const bool may_come_back = is_loopy(next);
  std::optional<Move> best;
  Counter least;
  solved_.each_winning(next, unsettled, *replying_, [&](const Move& reply) {
    const Counter left = may_come_back ? solved_.verdict(after(next, reply, solved_.play())).counter : Counter{};
    if (!best || left < least) {
      best = reply;
      least = left;
    }
    return may_come_back;
  });
  if (best) listed.reply = describe_move(next, *best, solved_.play());
}

/// Returns the same move in a component that was equal, if it leaves the other side a lost position.
SG_MINSIZE std::optional<Move> ListedMoves::same_move_in_twin(const Move& move, const Sum& next) {
  const Sum& sum = solved_.sum();
  if (solved_.play() != Play::normal || move.size() != 1 || next.size() != sum.size()) return std::nullopt;
  const auto& [component, touch] = move.front();
  const auto& [game, position] = sum[component];
  for (std::size_t i = 0; i < sum.size(); ++i) {
    if (i == component || sum[i].game != game || sum[i].position->key() != position->key()) continue;
    const Move same{{i, touch}};
    if (solved_.verdict(after(next, same, solved_.play())).wins == false) return same;
  }
  return std::nullopt;
}

ValueFinder* value_finder_of(SolvedSum& solved) {
  const bool may_have_values = solved.play() == Play::normal && is_partizan(solved.sum());
  SumSolver* const solver = may_have_values ? solved.sum_solver() : nullptr;
  return solver != nullptr ? solver->value_finder() : nullptr;
}

}  // namespace sg

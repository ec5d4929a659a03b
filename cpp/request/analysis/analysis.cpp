#include "request/analysis/analysis.hpp"

#include <algorithm>
#include <set>

#include "core/game/accounts.hpp"
#include "core/text/minsize.hpp"
#include "request/address/address.hpp"

namespace sg {
namespace {

constexpr Count most_visited = 10'000'000;              // winning moves, where nothing counts them
constexpr std::uint64_t reply_steps = 200'000;          // for all replies together
constexpr std::uint64_t judging_steps = 1'000'000;      // for moves that are not known when the position is
constexpr std::uint64_t listing_work = 20'000'000;      // elements of positions gone through to value the listed moves
constexpr std::uint64_t true_misere_steps = 2'000'000;  // what misere play says beside sj
constexpr std::size_t most_address_in_move = 1024;

std::size_t size_of(const Sum& sum) {
  std::size_t size = 1;
  for (const Component& c : sum) size += c.position->size();
  return size;
}

}  // namespace

Listing read_listing(std::string_view text) {
  return text == "all" ? Listing::all : text == "winning" ? Listing::winning : Listing::none;
}

Analysis::Analysis(std::string_view address, std::string_view play, Listing listing)
    : Analysis(read_address(address), play, listing) {}

Analysis::Analysis(const Sum& sum, std::string_view play, Listing listing)
    : listing_(listing),
      solved_(sum, read_play(play, sum)),
      tells_next_(address_of(sum).size() <= 2 * most_address_in_move) {}

bool Analysis::advance(Meter& meter) {
  solve(meter);
  if (state_ == Progress::working || !find_winning(meter)) return false;
  count_all(meter);
  gather(meter);
  if (!value_moves(meter)) return false;
  if (ValueFinder* const finder = values()) {
    std::vector<Move> moves;
    for (const ListedMove& listed : listed_) moves.push_back(listed.move);
    if (!finder->find(solved_, moves, meter)) return false;
  }
  if (!look_at_true_misere(meter)) return false;
  explain(meter);
  return true;
}

void Analysis::solve(Meter& meter) {
  if (state_ != Progress::working) return;
  state_ = solved_.advance(meter);
  if (state_ == Progress::working && meter.refuses()) {
    state_ = Progress::limit;
    met_ = meter.limit();
  }
  if (state_ != Progress::working) visited_ = solved_.positions();
}

/// Of the steps that are left.
Meter& Analysis::judging(const Meter& meter) {
  if (!judging_) judging_ = meter.capped(judging_steps);
  judging_->sync(meter);
  return *judging_;
}

std::optional<Limit> Analysis::limit() const {
  if (solved()) return std::nullopt;
  if (state_ == Progress::working) return Limit{"cancelled", visited()};
  if (met_ && *met_ != "positions") return Limit{*met_, visited()};
  if (solved_.is_searched_whole() && solved_.sum().size() > 1) return Limit{"joint", visited()};
  // Else a table or a list of moves would have been too large to hold.
  return Limit{met_.value_or("memory"), visited()};
}

Verdict Analysis::verdict() {
  Verdict whole = solved_.verdict(solved_.sum());
  if (!whole.wins && !winning_.listed.empty()) whole.wins = true;
  return whole;
}

std::optional<Turn> Analysis::turn(Meter& meter) {
  Meter own = meter.extra(uncounted.at);
  return Turn::of(solved_, solved_.sum(), own);
}

bool Analysis::find_winning(Meter& meter) {
  const Sum& sum = solved_.sum();
  if (winning_.count || winning_.limit) return true;
  if (solved_.verdict(sum).wins == false) {
    winning_.count = "0";
    return true;
  }
  if (solved_.play() == Play::every) {
    const auto all = turn(meter);
    Meter listing = meter.extra(uncounted.at);
    if (all)
      all->each_winning(listing, [&](const Move& move) {
        winning_.listed.push_back(move);
        return winning_.listed.size() < most_listed;
      });
    if (all) winning_.count = all->winning().text();
    if (!all) winning_.limit = uncounted;
    return true;
  }
  if (!counting_) counting_ = meter.share(uncounted.at);
  counting_->sync(meter);
  judging(meter);
  while (cursor_.component < sum.size())
    if (!find_winning_in(cursor_.component)) return false;
  if (!winning_.limit) winning_.count = to_text(found_);
  return true;
}

bool Analysis::find_winning_in(std::size_t i) {
  const Sum& sum = solved_.sum();
  if (!counted_) counted_ = solved_.count_winning_in(sum, i, *counting_);
  const bool counted = counted_->has_value();
  const Look keep = [&](const Touch& touch) {
    ++seen_;
    const bool room = winning_.listed.size() < most_listed;
    if (room) winning_.listed.push_back({{i, touch}});
    return counted ? room : seen_ < most_visited;
  };
  if (!looked_) {
    const Coverage looked = solved_.each_winning_in(sum, cursor_, *counting_, keep);
    if (looked == Coverage::paused) return false;
    looked_ = looked;
  }
  if (looked_ == Coverage::unsettled && !settle_remaining(i, keep)) return false;
  if (!counted && (looked_ != Coverage::complete || seen_ == most_visited)) {
    const bool spent = counting_->refuses() || seen_ == most_visited;
    winning_.limit = counting_->was_stopped() || counting_->is_full() ? Limit{counting_->limit(), visited()}
                     : spent                                          ? uncounted
                     : judging_->refuses() ? limit().value_or(Limit{judging_->limit(), solved_.positions()})
                                           : limit().value_or(Limit{"memory", visited()});
  }
  found_ += counted_->value_or(seen_);
  seen_ = settled_ = 0;
  unsettled_ = false;
  counted_.reset();
  looked_.reset();
  cursor_ = {i + 1};
  return true;
}

/// Whether that is done, or cannot be; then they are wholly looked at, or partly.
bool Analysis::settle_remaining(std::size_t i, const Look& keep) {
  for (; settled_ < cursor_.unsettled.size() && !judging_->refuses(); ++settled_) {
    const Move move{{i, cursor_.unsettled[settled_]}};
    if (solved_.settle(solved_.sum(), move, *judging_) == Progress::working && !judging_->refuses()) return false;
    const auto then = solved_.verdict(after(solved_.sum(), move, solved_.play())).wins;
    unsettled_ = unsettled_ || !then;
    if (then == false && !keep(cursor_.unsettled[settled_])) break;
  }
  looked_ = unsettled_ || judging_->refuses() ? Coverage::partial : Coverage::complete;
  return true;
}

std::vector<Placed> Analysis::winning_touches() {
  std::vector<Placed> touches;
  if (solved_.play() == Play::every) {
    Meter meter(uncounted.at);
    if (const auto all = turn(meter)) all->each_touch([&](const Placed& placed) { touches.push_back(placed); });
  } else {
    for (const Move& move : winning_.listed) touches.push_back(move.front());
  }
  return touches;
}

void Analysis::count_all(Meter& meter) {
  if (std::exchange(counted_all_, true)) return;
  const Sum& sum = solved_.sum();
  if (solved_.finished(sum)) {
    total_ = "0";
    return;
  }
  if (solved_.play() == Play::every) {
    if (const auto all = turn(meter)) total_ = all->total().text();
    return;
  }
  Count total = 0;
  for (const Component& c : sum) {
    auto own = c.game->count_moves(*c.position);
    if (!own) {
      std::uint64_t counted = 0;
      Meter counting = meter.extra(uncounted.at - 1);
      const auto count = [&](const Touch&) { return ++counted, true; };
      if (c.game->each_move(*c.position, counting, count)) own = counted;
    }
    if (!own || total > ~Count{0} - *own) return;
    total += *own;
  }
  total_ = to_text(total);
}

/// The winning moves, then the others, as far as there is room.
void Analysis::gather(Meter& meter) {
  const Sum& sum = solved_.sum();
  if (std::exchange(gathered_, true) || listing_ == Listing::none || total_ == "0") return;
  const std::size_t most = std::min<std::size_t>(most_listed, listing_work / size_of(sum));
  std::set<Touch> winners;
  for (const Move& move : winning_.listed) {
    if (listed_.size() == most) return;
    listed_.push_back({.move = move, .wins = true});
    winners.insert(flat(sum, move, solved_.play()));
  }
  if (listing_ != Listing::all || listed_.size() == most) return;
  Meter own = meter.extra(uncounted.at);
  solved_.each_move(sum, own, [&](const Move& move) {
    if (winners.count(flat(sum, move, solved_.play())) == 0) listed_.push_back({.move = move});
    return listed_.size() < most;
  });
}

bool Analysis::value_moves(Meter& meter) {
  if (!replying_) replying_ = meter.extra(meter.at_most(reply_steps));
  replying_->sync(meter);
  while (valued_ < listed_.size()) {
    // Steps that were spent on solving keep nobody from what was found.
    if (meter.pauses() && !meter.refuses()) return false;
    if (meter.was_stopped()) listed_.resize(valued_);
    if (valued_ == listed_.size()) break;
    ListedMove& listed = listed_[valued_];
    const Sum next = after(solved_.sum(), listed.move, solved_.play());
    listed.then = solved_.verdict(next);
    Meter& own = judging(meter);
    if (!own.refuses() && wants_settling(listed.then)) {
      if (solved_.settle(solved_.sum(), listed.move, own) == Progress::working && !own.refuses()) return false;
      listed.then = solved_.verdict(next);
    }
    value(listed, next);
    ++valued_;
  }
  return true;
}

ValueFinder* Analysis::values() {
  SumSolver* const solver =
      solved_.play() == Play::normal && is_partizan(solved_.sum()) ? solved_.sum_solver() : nullptr;
  return solver != nullptr ? solver->value_finder() : nullptr;
}

/// The winner is not known, or not a value that there may be.
bool Analysis::wants_settling(const Verdict& then) const {
  return !then.wins || (solved_.play() == Play::normal && !then.of<Mex>() && !then.of<NumberStar>());
}

void Analysis::value(ListedMove& listed, const Sum& next) {
  const bool has_reply = listed.then.wins == true;
  if (!listed.then.wins && listed.wins) listed.then.wins = !*listed.wins;
  // In a lost position every move loses.
  if (!listed.then.wins && solved_.verdict(solved_.sum()).wins == false) listed.then.wins = true;
  if (!listed.wins && listed.then.wins) listed.wins = !*listed.then.wins;
  if (tells_next_ && size_of(next) <= most_address_in_move)
    if (std::string to = address_of(next); to.size() <= most_address_in_move) listed.to = std::move(to);
  if (const auto reply = has_reply ? std::nullopt : echo(listed.move, next))
    listed.reply = describe_move(next, *reply, solved_.play());
  if (!has_reply || replying_->refuses()) return;
  // A sum that was decided by its value has met no answers.
  const Unsettled unsettled = values() != nullptr ? Unsettled::settle : Unsettled::leave;
  solved_.each_winning(next, unsettled, *replying_, [&](const Move& reply) {
    listed.reply = describe_move(next, reply, solved_.play());
    return false;
  });
}

/// The same move in a component that was alike, where that leaves the other side a lost position.
std::optional<Move> Analysis::echo(const Move& move, const Sum& next) {
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

SG_MINSIZE void Analysis::explain(Meter& meter) {
  if (std::exchange(explained_, true)) return;
  const Sum& sum = solved_.sum();
  const Verdict whole = solved_.verdict(sum);
  if (sum.size() > 1)
    for (const Component& c : sum) why_of_components_.push_back(solved_.why(c, meter));
  if (is_over(sum)) {
    why_.push_back(Reason{"finished"});
    return;
  }
  if (const auto reason = by_parts()) why_.push_back(*reason);
  if (sum.size() == 1 && solved_.play() != Play::every && !solved_.is_searched_whole()) {
    for (Reason& reason : solved_.why(sum[0], meter)) why_.push_back(std::move(reason));
  } else if (solved_.play() == Play::normal && !is_partizan(sum)) {
    if (whole.of<Mex>()) explain_sum();
  } else if (ValueFinder* const own = values()) {
    if (Reason reason = own->why(sum, whole); !reason.key.empty()) why_.push_back(std::move(reason));
  } else if (const auto& pair = whole.of<Tameness>()) {
    std::vector<Paired> parts;
    for (const Component& c : sum) parts.push_back({c.address(), solved_.verdict(c).of<Tameness>()});
    why_.push_back(tame_reason(*pair, parts));
  }
  if (!whole.wins && verdict().wins) why_.push_back(Reason{"winning-move"});
  if (!solved())
    why_.push_back(Reason{"limit", {{"positions", fact(visited())}}});
  else if (whole.ground == Justification::search && solved_.play() != Play::every)
    why_.push_back(Reason{"search", {{"positions", fact(visited())}}});
}

/// By the values of the components, and by those alike whose value is not known.
SG_MINSIZE void Analysis::explain_sum() {
  std::vector<Valued> valued;
  std::vector<std::uint64_t> places;
  Reason alike{"twins"};
  std::vector<std::string> twins;
  const Sum& sum = solved_.sum();
  for (std::size_t i = 0; i < sum.size(); ++i) {
    if (const auto value = solved_.verdict(sum[i]).of<Mex>()) {
      valued.push_back({sum[i].address(), value});
      places.push_back(i);
    } else {
      alike.marks.push_back(i);
      std::string address = sum[i].address();
      const bool is_told = std::find(twins.begin(), twins.end(), address) != twins.end();
      if (!is_told && twins.size() < most_parts) twins.push_back(std::move(address));
    }
  }
  if (!valued.empty()) {
    Reason reason = xor_reason("sum", valued);
    places.resize(reason.marks.size());
    reason.marks = std::move(places);
    why_.push_back(std::move(reason));
  }
  if (twins.empty()) return;
  alike.facts = {{"parts", std::move(twins)}};
  why_.push_back(std::move(alike));
}

/// Under sj and every: what is known of each component, and what follows for the whole.
SG_MINSIZE std::optional<Reason> Analysis::by_parts() {
  const Play play = solved_.play();
  const Verdict whole = solved_.verdict(solved_.sum());
  const auto& stopping = whole.of<MisereNim>();
  const auto& steps = whole.of<Steps>();
  if (!stopping && !steps) return std::nullopt;
  if (stopping && stopping->stopped) return Reason{"sj-stopped"};
  std::vector<FactRow> rows;
  std::uint64_t omitted = 0;
  for (const Component& c : solved_.sum())
    for (const PositionPtr& part : c.game->parts(c.position, play)) {
      if (rows.size() == most_parts && ++omitted > 0) continue;
      const Verdict verdict = solved_.verdict({c.game, part});
      const std::uint64_t of = stopping ? verdict.of<MisereNim>()->sum : *verdict.of<Steps>();
      rows.push_back({{"part", part->text()}, {"value", std::to_string(of)}});
    }
  Reason reason{std::string(text_of(play)), {{"parts", rows}, {"omitted", fact(omitted)}}};
  if (steps) {
    reason.facts.add("longest", fact(*steps));
    return reason;
  }
  reason.facts.add("sum", fact(stopping->sum));
  reason.facts.add("big", stopping->pair.firm() ? "yes" : "no");
  const auto wins = true_misere_ ? true_misere_->verdict(solved_.sum()).wins : std::nullopt;
  if (wins) reason.steps.push_back({wins == whole.wins ? "sj-agrees" : "sj-differs", {{"misere", *wins ? "N" : "P"}}});
  return reason;
}

/// Searches the same sum under misere play to its very end, within a few steps. False where the meter pauses first.
bool Analysis::look_at_true_misere(Meter& meter) {
  const Sum& sum = solved_.sum();
  const Verdict whole = solved_.verdict(sum);
  const auto& stopping = whole.of<MisereNim>();
  if (!stopping || stopping->stopped) return true;
  if (std::any_of(sum.begin(), sum.end(), [](const Component& c) { return !c.game->defines(Play::misere); }))
    return true;
  if (!true_misere_) {
    true_misere_.emplace(sum, Play::misere);
    looking_ = meter.share(meter.at_most(true_misere_steps));
  }
  Progress state = Progress::working;
  do {
    looking_->sync(meter);
    state = true_misere_->advance(*looking_);
  } while (state == Progress::working && !looking_->refuses() && !meter.pauses());
  return state != Progress::working || looking_->refuses();
}

}  // namespace sg

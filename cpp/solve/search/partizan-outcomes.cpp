#include "solve/search/partizan-outcomes.hpp"

#include <algorithm>

#include "core/game/small-sort.hpp"

namespace sg {
namespace {

constexpr std::uint64_t option_turns = Meter::turns_a_step / 4;  // of one sum after a move

Known known_of(std::optional<bool> wins) { return !wins ? Known::nothing : *wins ? Known::wins : Known::loses; }

}  // namespace

void PartizanOutcomes::begin() {
  std::optional<std::vector<PartId>> parts;
  if (rules_) parts = rules_->parts_of(root_position_);
  if (!parts) {
    rules_ = part_rules(game_, *root_position_);
    parts_.clear();
    options_ = {};
    sums_ = {};
    parts = rules_->parts_of(root_position_);
  }
  std::sort(parts->begin(), parts->end());
  path_.clear();
  after_.clear();
  parts_of_sums_ = std::move(*parts);
  root_ = {0, parts_of_sums_.size()};
  is_begun_ = true;
  given_up_ = false;
  for (const PartId id : parts_of_sums_) part(id);
}

Progress PartizanOutcomes::advance(Meter& meter) {
  if (!is_begun_) begin();
  while (!given_up_) {
    if (meter.pauses()) return Progress::working;
    if (path_.empty()) {
      const auto open = std::find_if(players.begin(), players.end(),
                                     [this](Player player) { return known(sum_of(root_), player) == Known::nothing; });
      if (open == players.end()) return Progress::done;
      push(root_, *open, meter);
      continue;
    }
    Frame& frame = path_.back();
    if (frame.next == after_.size()) {
      end_frame(Known::loses);
      continue;
    }
    const Listed option = after_[frame.next];
    const Player opponent = other(frame.player);
    switch (known(sum_of(option), opponent)) {
      case Known::loses:
        end_frame(Known::wins);
        break;
      case Known::wins:
        ++frame.next;
        break;
      case Known::nothing:
        push(option, opponent, meter);
        break;
    }
  }
  return Progress::limit;
}

std::optional<MoveProgress> PartizanOutcomes::progress() const {
  if (given_up_ || path_.empty()) return std::nullopt;
  const std::size_t end = path_.size() > 1 ? path_[1].first : after_.size();
  return MoveProgress{path_[0].next - path_[0].first, end - path_[0].first};
}

std::optional<bool> PartizanOutcomes::wins(const PositionPtr& p) {
  auto parts = rules_ ? rules_->parts_of(p) : std::nullopt;
  if (!parts) return std::nullopt;
  std::sort(parts->begin(), parts->end());
  for (const PartId id : *parts) part(id);
  const Known found = known(*parts, game_.left_moves(*p) ? Player::left : Player::right);
  return found == Known::nothing ? std::nullopt : std::optional(found == Known::wins);
}

PartizanOutcomes::Part& PartizanOutcomes::part(PartId id) {
  while (parts_.size() <= id) {
    const auto next = static_cast<PartId>(parts_.size());
    parts_.push_back({{}, {known_of(rules_->wins(next, Player::left)), known_of(rules_->wins(next, Player::right))}});
  }
  return parts_[id];
}

Known PartizanOutcomes::known(Sum sum, Player player) const {
  const Known found = by_parts(sum, player);
  return found == Known::nothing && sum.size() > 1 ? sums_.find(sum)[index_of(player)] : found;
}

/// Returns what the outcomes of the parts tell. A part is safe if the opponent, moving first in it, loses. The player
/// wins who can move to make all parts safe, and loses if the first move loses in each of them.
Known PartizanOutcomes::by_parts(Sum sum, Player player) const {
  std::size_t unsafe = 0, won = 0, won_unsafe = 0, lost = 0;
  for (const PartId id : sum) {
    const KnownOfBoth& known = parts_[id].known;
    const bool is_unsafe = known[index_of(other(player))] != Known::loses;
    const Known own = known[index_of(player)];
    unsafe += is_unsafe ? 1 : 0;
    won += own == Known::wins ? 1 : 0;
    won_unsafe += is_unsafe && own == Known::wins ? 1 : 0;
    lost += own == Known::loses ? 1 : 0;
  }
  if (lost == sum.size()) return Known::loses;
  if ((unsafe == 0 && won > 0) || (unsafe == 1 && won_unsafe == 1)) return Known::wins;
  return Known::nothing;
}

void PartizanOutcomes::tell(const Listed& listed, Player player, Known known) {
  const Sum sum = sum_of(listed);
  if (sum.size() == 1)
    part(sum[0]).known[index_of(player)] = known;
  else
    sums_.store(sum, player, known);
}

void PartizanOutcomes::end_frame(Known known) {
  const Frame frame = path_.back();
  path_.pop_back();
  tell(frame.sum, frame.player, known);
  parts_of_sums_.resize(frame.begin);
  after_.resize(frame.first);
}

/// Lists the sums after the moves of a player in a sum and puts it on the path; ends it at once if one of them is lost
/// for the opponent. Returns false if the meter pauses first, or the search gives up.
bool PartizanOutcomes::push(const Listed& sum, Player player, Meter& meter) {
  const std::size_t first = after_.size(), begin = parts_of_sums_.size();
  const auto leave = [&](bool is_done) {
    after_.resize(first);
    parts_of_sums_.resize(begin);
    return is_done;
  };
  const Player opponent = other(player);
  rest_.assign(sum_of(sum).begin(), sum_of(sum).end());
  for (std::size_t i = 0; i < rest_.size(); ++i) {
    if (i > 0 && rest_[i] == rest_[i - 1]) continue;
    if (!list(rest_[i], player, meter)) return leave(false);
    const Moves moves = part(rest_[i]).moves[index_of(player)];
    meter.spend_turns(option_turns * moves.count);
    for (std::size_t option = moves.first; option < moves.last; ++option) {
      Listed next = add_sum(i, option);
      const Known found = known(sum_of(next), opponent);
      if (found == Known::loses) {
        tell(sum, player, Known::wins);
        return leave(true);
      }
      if (found == Known::wins) {
        parts_of_sums_.resize(next.begin);
        continue;
      }
      if (!rank(next, opponent, meter)) return leave(false);
      after_.push_back(next);
    }
  }
  std::span options(after_.data() + first, after_.size() - first);
  put_in_order(options,
               [](const Listed& a, const Listed& b) { return a.rank != b.rank ? a.rank < b.rank : a.begin < b.begin; });
  path_.push_back({sum, player, begin, first, first});
  return true;
}

bool PartizanOutcomes::list(PartId id, Player player, Meter& meter) {
  if (part(id).moves[index_of(player)].first != unlisted) return true;
  const std::size_t first = options_.ends.size(), parts = options_.parts.size();
  if (!rules_->add_options(id, player, meter, options_)) {
    given_up_ = !meter.pauses();
    options_.ends.resize(first);
    options_.parts.resize(parts);
    return false;
  }
  part(id).moves[index_of(player)] = {first, options_.ends.size(), options_.ends.size() - first};
  return true;
}

PartizanOutcomes::Listed PartizanOutcomes::add_sum(std::size_t replaced, std::size_t option) {
  const std::size_t begin = parts_of_sums_.size();
  const auto add = [&](PartId id) {
    if (!is_zero(id)) parts_of_sums_.push_back(id);
  };
  for (std::size_t i = 0; i < rest_.size(); ++i)
    if (i != replaced) add(rest_[i]);
  for (std::size_t i = option == 0 ? 0 : options_.ends[option - 1]; i < options_.ends[option]; ++i)
    add(options_.parts[i]);
  std::sort(parts_of_sums_.begin() + static_cast<std::ptrdiff_t>(begin), parts_of_sums_.end());
  return {begin, parts_of_sums_.size()};
}

/// Counts the moves of the player to move; returns false if the meter pauses first.
bool PartizanOutcomes::rank(Listed& listed, Player player, Meter& meter) {
  for (const PartId id : sum_of(listed)) {
    Moves& moves = part(id).moves[index_of(player)];
    if (moves.count == unlisted) {
      const auto count = rules_->count_moves(id, player, meter);
      if (!count) return false;
      moves.count = *count;
    }
    listed.rank += moves.count;
  }
  return true;
}

}  // namespace sg

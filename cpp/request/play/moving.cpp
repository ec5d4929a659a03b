#include "request/play/moving.hpp"

#include <algorithm>
#include <set>

#include "core/text/minsize.hpp"
#include "request/play/followers.hpp"

namespace sg {
namespace {

constexpr std::uint64_t stop_steps = 2'000'000;  // limit for finding out if play has stopped under sj

void write_ranges(Json& json, const Ranges& ranges) {
  json.begin_array();
  for (const auto& [from, to] : ranges) {
    if (from == to)
      json.number(from);
    else
      json.begin_array().number(from).number(to).end_array();
  }
  json.end_array();
}

/// Returns the indices of the components within a position that have a move.
SG_MINSIZE std::vector<std::size_t> movable(const Component& c) {
  const auto parts = c.game->parts(c.position, Play::every);
  std::vector<std::size_t> places;
  for (std::size_t place = 0; place < parts.size(); ++place)
    if (c.game->has_move(*parts[place])) places.push_back(place);
  return places;
}

/// Prefix of a touch of a sum: the component, if one is chosen, and the elements touched in it.
struct Prefix {
  std::optional<std::size_t> component = {};
  Touch touch = {};  // ascending if the order does not matter
};

SG_MINSIZE Prefix read_prefix(const Sum& sum, std::string_view text) {
  Prefix prefix{{}, read_touch(text)};
  if (sum.size() > 1 && prefix.touch.empty()) return prefix;
  prefix.component = take_component(sum, prefix.touch);
  if (sum[*prefix.component].game->unordered()) std::sort(prefix.touch.begin(), prefix.touch.end());
  return prefix;
}

/// Returns the elements that may follow: none at the start in a finished game. Throws InputError if no move begins
/// with the prefix.
SG_MINSIZE Followers following(const Sum& sum, const Prefix& prefix, bool finished, Meter& meter) {
  Followers none;
  if (prefix.component) {
    const auto found = finished && prefix.touch.empty() ? none : followers(sum[*prefix.component], prefix.touch, meter);
    if (!found) refuse(ErrorCode::bad_request, Expected::beginning_of_move);
    return *found;
  }
  for (std::size_t i = 0; i < sum.size() && !finished; ++i)
    if (!followers(sum[i], {}, meter)->next.empty()) none.next.emplace_back(i, i);
  return none;
}

/// Returns `done` if the prefix is a winning move, and the elements that follow it in other winning moves.
SG_MINSIZE Followers winning_after(const Sum& sum, const Prefix& prefix, const std::vector<Placed>& winners) {
  Followers winning;
  std::vector<std::uint64_t> next;
  for (const auto& [component, touch] : winners) {
    if (!prefix.component)
      next.push_back(component);
    else if (component == *prefix.component)
      winning.done = follow(touch, prefix.touch, sum[component].game->unordered(), next) || winning.done;
  }
  winning.next = ranges_of(std::move(next));
  return winning;
}

/// Writes, where a turn can move in several components, the one that a complete touch is in, null for a prefix, and all
/// that have a move. Each is "index in the sum.index within its position".
SG_MINSIZE void write_turn(Json& json, const Sum& sum, const Prefix& prefix, bool is_whole) {
  const auto name = [](std::size_t component, std::size_t place) {
    return std::to_string(component) + '.' + std::to_string(place);
  };
  json.key("turn").begin_object().key("place");
  if (is_whole) {
    const Component& c = sum[*prefix.component];
    json.text(name(*prefix.component, c.game->within(*c.position, prefix.touch).first));
  } else {
    json.null();
  }
  json.key("movable").begin_array();
  for (std::size_t c = 0; c < sum.size(); ++c)
    for (const std::size_t place : movable(sum[c])) json.text(name(c, place));
  json.end_array().end_object();
}

class PlayJob final : public Job {
 public:
  PlayJob(const Sum& sum, Play play, const Touch& touch)
      : sum_(sum), play_(play), move_(unflat(sum, touch, play)), solved_(sum, play) {}

  bool advance(Meter& meter) override {
    // Under sj the values tell if play has stopped.
    if (!steps_) steps_ = meter.share(stop_steps);
    steps_->sync(meter);
    if (stops_at_zero_values(play_) && solved_.advance(*steps_) == Progress::working && !steps_->refuses())
      return false;
    is_known_ = !stops_at_zero_values(play_) || solved_.verdict(sum_).wins;
    const Meter::NoPauseScope whole(meter);
    if (is_known_ && (solved_.finished(sum_) || !is_move(meter))) refuse(ErrorCode::bad_request, Expected::legal_move);
    return true;
  }

  Reply reply() override {
    if (!is_known_) return limit_reply("positions");
    Json json;
    return {json.begin_object().key("address").text(address_of(after(sum_, move_, play_))).end_object().take()};
  }

 private:
  /// Returns true if the move is a legal touch in one component; of a turn that is a list, one in each component that
  /// has a move or, where the play leaves the choice, in some.
  bool is_move(Meter& meter) {
    std::set<std::pair<std::size_t, std::size_t>> touched;
    for (auto& [component, touch] : move_) {
      const Component& c = sum_[component];
      if (c.game->unordered()) std::sort(touch.begin(), touch.end());
      const auto found = touch.empty() ? std::nullopt : followers(c, touch, meter);
      if (!found || !found->done) return false;
      if (!touched.insert({component, c.game->within(*c.position, touch).first}).second) return false;
    }
    if (!moves_in_every_component(play_)) return !touched.empty();
    std::size_t all = 0;
    for (const Component& c : sum_) all += movable(c).size();
    return touched.size() == all && all > 0;
  }

  Sum sum_;
  Play play_;
  Move move_;
  SolvedSum solved_;
  std::optional<Meter> steps_;
  bool is_known_ = false;
};

}  // namespace

SG_MINSIZE Reply touchable(Analysis& analysis, std::string_view prefix_text, Meter& meter) {
  const Sum& sum = analysis.solved_sum().sum();
  const Prefix prefix = read_prefix(sum, prefix_text);
  const Followers found = following(sum, prefix, analysis.solved_sum().finished(sum), meter);
  Json json;
  json.begin_object().key("done").boolean(found.done).key("asks");
  json.text(prefix.component ? sum[*prefix.component].game->asks(prefix.touch) : "component").key("next");
  write_ranges(json, found.next);
  std::optional<Followers> winning;
  if (analysis.solved() || analysis.winning_moves().count())
    winning = winning_after(sum, prefix, analysis.winning_touches());
  json.key("winning");
  if (winning)
    write_ranges(json, winning->next);
  else
    json.null();
  if (found.done) json.key("wins").boolean(winning ? std::optional(winning->done) : std::nullopt);
  if (moves_in_several(analysis.solved_sum().play())) write_turn(json, sum, prefix, found.done);
  return {json.end_object().take()};
}

std::unique_ptr<Job> played(std::string_view address, std::string_view touch, std::string_view play_text) {
  const Sum sum = read_address(address);
  // Not among the arguments, which are evaluated in any order: of two faults every build must report the same.
  const Play play = read_play(play_text, sum);
  return std::make_unique<PlayJob>(sum, play, read_touch(touch));
}

}  // namespace sg

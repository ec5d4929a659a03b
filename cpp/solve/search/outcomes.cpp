#include "solve/search/outcomes.hpp"
#include "core/game/small-sort.hpp"

namespace sg {
namespace {

using by_outcome::Frame, by_outcome::Option, by_outcome::Part, by_outcome::Set;
using by_outcome::holds, by_outcome::least_outside, by_outcome::most_in_set, by_outcome::with;

/// Share of the steps, one in so many, for the definition before outcomes are used.
constexpr std::uint64_t first_share = 4;
/// Least number of these steps: small positions are valued with all their options.
constexpr std::uint64_t least_first = 1'000'000;
constexpr std::uint64_t turns_a_look = 16;
/// Values count as many if more than one in `again_share` positions
/// queried had been queried before; judged from `least_queries` on.
constexpr std::uint64_t again_share = 3, least_queries = 1000;

}  // namespace

void Outcomes::start(const PositionPtr& root, const Target& target) {
  root_ = root;
  target_ = target;
  stack_.clear();
  moves_.clear();
  queries_ = repeats_ = 0;
  stage_ = target.options ? Stage::options_first : Stage::value;
  first_.reset();
}

Progress Outcomes::advance(Meter& meter) {
  if (stage_ == Stage::options_first) {
    const Progress state = value_options_first(meter);
    if (state != Progress::working || !first_->refuses()) return state;
    stage_ = Stage::value;
  }
  if (stage_ == Stage::value) {
    const Progress state = answer(root_, std::nullopt, meter);
    if (state == Progress::working) return state;
    stage_ = state == Progress::done && target_.winners ? Stage::winners : Stage::options_last;
  }
  if (stage_ == Stage::winners) {
    if (find_winners(meter) == Progress::working) return Progress::working;
    stage_ = Stage::options_last;
  }
  return values_.advance(meter);
}

std::optional<Value> Outcomes::worth(const PositionPtr& p) {
  const Option left = option_of(p);
  return left.parts.empty() ? std::optional(Value::nimber(left.sum)) : std::nullopt;
}
bool Outcomes::wins(const PositionPtr& p) {
  const Option left = option_of(p);
  return left.parts.size() == 1 && holds(unlike(left.parts[0]), left.sum);
}

Progress Outcomes::value_options_first(Meter& meter) {
  if (!first_) first_ = meter.capped(std::max(meter.left() / first_share, least_first));
  while (true) {
    first_->sync(meter);
    const std::uint64_t before = first_->left();
    const Progress state = values_.advance(*first_);
    meter.spend(before - first_->left());
    // The whole meter may be one that does not pause.
    if (state != Progress::working || first_->refuses() || meter.pauses()) return state;
  }
}

Progress Outcomes::find_winners(Meter& meter) {
  if (moves_.empty()) {
    const bool all = game_.each_move(*root_, meter, [&](const Touch& touch) {
      moves_.push_back(touch);
      return moves_.size() < Values::most_moves;
    });
    if (!all) {
      moves_.clear();
      return meter.pauses() ? Progress::working : Progress::limit;
    }
  }
  for (; !moves_.empty(); moves_.pop_back())
    if (const Progress state = answer(game_.after(*root_, moves_.back(), Play::normal), 0, meter);
        state != Progress::done)
      return state;
  return Progress::done;
}

Progress Outcomes::answer(const PositionPtr& p, std::optional<Nimber> n, Meter& meter) {
  while (!meter.pauses()) {
    Step step = Step::pushed;
    if (!stack_.empty()) {
      step = go_on(stack_.back(), meter);
    } else {
      Option whole = option_of(p);
      step = ask(whole, n, meter);
      if (step == Step::known) return Progress::done;
    }
    if (step == Step::given_up || has_many_values()) return meter.pauses() ? Progress::working : Progress::limit;
  }
  return Progress::working;
}

/// True if the same positions are asked for one number after the other;
/// the definition, which sees each once, is quicker then.
bool Outcomes::has_many_values() const { return queries_ >= least_queries && repeats_ > queries_ / again_share; }

Outcomes::Step Outcomes::go_on(Frame& frame, Meter& meter) {
  switch (frame.state()) {
    case Frame::State::seeks:
      return look(frame, meter);
    case Frame::State::too_large:
      return Step::given_up;
    case Frame::State::refuted:
      note(frame.part.key, frame.met);
      break;
    case Frame::State::valued:
      values_.tell(frame.part.key, Value::nimber(frame.sought));
      ++stored_;
  }
  stack_.pop_back();
  return Step::known;
}

Outcomes::Step Outcomes::look(Frame& frame, Meter& meter) {
  meter.spend_turns(turns_a_look);
  Option& option = frame.options[frame.next];
  const Step step = ask(option, frame.sought, meter);
  if (step != Step::known) return step;
  if (option.parts.empty()) {
    frame.met = with(frame.met, option.sum);
    note(frame.part.key, frame.met);
  }
  ++frame.next;
  return step;
}

Outcomes::Step Outcomes::ask(Option& option, std::optional<Nimber> n, Meter& meter) {
  take_found(option);
  if (option.parts.empty()) return Step::known;
  if (!n || option.parts.size() > 1) return push(option.parts[0], std::nullopt, meter);
  const Nimber wanted = option.sum ^ *n;
  if (wanted >= most_in_set) return Step::given_up;
  return holds(unlike(option.parts[0]), wanted) ? Step::known : push(option.parts[0], wanted, meter);
}

Outcomes::Step Outcomes::push(const Part& part, std::optional<Nimber> target, Meter& meter) {
  Frame frame{part, target};
  frame.met = unlike(part);
  ++queries_;
  if (unlike_.find(part.key)) ++repeats_;
  bool is_refuted = false;
  std::size_t moves = 0;
  const bool all = game_.each_move(*part.position, meter, [&](const Touch& touch) {
    Option option = option_of(game_.after(*part.position, touch, Play::normal));
    if (!option.parts.empty()) {
      frame.options.push_back(std::move(option));
    } else {
      frame.met = with(frame.met, option.sum);
      is_refuted = option.sum == target;
    }
    return !is_refuted && ++moves < Values::most_moves;
  });
  if (!all && !is_refuted) return Step::given_up;
  note(part.key, frame.met);
  if (is_refuted) return Step::pushed;
  std::sort(frame.options.begin(), frame.options.end());
  const auto alike = [](const Option& a, const Option& b) { return !(a < b) && !(b < a); };
  frame.options.erase(std::unique(frame.options.begin(), frame.options.end(), alike), frame.options.end());
  // A mex is at most the number of options.
  if (target && *target > moves) frame.met = with(frame.met, *target);
  frame.seek(target.value_or(least_outside(frame.met)));
  if (frame.sought >= most_in_set) return Step::given_up;
  stack_.push_back(std::move(frame));
  return Step::pushed;
}

Option Outcomes::option_of(const PositionPtr& p) {
  Option option;
  for (PositionPtr& part : game_.parts(p, Play::normal)) {
    if (const auto value = game_.known<Mex>(*part, Play::normal)) {
      option.sum ^= value->nimber();
    } else {
      std::string key = part->key();
      if (const auto found = values_.found(key))
        option.sum ^= found->nimber();
      else
        option.parts.push_back({part, std::move(key), game_.count_moves(*part).value_or(part->size())});
    }
  }
  auto& parts = option.parts;
  put_in_order(parts, [](const Part& a, const Part& b) { return a.order() < b.order(); });
  for (std::size_t i = 1; i < parts.size();)
    if (const auto here = parts.begin() + static_cast<std::ptrdiff_t>(i); parts[i - 1].key == parts[i].key)
      parts.erase(here - 1, here + 1);
    else
      ++i;
  return option;
}

void Outcomes::take_found(Option& option) {
  std::erase_if(option.parts, [&](const Part& part) {
    const auto value = values_.found(part.key);
    if (value) option.sum ^= value->nimber();
    return value.has_value();
  });
}

Set Outcomes::unlike(const Part& part) {
  const Set* found = unlike_.find(part.key);
  const Set set = found ? *found : 0;
  return game_.known<WinLoss>(*part.position, Play::normal) == true ? with(set, 0) : set;
}
void Outcomes::note(const std::string& key, Set set) {
  if (Set* found = unlike_.find(key))
    *found |= set;
  else
    unlike_.insert(key, set);
}

}  // namespace sg

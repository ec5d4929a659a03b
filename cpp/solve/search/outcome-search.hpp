// Search for values by outcomes: a position G is worth k if the player to move in G + *k loses. A move to an option worth
// k refutes that at once, and most options need not be valued for it.
// Source: lemoine2012.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/game/game.hpp"
#include "core/game/move-progress.hpp"
#include "core/text/minsize.hpp"
#include "solve/search/outcome-frame.hpp"

namespace sg::by_outcome {

/// Depth-first search on an explicit stack. `Rules` has Position and Part, a position that does not split, with ==;
/// each_part(position, visit): visits the parts, and returns the sum of the values of those that it leaves out;
/// rank(part); each_option(part, meter, visit): visits the position after each move and its rank, and returns false if it
/// was stopped; value(part), if it is stored; unlike(part): nimbers that it is not worth; note(part, unlike) and
/// store(part, value).
template <class Rules>
class Search {
 public:
  using Part = typename Rules::Part;
  using Position = typename Rules::Position;
  explicit Search(Rules rules) : rules_(std::move(rules)) {}

  /// Number of moves of one position at which the search gives up on it.
  static constexpr std::size_t most_moves = 1'000'000;

  Rules& rules() { return rules_; }
  const Rules& rules() const { return rules_; }
  /// Ends the answer that was begun.
  void clear() {
    stack_.clear();
    options_.clear();
    parts_.clear();
  }

  /// Finds the value of a position, or whether it is worth `n`: done, or working if the meter pauses first, or limit if
  /// the search gives up. Call it with the same position until it is done, or call `clear`.
  Progress answer(const Position& p, std::optional<Nimber> n, Meter& meter) {
    while (!meter.pauses()) {
      Step step = Step::pushed;
      if (!stack_.empty()) {
        step = go_on(stack_.back(), meter);
      } else {
        clear();
        options_.push_back(option_of(p, 0));
        step = ask(0, n, meter);
        if (step == Step::known) return Progress::done;
      }
      if (step != Step::given_up) continue;
      if (meter.pauses()) break;
      clear();
      return Progress::limit;
    }
    return Progress::working;
  }

  /// Returns the progress through the options of the part that is examined for the answer; nullopt if there is none.
  SG_MINSIZE std::optional<MoveProgress> progress() const {
    if (stack_.empty()) return std::nullopt;
    const std::size_t end = stack_.size() > 1 ? stack_[1].first : options_.size();
    return MoveProgress{stack_[0].next, end - stack_[0].first};
  }
  /// Returns the value of a position if the values of its parts are stored.
  SG_MINSIZE std::optional<Nimber> value(const Position& p) {
    const std::size_t before = parts_.size();
    const Option option = option_of(p, 0);
    cut_parts(before);
    return option.parts == 0 ? std::optional(option.sum) : std::nullopt;
  }
  /// True if the value is not known, but known not to be 0.
  SG_MINSIZE bool wins(const Position& p) {
    const std::size_t before = parts_.size();
    const Option option = option_of(p, 0);
    const bool is_won = option.parts == 1 && holds(rules_.unlike(parts_.back()), option.sum);
    cut_parts(before);
    return is_won;
  }

 private:
  enum class Step : std::uint8_t { known, pushed, given_up };
  static constexpr std::uint64_t turns_a_look = 16;
  /// Values count as many if more than one in `again_share` positions queried had been queried before; judged from
  /// `least_queries` on.
  static constexpr std::uint64_t again_share = 3, least_queries = 1000;

  /// True if the same positions are asked for one number after the other: finding their values is quicker then.
  bool has_many_values() const { return queries_ >= least_queries && repeats_ > queries_ / again_share; }

  /// Appends the parts whose values are unknown.
  [[gnu::noinline]] Option option_of(const Position& p, Count rank) {
    Option option{.first = parts_.size(), .rank = rank};
    const auto own = [&](std::size_t i) { return parts_.begin() + static_cast<std::ptrdiff_t>(option.first + i); };
    option.sum ^= rules_.each_part(p, [&](const Part& part) {
      if (const auto value = rules_.value(part))
        option.sum ^= *value;
      else if (const auto equal = std::find(own(0), parts_.end(), part); equal != parts_.end())
        parts_.erase(equal);
      else
        parts_.push_back(part);
    });
    option.parts = parts_.size() - option.first;
    for (std::size_t i = 0; i + 1 < option.parts; ++i)
      if (rules_.rank(*own(i)) > rules_.rank(parts_.back())) std::swap(*own(i), parts_.back());
    if (option.parts > 0) option.rank += rules_.rank(parts_.back());
    return option;
  }

  /// Advances the frame on top of the stack.
  Step go_on(Frame<Part>& frame, Meter& meter) {
    switch (frame.state(options_.size() - frame.first)) {
      case Frame<Part>::State::seeks:
        return look(frame, meter);
      case Frame<Part>::State::too_large:
        return Step::given_up;
      case Frame<Part>::State::refuted:
        rules_.note(frame.part, frame.met);
        break;
      case Frame<Part>::State::valued:
        rules_.store(frame.part, frame.sought);
    }
    cut_back(frame);
    stack_.pop_back();
    return Step::known;
  }

  Step look(Frame<Part>& frame, Meter& meter) {
    meter.spend_turns(turns_a_look);
    const std::size_t at = frame.first + frame.next;
    if (frame.next == frame.ordered) {
      const auto by_rank = [](const Option& a, const Option& b) { return a.rank < b.rank; };
      const auto here = options_.begin() + static_cast<std::ptrdiff_t>(at);
      std::swap(*here, *std::min_element(here, options_.end(), by_rank));
      ++frame.ordered;
    }
    // Asking may push a frame and move this one.
    const Step step = ask(at, frame.sought, meter);
    if (step != Step::known) return step;
    if (const Option& option = options_[at]; option.parts == 0 && !holds(frame.met, option.sum)) {
      frame.met = with(frame.met, option.sum);
      rules_.note(frame.part, frame.met);
    }
    ++frame.next;
    return step;
  }

  /// Finds the value of an option, or whether it is worth `n`; if that is unknown, pushes one of its parts.
  [[gnu::noinline]] Step ask(std::size_t at, std::optional<Nimber> n, Meter& meter) {
    Option& option = options_[at];
    take_found(option);
    if (option.parts == 0) return Step::known;
    const Part part = parts_[option.first];
    if (!n || option.parts > 1 || has_many_values()) return push(part, std::nullopt, meter);
    const Nimber wanted = option.sum ^ *n;
    if (wanted >= most_in_set) return Step::given_up;
    return holds(rules_.unlike(part), wanted) ? Step::known : push(part, wanted, meter);
  }

  [[gnu::noinline]] Step push(const Part& part, std::optional<Nimber> target, Meter& meter) {
    Frame<Part> frame{part, target, options_.size(), parts_.size()};
    frame.met = rules_.unlike(part);
    ++queries_;
    if (frame.met != 0) ++repeats_;
    bool is_refuted = false;
    std::size_t moves = 0;
    const bool all = rules_.each_option(part, meter, [&](const Position& after, Count rank) {
      const Option option = option_of(after, rank);
      if (option.parts > 0) {
        options_.push_back(option);
      } else {
        frame.met = with(frame.met, option.sum);
        is_refuted = option.sum == target;
      }
      return !is_refuted && ++moves < most_moves;
    });
    const bool is_stopped = !all && !is_refuted;
    if (!is_stopped) rules_.note(part, frame.met);
    if (!all) {
      cut_back(frame);
      return is_stopped ? Step::given_up : Step::pushed;
    }
    // A mex is at most the number of options.
    if (target && *target > moves) frame.met = with(frame.met, *target);
    frame.seek(target.value_or(least_outside(frame.met)));
    if (frame.sought >= most_in_set) {
      cut_back(frame);
      return Step::given_up;
    }
    stack_.push_back(std::move(frame));
    return Step::pushed;
  }

  /// Forgets the options of a frame and all that came after.
  SG_MINSIZE void cut_back(const Frame<Part>& frame) {
    options_.erase(options_.begin() + static_cast<std::ptrdiff_t>(frame.first), options_.end());
    cut_parts(frame.first_parts);
  }
  SG_MINSIZE void cut_parts(std::size_t left) {
    parts_.erase(parts_.begin() + static_cast<std::ptrdiff_t>(left), parts_.end());
  }

  /// Adds the values found since to the sum of an option.
  void take_found(Option& option) {
    const auto first = parts_.begin() + static_cast<std::ptrdiff_t>(option.first);
    const auto last = first + static_cast<std::ptrdiff_t>(option.parts);
    const auto unknown = std::remove_if(first, last, [&](const Part& part) {
      const auto value = rules_.value(part);
      if (value) option.sum ^= *value;
      return value.has_value();
    });
    option.parts = static_cast<std::size_t>(unknown - first);
  }

  Rules rules_;
  std::vector<Frame<Part>> stack_;
  std::vector<Option> options_;  // of all frames, one after the other
  std::vector<Part> parts_;      // of all options
  std::uint64_t queries_ = 0, repeats_ = 0;
};

}  // namespace sg::by_outcome

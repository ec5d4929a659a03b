#include "core/solve/outcomes.hpp"

#include <algorithm>
#include <limits>
#include <tuple>

namespace sg {
namespace {

/// Of the steps, the definition has one in so many before outcomes are asked for.
constexpr std::uint64_t share = 4;
/// And so many at least: what is small is valued with all its options.
constexpr std::uint64_t least_share = 1'000'000;
constexpr std::uint64_t turns_a_look = 16;

using Set = std::uint64_t;  // of nimbers below 64
constexpr Nimber most = std::numeric_limits<Set>::digits;

bool holds(Set set, Nimber n) { return n < most && (set >> n & 1) != 0; }
Set with(Set set, Nimber n) { return n < most ? set | Set{1} << n : set; }
Nimber least_outside(Set set) {
  Nimber n = 0;
  while (holds(set, n)) ++n;
  return n;
}

struct Part {
  PositionPtr position;
  std::string key;
  auto order() const { return std::tuple(position->size(), std::string_view(key)); }
};

/// The value of those of its parts that are known, and the others, none alike: two of the same cancel.
struct Option {
  Nimber sum = 0;
  std::vector<Part> parts = {};  // the largest last

  bool operator<(const Option& other) const {
    const auto size = [](const Option& o) { return o.parts.empty() ? 0 : o.parts.back().position->size(); };
    const auto by_order = [](const Part& a, const Part& b) { return a.order() < b.order(); };
    if (std::tuple(size(*this), sum) != std::tuple(size(other), other.sum))
      return std::tuple(size(*this), sum) < std::tuple(size(other), other.sum);
    return std::lexicographical_compare(parts.begin(), parts.end(), other.parts.begin(), other.parts.end(), by_order);
  }
};

/// A position that is asked whether it is worth `asked`, or for its value.
struct Frame {
  Part part;
  std::optional<Nimber> asked;
  std::vector<Option> options = {};  // by size, so that the quickest answers come first
  Set met = 0;                       // nimbers that options are worth
  Nimber sought = 0;                 // among the options
  std::size_t next = 0;

  void seek(Nimber n) {
    sought = n;
    next = 0;
  }
};

class ByOutcome final : public Outcomes {
 public:
  ByOutcome(const Game& game, Values& values) : game_(game), values_(values) {}

  void start(const PositionPtr& root, First first) override {
    root_ = root;
    stack_.clear();
    stage_ = first == First::options ? Stage::options_first : Stage::outcomes;
    kept_.reset();
  }

  Progress advance(Meter& meter) override {
    if (!kept_) kept_ = meter.left() - std::min(meter.left(), std::max(meter.left() / share, least_share));
    if (stage_ == Stage::options_first) {
      const Progress state = values_.advance(meter, *kept_);
      if (state != Progress::working || meter.pauses()) return state;
      stage_ = Stage::outcomes;
    }
    if (stage_ == Stage::outcomes) {
      const Progress state = value_root(meter);
      if (state != Progress::done) return state;
      stage_ = Stage::options_last;
    }
    return values_.advance(meter);
  }

  bool wins(const PositionPtr& p) override {
    Option left = option_of(p);
    return left.parts.size() == 1 && holds(unlike(left.parts[0]), left.sum);
  }
  std::size_t positions() const override { return unlike_.size(); }

 private:
  enum class Stage : std::uint8_t { options_first, outcomes, options_last };

  Progress value_root(Meter& meter) {
    while (true) {
      if (meter.pauses()) return Progress::working;
      if (stack_.empty()) {
        Option root = option_of(root_);
        if (root.parts.empty()) return Progress::done;
        if (!push(std::move(root.parts[0]), std::nullopt, meter) && !meter.pauses()) return Progress::limit;
      } else if (Frame& frame = stack_.back(); is_settled(frame)) {
        stack_.pop_back();
      } else if (frame.sought >= most || !look(frame, meter)) {
        return meter.pauses() ? Progress::working : Progress::limit;
      }
    }
  }

  /// Whether it is answered; else it has a number to seek among options that are not gone through.
  bool is_settled(Frame& frame) {
    while (true) {
      const bool is_met = holds(frame.met, frame.sought);
      if (!is_met && frame.next < frame.options.size()) return false;
      if (is_met && frame.sought == frame.asked) {
        note(frame.part.key, frame.met);
        return true;
      }
      // No option is worth what was sought. Where that was asked for, the lesser numbers are to be found among them.
      const Nimber least = least_outside(frame.met);
      if ((!is_met && frame.sought == least) || least == frame.asked) {
        values_.tell(frame.part.key, Value::nimber(least));
        return true;
      }
      frame.seek(least);
    }
  }

  /// Looks at the next option, and asks one of its parts where that is to be known first; false where that cannot be listed.
  bool look(Frame& frame, Meter& meter) {
    meter.spend_turns(turns_a_look);
    Option& option = frame.options[frame.next];
    take_found(option);
    if (option.parts.empty()) {
      frame.met = with(frame.met, option.sum);
      note(frame.part.key, frame.met);
      ++frame.next;
      return true;
    }
    const bool is_last = option.parts.size() == 1;
    const Nimber wanted = option.sum ^ frame.sought;
    if (is_last && (wanted >= most || holds(unlike(option.parts[0]), wanted))) {
      ++frame.next;
      return wanted < most;
    }
    return push(option.parts[0], is_last ? std::optional(wanted) : std::nullopt, meter);
  }

  bool push(Part part, std::optional<Nimber> asked, Meter& meter) {
    Frame frame{std::move(part), asked};
    frame.met = unlike(frame.part);
    std::size_t moves = 0;
    const bool all = game_.each_move(*frame.part.position, meter, [&](const Touch& touch) {
      Option option = option_of(game_.after(*frame.part.position, touch, Play::normal));
      if (option.parts.empty())
        frame.met = with(frame.met, option.sum);
      else
        frame.options.push_back(std::move(option));
      return ++moves < Values::most_moves;
    });
    if (!all) return false;
    std::sort(frame.options.begin(), frame.options.end());
    const auto alike = [](const Option& a, const Option& b) { return !(a < b) && !(b < a); };
    frame.options.erase(std::unique(frame.options.begin(), frame.options.end(), alike), frame.options.end());
    note(frame.part.key, frame.met);
    // A mex is at most the number of options.
    if (asked && *asked > moves) frame.met = with(frame.met, *asked);
    frame.seek(asked.value_or(least_outside(frame.met)));
    stack_.push_back(std::move(frame));
    return true;
  }

  Option option_of(const PositionPtr& p) {
    Option option;
    for (PositionPtr& part : game_.parts(p, Play::normal)) {
      if (const auto value = game_.known<Mex>(*part, Play::normal)) {
        option.sum ^= value->nimber();
      } else {
        std::string key = part->key();
        option.parts.push_back({std::move(part), std::move(key)});
      }
    }
    take_found(option);
    auto& parts = option.parts;
    std::sort(parts.begin(), parts.end(), [](const Part& a, const Part& b) { return a.order() < b.order(); });
    for (std::size_t i = 1; i < parts.size();)
      if (const auto here = parts.begin() + static_cast<std::ptrdiff_t>(i); parts[i - 1].key == parts[i].key)
        parts.erase(here - 1, here + 1);
      else
        ++i;
    return option;
  }

  void take_found(Option& option) {
    std::erase_if(option.parts, [&](const Part& part) {
      const auto value = values_.found(part.key);
      if (value) option.sum ^= value->nimber();
      return value.has_value();
    });
  }

  /// What a position is known not to be worth.
  Set unlike(const Part& part) {
    const Set* found = unlike_.find(part.key);
    const Set set = found ? *found : 0;
    return game_.known<WinLoss>(*part.position, Play::normal) == true ? with(set, 0) : set;
  }
  void note(const std::string& key, Set set) {
    if (Set* found = unlike_.find(key))
      *found |= set;
    else
      unlike_.insert(key, set);
  }

  const Game& game_;
  Values& values_;
  KeyTable<Set> unlike_;
  PositionPtr root_;
  std::vector<Frame> stack_;
  Stage stage_ = Stage::options_first;
  std::optional<std::uint64_t> kept_;  // steps for outcomes and what follows
};

/// Where no rule ends the whole game, values are nimbers.
const bool can_be_made = [] {
  Outcomes::make = [](const Game& game, Outcomes::Values& values) -> std::unique_ptr<Outcomes> {
    if (!game.defines(Play::sj)) return nullptr;
    return std::make_unique<ByOutcome>(game, values);
  };
  return true;
}();

}  // namespace
}  // namespace sg

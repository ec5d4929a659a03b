#include "laws.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "definition.hpp"
#include "solve/game/evaluator.hpp"
#include "solve/search/position-graph.hpp"
#include "solve/sum/solved-sum.hpp"

namespace sg {
namespace {

class Laws {
 public:
  explicit Laws(const Game& game) : game_(game) {
    for (const auto& [play, name, turn, stop, last_mover_wins] : play_rules)
      if (game.defines(play)) {
        found_.try_emplace(play, game, play, Evaluator::Alone::yes);
        if (turn != TurnScope::one_component) compounds_.try_emplace(play, Compound{game, play}, WinLoss{});
      }
  }

  Inspection inspect(const Extent& extent) {
    game_.each_small(extent.size, [&](const PositionPtr& position) {
      if (inspection_.complaints.size() >= 10 || inspection_.compared == extent.positions) return;
      position_ = position;
      check(extent);
      ++inspection_.compared;
    });
    return inspection_;
  }

 private:
  static constexpr std::uint64_t most_turns = 100'000;

  struct Option {
    Touch touch;
    PositionPtr position;
  };

  void check(const Extent& extent) {
    check_text();
    const auto options = check_moves();
    if (!inspection_.complaints.empty()) return;
    if (is_loopy()) return check_draws();
    check_values(options);
    if (game_.info().game_class == GameClass::partizan && inspection_.compared < extent.parted) check_parts();
    if (game_.defines(Play::misere)) check_misere();
    if (game_.defines(Play::sj) && inspection_.compared < extent.stopped) check_sj();
    if (inspection_.compared < extent.at_once) check_compounds();
  }

  void complain(std::string_view law) {
    inspection_.complaints.push_back(game_.name() + ':' + position_->text() + " breaks \"" + std::string(law) + '"');
  }
  void demand(bool holds, std::string_view law) {
    if (!holds) complain(law);
  }

  void check_text() {
    const std::string text = position_->text();
    Reader reader(text, 0, text.size(), ErrorCode::bad_position);
    try {
      const PositionPtr read = game_.read(reader);
      demand(reader.done() && read->text() == text && read->key() == position_->key(),
             "a printed position reads back the same");
    } catch (const InputError& error) {
      complain("a printed position can be read");
    }
  }

  std::vector<Option> check_moves() {
    std::vector<Option> options;
    std::set<Touch> touches;
    const std::string key = position_->key();
    each_move(game_, *position_, [&](const Touch& touch) {
      demand(touches.insert(touch).second, "no touch is listed twice");
      demand(!game_.unordered() || std::is_sorted(touch.begin(), touch.end()), "an unordered touch ascends");
      options.push_back({touch, game_.after(*position_, touch, Play::normal)});
      demand(is_loopy() || options.back().position->key() != key, "a move leaves the position");
      return true;
    });
    const std::optional<Count> count = game_.count_moves(*position_);
    demand(!count || *count == options.size(), "moves are counted as they are listed");
    check_prefixes(touches);
    return options;
  }

  /// Walking the ruleset's own prefixes reaches exactly the listed touches.
  void check_prefixes(const std::set<Touch>& touches) {
    std::set<Touch> walked;
    std::vector<Touch> open{{}};
    while (!open.empty()) {
      const Touch prefix = open.back();
      open.pop_back();
      const std::optional<Followers> found = game_.followers(*position_, prefix);
      if (!found) return;
      if (found->done) walked.insert(prefix);
      for (const auto& [from, to] : found->next)
        for (std::uint64_t element = from; element <= to; ++element) {
          // An unordered prefix is reached in many orders; the ascending one stands for all.
          if (game_.unordered() && !prefix.empty() && element < prefix.back()) continue;
          open.push_back(prefix);
          open.back().push_back(element);
        }
    }
    demand(walked == touches, "prefixes lead to the listed moves");
  }

  Verdict found(Play play, const PositionPtr& position) {
    Meter meter(500'000'000);
    Evaluator& evaluator = found_.at(play);
    evaluator.start(position);
    evaluator.advance(meter);
    return evaluator.verdict(position);
  }

  void check_values(const std::vector<Option>& options) {
    const Verdict verdict = found(Play::normal, position_);
    const std::optional<bool> foretold = glance_.verdict(position_).wins;
    if (game_.info().game_class != GameClass::nimber) {
      demand(verdict.wins == wins_(position_), "theorem and search agree with the definition");
      demand(!foretold || foretold == wins_(position_), "the winner's theorem agrees with the definition");
    } else {
      const Value value = value_(position_);
      demand(verdict.of<Mex>() == value || (!verdict.of<Mex>() && verdict.wins == value.wins()),
             "theorem, table and split agree with the definition");
      demand(!foretold || foretold == value.wins(), "the winner's theorem agrees with the definition");
      const bool can_end = !game_.defines(Play::sj);
      demand(!can_end || wins_(position_) == value.wins(), "loony and over agree with bare win and loss");
      check_bulk(options, value);
      check_period(value);
    }
    if (verdict.partizan && verdict.of<NumberStar>()) check_number(verdict);
  }

  bool is_loopy() const { return game_.info().game_class == GameClass::loopy; }

  /// Winner and draws of a game whose positions can come back, by all positions that can be reached: a position is won or
  /// lost as soon as its options decide it, and a draw if they never do.
  void check_draws() {
    for (const Play play : {Play::normal, Play::misere})
      if (game_.defines(play)) check_draws(play);
  }
  void check_draws(Play play) {
    PositionGraph<Definition<WinLoss>> positions({game_}, position_);
    Meter meter(Meter::unlimited);
    positions.advance(meter);
    const IndexLists& graph = positions.graph();
    std::vector<std::optional<bool>> wins(graph.size());
    for (bool is_changed = true; is_changed;) {
      is_changed = false;
      for (std::uint32_t v = 0; v < graph.size(); ++v) {
        if (wins[v]) continue;
        const auto options = graph.of(v);
        const auto has = [&](std::optional<bool> outcome) {
          return std::any_of(options.begin(), options.end(),
                             [&](std::uint32_t option) { return wins[option] == outcome; });
        };
        if (has(false))
          wins[v] = true;
        else if (!has(std::nullopt))
          wins[v] = options.empty() && play == Play::misere;
        is_changed = is_changed || wins[v];
      }
    }
    SolvedSum sum({{GamePtr(GamePtr(), &game_), position_}}, play);
    sum.advance(meter);
    const Verdict verdict = sum.verdict(sum.sum());
    demand(verdict.wins == wins[0] && verdict.draws == !wins[0], "winners and draws agree with the definition");
  }

  void check_period(const Value& value) {
    const auto period = game_.heap_period();
    const auto heaps = position_->heaps();
    if (!period || heaps.size() != 1 || heaps[0] < period->preperiod + period->period) return;
    const auto heap = [&](std::uint64_t n) {
      const std::string text = std::to_string(n);
      Reader reader(text, 0, text.size(), ErrorCode::bad_position);
      return game_.read(reader);
    };
    // A position with one heap may hold more than the heap.
    if (heap(heaps[0])->key() != position_->key()) return;
    const Value earlier = value_(heap(heaps[0] - period->period));
    demand(value.nimber() == earlier.nimber() + period->saltus, "the values of heaps have the period that is stated");
  }

  /// The value is the simplest number above the values of Left's options and below those of Right's. Where options are
  /// no numbers it is 0, as the winners say who are compared with the definition.
  void check_number(const Verdict& verdict) {
    bool are_numbers = true;
    const auto numbers = [&](const PositionPtr& position) {
      std::vector<Dyadic> numbers;
      for (const PositionPtr& option : options_of(game_, *position)) {
        const auto worth = found(Play::normal, option).of<NumberStar>();
        are_numbers = are_numbers && worth;
        if (worth) numbers.push_back(worth->number);
      }
      return numbers;
    };
    const auto own = numbers(position_), others = numbers(game_.turned(*position_));
    const bool left = verdict.partizan->left_moves;
    if (!are_numbers) return demand(verdict.of<NumberStar>()->number == Dyadic(), "a number between hot options is 0");
    demand(verdict.of<NumberStar>()->number == (left ? simplest_between(own, others) : simplest_between(others, own)),
           "a number is the simplest one between its options");
  }

  /// A position minus its parts is 0: whoever begins there loses.
  void check_parts() {
    std::vector<PositionPtr> all{position_};
    for (const PositionPtr& part : game_.parts(position_, Play::normal)) all.push_back(game_.turned(*part));
    if (all.size() == 2 && all[1]->key() == game_.turned(*position_)->key()) return;
    demand(!wins_together(all), "parts add up to a position");
  }
  /// Returns true if the player to move wins the sum, where each position is given with that player's moves. The depth
  /// of the recursion is the length of play.
  bool wins_together(const std::vector<PositionPtr>& all) {
    std::vector<std::string> keys;
    for (const PositionPtr& position : all) keys.push_back(position->key());
    std::sort(keys.begin(), keys.end());
    std::string key;
    for (const std::string& one : keys) key += std::to_string(one.size()) + ':' + one;
    if (const auto found = together_.find(key); found != together_.end()) return found->second;
    bool wins = false;
    std::vector<PositionPtr> turned;
    for (const PositionPtr& position : all) turned.push_back(game_.turned(*position));
    for (std::size_t i = 0; i < all.size() && !wins; ++i)
      each_move(game_, *all[i], [&](const Touch& touch) {
        std::vector<PositionPtr> next = turned;
        next[i] = game_.after(*all[i], touch, Play::normal);
        return !(wins = !wins_together(next));
      });
    return together_[key] = wins;
  }

  void check_bulk(const std::vector<Option>& options, const Value& value) {
    Meter meter(Meter::unlimited);
    if (!game_.finds(*position_, 0) && !game_.count_moves_to(*position_, 0, meter)) return;
    std::map<Nimber, std::set<Touch>> defined;
    for (const Option& option : options)
      if (const Value v = value_(option.position); v.is_nimber()) defined[v.nimber()].insert(option.touch);
    // Every value below the mex occurs, and the mex itself does not.
    for (Nimber target = 0; value.is_nimber() && target <= value.nimber(); ++target) {
      const auto count = game_.count_moves_to(*position_, target, meter);
      demand(!count || *count == defined[target].size(), "the moves to a value are counted as the definition gives");
      if (!game_.finds(*position_, target)) continue;
      std::set<Touch> found;
      bool twice = false;
      Stage stage;
      game_.each_move_to(*position_, target, stage, meter, [&](const Touch& touch) {
        twice = twice || !found.insert(touch).second;
        return true;
      });
      demand(!twice && found == defined[target],
             "the moves found to a value are exactly those that the definition gives");
    }
  }

  void check_misere() {
    const Verdict verdict = found(Play::misere, position_);
    const Nimber misere = misere_value_(position_).nimber();
    demand(verdict.wins == (misere != 0), "the misere winner agrees with the definition");
    if (const auto& pair = verdict.of<Tameness>())
      demand(*pair == TamePair{value_(position_).nimber(), misere}, "the misere pair agrees with the definition");
  }

  void check_sj() {
    const Verdict verdict = found(Play::sj, position_);
    demand(verdict.wins == wins_sj_(position_), "the winner under sj agrees with the definition");
    demand(verdict.of<MisereNim>()->stopped == stopping_.stopped(position_),
           "play under sj stops where every component is worth 0");
  }

  void check_compounds() {
    for (auto& [play, wins] : compounds_) {
      const auto parts = game_.parts(position_, play);
      // Positions with too many turns to go through are left out: a heap may break into many.
      Meter meter(most_turns);
      if (const auto defined = wins.judge(parts, meter))
        demand(found(play, position_).wins == defined,
               "the winner under " + std::string(text_of(play)) + " agrees with the definition");
      if (play != Play::conjunctive) continue;
      for (const PositionPtr& part : parts)
        for (const PositionPtr& option : options_of(game_, *part))
          demand(!game_.parts(option, play).empty(), "a component that is at its end stays");
    }
  }

  const Game& game_;
  Defined<Mex> value_{{game_}, Mex{}};
  Defined<Mex> misere_value_{{game_}, Mex{1}};
  Defined<WinLoss> wins_{{game_}, WinLoss{}};
  Stopping stopping_{game_, value_};
  Judged<Stopping, WinLoss> wins_sj_{stopping_, WinLoss{true}};
  std::map<Play, Judged<Compound, WinLoss>> compounds_;
  std::map<Play, Evaluator> found_;
  Evaluator glance_{game_, Play::normal, Evaluator::Alone::yes};  // never started: theorems alone
  std::map<std::string, bool> together_;  // for sums of positions, true if the player to move wins
  PositionPtr position_;
  Inspection inspection_;
};

}  // namespace

Inspection compare_with_definition(const Game& game, const Extent& extent) { return Laws(game).inspect(extent); }

}  // namespace sg

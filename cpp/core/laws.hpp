// Laws: what must hold of every registered ruleset, on every position up to a size, against the bare definition.
// No game writes its own cross-check. Built natively only.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/game-of.hpp"
#include "core/search.hpp"

namespace sg {

/// The rules and nothing else: no theorem, no table, no splitting. As values see it a finished game is over; as win and loss
/// does, it is a position without moves.
template <Ruleset G, class Algebra>
struct Definition {
  using Position = typename G::Position;
  const G& game;
  std::string key(const Position& p) const { return p.key(); }
  template <class V>
  bool each_move(const Position& p, V&& visit) const {
    return game.each_move(p, visit);
  }
  Position after(const Position& p, const Touch& t) const { return game.after(p, t); }
  std::vector<Position> parts(const Position& p) const { return {p}; }
  std::optional<typename Algebra::Worth> known(const Position& p) const {
    if constexpr (std::same_as<Algebra, Mex>)
      if (is_over(game, p)) return Value::over();
    return std::nullopt;
  }
};

/// Positions judged one by one; what has been found is kept.
template <class Rules, class Algebra>
class Judge {
 public:
  using Position = typename Rules::Position;
  Judge(Rules rules, Algebra algebra) : rules_(std::move(rules)), search_(rules_, algebra) {}
  typename Algebra::Worth operator()(const Position& p) {
    std::uint64_t budget = 50'000'000;
    search_.start(p);
    search_.advance(budget);
    return search_.worth(p).value();
  }

 private:
  Rules rules_;
  Search<Rules, Algebra> search_;
};

template <Ruleset G, class Algebra>
using Defined = Judge<Definition<G, Algebra>, Algebra>;

/// A key for positions side by side, in any order.
template <class P>
std::string key_of(const std::vector<P>& parts) {
  std::vector<std::string> keys;
  for (const P& part : parts) keys.push_back(std::to_string(part.key().size()) + ':' + part.key());
  std::sort(keys.begin(), keys.end());
  std::string key;
  for (const std::string& k : keys) key += k;
  return key;
}

/// Play::sj as it is defined: play stops where every component is worth 0.
template <Ruleset G>
struct Stopping {
  using Position = typename G::Position;
  const G& game;
  Defined<G, Mex>& value;
  std::string key(const Position& p) const { return key_of(components(p)); }
  template <class V>
  bool each_move(const Position& p, V&& visit) const {
    return stopped(p) || game.each_move(p, visit);
  }
  Position after(const Position& p, const Touch& t) const {
    if constexpr (Breaks<G>)
      return game.together(p, t);
    else
      return game.after(p, t);
  }
  std::vector<Position> parts(const Position& p) const { return {p}; }
  std::optional<bool> known(const Position&) const { return std::nullopt; }

  bool stopped(const Position& p) const {
    const auto zero = [&](const Position& component) { return value(component) == Value::nimber(0); };
    const auto all = components(p);
    return std::all_of(all.begin(), all.end(), zero);
  }
  std::vector<Position> components(const Position& p) const {
    if constexpr (Breaks<G>)
      return game.components(p);
    else if constexpr (Composed<G>)
      return game.split(p);
    else
      return {p};
  }
};

/// Play::every as it is defined, of a ruleset whose parts are components: a position is their list, a move one in each.
template <Ruleset G>
struct AllAtOnce {
  using Position = std::vector<typename G::Position>;
  const G& game;
  std::string key(const Position& parts) const { return key_of(parts); }
  /// A touch is, for each part, which of its options is taken; a part without options stays.
  template <class V>
  bool each_move(const Position& parts, V&& visit) const {
    std::vector<std::uint64_t> counts;
    for (const auto& part : parts) counts.push_back(options(part).size());
    if (std::all_of(counts.begin(), counts.end(), [](std::uint64_t n) { return n == 0; })) return true;
    Touch chosen(parts.size(), 0);
    while (visit(chosen)) {
      std::size_t i = chosen.size();
      while (i > 0 && chosen[i - 1] + 1 >= counts[i - 1]) chosen[--i] = 0;
      if (i == 0) return true;
      ++chosen[i - 1];
    }
    return false;
  }
  Position after(const Position& parts, const Touch& chosen) const {
    Position next;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const auto own = options(parts[i]);
      if (own.empty()) continue;
      for (auto& part : game.split(own[static_cast<std::size_t>(chosen[i])])) next.push_back(std::move(part));
    }
    return next;
  }
  std::vector<Position> parts(const Position& p) const { return {p}; }
  std::optional<bool> known(const Position&) const { return std::nullopt; }

  std::vector<typename G::Position> options(const typename G::Position& part) const {
    std::vector<typename G::Position> all;
    game.each_move(part, [&](const Touch& touch) {
      all.push_back(game.after(part, touch));
      return true;
    });
    return all;
  }
};

template <Ruleset G>
class Laws {
 public:
  using Position = typename G::Position;

  explicit Laws(const G& game)
      : game_(game),
        erased_(game),
        value_({game}, Mex{}),
        misere_value_({game}, Mex{1}),
        wins_({game}, WinLoss{}),
        stopping_{game, value_},
        wins_sj_(stopping_, WinLoss{true}),
        wins_every_({game}, WinLoss{}) {
    for (const Play play : {Play::normal, Play::misere, Play::sj, Play::every})
      if (erased_.defines(play)) found_[play] = erased_.evaluator(play, Game::Alone::yes);
  }

  Inspection inspect(const Extent& extent) {
    erased_.each_small(extent.size, [&](const BoardPtr& board) {
      if (inspection_.complaints.size() >= 10 || inspection_.compared == extent.positions) return;
      board_ = board;
      check(position_of<G>(*board), extent);
      ++inspection_.compared;
    });
    return inspection_;
  }

 private:
  void check(const Position& p, const Extent& extent) {
    check_text(p);
    const auto options = check_moves(p);
    if (!inspection_.complaints.empty()) return;
    check_values(p, options);
    if (erased_.defines(Play::misere)) check_misere(p);
    if (erased_.defines(Play::sj) && inspection_.compared < extent.stopped) check_sj(p);
    if (erased_.defines(Play::every) && inspection_.compared < extent.at_once) check_every(p);
  }

  void complain(std::string_view law) {
    inspection_.complaints.push_back(erased_.name() + ':' + board_->text() + " breaks \"" + std::string(law) + '"');
  }
  void demand(bool holds, std::string_view law) {
    if (!holds) complain(law);
  }

  void check_text(const Position& p) {
    const std::string text = p.text();
    Reader reader(text, 0, text.size(), "bad-position");
    try {
      const BoardPtr read = erased_.read(reader);
      demand(reader.done() && read->text() == text && read->key() == p.key(), "a printed position reads back the same");
    } catch (const InputError& error) {
      complain("a printed position can be read");
    }
  }

  struct Option {
    Touch touch;
    Position position;
  };

  std::vector<Option> check_moves(const Position& p) {
    std::vector<Option> options;
    std::set<Touch> touches;
    const std::string key = p.key();
    game_.each_move(p, [&](const Touch& touch) {
      demand(touches.insert(touch).second, "no touch is listed twice");
      if constexpr (Unordered<G>) demand(std::is_sorted(touch.begin(), touch.end()), "an unordered touch ascends");
      options.push_back({touch, game_.after(p, touch)});
      demand(options.back().position.key() != key, "a move leaves the position");
      return true;
    });
    if constexpr (Counted<G>) {
      const std::optional<Count> count = game_.count_moves(p);
      demand(!count || *count == options.size(), "moves are counted as they are listed");
    }
    if constexpr (Prefixed<G>) check_prefixes(p, touches);
    return options;
  }

  /// Walking the ruleset's own prefixes reaches exactly the listed touches.
  void check_prefixes(const Position& p, const std::set<Touch>& touches) {
    if constexpr (Prefixed<G>) {
      std::set<Touch> walked;
      std::vector<Touch> open{{}};
      while (!open.empty()) {
        const Touch prefix = open.back();
        open.pop_back();
        const std::optional<Followers> found = game_.followers(p, prefix);
        if (!found) return;
        if (found->done) walked.insert(prefix);
        for (const auto& [from, to] : found->next)
          for (std::uint64_t element = from; element <= to; ++element) {
            // An unordered prefix is reached in many orders; the ascending one stands for all.
            if (Unordered<G> && !prefix.empty() && element < prefix.back()) continue;
            open.push_back(prefix);
            open.back().push_back(element);
          }
      }
      demand(walked == touches, "prefixes lead to the listed moves");
    }
  }

  Verdict found(Play play) {
    std::uint64_t budget = 50'000'000;
    Evaluator& evaluator = *found_.at(play);
    evaluator.start(*board_);
    evaluator.advance(budget);
    return evaluator.verdict(*board_);
  }

  void check_values(const Position& p, const std::vector<Option>& options) {
    const Verdict verdict = found(Play::normal);
    if constexpr (outcome_only<G>) {
      demand(verdict.wins == wins_(p), "theorem and search agree with the definition");
    } else {
      const Value value = value_(p);
      demand(verdict.value == value || (!verdict.value && verdict.wins == value.wins()),
             "theorem, table and split agree with the definition");
      if constexpr (Ends<G>) demand(wins_(p) == value.wins(), "loony and over agree with bare win and loss");
      if constexpr (Bulk<G>) check_bulk(p, options, value);
    }
    if constexpr (Partizan<G>) check_number(p, options);
    if constexpr (Decided<G>)
      if (const auto wins = game_.wins(p, Play::normal))
        demand(*wins == wins_(p), "the winner's theorem agrees with the definition");
  }

  /// The simplest number above what Left's options are worth and below what Right's are.
  void check_number(const Position& p, const std::vector<Option>& options) {
    if constexpr (Partizan<G>) {
      const auto number = game_.number(p);
      if (!number) return;
      std::vector<Dyadic> own, others;
      for (const Option& option : options) own.push_back(game_.number(option.position).value());
      const Position turned = game_.turned(p);
      game_.each_move(turned, [&](const Touch& touch) {
        others.push_back(game_.number(game_.after(turned, touch)).value());
        return true;
      });
      const bool left = game_.left_moves(p);
      demand(number == (left ? simplest_between(own, others) : simplest_between(others, own)),
             "a number is the simplest one between its options");
    }
  }

  void check_bulk(const Position& p, const std::vector<Option>& options, const Value& value) {
    if constexpr (Bulk<G>) {
      bool told = found_.at(Play::normal)->finds(*board_, 0);
      if constexpr (Tallies<G>) told = told || game_.count_moves_to(p, 0);
      if (!told) return;
      std::map<Nimber, std::set<Touch>> defined;
      for (const Option& option : options)
        if (const Value v = value_(option.position); v.is_nimber()) defined[v.nimber()].insert(option.touch);
      // Every value that occurs below the mex, and the mex itself, which does not.
      for (Nimber target = 0; value.is_nimber() && target <= value.nimber(); ++target) {
        if constexpr (Tallies<G>) {
          const auto count = game_.count_moves_to(p, target);
          demand(!count || *count == defined[target].size(),
                 "the moves to a value are counted as the definition gives");
        }
        if (!found_.at(Play::normal)->finds(*board_, target)) continue;
        std::set<Touch> found;
        bool twice = false;
        game_.each_move_to(p, target, [&](const Touch& touch) {
          twice = twice || !found.insert(touch).second;
          return true;
        });
        demand(!twice && found == defined[target],
               "the moves found to a value are exactly those that the definition gives");
      }
    }
  }

  void check_misere(const Position& p) {
    const Verdict verdict = found(Play::misere);
    const Nimber misere = misere_value_(p).nimber();
    demand(verdict.wins == (misere != 0), "the misere winner agrees with the definition");
    if constexpr (!outcome_only<G>)
      if (verdict.pair)
        demand(*verdict.pair == TamePair{value_(p).nimber(), misere}, "the misere pair agrees with the definition");
  }

  void check_sj(const Position& p) {
    const Verdict verdict = found(Play::sj);
    demand(verdict.wins == wins_sj_(p), "the winner under sj agrees with the definition");
    demand(verdict.stopped == stopping_.stopped(p), "play under sj stops where every component is worth 0");
  }

  void check_every(const Position& p) {
    const auto found_wins = found(Play::every).wins;
    if constexpr (Composed<G>)
      demand(found_wins == wins_every_(game_.split(p)), "the winner under every agrees with the definition");
    else
      demand(found_wins == wins_(p), "the winner under every agrees with the definition");
  }

  const G& game_;
  GameOf<G> erased_;
  Defined<G, Mex> value_;
  Defined<G, Mex> misere_value_;
  Defined<G, WinLoss> wins_;
  Stopping<G> stopping_;
  Judge<Stopping<G>, WinLoss> wins_sj_;
  Judge<AllAtOnce<G>, WinLoss> wins_every_;  // of a ruleset whose parts are components
  std::map<Play, std::unique_ptr<Evaluator>> found_;
  BoardPtr board_;
  Inspection inspection_;
};

}  // namespace sg

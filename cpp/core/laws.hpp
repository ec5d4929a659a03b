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

/// The rules and nothing else: no theorem, no table, no splitting.
template <Ruleset G, bool ends = true>
struct Definition {
  using Position = typename G::Position;
  const G& game;
  std::string key(const Position& p) const { return p.key(); }
  template <class V>
  bool each_move(const Position& p, V&& visit) const {
    return game.each_move(p, visit);
  }
  Position after(const Position& p, const Touch& t) const { return game.after(p, t); }
  bool over(const Position& p) const { return ends && is_over(game, p); }
  std::vector<Position> parts(const Position& p) const { return {p}; }
  std::optional<Value> known(const Position&) const { return std::nullopt; }
};

/// A finished game as what it is for the player to move: lost, and without a move.
template <Ruleset G>
using WinAndLoss = Definition<G, false>;

template <Ruleset G>
class Laws {
 public:
  using Position = typename G::Position;

  explicit Laws(const G& game)
      : game_(game),
        erased_(game),
        rules_{game},
        defined_(rules_, Play::normal, Want::value),
        bare_rules_{game},
        bare_(bare_rules_, Play::normal, Want::winner),
        defined_misere_(rules_, Play::misere, Want::value),
        found_(erased_.evaluator(Play::normal)),
        found_misere_(erased_.evaluator(Play::misere)) {}

  Inspection inspect(unsigned size) {
    erased_.each_small(size, [&](const BoardPtr& board) {
      if (inspection_.complaints.size() >= 10) return;
      board_ = board;
      check(position_of<G>(*board));
      ++inspection_.compared;
    });
    return inspection_;
  }

 private:
  void check(const Position& p) {
    check_text(p);
    const auto options = check_moves(p);
    if (inspection_.complaints.empty()) check_values(p, options);
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
    if constexpr (Bulk<G>) demand(game_.count_moves(p) == options.size(), "moves are counted as they are listed");
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
        const Followers found = game_.followers(p, prefix);
        if (found.done) walked.insert(prefix);
        for (const auto& [from, to] : found.next)
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

  template <class S>
  static std::optional<Value> settle(S& search, const Position& p) {
    std::uint64_t budget = most_positions;
    search.start(p);
    search.advance(budget);
    return search.value(p);
  }
  Verdict settle(Evaluator& evaluator) const {
    std::uint64_t budget = most_positions;
    evaluator.start(*board_);
    evaluator.advance(budget);
    return evaluator.verdict(*board_);
  }

  void check_values(const Position& p, const std::vector<Option>& options) {
    const auto value = settle(defined_, p);
    demand(value.has_value(), "the definition can be evaluated");
    if (!value) return;
    const Verdict verdict = settle(*found_);
    demand(verdict.value == value || (!verdict.value && verdict.wins == value->wins()),
           "theorem, table and split agree with the definition");
    if constexpr (Ends<G>)
      demand(settle(bare_, p)->wins() == value->wins(), "loony and over agree with bare win and loss");
    if constexpr (Decided<G>)
      if (const auto wins = game_.wins(p, Play::normal))
        demand(*wins == value->wins(), "the winner's theorem agrees with the definition");
    if constexpr (Bulk<G>) check_bulk(p, options, *value);
    if (G::info.misere) check_misere(p);
  }

  void check_bulk(const Position& p, const std::vector<Option>& options, const Value& value) {
    if constexpr (Bulk<G>) {
      std::map<Nimber, std::set<Touch>> defined;
      for (const Option& option : options)
        if (const auto v = defined_.value(option.position); v->is_nimber()) defined[v->nimber()].insert(option.touch);
      // Every value that occurs below the mex, and the mex itself, which does not.
      for (Nimber target = 0; value.is_nimber() && target <= value.nimber(); ++target) {
        if (!found_->finds(*board_, target)) continue;
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
    const auto value = settle(defined_misere_, p);
    const Verdict verdict = settle(*found_misere_);
    if (!value) return complain("the misere definition can be evaluated");
    demand(verdict.wins == value->wins(), "the misere winner agrees with the definition");
    if (verdict.pair) {
      const TamePair defined{defined_.value(p)->nimber(), value->nimber()};
      demand(*verdict.pair == defined, "the misere pair agrees with the definition");
    }
  }

  static constexpr std::uint64_t most_positions = 50'000'000;
  const G& game_;
  GameOf<G> erased_;
  Definition<G> rules_;
  Search<Definition<G>> defined_;
  WinAndLoss<G> bare_rules_;
  Search<WinAndLoss<G>> bare_;
  Search<Definition<G>> defined_misere_;
  std::unique_ptr<Evaluator> found_;
  std::unique_ptr<Evaluator> found_misere_;
  BoardPtr board_;
  Inspection inspection_;
};

template <Ruleset G>
Inspection inspect(const std::vector<G>& samples, unsigned size) {
  Inspection total;
  for (const G& game : samples) {
    const Inspection one = Laws<G>(game).inspect(size);
    total.compared += one.compared;
    total.complaints.insert(total.complaints.end(), one.complaints.begin(), one.complaints.end());
  }
  return total;
}

}  // namespace sg

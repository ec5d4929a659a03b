#include <algorithm>
#include <map>
#include <unordered_set>

#include "core/evaluator.hpp"
#include "definition.hpp"
#include "laws.hpp"

namespace sg {
namespace {

class Induction {
 public:
  explicit Induction(const Game& game) : game_(game) {
    for (const Play play : {Play::normal, Play::misere})
      if (game.defines(play)) asked_.try_emplace(play, game, play, Evaluator::Alone::yes);
    tabled_ = has_table();
  }

  Inspection inspect(std::uint64_t effort) {
    if (!closed(size_for(std::min<std::uint64_t>(effort, 5000)))) return inspection_;
    game_.each_small(size_for(effort), [&](const BoardPtr& board) {
      if (inspection_.complaints.size() < 10 && follows(board)) ++inspection_.compared;
    });
    return inspection_;
  }

 private:
  /// Whether some small position is known from a table alone.
  bool has_table() const {
    Evaluator evaluator(game_, Play::normal, Evaluator::Alone::yes);
    bool found = false;
    int tried = 0;
    game_.each_small(game_.info().checked_to, [&](const BoardPtr& board) {
      if (found || ++tried > 50) return;
      std::uint64_t budget = 100'000;
      evaluator.start(board);
      evaluator.advance(budget);
      found = evaluator.verdict(board).ground == Ground::table;
    });
    return found;
  }

  /// By the growth from size to size.
  unsigned size_for(std::uint64_t effort) const {
    std::uint64_t before = 1;
    for (unsigned size = 1;; size += 1 + size / 8) {
      std::uint64_t own = 1;
      game_.each_small(size, [&](const BoardPtr& board) {
        ++own;
        if (own <= effort) game_.each_move(*board, [&](const Touch&) { return ++own <= effort; });
      });
      if (size >= effort || own + own * (own / before) > effort) return size;
      before = own;
    }
  }

  bool closed(unsigned size) const {
    std::unordered_set<std::string> small;
    game_.each_small(size, [&](const BoardPtr& board) { small.insert(board->key()); });
    bool closed = true;
    game_.each_small(size, [&](const BoardPtr& board) {
      if (!closed || game_.over(*board)) return;
      for (const BoardPtr& option : options_of(game_, *board)) closed = closed && small.count(option->key()) != 0;
    });
    return closed;
  }

  /// Whether something is said of the position and of all its options.
  bool follows(const BoardPtr& board) {
    if (game_.over(*board)) return false;
    const auto value = [](const Verdict& v) { return v.value; };
    const auto winner = [](const Verdict& v) { return v.value ? std::nullopt : v.wins; };
    const auto pair = [](const Verdict& v) { return v.pair ? std::optional<Tameness::Worth>(v.pair) : std::nullopt; };
    const auto loser = [](const Verdict& v) { return v.pair ? std::nullopt : v.wins; };
    const Verdict normal = said(board, Play::normal);
    bool told = follows(board, Play::normal, normal, Mex{}, value, "the value follows from the options") ||
                follows(board, Play::normal, normal, WinLoss{}, winner, "the winner follows from the options");
    if (!game_.defines(Play::misere)) return told;
    const Verdict misere = said(board, Play::misere);
    told |= follows(board, Play::misere, misere, Tameness{}, pair, "the misere pair follows from the options") ||
            follows(board, Play::misere, misere, WinLoss{true}, loser, "the misere winner follows from the options");
    return told;
  }

  template <class Algebra, class Part>
  bool follows(const BoardPtr& board, Play play, const Verdict& verdict, const Algebra& algebra, const Part& part,
               std::string_view law) {
    const std::optional<typename Algebra::Worth> own = part(verdict);
    if (!own) return false;
    typename Algebra::Options options;
    const bool all_said = game_.each_move(*board, [&](const Touch& touch) {
      const std::optional<typename Algebra::Worth> option = part(said(game_.after(*board, touch, Play::normal), play));
      if (option) options.add(*option);
      return option.has_value();
    });
    if (all_said && algebra.worth(options) != *own)
      inspection_.complaints.push_back(game_.name() + ':' + board->text() + " breaks \"" + std::string(law) + '"');
    return all_said;
  }

  /// By a theorem, or by a table for normal play.
  Verdict said(const BoardPtr& board, Play play) {
    Evaluator& evaluator = asked_.at(play);
    if (tabled_ && play == Play::normal) {
      std::uint64_t budget = std::numeric_limits<std::uint64_t>::max();
      evaluator.start(board);
      evaluator.advance(budget);
    }
    return evaluator.verdict(board);
  }

  const Game& game_;
  std::map<Play, Evaluator> asked_;
  bool tabled_;
  Inspection inspection_;
};

}  // namespace

Inspection compare_with_options(const Game& game, std::uint64_t effort) { return Induction(game).inspect(effort); }

}  // namespace sg

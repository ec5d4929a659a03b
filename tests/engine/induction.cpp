#include <algorithm>
#include <map>
#include <unordered_set>

#include "definition.hpp"
#include "laws.hpp"
#include "solve/game/evaluator.hpp"

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
    // The value of a position that comes back does not follow from its options.
    if (game_.info().game_class == GameClass::loopy) return inspection_;
    if (!closed(size_for(std::min<std::uint64_t>(effort, 5000)))) return inspection_;
    game_.each_small(size_for(effort), [&](const PositionPtr& position) {
      if (inspection_.complaints.size() < 10 && follows(position)) ++inspection_.compared;
    });
    return inspection_;
  }

 private:
  /// True if some small position is known from a table alone.
  bool has_table() const {
    Evaluator evaluator(game_, Play::normal, Evaluator::Alone::yes);
    bool found = false;
    int tried = 0;
    game_.each_small(game_.info().checked_to, [&](const PositionPtr& position) {
      if (found || ++tried > 50) return;
      Meter meter(1'000'000);
      evaluator.start(position);
      evaluator.advance(meter);
      found = evaluator.verdict(position).ground == Justification::table;
    });
    return found;
  }

  /// Size for an effort, estimated by the growth from size to size.
  unsigned size_for(std::uint64_t effort) const {
    std::uint64_t before = 1;
    for (unsigned size = 1;; size += 1 + size / 8) {
      std::uint64_t own = 1;
      game_.each_small(size, [&](const PositionPtr& position) {
        ++own;
        if (own <= effort) each_move(game_, *position, [&](const Touch&) { return ++own <= effort; });
      });
      if (size >= effort || own + own * (own / before) > effort) return size;
      before = own;
    }
  }

  bool closed(unsigned size) const {
    std::unordered_set<std::string> small;
    game_.each_small(size, [&](const PositionPtr& position) { small.insert(position->key()); });
    bool closed = true;
    game_.each_small(size, [&](const PositionPtr& position) {
      if (!closed || game_.over(*position)) return;
      for (const PositionPtr& option : options_of(game_, *position)) closed = closed && small.count(option->key()) != 0;
    });
    return closed;
  }

  /// Checks a position against its options; false if the position or an option has no answer.
  bool follows(const PositionPtr& position) {
    if (game_.over(*position)) return false;
    const auto value = [](const Verdict& v) { return v.of<Mex>(); };
    const auto winner = [](const Verdict& v) { return v.of<Mex>() ? std::nullopt : v.wins; };
    const auto pair = [](const Verdict& v) {
      return v.of<Tameness>() ? std::optional<Tameness::Worth>(v.of<Tameness>()) : std::nullopt;
    };
    const auto loser = [](const Verdict& v) { return v.of<Tameness>() ? std::nullopt : v.wins; };
    const Verdict normal = said(position, Play::normal);
    bool told = follows(position, Play::normal, normal, Mex{}, value, "the value follows from the options") ||
                follows(position, Play::normal, normal, WinLoss{}, winner, "the winner follows from the options");
    if (!game_.defines(Play::misere)) return told;
    const Verdict misere = said(position, Play::misere);
    told |= follows(position, Play::misere, misere, Tameness{}, pair, "the misere pair follows from the options") ||
            follows(position, Play::misere, misere, WinLoss{true}, loser, "the misere winner follows from the options");
    return told;
  }

  template <class Algebra, class Part>
  bool follows(const PositionPtr& position, Play play, const Verdict& verdict, const Algebra& algebra, const Part& part,
               std::string_view law) {
    const std::optional<typename Algebra::Worth> own = part(verdict);
    if (!own) return false;
    typename Algebra::Options options;
    const bool all_said = each_move(game_, *position, [&](const Touch& touch) {
      const std::optional<typename Algebra::Worth> option =
          part(said(game_.after(*position, touch, Play::normal), play));
      if (option) options.add(*option);
      return option.has_value();
    });
    if (all_said && algebra.worth(options) != *own)
      inspection_.complaints.push_back(game_.name() + ':' + position->text() + " breaks \"" + std::string(law) + '"');
    return all_said;
  }

  /// Verdict by a theorem, or by a table for normal play.
  Verdict said(const PositionPtr& position, Play play) {
    Evaluator& evaluator = asked_.at(play);
    if (tabled_ && play == Play::normal) {
      Meter meter(Meter::unlimited);
      evaluator.start(position);
      evaluator.advance(meter);
    }
    return evaluator.verdict(position);
  }

  const Game& game_;
  std::map<Play, Evaluator> asked_;
  bool tabled_;
  Inspection inspection_;
};

}  // namespace

Inspection compare_with_options(const Game& game, std::uint64_t effort) { return Induction(game).inspect(effort); }

}  // namespace sg

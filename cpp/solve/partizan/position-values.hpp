// Values of positions as short games: of partizan ones by the moves of both players, of impartial ones as nimbers.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "solve/partizan/part-values.hpp"
#include "solve/sum/solved-sum.hpp"
#include "theory/partizan/value-law.hpp"

namespace sg {

/// Runs work on forms and returns its progress: working if its meter has paused, limit if a cap was reached.
template <class Work>
Progress on_forms(Work&& work) try {
  return work();
} catch (const partizan::Interrupted& interrupted) {
  return interrupted.by == partizan::Interrupted::By::cap ? Progress::limit : Progress::working;
} catch (const LimitError&) {
  return Progress::limit;  // number out of range
}

/// Rules of a position by the moves of both players; the last element of a touch
/// is the player who moves. In all positions Left is to move.
struct ForBoth {
  using Position = PositionPtr;
  const Game& game;

  std::string key(const PositionPtr& p) const { return p->key(); }
  bool each_move(const PositionPtr& p, Meter& meter, const Look& look) const;
  PositionPtr after(const PositionPtr& p, const Touch& touch) const;
  std::vector<PositionPtr> parts(const PositionPtr& p) const { return game.parts(p, Play::normal); }
  std::optional<partizan::Form> known(const PositionPtr& p) const;

  partizan::Forms* forms;
  partizan::ByLaw* by_law;
};

/// Algebra of canonical forms.
struct AsForms {
  using Worth = partizan::Form;
  partizan::Forms* forms = nullptr;

  Worth nothing() const { return forms->zero(); }
  Worth sum(Worth a, Worth b) const { return forms->sum(a, b); }
  struct Options {
    void add(Worth option, const Touch& touch) { all[static_cast<std::size_t>(touch.back())].push_back(option); }
    bool settled(bool) const { return false; }
    std::array<partizan::Forms::Options, 2> all = {};
  };
  Worth worth(Options& options) const { return forms->canonical(options.all[0], options.all[1]); }
};
template <>
inline constexpr bool by_moves<AsForms> = true;

class PositionValues {
 public:
  explicit PositionValues(partizan::Forms& forms) : forms_(forms) {}

  /// Returns done once the value is found; limit if it is too large, or the value of an impartial part is not known.
  Progress advance(const Sum& sum, Meter& meter);
  /// Returns the value; nullopt if it was not found.
  std::optional<partizan::Form> value(const Sum& sum);
  std::optional<partizan::Form> value(const Component& component);
  /// True if some move in it is known to end the whole game; such a component has no value to add.
  bool is_loony(const Component& component);
  std::size_t positions() const;

 private:
  using Values = Search<ForBoth, AsForms>;
  struct Valued {
    GamePtr game;
    std::optional<partizan::ByLaw> by_law = {};
    std::unique_ptr<Values> search = {};     // for a partizan game
    std::vector<PartValues> boards = {};     // for those on bit planes, unless the game has a law
    std::unique_ptr<SolvedSum> solved = {};  // for any other
  };
  Valued& valued(const Component& component);
  Progress advance_one(const Component& component, Meter& meter);
  /// Parts of a position on bit planes, and the values of its board; valid until another board is met.
  struct OnPlanes {
    PartValues& values;
    std::vector<PartId> parts;
  };
  /// Returns nullopt if the board of the position has no bit planes, or the game a law.
  std::optional<OnPlanes> on_planes(Valued& own, const PositionPtr& position);

  partizan::Forms& forms_;
  std::map<std::string, Valued> games_;  // by the name of the game
};

/// Move of either player, with the value of the sum after it.
struct ValuedMove {
  Player player;
  Placed move;
  partizan::Form value;
};

/// Values of all options of both players, found one move after the other. Both arguments must outlive it.
class OptionValues {
 public:
  OptionValues(PositionValues& values, const Sum& sum) : values_(values), sum_(sum) {}
  /// Requires that the value of the sum has been found.
  Progress advance(Meter& meter);
  const std::vector<ValuedMove>& found() const { return found_; }

 private:
  bool list(Meter& meter);

  PositionValues& values_;
  const Sum& sum_;
  std::vector<std::pair<Player, Placed>> moves_;
  bool is_listed_ = false;
  std::vector<ValuedMove> found_;
};

/// Returns the sum with that player to move in all components.
Sum moved_by(Sum sum, Player player);

}  // namespace sg

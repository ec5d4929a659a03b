// The one type-erased edge: a game is a ruleset with its parameters.
#pragma once

#include <functional>

#include "core/game/knowledge.hpp"
#include "core/game/visit.hpp"

namespace sg {

class Game : public Knowledge {
 public:
  Game();
  /// A number of its own, by which keys tell games apart: the same in every run, as an address is not.
  std::uint64_t ordinal() const { return ordinal_; }
  virtual const Info& info() const = 0;
  /// Whether it has parameters, be their text empty or not.
  virtual bool takes_rules() const = 0;
  /// The parameters as text; empty for a game that has none.
  virtual std::string rules() const = 0;
  /// How the printer writes the game: an alias where the parameters match.
  virtual std::string name() const;
  virtual bool defines(Play play) const = 0;

  /// Throws InputError.
  virtual PositionPtr read(Reader& reader) const = 0;
  /// Every move, until `look` leaves off or the meter refuses; false then.
  virtual bool each_move(const Position& position, Meter& meter, const Look& look) const = 0;
  /// Under sj what comes of one component stays one.
  virtual PositionPtr after(const Position& position, const Touch& touch, Play play) const = 0;
  virtual bool over(const Position& position) const = 0;
  /// What adds up to a position under a play, itself where nothing does: under sj and every only components in their own
  /// right, as those plays tell them apart.
  virtual std::vector<PositionPtr> parts(const PositionPtr& position, Play play) const = 0;
  /// Which component a touch is in, and what it is there.
  virtual std::pair<std::size_t, Touch> within(const Position& position, const Touch& touch) const = 0;
  /// With the other player to move; null unless the game is partizan.
  virtual PositionPtr turned(const Position& position) const = 0;
  /// Only of a partizan game.
  virtual bool left_moves(const Position& position) const = 0;

  /// The exact number of moves, where the ruleset counts them without listing.
  virtual std::optional<Count> count_moves(const Position& position) const = 0;
  /// Looks no further than the first move.
  bool has_move(const Position& position) const;
  /// Whether `each_move_to` can find the moves to this value.
  virtual bool finds(const Position& position, Nimber target) const = 0;
  /// Exactly the moves to positions of value `target` (normal play), as `each_move`; only where `finds`. Where the meter
  /// paused, `stage` is what the next call goes on from; it begins with none.
  virtual bool each_move_to(const Position& position, Nimber target, Stage& stage, Meter& meter,
                            const Look& look) const = 0;
  /// How many they are, where the ruleset counts them without visiting them; nothing where the meter refuses.
  virtual std::optional<Count> count_moves_to(const Position& position, Nimber target, Meter& meter) const = 0;

  /// What a view draws.
  virtual void draw(const Position& position, Json& json) const = 0;
  virtual Phrase move_part(const Position& position, const Touch& touch) const = 0;
  /// What the next element of a touch is: "heap", "kept", "edge", ...
  virtual std::string_view asks(const Touch& prefix) const = 0;
  virtual bool unordered() const = 0;
  /// Nothing where the moves must be looked through.
  virtual std::optional<Followers> followers(const Position& position, const Touch& prefix) const = 0;
  /// Every position up to a size, smallest first.
  virtual void each_small(unsigned size, const std::function<void(const PositionPtr&)>& visit) const = 0;

 private:
  std::uint64_t ordinal_;
};
using GamePtr = std::shared_ptr<const Game>;

/// A registered ruleset: how its games are made.
struct Family {
  Info info;
  bool parametrised;
  bool (*defines)(Play);
  /// Throws InputError; the reader holds the text between the brackets.
  GamePtr (*make)(Reader&);
  std::vector<GamePtr> (*samples)();
};

/// Every family, by id.
const std::vector<Family>& families();
void enrol(Family family);

/// "nim", "kayles" or "take-and-break" with "0.77"; throws InputError.
struct Named {
  const Family* family;
  const Alias* alias;
};
std::optional<Named> find_game(std::string_view id);
/// Whether it was asked in vain since the last call of this. Where not all games are enrolled, that says nothing of the id.
bool take_unknown_game_flag();
/// The game of an alias, of a family without parameters, or of a family with `rules`.
GamePtr make_game(const Named& named, Reader* rules);

}  // namespace sg

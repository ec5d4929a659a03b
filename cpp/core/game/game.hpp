// Type-erased interface of a game, which is a ruleset with its parameters.
#pragma once

#include <functional>

#include "core/game/knowledge.hpp"
#include "core/game/visit.hpp"

namespace sg {

class Game : public Knowledge {
 public:
  Game();
  /// Returns a number that tells games apart in keys: unlike an address, it is the same in every run.
  std::uint64_t ordinal() const { return ordinal_; }
  virtual const Info& info() const = 0;
  /// Returns true if the game has parameters, even if their text is empty.
  virtual bool takes_rules() const = 0;
  /// Returns the parameters as text; empty for a game without any.
  virtual std::string rules() const = 0;
  /// Returns the name that addresses show: an alias if the parameters match one.
  virtual std::string name() const;
  virtual bool defines(Play play) const = 0;

  /// Reads a position. Throws InputError.
  virtual PositionPtr read(Reader& reader) const = 0;
  /// Visits every move until `look` answers false or the meter refuses; returns false then.
  virtual bool each_move(const Position& position, Meter& meter, const Look& look) const = 0;
  /// Returns the position after a legal touch. Under sj, what remains of one component stays one component.
  virtual PositionPtr after(const Position& position, const Touch& touch, Play play) const = 0;
  virtual bool over(const Position& position) const = 0;
  /// Returns the parts that add up to the position under this play, or the position itself if nothing does. Under sj
  /// and every these are only components in their own right, which these plays tell apart.
  virtual std::vector<PositionPtr> parts(const PositionPtr& position, Play play) const = 0;
  /// Returns the index of the component that a touch is in, and the touch within it.
  virtual std::pair<std::size_t, Touch> within(const Position& position, const Touch& touch) const = 0;
  /// Returns true if a move can break a component into several.
  virtual bool can_break() const = 0;
  /// Returns the position with the other player to move; null unless the game is partizan.
  virtual PositionPtr turned(const Position& position) const = 0;
  /// Returns true if Left is to move; meaningful only for a partizan game.
  virtual bool left_moves(const Position& position) const = 0;

  /// Returns the exact number of moves if the ruleset counts them without listing; else nullopt.
  virtual std::optional<Count> count_moves(const Position& position) const = 0;
  /// Returns true if there is a move; looks no further than the first.
  bool has_move(const Position& position) const;
  /// Returns true if `each_move_to` can find the moves to this value.
  virtual bool finds(const Position& position, Nimber target) const = 0;
  /// Visits exactly the moves to positions of value `target` (normal play), like `each_move`; only if `finds` is true.
  /// After a pause the next call continues from `stage`, which is default-constructed for the first call.
  virtual bool each_move_to(const Position& position, Nimber target, Stage& stage, Meter& meter,
                            const Look& look) const = 0;
  /// Returns the number of these moves if the ruleset counts them
  /// without visiting; nullopt if not, or the meter refuses.
  virtual std::optional<Count> count_moves_to(const Position& position, Nimber target, Meter& meter) const = 0;

  /// Writes what a view draws.
  virtual void draw(const Position& position, Json& json) const = 0;
  virtual Phrase move_part(const Position& position, const Touch& touch) const = 0;
  /// Returns what the next element of a touch is: "heap", "kept", "edge", ...
  virtual std::string_view asks(const Touch& prefix) const = 0;
  virtual bool unordered() const = 0;
  /// Returns the elements that may follow a prefix; nullopt if all moves must be tried to find them.
  virtual std::optional<Followers> followers(const Position& position, const Touch& prefix) const = 0;
  /// Visits every position up to a size, smallest first.
  virtual void each_small(unsigned size, const std::function<void(const PositionPtr&)>& visit) const = 0;

 private:
  std::uint64_t ordinal_;
};
using GamePtr = std::shared_ptr<const Game>;

/// Registered ruleset, with the functions that make its games.
struct Family {
  Info info;
  Formats formats;
  bool parametrised;
  bool (*defines)(Play);
  /// Makes a game. Throws InputError; the reader holds the text between the brackets.
  GamePtr (*make)(Reader&);
  /// Returns the texts of the parameters that the laws run; none for a game without parameters.
  std::vector<std::string> (*samples)();
};

/// Returns all families, ordered by id.
const std::vector<Family>& families();
void enrol(const Family& family);

/// Family that an id names, such as "nim", and the alias if the id is one, else null.
struct Named {
  const Family* family;
  const Alias* alias;
};
std::optional<Named> find_game(std::string_view id);
/// Returns true if find_game() has failed since the last call. In a build
/// without all games, that does not mean the id is invalid.
bool take_unknown_game_flag();
/// Copies of the texts, made by one function for all families.
std::vector<std::string> copied(std::span<const std::string_view> texts);
/// Returns the games with the parameters that the laws run; the one game if there are none.
std::vector<GamePtr> samples_of(const Family& family);
/// Makes the game of an alias, of a family without parameters, or of a
/// family with `rules`, which may be null. Throws InputError.
GamePtr make_game(const Named& named, Reader* rules);

}  // namespace sg

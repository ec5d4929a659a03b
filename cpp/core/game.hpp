// The one type-erased edge: a game is a ruleset with its parameters, a board is one of its positions.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.hpp"
#include "core/ruleset.hpp"
#include "core/sequence.hpp"

namespace sg {

using Visit = std::function<bool(const Touch&)>;

class Board {
 public:
  virtual ~Board() = default;
  virtual std::string text() const = 0;
  /// Equal keys are equal positions: normalised and packed.
  virtual std::string key() const = 0;
  /// How many elements would have to be drawn.
  virtual std::size_t size() const = 0;
  virtual void write(Json& json) const = 0;
};
using BoardPtr = std::shared_ptr<const Board>;

/// What is known of a position of a partizan game, whoever is to move.
struct PartizanVerdict {
  bool left_moves = true;
  std::string_view outcome = {};  // L, R, N or P, the winners if each player moves first; empty where not known
  std::optional<Dyadic> number = {};
};

/// What is known of one position; an empty optional is "not known".
struct Verdict {
  std::optional<Value> value = {};         // normal play and sj
  std::optional<TamePair> pair = {};       // misere, where every follower is tame; sj, of the values of the components
  std::optional<std::uint64_t> step = {};  // every
  std::optional<bool> wins = {};           // the player to move wins, under the play asked for
  bool stopped = false;                    // sj: every component is worth 0
  Ground ground = Ground::search;
  std::optional<PartizanVerdict> partizan = {};  // only of a game that is
};

/// Answers for the positions of one game under one play; what it has found once it keeps.
class Evaluator {
 public:
  virtual ~Evaluator() = default;
  /// Sets out to find the value of `board` and of all its followers that matter.
  virtual void start(const Board& board) = 0;
  virtual Progress advance(std::uint64_t& budget) = 0;
  virtual std::size_t positions() const = 0;

  /// What is known without further work.
  virtual Verdict verdict(const Board& board) = 0;
  /// Whether `each_move_to` can find the moves to this value.
  virtual bool finds(const Board& board, Nimber target) const = 0;
  /// What that costs beyond going through the board, in options looked at.
  virtual std::uint64_t finding_cost(const Board& board) const = 0;
  /// Exactly the moves to positions of value `target` (normal play); only where `finds`.
  virtual bool each_move_to(const Board& board, Nimber target, const Visit& visit) const = 0;
  /// How many they are, where the ruleset counts them without visiting them.
  virtual std::optional<Count> count_moves_to(const Board& board, Nimber target) const = 0;
  virtual std::vector<Reason> why(const Board& board) = 0;

  /// Each move with the component it is in and the steps that this component then lasts; only under Play::every.
  using VisitStep = std::function<bool(std::size_t component, const Touch& touch, std::uint64_t step)>;
  virtual bool each_step(const Board& board, const VisitStep& visit) = 0;
};

class Game {
 public:
  virtual ~Game() = default;
  virtual const Info& info() const = 0;
  /// The parameters as text; empty for a game that has none.
  virtual std::string rules() const = 0;
  /// How the printer writes the game: an alias where the parameters match.
  std::string name() const;

  /// Throws InputError.
  virtual BoardPtr read(Reader& reader) const = 0;
  virtual bool each_move(const Board& board, const Visit& visit) const = 0;
  /// Under sj what comes of one component stays one.
  virtual BoardPtr after(const Board& board, const Touch& touch, Play play) const = 0;
  virtual bool over(const Board& board) const = 0;
  /// The components of a position, as sj and every tell them apart, and which of them a touch is in.
  virtual std::vector<BoardPtr> parts(const Board& board, Play play) const = 0;
  virtual std::size_t place(const Board& board, const Touch& touch) const = 0;
  /// With the other player to move; null unless the game is partizan.
  virtual BoardPtr turned(const Board& board) const = 0;
  /// The exact number of moves, where the ruleset counts them without listing.
  virtual std::optional<Count> count_moves(const Board& board) const = 0;
  virtual std::string move_text(const Board& board, const Touch& touch) const = 0;
  /// What the next element of a touch is: "heap", "kept", "edge", ...
  virtual std::string_view asks(const Touch& prefix) const = 0;
  virtual bool unordered() const = 0;
  /// Nothing where the moves must be looked through.
  virtual std::optional<Followers> followers(const Board& board, const Touch& prefix) const = 0;
  virtual bool defines(Play play) const = 0;
  /// A position that is no component of a sum may be searched whole where its parts do not add up.
  enum class Alone : bool { no, yes };
  virtual std::unique_ptr<Evaluator> evaluator(Play play, Alone alone) const = 0;
  /// The values of its single heaps; null where they are not made one after the other.
  virtual std::shared_ptr<Sequence> sequence() const = 0;
  /// Its rules sign by sign, where they are a code.
  virtual std::vector<Reason> gloss() const = 0;
  /// Every position up to a size, smallest first.
  virtual void each_small(unsigned size, const std::function<void(const BoardPtr&)>& visit) const = 0;
};
using GamePtr = std::shared_ptr<const Game>;

/// A registered ruleset: how its games are made.
struct Family {
  Info info;
  bool parametrised;
  /// Throws InputError; the reader holds the text between the brackets.
  std::function<GamePtr(Reader&)> make;
  std::function<std::vector<GamePtr>()> samples;
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
/// The game of an alias, of a family without parameters, or of a family with `rules`.
GamePtr make_game(const Named& named, Reader* rules);

}  // namespace sg

#include "solve/partizan/negative.hpp"

#include <utility>

#include "core/text/json.hpp"

namespace sg {
namespace {

class Negative final : public Game {
 public:
  explicit Negative(GamePtr game) : game_(std::move(game)) {}
  const GamePtr& game() const { return game_; }

  const Info& info() const override { return game_->info(); }
  bool takes_rules() const override { return game_->takes_rules(); }
  std::string rules() const override { return game_->rules(); }
  std::string name() const override { return '-' + game_->name(); }
  bool defines(Play play) const override { return game_->defines(play); }

  PositionPtr read(Reader& reader) const override { return game_->read(reader); }
  bool each_move(const Position& p, Meter& meter, const Look& look) const override {
    return game_->each_move(*turned(p), meter, look);
  }
  PositionPtr after(const Position& p, const Touch& touch, Play play) const override {
    return turned(*game_->after(*turned(p), touch, play));
  }
  bool over(const Position& p) const override { return game_->over(p); }
  std::vector<PositionPtr> parts(const PositionPtr& p, Play play) const override { return game_->parts(p, play); }
  bool can_break() const override { return game_->can_break(); }
  std::pair<std::size_t, Touch> within(const Position& p, const Touch& touch) const override {
    return game_->within(p, touch);
  }
  PositionPtr turned(const Position& p) const override { return game_->turned(p); }
  bool left_moves(const Position& p) const override { return game_->left_moves(p); }

  std::optional<Count> count_moves(const Position& p) const override { return game_->count_moves(*turned(p)); }
  // These are for values that are nimbers; a partizan game has none.
  bool finds(const Position&, Nimber) const override { return false; }
  bool each_move_to(const Position&, Nimber, Stage&, Meter&, const Look&) const override { return true; }
  std::optional<Count> count_moves_to(const Position&, Nimber, Meter&) const override { return std::nullopt; }
  std::unique_ptr<Table> table(Play) const override { return nullptr; }
  std::shared_ptr<Sequence> sequence() const override { return nullptr; }
  std::optional<Period> heap_period() const override { return std::nullopt; }

  void draw(const Position& p, Json& json) const override {
    Json own;
    game_->draw(p, own);
    json.with(own, "roles", "exchanged");
  }
  Phrase move_part(const Position& p, const Touch& touch) const override { return game_->move_part(*turned(p), touch); }
  std::string_view asks(const Touch& prefix) const override { return game_->asks(prefix); }
  bool unordered() const override { return game_->unordered(); }
  std::optional<Followers> followers(const Position& p, const Touch& prefix) const override {
    return game_->followers(*turned(p), prefix);
  }
  void each_small(unsigned size, const std::function<void(const PositionPtr&)>& visit) const override {
    game_->each_small(size, visit);
  }

  bool searchable(const Position& p) const override { return game_->searchable(*turned(p)); }
  bool needs_value(const Position& p) const override { return game_->needs_value(*turned(p)); }
  std::vector<Sign> gloss() const override { return game_->gloss(); }
  // Explanations by the game have the signs of its own players, so none is passed on.
  std::optional<std::vector<Reason>> why(const Position&) const override { return std::nullopt; }
  std::optional<Reason> formula(const Position&) const override { return std::nullopt; }
  std::optional<std::vector<std::uint64_t>> elements(const Position& p, const Position& part) const override {
    return game_->elements(p, part);
  }

 private:
  template <class Algebra>
  static Maybe<Algebra> known_by(const Knowledge& knowledge, const Position& p, Play play) {
    const Game& game = *static_cast<const Negative&>(knowledge).game_;
    Maybe<Algebra> worth = game.known<Algebra>(*game.turned(p), play);
    if constexpr (std::same_as<Algebra, NumberStar>)
      if (worth) worth->number = -worth->number;
    return worth;
  }
  template <class... All>
  static constexpr Each<Theorem, Algebras<All...>> of_the_game(Algebras<All...>) {
    return {Theorem<All>{&known_by<All>}...};
  }
  const Theorems& theorems() const override {
    static constexpr Theorems all{{&known_by<WinLoss>}, of_the_game(AddedAlgebras())};
    return all;
  }

  GamePtr game_;
};

}  // namespace

GamePtr negative_of(const GamePtr& game) {
  if (game->info().game_class != GameClass::partizan) return game;
  if (const auto* const negative = dynamic_cast<const Negative*>(game.get())) return negative->game();
  return std::make_shared<Negative>(game);
}

}  // namespace sg

// Adapter that turns a ruleset into a type-erased game: the only
// template compiled once for each ruleset. It only forwards.
#pragma once

#include "core/game/erased.hpp"
#include "core/game/game.hpp"
#include "core/game/two-player.hpp"
#include "core/text/minsize.hpp"

namespace sg {

/// Game made of a ruleset; for a partizan one, `G` is the TwoPlayer of core/game/two-player.hpp.
template <Impartial G>
class GameOf final : public Game {
 public:
  using Own = typename G::Position;
  explicit GameOf(G game) : game_(std::move(game)) {}

  const Info& info() const override { return G::info; }
  bool takes_rules() const override { return Parametrised<G>; }
  SG_MINSIZE std::string rules() const override {
    if constexpr (Parametrised<G>) return game_.rules();
    return {};
  }
  bool defines(Play play) const override { return sg::defines<G>(play); }

  SG_MINSIZE PositionPtr read(Reader& reader) const override {
    auto p = read_position(reader);
    if constexpr (Admits<G>) game_.admit(p, reader);
    return erased(std::move(p));
  }
  bool each_move(const Position& position, Meter& meter, const Look& look) const override {
    Stage stage;
    return game_.each_move(at(position), Visit(meter, look, stage));
  }
  PositionPtr after(const Position& position, const Touch& touch, [[maybe_unused]] Play play) const override {
    if constexpr (Breaks<G>)
      if (stops_at_zero_values(play)) return erased(game_.together(at(position), touch));
    return erased(game_.after(at(position), touch));
  }
  bool over(const Position& position) const override {
    if constexpr (Ends<G>) return game_.over(at(position));
    return false;
  }
  std::vector<PositionPtr> parts(const PositionPtr& position, [[maybe_unused]] Play play) const override {
    if constexpr (Breaks<G>)
      if (stops_at_zero_values(play)) return all_erased(game_.components(at(*position)));
    if constexpr (Splits<G>)
      if (Composed<G> || !tells_components_apart(play)) return all_erased(game_.split(at(*position)));
    return {position};
  }
  std::pair<std::size_t, Touch> within(const Position& position, const Touch& touch) const override {
    if constexpr (Composed<G>) return game_.within(at(position), touch);
    return {0, touch};
  }
  bool can_break() const override { return Breaks<G>; }
  PositionPtr turned(const Position& position) const override {
    if constexpr (takes_turns<G>) return erased(game_.turned(at(position)));
    return nullptr;
  }
  bool left_moves(const Position& position) const override {
    if constexpr (takes_turns<G>) return game_.left_moves(at(position));
    return true;
  }

  std::optional<Count> count_moves(const Position& position) const override {
    if constexpr (Counted<G>) return game_.count_moves(at(position));
    return std::nullopt;
  }
  bool finds(const Position& position, Nimber target) const override {
    if constexpr (Finds<G>) return game_.finds(at(position), target);
    return Bulk<G>;
  }
  bool each_move_to(const Position& position, Nimber target, Stage& stage, Meter& meter,
                    const Look& look) const override {
    if constexpr (Bulk<G>) return game_.each_move_to(at(position), target, Visit(meter, look, stage, Visit::found));
    return true;
  }
  std::optional<Count> count_moves_to(const Position& position, Nimber target, Meter& meter) const override {
    if constexpr (Tallies<G>) return game_.count_moves_to(at(position), target, meter);
    return std::nullopt;
  }

  SG_MINSIZE void draw(const Position& position, Json& json) const override {
    if constexpr (Draws<G>)
      game_.draw(at(position), json);
    else
      at(position).write(json);
  }
  SG_MINSIZE Phrase move_part(const Position& position, const Touch& touch) const override {
    if constexpr (Writes<G>)
      return game_.move_part(at(position), touch);
    else
      return at(position).move_part(touch);
  }
  std::string_view asks(const Touch& prefix) const override {
    if constexpr (Asks<G>)
      return game_.asks(prefix);
    else
      return Own::asks(prefix);
  }
  bool unordered() const override { return Unordered<G>; }
  SG_MINSIZE std::optional<Followers> followers(const Position& position, const Touch& prefix) const override {
    if constexpr (Prefixed<G>) return game_.followers(at(position), prefix);
    return std::nullopt;
  }
  SG_MINSIZE void each_small(unsigned size, const std::function<void(const PositionPtr&)>& visit) const override {
    const auto visit_own = erasing<Own>(visit);
    if constexpr (Lists<G>)
      game_.each_small(size, visit_own);
    else
      Own::each_small(size, visit_own);
  }

  SG_MINSIZE std::unique_ptr<Table> table([[maybe_unused]] Play play) const override {
    if constexpr (Tabled<G>)
      if (play == Play::misere ? TabledPairs<G> : adds_components(play)) return std::make_unique<TableOf<G>>(game_);
    return nullptr;
  }
  std::optional<Bitboard> bitboard(const Position& position) const override {
    if constexpr (OnBitboard<G>) return game_.bitboard(at(position));
    return std::nullopt;
  }
  BitPlaneMovesPtr bit_planes(const Position& position) const override {
    if constexpr (OnBitPlanes<G>) return game_.bit_planes(at(position));
    return nullptr;
  }
  const IndexLists* position_graph() const override {
    if constexpr (OnGraph<G>) return &game_.position_graph();
    return nullptr;
  }
  std::vector<std::uint32_t> vertices(const Position& position) const override {
    if constexpr (OnGraph<G>) return game_.vertices(at(position));
    return {};
  }
  SG_MINSIZE std::shared_ptr<Sequence> sequence() const override {
    if constexpr (Sequenced<G>) return game_.sequence();
    return nullptr;
  }
  SG_MINSIZE std::optional<Period> heap_period() const override {
    if constexpr (Repeats<G>) return game_.heap_period();
    return std::nullopt;
  }
  SG_MINSIZE std::vector<Sign> gloss() const override {
    if constexpr (Glossed<G>) return game_.gloss();
    return {};
  }
  bool searchable(const Position& position) const override {
    if constexpr (Searchable<G>) return game_.searchable(at(position));
    return true;
  }
  bool needs_value(const Position& position) const override {
    if constexpr (Searchable<G>) return game_.searchable(at(position));
    return Tabled<G> && Decided<G>;
  }

  SG_MINSIZE std::optional<std::vector<Reason>> why(const Position& position) const override {
    if constexpr (Explains<G>) return game_.why(at(position));
    return std::nullopt;
  }
  SG_MINSIZE std::optional<Reason> formula(const Position& part) const override {
    if constexpr (Formulated<G>) return game_.formula(at(part));
    return std::nullopt;
  }
  SG_MINSIZE std::optional<std::vector<std::uint64_t>> elements(const Position& position,
                                                                const Position& part) const override {
    if constexpr (Places<G>) return game_.elements(at(position), at(part));
    return std::nullopt;
  }

 private:
  template <class Algebra>
  static Maybe<Algebra> known_by(const Knowledge& game, const Position& position, Play play) {
    return Algebra::known(static_cast<const GameOf&>(game).game_, at(position), play);
  }
  template <class... All>
  static constexpr Each<Theorem, Algebras<All...>> by_ruleset(Algebras<All...>) {
    return {Theorem<All>{&known_by<All>}...};
  }
  const Theorems& theorems() const override {
    static constexpr Theorems all{{&known_by<WinLoss>}, by_ruleset(AddedAlgebras())};
    return all;
  }

  static const Own& at(const Position& position) { return own_of<Own>(position); }
  Own read_position(Reader& reader) const {
    if constexpr (Reads<G>)
      return game_.read(reader);
    else
      return Own::read(reader);
  }
  G game_;
};

}  // namespace sg

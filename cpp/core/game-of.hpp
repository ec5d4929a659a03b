// From a ruleset to a type-erased game.
#pragma once

#include "core/evaluator-of.hpp"
#include "core/game.hpp"

namespace sg {

template <Ruleset G>
BoardPtr board_of(typename G::Position p) {
  return std::make_shared<BoardOf<typename G::Position>>(std::move(p));
}

template <Ruleset G>
class GameOf final : public Game {
 public:
  explicit GameOf(G game) : game_(std::move(game)) {}
  const Info& info() const override { return G::info; }
  std::string rules() const override {
    if constexpr (Parametrised<G>) return game_.rules();
    return {};
  }
  BoardPtr read(Reader& reader) const override {
    auto p = read_position(reader);
    if constexpr (Admits<G>) game_.admit(p, reader);
    return board_of<G>(std::move(p));
  }
  bool each_move(const Board& board, const Visit& visit) const override {
    return game_.each_move(position_of<G>(board), visit);
  }
  BoardPtr after(const Board& board, const Touch& touch, [[maybe_unused]] Play play) const override {
    if constexpr (Breaks<G>)
      if (play == Play::sj) return board_of<G>(game_.together(position_of<G>(board), touch));
    return board_of<G>(game_.after(position_of<G>(board), touch));
  }
  bool over(const Board& board) const override { return is_over(game_, position_of<G>(board)); }
  std::size_t place(const Board& board, const Touch& touch) const override {
    if constexpr (Composed<G>) return game_.within(position_of<G>(board), touch).first;
    return 0;
  }
  std::vector<BoardPtr> parts(const Board& board, Play play) const override {
    std::vector<BoardPtr> parts;
    for (auto& part : components_of(game_, position_of<G>(board), play)) parts.push_back(board_of<G>(std::move(part)));
    return parts;
  }
  BoardPtr turned(const Board& board) const override {
    if constexpr (Partizan<G>) return board_of<G>(game_.turned(position_of<G>(board)));
    return nullptr;
  }
  std::optional<Count> count_moves(const Board& board) const override {
    if constexpr (Counted<G>) return game_.count_moves(position_of<G>(board));
    return std::nullopt;
  }
  std::string move_text(const Board& board, const Touch& touch) const override {
    const auto& p = position_of<G>(board);
    if constexpr (requires { game_.move_text(p, touch); })
      return game_.move_text(p, touch);
    else
      return p.move_text(touch);
  }
  std::string_view asks(const Touch& prefix) const override {
    if constexpr (requires { game_.asks(prefix); })
      return game_.asks(prefix);
    else
      return G::Position::asks(prefix);
  }
  bool unordered() const override { return Unordered<G>; }
  std::optional<Followers> followers(const Board& board, const Touch& prefix) const override {
    if constexpr (Prefixed<G>) return game_.followers(position_of<G>(board), prefix);
    return std::nullopt;
  }
  bool defines(Play play) const override {
    if (play == Play::misere) return G::info.misere;
    return play == Play::normal || !(Ends<G> || outcome_only<G>);
  }
  std::unique_ptr<Evaluator> evaluator(Play play, Alone alone) const override {
    return std::make_unique<EvaluatorOf<G>>(game_, play, alone);
  }
  std::shared_ptr<Sequence> sequence() const override {
    if constexpr (Sequenced<G>) return game_.sequence();
    return nullptr;
  }
  std::vector<Reason> gloss() const override {
    if constexpr (Glossed<G>) return game_.gloss();
    return {};
  }
  void each_small(unsigned size, const std::function<void(const BoardPtr&)>& visit) const override {
    const auto erased = [&](const typename G::Position& p) { visit(board_of<G>(p)); };
    if constexpr (requires { game_.each_small(size, erased); })
      game_.each_small(size, erased);
    else
      G::Position::each_small(size, erased);
  }

 private:
  typename G::Position read_position(Reader& reader) const {
    if constexpr (Reads<G>)
      return game_.read(reader);
    else
      return G::Position::read(reader);
  }
  G game_;
};

}  // namespace sg

// From a ruleset to a type-erased game: the only template that is compiled once for each. It forwards, and nothing else.
#pragma once

#include "core/board-of.hpp"
#include "core/game.hpp"

namespace sg {

template <Ruleset G>
class GameOf final : public Game {
 public:
  using Position = typename G::Position;
  explicit GameOf(G game) : game_(std::move(game)) {}

  const Info& info() const override { return G::info; }
  std::string rules() const override {
    if constexpr (Parametrised<G>) return game_.rules();
    return {};
  }
  bool defines(Play play) const override { return sg::defines<G>(play); }

  BoardPtr read(Reader& reader) const override {
    auto p = read_position(reader);
    if constexpr (Admits<G>) game_.admit(p, reader);
    return board_of(std::move(p));
  }
  bool each_move(const Board& board, const Visit& visit) const override { return game_.each_move(at(board), visit); }
  BoardPtr after(const Board& board, const Touch& touch, [[maybe_unused]] Play play) const override {
    if constexpr (Breaks<G>)
      if (play == Play::sj) return board_of(game_.together(at(board), touch));
    return board_of(game_.after(at(board), touch));
  }
  bool over(const Board& board) const override {
    if constexpr (Ends<G>) return game_.over(at(board));
    return false;
  }
  std::vector<BoardPtr> parts(const BoardPtr& board, [[maybe_unused]] Play play) const override {
    if constexpr (Breaks<G>)
      if (play == Play::sj) return boards_of(game_.components(at(*board)));
    if constexpr (Splits<G>)
      if (Composed<G> || play == Play::normal || play == Play::misere) return boards_of(game_.split(at(*board)));
    return {board};
  }
  std::pair<std::size_t, Touch> within(const Board& board, const Touch& touch) const override {
    if constexpr (Composed<G>) return game_.within(at(board), touch);
    return {0, touch};
  }
  BoardPtr turned(const Board& board) const override {
    if constexpr (Partizan<G>) return board_of(game_.turned(at(board)));
    return nullptr;
  }
  bool left_moves(const Board& board) const override {
    if constexpr (Partizan<G>) return game_.left_moves(at(board));
    return true;
  }

  std::optional<Count> count_moves(const Board& board) const override {
    if constexpr (Counted<G>) return game_.count_moves(at(board));
    return std::nullopt;
  }
  bool finds(const Board& board, Nimber target) const override {
    if constexpr (requires { game_.finds(at(board), target); }) return game_.finds(at(board), target);
    return Bulk<G>;
  }
  std::uint64_t finding_cost(const Board& board) const override {
    if constexpr (requires { game_.finding_cost(at(board)); }) return game_.finding_cost(at(board));
    return 0;
  }
  bool each_move_to(const Board& board, Nimber target, const Visit& visit) const override {
    if constexpr (Bulk<G>) return game_.each_move_to(at(board), target, visit);
    return true;
  }
  std::optional<Count> count_moves_to(const Board& board, Nimber target) const override {
    if constexpr (Tallies<G>) return game_.count_moves_to(at(board), target);
    return std::nullopt;
  }

  std::string move_text(const Board& board, const Touch& touch) const override {
    if constexpr (requires { game_.move_text(at(board), touch); })
      return game_.move_text(at(board), touch);
    else
      return at(board).move_text(touch);
  }
  std::string_view asks(const Touch& prefix) const override {
    if constexpr (requires { game_.asks(prefix); })
      return game_.asks(prefix);
    else
      return Position::asks(prefix);
  }
  bool unordered() const override { return Unordered<G>; }
  std::optional<Followers> followers(const Board& board, const Touch& prefix) const override {
    if constexpr (Prefixed<G>) return game_.followers(at(board), prefix);
    return std::nullopt;
  }
  void each_small(unsigned size, const std::function<void(const BoardPtr&)>& visit) const override {
    const auto erased = [&](const Position& p) { visit(board_of(p)); };
    if constexpr (requires { game_.each_small(size, erased); })
      game_.each_small(size, erased);
    else
      Position::each_small(size, erased);
  }

  std::optional<Value> theorem(const Board& board) const override {
    if constexpr (Solved<G>) return game_.theorem(at(board));
    return std::nullopt;
  }
  std::optional<bool> wins(const Board& board, Play play) const override {
    if constexpr (Decided<G>) return game_.wins(at(board), play);
    return std::nullopt;
  }
  std::optional<TamePair> tame_pair(const Board& board) const override {
    if constexpr (Tame<G>) return game_.tame_pair(at(board));
    return std::nullopt;
  }
  std::optional<std::uint64_t> step(const Board& board) const override {
    if constexpr (Stepped<G>) return game_.step(at(board));
    return std::nullopt;
  }
  std::optional<Dyadic> number(const Board& board) const override {
    if constexpr (Partizan<G>) return game_.number(at(board));
    return std::nullopt;
  }

  std::unique_ptr<Table> table([[maybe_unused]] Play play) const override {
    if constexpr (Tabled<G>)
      if (play == Play::misere ? TabledPairs<G> : play != Play::every) return std::make_unique<TableOf<G>>(game_);
    return nullptr;
  }
  std::shared_ptr<Sequence> sequence() const override {
    if constexpr (Sequenced<G>) return game_.sequence();
    return nullptr;
  }
  std::vector<Sign> gloss() const override {
    if constexpr (Glossed<G>) return game_.gloss();
    return {};
  }
  bool searchable(const Board& board) const override {
    if constexpr (Searchable<G>) return game_.searchable(at(board));
    return true;
  }
  bool wants_value(const Board& board) const override {
    if constexpr (Searchable<G>) return game_.searchable(at(board));
    return Tabled<G> && Decided<G>;
  }

  std::optional<std::vector<Reason>> why(const Board& board) const override {
    if constexpr (Explains<G>) return game_.why(at(board));
    return std::nullopt;
  }
  std::optional<Reason> formula(const Board& part) const override {
    if constexpr (requires { game_.formula(at(part)); }) return game_.formula(at(part));
    return std::nullopt;
  }
  std::optional<std::vector<std::uint64_t>> elements(const Board& board, const Board& part) const override {
    if constexpr (requires { game_.elements(at(board), at(part)); }) return game_.elements(at(board), at(part));
    return std::nullopt;
  }

 private:
  static const Position& at(const Board& board) { return position_of<Position>(board); }
  Position read_position(Reader& reader) const {
    if constexpr (Reads<G>)
      return game_.read(reader);
    else
      return Position::read(reader);
  }
  G game_;
};

}  // namespace sg

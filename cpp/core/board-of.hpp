// From a ruleset's own positions and tables to type-erased ones.
#pragma once

#include "core/knowledge.hpp"

namespace sg {

template <class P>
struct BoardOf final : Board {
  explicit BoardOf(P p) : position(std::move(p)) {}
  std::string text() const override { return position.text(); }
  std::string key() const override { return position.key(); }
  std::size_t size() const override { return position.size(); }
  void write(Json& json) const override { position.write(json); }
  P position;
};

template <class P>
BoardPtr board_of(P p) {
  return std::make_shared<BoardOf<P>>(std::move(p));
}

template <class P>
std::vector<BoardPtr> boards_of(std::vector<P> positions) {
  std::vector<BoardPtr> boards;
  boards.reserve(positions.size());
  for (P& p : positions) boards.push_back(board_of(std::move(p)));
  return boards;
}

template <class P>
const P& position_of(const Board& board) {
  return static_cast<const BoardOf<P>&>(board).position;
}

template <Tabled G>
class TableOf final : public Table {
 public:
  explicit TableOf(const G& game) : table_(game.table()) {}
  bool can_reach(const Board& board) const override { return table_.can_reach(position(board)); }
  bool grow(const Board& board, std::uint64_t& budget) override { return table_.grow(position(board), budget); }
  std::optional<Value> value(const Board& board) const override { return table_.value(position(board)); }
  std::optional<TamePair> tame_pair(const Board& board) const override {
    if constexpr (TabledPairs<G>) return table_.tame_pair(position(board));
    return std::nullopt;
  }
  bool passes(const Board& board) const override {
    if constexpr (Periodic<G>) return table_.passes(position(board));
    return false;
  }

 private:
  static const typename G::Position& position(const Board& board) { return position_of<typename G::Position>(board); }
  typename G::Table table_;
};

}  // namespace sg

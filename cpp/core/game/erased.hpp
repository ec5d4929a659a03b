// Adapters that turn the positions and tables of a ruleset into type-erased ones.
#pragma once

#include <cassert>
#include <concepts>
#include <functional>
#include <utility>

#include "core/game/knowledge.hpp"
#include "core/text/minsize.hpp"

namespace sg {

template <class Own>
struct PositionOf final : Position {
  explicit PositionOf(Own p) : own(std::move(p)) {}
  std::string text() const override { return own.text(); }
  std::string key() const override { return own.key(); }
  std::size_t size() const override { return own.size(); }
  std::span<const std::uint64_t> heaps() const override {
    if constexpr (OfHeaps<Own>) return own.sizes();
    return {};
  }
  Own own;
};

template <class Own>
PositionPtr erased(Own p) {
  return std::make_shared<PositionOf<Own>>(std::move(p));
}

/// Erases all positions in order; equal neighbours, as in "3^40000", share one object.
template <class Own>
SG_MINSIZE std::vector<PositionPtr> all_erased(std::vector<Own> own) {
  std::vector<PositionPtr> positions;
  positions.reserve(own.size());
  for (std::size_t i = 0; i < own.size(); ++i) {
    if constexpr (std::equality_comparable<Own>) {
      if (i + 1 < own.size() && own[i] == own[i + 1]) continue;
      const PositionPtr shared = erased(std::move(own[i]));
      while (positions.size() <= i) positions.push_back(shared);
    } else {
      positions.push_back(erased(std::move(own[i])));
    }
  }
  return positions;
}

/// Returns the visitor of positions that passes them on erased: one function for all games on a board.
template <class Own>
SG_MINSIZE std::function<void(const Own&)> erasing(const std::function<void(const PositionPtr&)>& visit) {
  return [&visit](const Own& p) { visit(erased(p)); };
}

template <class Own>
const Own& own_of(const Position& position) {
  assert(dynamic_cast<const PositionOf<Own>*>(&position) != nullptr);
  return static_cast<const PositionOf<Own>&>(position).own;
}

template <Tabled G>
class TableOf final : public Table {
 public:
  explicit TableOf(const G& game) : table_(game.table()) {}
  bool can_reach(const Position& p) const override { return table_->can_reach(own(p)); }
  bool grow(const Position& p, Meter& meter) override { return table_->grow(own(p), meter); }
  std::optional<Value> value(const Position& p) const override { return table_->value(own(p)); }
  std::optional<TamePair> tame_pair(const Position& p) const override {
    if constexpr (TabledPairs<G>) return table_->tame_pair(own(p));
    return std::nullopt;
  }
  bool passes(const Position& p) const override {
    if constexpr (Periodic<G>) return table_->passes(own(p));
    return false;
  }

 private:
  static const typename G::Position& own(const Position& p) { return own_of<typename G::Position>(p); }
  std::shared_ptr<typename G::Table> table_;
};

}  // namespace sg

#include "solve/search/part-rules.hpp"

#include "solve/search/key-table.hpp"

namespace sg {
namespace {

/// Parts on bit planes.
class PlaneParts final : public PartRules {
 public:
  PlaneParts(const Game& game, BitPlaneMovesPtr moves) : game_(game), moves_(std::move(moves)) {}

  std::optional<std::vector<PartId>> parts_of(const PositionPtr& p) override {
    const BitPlaneMovesPtr own = game_.bit_planes(*p);
    if (own == nullptr || own->board() != moves_->board()) return std::nullopt;
    std::vector<PartId> parts;
    for (const BitPlanes& part : own->root()) parts.push_back(number(part));
    return parts;
  }
  std::optional<std::size_t> count_moves(PartId part, Player player, Meter&) override {
    return moves_->count_moves(parts_[part], player);
  }
  bool add_options(PartId part, Player player, Meter&, PartSums& to) override {
    options_.clear();
    moves_->add_options(parts_[part], player, options_);
    const std::size_t before = to.parts.size();
    for (const BitPlanes& option : options_.parts) to.parts.push_back(number(option));
    for (const std::size_t end : options_.ends) to.ends.push_back(before + end);
    return true;
  }
  std::optional<bool> wins(PartId, Player) const override { return std::nullopt; }
  std::size_t size() const override { return parts_.size(); }

 private:
  static constexpr PartId none = ~PartId{0};

  PartId number(const BitPlanes& part) {
    if (2 * (parts_.size() + 1) > slots_.size()) grow();
    PartId& slot = slot_of(part);
    if (slot == none) {
      slot = static_cast<PartId>(parts_.size());
      parts_.push_back(part);
    }
    return slot;
  }
  PartId& slot_of(const BitPlanes& part) {
    std::uint64_t hash = part.low * 0x9E3779B97F4A7C15u;
    hash = (hash ^ hash >> 32 ^ part.high) * 0xD6E8FEB86659FD93u;
    for (auto at = static_cast<std::size_t>(hash ^ hash >> 32);; ++at)
      if (PartId& slot = slots_[at & (slots_.size() - 1)]; slot == none || parts_[slot] == part) return slot;
  }
  void grow() {
    slots_.assign(slots_.empty() ? 64 : 2 * slots_.size(), none);
    for (std::size_t i = 0; i < parts_.size(); ++i) slot_of(parts_[i]) = static_cast<PartId>(i);
  }

  const Game& game_;
  BitPlaneMovesPtr moves_;
  std::vector<BitPlanes> parts_;
  std::vector<PartId> slots_;  // a power of two of them, open addressing
  PlaneSums options_;
};

/// Parts by the keys of the game.
class KeyedParts final : public PartRules {
 public:
  explicit KeyedParts(const Game& game) : game_(game) {}

  std::optional<std::vector<PartId>> parts_of(const PositionPtr& p) override {
    std::vector<PartId> parts;
    for (const PositionPtr& part : game_.parts(with_mover(p, Player::left), Play::normal))
      parts.push_back(number(part));
    return parts;
  }
  std::optional<std::size_t> count_moves(PartId part, Player player, Meter& meter) override {
    std::size_t count = 0;
    const bool all =
        game_.each_move(*with_mover(parts_[part], player), meter, [&](const Touch&) { return ++count > 0; });
    return all ? std::optional(count) : std::nullopt;
  }
  bool add_options(PartId part, Player player, Meter& meter, PartSums& to) override {
    const PositionPtr p = with_mover(parts_[part], player);
    return game_.each_move(*p, meter, [&](const Touch& touch) {
      const PositionPtr option = game_.after(*p, touch, Play::normal);
      meter.spend(parts_[part]->size() / cells_a_step);
      for (const PositionPtr& own : game_.parts(with_mover(option, Player::left), Play::normal))
        to.parts.push_back(number(own));
      to.ends.push_back(to.parts.size());
      return true;
    });
  }
  std::optional<bool> wins(PartId part, Player player) const override {
    const auto known = game_.known<WinLoss>(*with_mover(parts_[part], player), Play::normal);
    return known ? std::optional(*known) : std::nullopt;
  }
  std::size_t size() const override { return parts_.size(); }

 private:
  static constexpr std::size_t cells_a_step = 64;  // each option is copied and keyed

  PositionPtr with_mover(const PositionPtr& p, Player player) const {
    return game_.left_moves(*p) == (player == Player::left) ? p : game_.turned(*p);
  }
  PartId number(const PositionPtr& part) {
    const std::string key = part->key();
    if (const PartId* const found = ids_.find(key)) return *found;
    const auto id = static_cast<PartId>(parts_.size());
    ids_.insert(key, id);
    parts_.push_back(part);
    return id;
  }

  const Game& game_;
  std::vector<PositionPtr> parts_;  // Left to move
  KeyTable<PartId> ids_;
};

}  // namespace

std::unique_ptr<PartRules> part_rules(const Game& game, const Position& position) {
  if (BitPlaneMovesPtr moves = game.bit_planes(position)) return std::make_unique<PlaneParts>(game, std::move(moves));
  return std::make_unique<KeyedParts>(game);
}

}  // namespace sg

// Induction: what a ruleset says of a position is what its options make of it. As good as a comparison with the definition
// where the options of small positions are small positions too, which is tested on some thousands; and it remembers
// nothing, so that millions can be seen. A ruleset that only searches says nothing here.
#pragma once

#include <unordered_set>

#include "core/game-of.hpp"

namespace sg {

template <Ruleset G>
class Induction {
 public:
  using Position = typename G::Position;

  explicit Induction(const G& game) : game_(game), erased_(game), table_(table_of(game)) {}

  /// About so many positions and options together.
  Inspection inspect(std::uint64_t effort) {
    if (!closed(size_for(5000))) return inspection_;
    erased_.each_small(size_for(effort), [&](const BoardPtr& board) {
      if (inspection_.complaints.size() < 10 && follows(position_of<G>(*board))) ++inspection_.compared;
    });
    return inspection_;
  }

 private:
  /// By the growth from size to size.
  unsigned size_for(std::uint64_t effort) const {
    std::uint64_t before = 1;
    for (unsigned size = 1;; size += 1 + size / 8) {
      std::uint64_t own = 1;
      erased_.each_small(size, [&](const BoardPtr& board) {
        ++own;
        if (own <= effort) game_.each_move(position_of<G>(*board), [&](const Touch&) { return ++own <= effort; });
      });
      if (size >= effort || own + own * (own / before) > effort) return size;
      before = own;
    }
  }

  bool closed(unsigned size) const {
    std::unordered_set<std::string> small;
    erased_.each_small(size, [&](const BoardPtr& board) { small.insert(position_of<G>(*board).key()); });
    bool closed = true;
    erased_.each_small(size, [&](const BoardPtr& board) {
      const Position& p = position_of<G>(*board);
      closed = closed && (is_over(game_, p) || game_.each_move(p, [&](const Touch& touch) {
                 return small.count(game_.after(p, touch).key()) != 0;
               }));
    });
    return closed;
  }

  /// Whether something is said of the position and of all its options.
  bool follows(const Position& p) {
    if (is_over(game_, p)) return false;
    bool told = follows<Mex>(p, {}, Play::normal, "the value follows from the options");
    if constexpr (Decided<G>)
      for (const Play play : {Play::normal, Play::misere})
        told |= erased_.defines(play) &&
                follows<WinLoss>(p, {play == Play::misere}, play, "the winner follows from the options");
    if constexpr (Tame<G>)
      told |= erased_.defines(Play::misere) &&
              follows<Tameness>(p, {}, Play::misere, "the misere pair follows from the options");
    return told;
  }

  template <class Algebra>
  bool follows(const Position& p, const Algebra& algebra, Play play, std::string_view law) {
    const auto own = said<Algebra>(p, play);
    if (!own) return false;
    typename Algebra::Options options;
    const bool all_said = game_.each_move(p, [&](const Touch& touch) {
      const auto option = said<Algebra>(game_.after(p, touch), play);
      if (option) options.add(*option);
      return option.has_value();
    });
    if (all_said && algebra.worth(options) != *own)
      inspection_.complaints.push_back(erased_.name() + ':' + p.text() + " breaks \"" + std::string(law) + '"');
    return all_said;
  }

  template <class Algebra>
  std::optional<typename Algebra::Worth> said(const Position& p, Play play) {
    const auto known = Asked<G, Algebra>{game_, play}.known(p);
    if constexpr (std::same_as<Algebra, Mex> && Tabled<G>) {
      std::uint64_t budget = std::numeric_limits<std::uint64_t>::max();
      if (!known && table_.can_reach(p) && table_.grow(p, budget)) return table_.value(p);
    }
    return known;
  }

  const G& game_;
  GameOf<G> erased_;
  TableOf<G> table_;
  Inspection inspection_;
};

}  // namespace sg

// Method for heaps under misere play: their winner and winning moves by the quotient of the heaps of their game. It is
// used for positions too large to be searched; for a heap larger than those examined it relies on the proved period.
#pragma once

#include "solve/game/method.hpp"
#include "solve/misere/heap-quotient.hpp"

namespace sg {

class Letters;

class QuotientMethod final : public Method {
 public:
  /// Requires a game with a sequence of its heaps.
  explicit QuotientMethod(const GameContext& context);

  void start(const PositionPtr& root) override {
    root_ = root;
    before_.clear();
  }
  Progress advance(Meter& meter) override;
  std::size_t positions() const override { return heaps_ ? static_cast<std::size_t>(heaps_->covered()) : 0; }
  Verdict known(const PositionPtr&) const override { return {}; }
  Verdict found(const PositionPtr& p) override;
  bool can_find_moves(const PositionPtr& p) override { return found(p).wins.has_value(); }
  std::optional<Count> count_winning(const PositionPtr& p, Meter& meter) override;
  bool each_winning(const PositionPtr& p, Stage& stage, Meter& meter, const Look& look) override;
  /// Explains by the heaps as elements, multiplied one by one, with a winning move and evidence that the values of
  /// normal play do not tell the winner.
  std::vector<Reason> why(const PositionPtr& p) override;

 private:
  /// Moves to the heaps `part`, if it is not 0, and `rest`; if there is a period, also those with a part larger and a
  /// rest smaller by each multiple of it.
  struct Family {
    std::uint64_t part, rest, period;
    misere::Element element;
    /// Number of these moves in a heap that is larger by `more`.
    std::uint64_t members(std::uint64_t more) const {
      return period == 0 ? 1 : ((part + rest + more) / 2 - part) / period + 1;
    }
  };
  struct Families {
    std::uint64_t heap = 0;
    std::vector<Family> all = {};
    bool hold = false;
  };

  bool covers(const PositionPtr& p) const;
  misere::Element element(std::uint64_t heap) const;
  misere::Element product(const PositionPtr& p);
  /// For each heap, the product of all others.
  std::vector<misere::Element> rests(std::span<const std::uint64_t> heaps) const;
  std::optional<std::vector<std::uint64_t>> counts_of(std::uint64_t heap, Meter& meter) const;
  const Families* families_of(std::uint64_t heap, Meter& meter);
  std::optional<Count> count_winning_of(std::uint64_t heap, misere::Element rest, Meter& meter);
  void add_swap(Facts& facts, const PositionPtr& p, const Letters& letters);
  void add_counter(Facts& facts, const PositionPtr& p);

  const GameContext& context_;
  PositionPtr root_;
  std::unique_ptr<HeapQuotient> heaps_;
  std::vector<misere::Element> before_, behind_;  // products of the heaps of the root before a heap, and from it on
  std::optional<Meter> part_;                     // share of the work on it
  bool ended_ = false;                            // no more heaps can be covered
  std::map<std::uint64_t, std::vector<std::uint64_t>> counts_;  // by heap: the number of moves to each element
  std::map<std::uint64_t, Families> families_;  // of heaps past the window, by the least with the same remainder
};

/// Returns the method under misere play, for heaps alone that are listed by what
/// is kept of them and have no table of tame pairs; else null.
std::unique_ptr<Method> quotient_method(const GameContext& context);

}  // namespace sg

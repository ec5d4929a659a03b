// Who wins heaps under misere play, by the quotient of the heaps of their game, and the moves that win. Asked of what is too large to be
// searched; what it says of a heap past those that were looked at rests on the proved period.
#pragma once

#include "solve/game/method.hpp"
#include "solve/misere/heap-quotient.hpp"

namespace sg {

class Letters;

class QuotientMethod final : public Method {
 public:
  /// The heaps of a game with a sequence of them.
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
  /// The heaps as elements, multiplied one by one; a winning move, and what the values of normal play do not tell.
  std::vector<Reason> why(const PositionPtr& p) override;

 private:
  /// Moves that leave `part`, if it is not 0, and `rest`; where there is a period, also those with a part so much larger each time and a
  /// rest so much smaller.
  struct Family {
    std::uint64_t part, rest, period;
    misere::Element element;
    /// How many there are of a heap that is so much larger.
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
  /// By heap: the product of all others.
  std::vector<misere::Element> rests(std::span<const std::uint64_t> heaps) const;
  std::optional<std::vector<std::uint64_t>> counts_of(std::uint64_t heap, Meter& meter) const;
  const Families* families_of(std::uint64_t heap, Meter& meter);
  std::optional<Count> count_winning_of(std::uint64_t heap, misere::Element rest, Meter& meter);
  void add_swap(Facts& facts, const PositionPtr& p, const Letters& letters);
  void add_counter(Facts& facts, const PositionPtr& p);

  const GameContext& context_;
  PositionPtr root_;
  std::unique_ptr<HeapQuotient> heaps_;
  std::vector<misere::Element> before_, behind_;  // of the root, the product before a heap, and from it on
  std::optional<Meter> part_;                     // of the work on it
  bool ended_ = false;                            // no heap more is to be had
  std::map<std::uint64_t, std::vector<std::uint64_t>> counts_;  // of a heap, how many moves lead to each element
  std::map<std::uint64_t, Families> families_;  // of heaps past the window, by the least of their remainder
};

/// Under misere play, for heaps alone that are listed by what is kept of them, and have no table of tame pairs; else null.
std::unique_ptr<Method> quotient_method(const GameContext& context);

}  // namespace sg

// Kinds that sums are made of, numbered after their options: the heaps of a game, or the positions of any set that is
// closed under options and parts. A position without moves is no kind but the empty sum.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "core/game/game.hpp"
#include "solve/search/search.hpp"

namespace sg::misere {

using Kind = std::uint32_t;
/// Sum of kinds, ascending.
using Word = std::vector<Kind>;

/// Returns true if a is below b in the order of sums: the count of the largest kind weighs most.
bool is_below(const Word& a, const Word& b);

class PositionClasses {
 public:
  std::size_t size() const { return of_kind_.size() - 1; }
  /// Adds a kind whose options are sums of existing kinds, and returns it.
  Kind add(std::vector<Word> options);
  /// Returns the kind that was made here from the same options, or adds one.
  Kind with(std::vector<Word> options);
  /// Number of options, which are sorted and distinct.
  std::size_t options(Kind kind) const { return of_kind_[kind + std::size_t{1}] - of_kind_[kind]; }
  std::span<const Kind> option(Kind kind, std::size_t i) const {
    const std::size_t place = of_kind_[kind] + i;
    return std::span(parts_).subspan(of_option_[place], of_option_[place + 1] - of_option_[place]);
  }
  /// Value of a kind under normal play.
  Nimber value(Kind kind) const { return values_[kind]; }
  /// Size of the stored options of all kinds, in entries.
  std::size_t parts() const { return parts_.size() + 2 * of_option_.size(); }
  /// Discards the options of the last kind, which must not be read any more.
  void forget_last();
  bool has_forgotten() const { return has_forgotten_; }

 private:
  std::vector<std::size_t> of_kind_ = {0}, of_option_ = {0};  // where each begins, and the end
  std::vector<Kind> parts_;
  std::vector<Nimber> values_;
  bool has_forgotten_ = false;
  std::unordered_multimap<std::uint64_t, Kind> by_options_;  // kinds made by with(), by a hash of their options
};

/// Positions of a game for a search by the bare rules; its parts are those of misere play.
struct BareParts {
  using Position = PositionPtr;
  const Game& game;
  std::string key(const PositionPtr& p) const { return p->key(); }
  bool each_move(const PositionPtr& p, Meter& meter, const Look& look) const { return game.each_move(*p, meter, look); }
  PositionPtr after(const PositionPtr& p, const Touch& touch) const { return game.after(*p, touch, Play::misere); }
  std::vector<PositionPtr> parts(const PositionPtr& p) const { return game.parts(p, Play::misere); }
};

/// Algebra in which the value of a position is a sum of kinds; a position with new options becomes a new kind.
struct AsKinds {
  using Worth = Word;
  PositionClasses* kinds = nullptr;

  Word nothing() const { return {}; }
  Word sum(const Word& a, const Word& b) const;
  struct Options {
    void add(const Word& option) { all.push_back(option); }
    bool settled(bool) const { return false; }
    std::vector<Word> all = {};
  };
  Word worth(Options& options) const;
};

/// Bare rules for a search in an algebra whose values are known only by options.
template <class Algebra>
struct Unknowing : BareParts {
  std::optional<typename Algebra::Worth> known(const PositionPtr&) const { return std::nullopt; }
};

template <class Algebra>
using PartsSearch = Search<Unknowing<Algebra>, Algebra>;

}  // namespace sg::misere

// The kinds of which sums are made, numbered so that options come first: the heaps of a game, or the positions of any set that is closed
// under options and parts. What has no move is no kind, but the empty sum.
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
/// Classes side by side, ascending.
using Word = std::vector<Kind>;

/// Below, in the order of sums: more of the largest kind weighs most.
bool is_below(const Word& a, const Word& b);

class PositionClasses {
 public:
  std::size_t size() const { return of_kind_.size() - 1; }
  /// Its options are sums of kinds that are there.
  Kind add(std::vector<Word> options);
  /// One that has them already, or a new one.
  Kind with(std::vector<Word> options);
  std::size_t options(Kind kind) const { return of_kind_[kind + std::size_t{1}] - of_kind_[kind]; }
  std::span<const Kind> option(Kind kind, std::size_t i) const {
    const std::size_t place = of_kind_[kind] + i;
    return std::span(parts_).subspan(of_option_[place], of_option_[place + 1] - of_option_[place]);
  }
  /// Its value under normal play.
  Nimber value(Kind kind) const { return values_[kind]; }
  /// Of all options together, the room they take.
  std::size_t parts() const { return parts_.size() + 2 * of_option_.size(); }
  /// From now on the options of the last kind are not known; they are no more asked for.
  void forget_last();
  bool has_forgotten() const { return has_forgotten_; }

 private:
  std::vector<std::size_t> of_kind_ = {0}, of_option_ = {0};  // where the first one begins, and one more
  std::vector<Kind> parts_;
  std::vector<Nimber> values_;
  bool has_forgotten_ = false;
  std::unordered_multimap<std::uint64_t, Kind> by_options_;  // of those that were asked for by them, by a hash
};

/// The rules of a game and nothing else; its parts are those of misere play.
struct BareParts {
  using Position = PositionPtr;
  const Game& game;
  std::string key(const PositionPtr& p) const { return p->key(); }
  bool each_move(const PositionPtr& p, Meter& meter, const Look& look) const { return game.each_move(*p, meter, look); }
  PositionPtr after(const PositionPtr& p, const Touch& touch) const { return game.after(*p, touch, Play::misere); }
  std::vector<PositionPtr> parts(const PositionPtr& p) const { return game.parts(p, Play::misere); }
};

/// As an algebra: what a position is worth is the sum of kinds that it is, and one that was not met before is a new kind.
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

/// Where nothing is known of an algebra's worths but by options.
template <class Algebra>
struct Unknowing : BareParts {
  std::optional<typename Algebra::Worth> known(const PositionPtr&) const { return std::nullopt; }
};

template <class Algebra>
using PartsSearch = Search<Unknowing<Algebra>, Algebra>;

}  // namespace sg::misere

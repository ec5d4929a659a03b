// Values of the vertices of a finite directed graph that may have cycles, as positions of an impartial game under normal
// play in which endless play is a draw.
// Theorem  a vertex is worth the nimber m if m is the mex of the nimbers among its options, and every other option that
//          has no nimber, or a greater one, has itself an option worth m. All other vertices are worth infinity(K), K
//          being the nimbers among their options. In sums, m + infinity(K) = infinity(K xor m), which the player to move
//          wins if 0 is in the set, and else draws; infinity + infinity is a draw.
// Method   nimbers one after the other, each by retrograde analysis: a vertex that was the last to answer an option of
//          another gives that one its nimber
// Source   smith1966, fraenkelperl1975; Winning Ways, ch. 12
// Cost     the arcs for each nimber, of which there are at most as many as the square root of twice the arcs
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "core/game/index-lists.hpp"
#include "core/game/meter.hpp"
#include "core/game/ruleset.hpp"
#include "core/value/loopy.hpp"

namespace sg {

class LoopyValues {
 public:
  using Vertex = std::uint32_t;
  /// The graph has the options of each vertex; it must outlive the values.
  explicit LoopyValues(const IndexLists& graph);

  /// Returns done once all values are found, working if the meter pauses.
  Progress advance(Meter& meter);

  // Once all values are found.

  /// Returns the nimber; nullopt if the value is infinity(K).
  std::optional<Nimber> nimber(Vertex v) const {
    return nimber_[v] == none ? std::nullopt : std::optional<Nimber>(nimber_[v]);
  }
  /// Returns the nimbers among the options, ascending and each once: K if the value is infinity(K). The set lives as long
  /// as this object.
  const Loopy::Set& nimbers_of_options(Vertex v) const;
  Loopy::Worth worth(Vertex v) const;
  /// True if the player to move wins; nullopt if the game is a draw.
  std::optional<bool> wins(Vertex v) const;
  /// Rank of a vertex with a nimber: the second player in the sum of the vertex and a heap of that size can answer every
  /// move to an option without a lower nimber by one to a vertex of the same nimber and of lower rank.
  std::uint32_t rank(Vertex v) const { return rank_[v]; }

 private:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  /// Begins with the next nimber: the vertices that may be worth it, and those that are at once.
  void begin_nimber();
  void give(Vertex v);
  /// Tells the vertices with an option that is now known to be answered.
  void answer(Vertex option);

  const IndexLists& graph_;
  IndexLists before_;  // the vertices that each is an option of
  std::vector<std::uint32_t> nimber_, rank_;
  std::vector<std::uint32_t> mex_;       // of the nimbers among the options, as far as they are given
  std::vector<std::uint32_t> unnamed_;   // number of options without a nimber
  std::vector<std::uint32_t> open_;      // of these, those without an option of the current nimber
  std::vector<std::uint32_t> answered_;  // the last nimber that was given to an option, plus 1
  std::vector<Vertex> candidates_;       // vertices that may be worth the current nimber
  std::vector<Vertex> queue_;            // vertices that are
  std::size_t next_ = 0;                 // place in the queue
  mutable std::set<Loopy::Set> sets_;    // those that were asked for
  std::uint32_t current_ = none;         // nimber
};

}  // namespace sg

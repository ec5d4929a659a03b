// Ring of numbered edges with a coin on one of its vertices: "2,5,3,0", the coin before the first edge; "2,5,3,0@2",
// the coin after the second one.
// Touch: edge, number left on it; the coin crosses that edge.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/ruleset.hpp"
#include "core/text/json.hpp"
#include "core/text/reader.hpp"

namespace sg {

class Ring {
 public:
  static constexpr std::string_view format = "ring";
  static constexpr std::size_t most = 100'000;

  Ring() = default;
  Ring(std::vector<std::uint64_t> edges, std::size_t at) : edges_(std::move(edges)), at_(at) {}
  static Ring read(Reader& reader);

  std::size_t size() const { return edges_.size(); }
  std::uint64_t operator[](std::uint64_t edge) const { return edges_[static_cast<std::size_t>(edge)]; }
  auto begin() const { return edges_.begin(); }
  auto end() const { return edges_.end(); }
  /// Edges on either side of the coin; both the same in a ring of one edge.
  std::size_t right() const { return at_; }
  std::size_t left() const { return (at_ == 0 ? size() : at_) - 1; }
  bool beside_coin(std::uint64_t edge) const { return edge == right() || edge == left(); }

  std::string text() const;
  /// Key of the numbers as seen from the coin, in the lesser of the two directions.
  std::string key() const;
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch& prefix) { return prefix.empty() ? "edge" : "kept"; }

  /// Returns the ring with the edge lowered and the coin moved across it. In a ring of two edges both join the same
  /// vertices.
  Ring after(const Touch& touch) const;

  /// Visits every ring with edges and numbers up to `total` together, the coin anywhere.
  template <class Visit>
  static void each_small(unsigned total, Visit&& visit) {
    for (unsigned sum = 1; sum <= total; ++sum) {
      // A bit string cut at its ones: each edge is a run of zeros. The last bit is a one.
      for (std::uint32_t bits = 0; bits < std::uint32_t{1} << (sum - 1); ++bits) {
        std::vector<std::uint64_t> edges{0};
        for (unsigned i = 0; i + 1 < sum; ++i) {
          if ((bits >> i & 1) != 0)
            edges.push_back(0);
          else
            ++edges.back();
        }
        for (std::size_t at = 0; at < edges.size(); ++at) visit(Ring(edges, at));
      }
    }
  }

 private:
  std::vector<std::uint64_t> edges_;
  std::size_t at_ = 0;  // vertex i stands before edge i
};

}  // namespace sg

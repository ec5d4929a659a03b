// Verdict: the worths of one position, and who wins it.
#pragma once

#include <string_view>

#include "core/game/sequence.hpp"
#include "core/value/algebras.hpp"

namespace sg {

template <class Algebra>
struct Slot {
  Maybe<Algebra> worth = {};
};

template <class List>
struct WorthsOf;
/// Worth of a position in each algebra, as far as it is tried and known.
template <class... All>
struct WorthsOf<Algebras<All...>> : Slot<All>... {
  template <class Algebra>
  const Maybe<Algebra>& of() const {
    return Slot<Algebra>::worth;
  }
  template <class Algebra>
  Maybe<Algebra>& of() {
    return Slot<Algebra>::worth;
  }

  /// Worths of a sum without components.
  static WorthsOf nothing() {
    WorthsOf worths;
    ((worths.template of<All>() = All().nothing()), ...);
    return worths;
  }
  /// Worths of the sum of two positions.
  WorthsOf operator+(const WorthsOf& other) const {
    WorthsOf sum;
    ((sum.template of<All>() = All::added(of<All>(), other.template of<All>())), ...);
    return sum;
  }
  /// Takes over the worths that `other` knows and this one does not.
  void complete_from(const WorthsOf& other) {
    ((of<All>() ? void() : void(of<All>() = other.template of<All>())), ...);
  }
};
using Worths = WorthsOf<AddedAlgebras>;

/// Verdict about a position in which Left and Right have moves of their own.
struct PartizanVerdict {
  bool left_moves = true;
  std::string_view outcome = {};  // L, R, N or P; empty if not known for both players moving first

  /// Makes the outcome of whether the player to move wins when moving
  /// first (`wins`) and whether the other player does (`other`).
  static PartizanVerdict of(bool left_moves, const std::optional<bool>& wins, const std::optional<bool>& other) {
    if (!wins || !other) return {left_moves};
    const bool left = left_moves ? *wins : *other;
    const bool right = left_moves ? *other : *wins;
    return {left_moves, left ? (right ? "N" : "L") : (right ? "R" : "P")};
  }
};

/// Facts known of one position; an empty optional means unknown, or for the winner a draw.
struct Verdict {
  Worths worths = {};
  std::optional<bool> wins = {};  // the player to move wins under the given play
  bool draws = false;             // neither player can win
  Counter counter = {};           // of a lost position, where positions can come back
  Justification ground = Justification::search;
  std::optional<PartizanVerdict> partizan = {};

  /// True if it is known who wins, or that nobody does.
  bool is_decided() const { return draws || wins; }
  template <class Algebra>
  const Maybe<Algebra>& of() const {
    return worths.of<Algebra>();
  }
};

}  // namespace sg

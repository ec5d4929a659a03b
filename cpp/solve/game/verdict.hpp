// What is known of one position: its worths, and who wins.
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
/// What each algebra makes of a position, as far as it is asked and known.
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

  /// Of a sum without components.
  static WorthsOf nothing() {
    WorthsOf worths;
    ((worths.template of<All>() = All().nothing()), ...);
    return worths;
  }
  /// Of a sum of two positions.
  WorthsOf operator+(const WorthsOf& other) const {
    WorthsOf sum;
    ((sum.template of<All>() = All::added(of<All>(), other.template of<All>())), ...);
    return sum;
  }
  /// With what is known there and not here.
  void complete_from(const WorthsOf& other) {
    ((of<All>() ? void() : void(of<All>() = other.template of<All>())), ...);
  }
};
using Worths = WorthsOf<AddedAlgebras>;

/// Of a position in which Left and Right have moves of their own.
struct PartizanVerdict {
  bool left_moves = true;
  std::string_view outcome = {};  // L, R, N or P, the winners if each player moves first; empty where not known

  /// From who wins with the player to move moving first, and the other one.
  static PartizanVerdict of(bool left_moves, const std::optional<bool>& wins, const std::optional<bool>& other) {
    if (!wins || !other) return {left_moves};
    const bool left = left_moves ? *wins : *other;
    const bool right = left_moves ? *other : *wins;
    return {left_moves, left ? (right ? "N" : "L") : (right ? "R" : "P")};
  }
};

/// An empty optional is "not known".
struct Verdict {
  Worths worths = {};
  std::optional<bool> wins = {};  // the player to move wins, under the play asked for
  Justification ground = Justification::search;
  std::optional<PartizanVerdict> partizan = {};

  template <class Algebra>
  const Maybe<Algebra>& of() const {
    return worths.of<Algebra>();
  }
};

}  // namespace sg

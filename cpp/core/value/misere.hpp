// Algebras of misere play (tame pairs) and of sj (heaps of misere Nim).
#pragma once

#include "core/value/algebra.hpp"

namespace sg {

/// Pair (g+, g-) of a position that is tame, as are all its followers; nullopt if it is wild.
/// Source: Winning Ways, ch. 13; the criterion by pairs: docs/theory.md.
struct Tameness {
  using Worth = std::optional<TamePair>;

  static constexpr Parts parts = Parts::split;
  static std::optional<TamePair> known(const auto& game, const auto& position, auto) {
    if constexpr (requires { game.tame_pair(position); }) return game.tame_pair(position);
    return std::nullopt;
  }

  Worth nothing() const { return TamePair::empty(); }
  Worth sum(const Worth& a, const Worth& b) const { return a && b ? Worth(*a ^ *b) : std::nullopt; }

  struct Options {
    void add(const Worth& option) {
      wild = wild || !option;
      if (wild) return;
      normal.push_back(option->normal);
      misere.push_back(option->misere);
    }
    bool settled(bool) const { return wild; }
    std::vector<Nimber> normal = {}, misere = {};
    bool wild = false;
  };
  Worth worth(Options& options) const {
    if (options.wild) return std::nullopt;
    if (options.normal.empty()) return TamePair::empty();
    const TamePair pair{mex(options.normal), mex(options.misere)};
    const bool fickle = pair == TamePair{0, 1} || pair == TamePair{1, 0};
    return pair.firm() || fickle ? Worth(pair) : std::nullopt;
  }

  static Worth added(const Worth& a, const Worth& b) { return Tameness().sum(a, b); }
  static bool wins(const TamePair& pair, bool) { return pair.misere != 0; }
  static std::optional<TargetValues> targets(const TamePair& rest, const Worth& own, bool) {
    if (!own) return std::nullopt;
    return TargetValues{{rest.normal, rest.normal ^ 1}, false};
  }
  static void describe(const TamePair&, ValueText&) {}
};

/// Worth under Play::sj: each component counts as a heap of misere Nim of its value, and play has stopped if all are 0.
/// Source: the SJ theorem, Jia Zhihao 2009.
struct MisereNim {
  struct Worth {
    Nimber sum = 0;
    TamePair pair = TamePair::empty();
    bool stopped = true;
    bool operator==(const Worth&) const = default;
  };
  /// Unknown to rulesets: solve/game/method.cpp makes it from the values of the components.
  static std::optional<Worth> known(const auto&, const auto&, auto) { return std::nullopt; }
  static Worth of(Nimber value) { return {value, TamePair::heap(value), value == 0}; }

  Worth nothing() const { return {}; }
  static std::optional<Worth> added(const std::optional<Worth>& a, const std::optional<Worth>& b) {
    if (!a || !b) return std::nullopt;
    return Worth{a->sum ^ b->sum, a->pair ^ b->pair, a->stopped && b->stopped};
  }
  static bool wins(const Worth& worth, bool) { return worth.pair.misere != 0; }
  static std::optional<TargetValues> targets(const Worth& rest, const std::optional<Worth>& own, bool) {
    return own ? Tameness::targets(rest.pair, own->pair, true) : std::nullopt;
  }
  static void describe(const Worth& worth, ValueText& text) { text.grundy = worth.sum; }
};

}  // namespace sg

// Nimbers, values and exact counts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sg {

using Nimber = std::uint64_t;
using Count = unsigned __int128;  // of moves: those of two heaps of 2^64 - 1 exceed 64 bits

std::string to_text(Count n);

/// Returns the least nimber that is not in `values`; reorders `values`.
Nimber mex(std::vector<Nimber>& values);

/// Value of a position in a sum.
/// A position is *over* when its rules have ended the whole game (the player who moved there
/// has won), *loony* when some option is over, and otherwise worth the mex of its nimber
/// options: a loony option hands the game to the opponent.
/// Source: Winning Ways, ch. 12 (entailing and loony values), restricted to what the rulesets here need.
class Value {
 public:
  static Value nimber(Nimber n) { return Value(Kind::nimber, n); }
  static Value loony() { return Value(Kind::loony, 0); }
  static Value over() { return Value(Kind::over, 0); }

  bool is_nimber() const { return kind_ == Kind::nimber; }
  bool is_loony() const { return kind_ == Kind::loony; }
  bool is_over() const { return kind_ == Kind::over; }
  /// Requires `is_nimber`.
  Nimber nimber() const { return nimber_; }
  /// True if the player to move wins.
  bool wins() const { return is_loony() || (is_nimber() && nimber_ != 0); }

  /// Value of the sum.
  Value operator^(const Value& other) const {
    if (is_over() || other.is_over()) return over();
    if (is_loony() || other.is_loony()) return loony();
    return nimber(nimber_ ^ other.nimber_);
  }
  bool operator==(const Value&) const = default;

 private:
  enum class Kind : std::uint8_t { nimber, loony, over };
  Value(Kind kind, Nimber n) : nimber_(n), kind_(kind) {}
  Nimber nimber_;
  Kind kind_;
};

/// Returns the value of a sum whose parts may be unknown: a part
/// that is over or loony decides it even so; else nullopt.
inline std::optional<Value> sum_of(const std::optional<Value>& a, const std::optional<Value>& b) {
  if (a && b) return *a ^ *b;
  const std::optional<Value>& known = a ? a : b;
  return known && !known->is_nimber() ? known : std::nullopt;
}

/// Misere value g- of a position all of whose followers are tame, together with its nimber g+.
/// Firm: g- = g+. Fickle: {g+, g-} = {0, 1}. Source: Winning Ways, ch. 13.
struct TamePair {
  Nimber normal;
  Nimber misere;
  bool firm() const { return normal == misere; }
  /// Pair of the sum.
  TamePair operator^(const TamePair& other) const {
    const Nimber sum = normal ^ other.normal;
    return firm() || other.firm() ? TamePair{sum, sum} : TamePair{sum, sum ^ 1};
  }
  static TamePair empty() { return {0, 1}; }
  /// Pair of a Nim heap.
  static TamePair heap(Nimber n) { return {n, n > 1 ? n : n ^ 1}; }
  bool operator==(const TamePair&) const = default;
};

}  // namespace sg

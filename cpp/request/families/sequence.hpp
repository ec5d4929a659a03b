// Tabulation of the values of a game's heaps, or of a family of positions: the sequence, its period, proved or only
// observed, and the certificate of a proof.
#pragma once

#include <algorithm>
#include <concepts>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/game.hpp"
#include "core/game/sequence.hpp"
#include "request/boundary/job.hpp"
#include "request/families/open-family.hpp"
#include "request/families/user-sequence.hpp"

namespace sg {

/// Sequence in the making, up to a heap or to the proof of its period.
class Tabulation {
 public:
  /// Reads `text`: a game such as "kayles" or "take-and-break(0.77)", whose positions are single heaps, or an open
  /// address with one name, whose numbers begin with `from`. `to` is the last number; by default a million, or less if
  /// no more can be made. Throws InputError.
  Tabulation(std::string_view text, std::optional<std::uint64_t> to, std::uint64_t from = 0);
  /// Takes given values, which belong to no game and have no name. `to` is reduced to the last number that has a value.
  Tabulation(std::shared_ptr<UserSequence> values, std::optional<std::uint64_t> to);

  /// Works until it is done, and then returns true, or until the meter pauses.
  bool advance(Meter& meter) { return grow(to_ + 1, meter); }
  std::uint64_t made() const { return sequence_->size() - first_; }
  /// Returns the period of the values, by a proof that was made or by a theorem; nullopt if none is known.
  std::optional<Period> period() const;
  const Sequence& sequence() const { return *sequence_; }
  const std::string& name() const { return name_; }
  /// Returns the least number that has a value.
  std::uint64_t first() const { return first_; }
  /// Returns true if every value up to `to` is known.
  bool complete() const;
  /// Returns the end of the known values: to() + 1 if all are known, otherwise the least number without a value.
  std::uint64_t known() const { return complete() ? to_ + 1 : sequence_->size(); }
  /// Works like `advance`, for the numbers below `heaps`. Throws InputError if a game cannot make so many values.
  bool grow(std::uint64_t heaps, Meter& meter);
  /// Returns the last number wanted.
  std::uint64_t to() const { return to_; }
  /// Returns the known values from number `from` on; nullopt if one is too large for a word.
  template <std::unsigned_integral Word>
  std::optional<std::vector<Word>> values(std::uint64_t from) const;

  /// Returns a document with everything but the values: game, extent, ground and what is known of the period.
  std::string document() const;
  /// Writes the members of that document; `known` is true if what was asked for is known.
  void write(Json& json, bool known) const;

 private:
  static constexpr std::uint64_t far = 1'000'000;
  /// Reason why no further value can be made, as in FamilySequence; empty if there is none.
  std::string_view stop() const;

  std::string name_;
  GamePtr game_;                            // null for an open address and for given values
  std::shared_ptr<FamilySequence> family_;  // null if the game makes its sequence itself, and for given values
  std::shared_ptr<Sequence> sequence_;
  std::uint64_t to_, first_ = 0;
};

/// Base of jobs that tabulate; the derived job makes the reply.
class SequenceJob : public Job {
 public:
  SequenceJob(std::string_view text, std::optional<std::uint64_t> to, std::uint64_t from = 0)
      : tabulation_(text, to, from) {}
  bool advance(Meter& meter) override { return tabulation_.advance(meter) || (!meter.pauses() || meter.refuses()); }
  std::uint64_t made() const override { return tabulation_.made(); }
  const Tabulation& tabulation() const { return tabulation_; }

 private:
  Tabulation tabulation_;
};

/// Comparison of the values of two games, or of a game with given ones: finds the first heap where they differ, or how
/// far they agree, or proves that they always do.
class Comparison {
 public:
  enum class Other : std::uint8_t { game, values };
  Comparison(std::string_view one, std::string_view other, Other is, std::optional<std::uint64_t> to);

  /// Makes values of both side by side, so that few are made past a difference. Returns true once there is no more to
  /// do, false if the meter pauses.
  bool advance(Meter& meter);
  /// Returns the number of values made so far, of both together.
  std::uint64_t made() const { return one_.made() + other_.made(); }
  /// Returns true if they differ somewhere, are proved to be the same, or every given value has been compared.
  bool settled() const { return differs_ || same_ || (is_given_ && agreed_ >= other_.sequence().size()); }
  std::string document() const;

 private:
  void compare(std::uint64_t heaps);
  bool proved_same() const;

  Tabulation one_, other_;
  bool is_given_;
  std::uint64_t to_;
  std::uint64_t agreed_;  // all heaps below it, from the first on, have the same values in both
  std::optional<std::uint64_t> differs_;
  bool same_ = false;
};

/// Returns the values from number `from` on in the format "json", "csv" or "b-file".
std::string text_of(const Tabulation& tabulation, std::uint64_t from, std::string_view format);

}  // namespace sg

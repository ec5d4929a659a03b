// The values of a ruleset's heaps one after the other, its period, proved or only seen, and the certificate of a proof.
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

/// A sequence as it is being made, up to a heap or to the proof of its period.
class Tabulation {
 public:
  /// `text` as "kayles" or "take-and-break(0.77)", whose positions are single heaps, or an open address with one name, whose
  /// numbers begin with `from`; as far as the number `to`, or as one may well look for a period. Throws InputError.
  Tabulation(std::string_view text, std::optional<std::uint64_t> to, std::uint64_t from = 0);
  /// Of no game: they have no name, and end where they end.
  Tabulation(std::shared_ptr<UserSequence> values, std::optional<std::uint64_t> to);

  /// Works until it is done, which answers true, or the meter pauses.
  bool advance(Meter& meter) { return grow(to_ + 1, meter); }
  std::uint64_t made() const { return sequence_->size() - first_; }
  /// Period of the values, by a proof that was made or by a theorem; nothing where none is known.
  std::optional<Period> period() const;
  const Sequence& sequence() const { return *sequence_; }
  const std::string& name() const { return name_; }
  /// The least number that has a value.
  std::uint64_t first() const { return first_; }
  /// Whether every value up to `to` is known.
  bool complete() const;
  /// Of how many heaps the value is known, up to `to`.
  std::uint64_t known() const { return complete() ? to_ + 1 : sequence_->size(); }
  /// As `advance`, as far as so many heaps.
  bool grow(std::uint64_t heaps, Meter& meter);
  std::uint64_t to() const { return to_; }
  /// From a heap on, as far as they are known and wanted; nothing when one is too large for a word.
  template <std::unsigned_integral Word>
  std::optional<std::vector<Word>> values(std::uint64_t from) const;

  /// Game, extent, ground and what is known of the period: everything but the values.
  std::string document() const;
  /// `known`: what was asked for.
  void write(Json& json, bool known) const;

 private:
  static constexpr std::uint64_t far = 1'000'000;
  /// Why no further value is to be had, where it came to that.
  std::string_view stop() const;

  std::string name_;
  GamePtr game_;                            // null of an open address and of given values
  std::shared_ptr<FamilySequence> family_;  // null where the game makes its values by itself
  std::shared_ptr<Sequence> sequence_;
  std::uint64_t to_, first_ = 0;
};

/// A tabulation at work; what it answers is for the verb to say.
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

/// Whether two games have the same values, or a game those that are given: the first heap where they differ, or how far they agree,
/// or that they always do.
class Comparison {
 public:
  enum class Other : std::uint8_t { game, values };
  Comparison(std::string_view one, std::string_view other, Other is, std::optional<std::uint64_t> to);

  /// Both grow side by side, so that nothing is made far past a difference.
  bool advance(Meter& meter);
  /// Values made so far, of both.
  std::uint64_t made() const { return one_.made() + other_.made(); }
  /// They differ somewhere, or are proved to be the same, or every value that was given has been compared.
  bool settled() const { return differs_ || same_ || (is_given_ && agreed_ >= other_.sequence().size()); }
  std::string document() const;

 private:
  void compare(std::uint64_t heaps);
  bool proved_same() const;

  Tabulation one_, other_;
  bool is_given_;
  std::uint64_t to_;
  std::uint64_t agreed_;  // below it, from the first on, heaps are worth the same in both
  std::optional<std::uint64_t> differs_;
  bool same_ = false;
};

/// "json", "csv" or "b-file", by the command.
std::string text_of(const Tabulation& tabulation, std::uint64_t from, std::string_view format);

}  // namespace sg

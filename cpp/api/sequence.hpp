// The values of a ruleset's heaps one after the other, its period, proved or only seen, and the certificate of a proof.
#pragma once

#include <algorithm>
#include <concepts>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/job.hpp"
#include "core/game/game.hpp"
#include "core/game/sequence.hpp"

namespace sg {

/// A sequence as it is being made, up to a heap or to the proof of its period.
class Tabulation {
 public:
  /// `name` as "kayles" or "take-and-break(0.77)"; as far as the heap `to`, or as one may well look for a period. Throws
  /// InputError.
  Tabulation(std::string_view name, std::optional<std::uint64_t> to);

  /// Works until it is done, which answers true, or the meter pauses.
  bool advance(Meter& meter);
  std::uint64_t made() const { return sequence_->size(); }
  bool proved() const { return sequence_->proof().has_value(); }
  const Sequence& sequence() const { return *sequence_; }
  std::string name() const { return game_->name(); }
  /// Whether every value up to `to` is known.
  bool complete() const;
  /// Of how many heaps the value is known, up to `to`.
  std::uint64_t known() const { return complete() ? to_ + 1 : made(); }
  /// As `advance`, as far as so many heaps.
  bool grow(std::uint64_t heaps, Meter& meter) { return sequence_->grow(heaps, meter); }
  std::uint64_t to() const { return to_; }
  /// From a heap on, as far as they are known and wanted; nothing when one is too large for a word.
  template <std::unsigned_integral Word>
  std::optional<std::vector<Word>> values(std::uint64_t from) const;

  /// Game, extent, ground and what is known of the period: everything but the values.
  std::string document() const;
  void write(Json& json) const;

 private:
  static constexpr std::uint64_t far = 1'000'000;
  GamePtr game_;
  std::shared_ptr<Sequence> sequence_;
  std::uint64_t to_;
};

/// A tabulation at work; what it answers is for the verb to say.
class SequenceJob : public Job {
 public:
  SequenceJob(std::string_view name, std::optional<std::uint64_t> to) : tabulation_(name, to) {}
  bool advance(Meter& meter) override { return tabulation_.advance(meter) || (!meter.pauses() || meter.refuses()); }
  std::uint64_t made() const override { return tabulation_.made(); }
  const Tabulation& tabulation() const { return tabulation_; }

 private:
  Tabulation tabulation_;
};

/// Whether two games have the same values: the first heap where they differ, or how far they agree, or that they always do.
class Comparison {
 public:
  Comparison(std::string_view one, std::string_view other, std::optional<std::uint64_t> to)
      : one_(one, to), other_(other, to), to_(std::min(one_.to(), other_.to())) {}

  /// Both grow side by side, so that nothing is made far past a difference.
  bool advance(Meter& meter);
  /// Values made so far, of both.
  std::uint64_t made() const { return one_.made() + other_.made(); }
  /// They differ somewhere, or are proved to be the same.
  bool settled() const { return differs_ || same_; }
  std::string document() const;

 private:
  void compare(std::uint64_t heaps);
  bool proved_same() const;

  Tabulation one_, other_;
  std::uint64_t to_;
  std::uint64_t agreed_ = 0;  // heaps that are worth the same in both
  std::optional<std::uint64_t> differs_;
  bool same_ = false;
};

/// "json", "csv" or "b-file", by the command.
std::string text_of(const Tabulation& tabulation, std::uint64_t from, std::string_view format);

}  // namespace sg

// A family of positions, one for each number or pair of numbers, and what is known of each under one play.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/game/sequence.hpp"
#include "request/address/open-address.hpp"
#include "solve/sum/numbered-positions.hpp"
#include "solve/sum/solved-sum.hpp"

namespace sg {

class OpenFamily {
 public:
  /// An open address, or a game of heaps, whose positions are the single heaps of n. Throws InputError.
  explicit OpenFamily(std::string_view text);
  explicit OpenFamily(GamePtr game) : game_(std::move(game)) {}

  /// As the printer writes the game, or the address as it was given.
  std::string name() const { return open_ ? open_->text() : game_->name(); }
  bool is_game() const { return !open_; }
  /// Null of an open address.
  const GamePtr& game() const { return game_; }
  /// Those that its numbers have, of n, a and b.
  std::string names() const { return open_ ? open_->names() : "n"; }
  /// The position for these numbers; the meter pays for its length. Throws InputError where there is none.
  Sum with(const NamedNumbers& names, Meter& meter) const;
  /// The positions for one number. Throws InputError where the family has two.
  NumberedPositions numbered() const;

 private:
  std::optional<OpenAddress> open_;
  GamePtr game_;
};

/// Whether a text is to be read as an open address, faulty or not, and not as a game.
bool is_open(std::string_view text);

/// Solves positions of a family one after the other; what is found of their games is kept.
class FamilySolver {
 public:
  explicit FamilySolver(Play play) : play_(play) {}

  /// Throws InputError where the play is not defined for it.
  void start(Sum sum);
  Progress advance(Meter& meter) { return solved_->advance(meter); }
  /// The position at hand is of games whose positions are worth nimbers.
  bool has_values() const;

  struct Found {
    std::optional<Value> value =
        {};              // under normal play the value, under misere play the number of misere play where it is tame
    char outcome = '?';  // N, P, L or R
    Justification ground = Justification::search;
  };
  /// What is known of the position at hand.
  Found found();

 private:
  Play play_;
  std::optional<SolvedSum> solved_;
};

/// The values of a family under normal play, one after the other, as long as each is a nimber below 2^32.
class FamilySequence final : public Sequence {
 public:
  FamilySequence(OpenFamily family, std::uint64_t first) : family_(std::move(family)), first_(first) {}

  std::uint64_t size() const override { return first_ + values_.size(); }
  std::uint64_t most() const override { return 1'000'000; }
  Nimber at(std::uint64_t n) const override { return values_[static_cast<std::size_t>(n - first_)]; }
  Justification ground() const override { return ground_; }
  /// Answers true too where it stops. Throws InputError where the first text is no position; of a game, where any is none.
  bool grow(std::uint64_t wanted, Meter& meter) override;
  /// Why the value of size() is not to be had: "position" where the text is none, "value" where it has no such value, "memory" where
  /// that is past the end of a table; empty where it has not come to that.
  std::string_view stop() const { return stop_; }

 private:
  bool begin(Meter& meter);

  OpenFamily family_;
  std::uint64_t first_;
  FamilySolver solver_{Play::normal};
  bool busy_ = false;
  std::vector<std::uint32_t> values_;
  Justification ground_ = Justification::theorem;
  std::string_view stop_;
};

}  // namespace sg

// Family of positions, one for each number or pair of numbers, and the solver of its positions under one play.
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
  /// Reads an open address, or a game of heaps, whose positions are the single heaps n. Throws InputError.
  explicit OpenFamily(std::string_view text);
  /// Makes the family of the single heaps of a game.
  explicit OpenFamily(GamePtr game) : game_(std::move(game)) {}

  /// Returns the game as it is printed, or the address as it was typed.
  std::string name() const { return open_ ? open_->text() : game_->name(); }
  bool is_game() const { return !open_; }
  /// Returns the game whose heaps are meant; null for an open address.
  const GamePtr& game() const { return game_; }
  /// Returns the names n, a and b that occur, in this order.
  std::string names() const { return open_ ? open_->names() : "n"; }
  /// Returns the position for these numbers, for whose length the meter pays. Throws InputError if there is none.
  Sum with(const NamedNumbers& names, Meter& meter) const;
  /// Returns the positions of a family with one number. Throws InputError if it has not exactly one.
  NumberedPositions numbered() const;

 private:
  std::optional<OpenAddress> open_;
  GamePtr game_;
};

/// Returns true if a text is to be read as an open address, valid or not, and not as a game.
bool is_open(std::string_view text);

/// Solver of the positions of a family, one after another; it remembers what was found of their games.
class FamilySolver {
 public:
  explicit FamilySolver(Play play) : play_(play) {}

  /// Starts a position. Throws InputError if the play is not defined for it.
  void start(Sum sum);
  Progress advance(Meter& meter) { return solved_->advance(meter); }
  /// Returns true if the values of all games in the current position are nimbers.
  bool has_values() const;

  struct Found {
    /// Value under normal play, or g- of the tame pair under misere play; nullopt if there is none or it is not known.
    std::optional<Value> value = {};
    char outcome = '?';  // N, P, L or R
    Justification ground = Justification::search;
  };
  /// Returns what is known of the current position.
  Found found();

 private:
  Play play_;
  std::optional<SolvedSum> solved_;
};

/// Sequence of the values of a family under normal play, as long as each is a nimber below 2^32.
class FamilySequence final : public Sequence {
 public:
  FamilySequence(OpenFamily family, std::uint64_t first) : family_(std::move(family)), first_(first) {}

  std::uint64_t size() const override { return first_ + values_.size(); }
  std::uint64_t most() const override { return 1'000'000; }
  Nimber at(std::uint64_t n) const override { return values_[static_cast<std::size_t>(n - first_)]; }
  Justification ground() const override { return ground_; }
  /// Makes values until there are `wanted` or the sequence stops, and then returns true; false if the meter pauses.
  /// Throws InputError if the first text is no position, or, for a game, if any number has no position.
  bool grow(std::uint64_t wanted, Meter& meter) override;
  /// Reason why the value of size() cannot be made: "position" if the text is no position, "value" if its value is not
  /// such a nimber, "memory" if it is past the end of a table; empty if the sequence has not stopped.
  std::string_view stop() const { return stop_; }

 private:
  /// Starts the next position; returns false, with the reason in stop_, if there is none.
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

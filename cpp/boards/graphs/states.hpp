// States of an explicit game, by their numbers: "7", or "3,7,7" for a sum. Users see the labels instead.
// Touch: index of the state; index of its option in the order given, Right's options after all of Left's.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/game/ruleset.hpp"
#include "core/text/json.hpp"
#include "solve/explicit/explicit-states.hpp"

namespace sg {

class States {
 public:
  using State = ExplicitStates::State;
  /// Maximum number of options of one state that a document lists.
  static constexpr std::size_t most_listed = 1000;

  /// `on` has only atoms, states that are no sums, in any order.
  States(std::shared_ptr<const ExplicitStates> game, std::vector<State> on)
      : game_(std::move(game)), on_(std::move(on)) {}
  /// Reads states; one that is a sum becomes its atoms.
  static States read(std::shared_ptr<const ExplicitStates> game, Reader& reader);

  std::size_t size() const;
  const std::vector<State>& on() const { return on_; }
  std::string label(std::size_t i) const { return std::string(game_->label(on_[i])); }

  std::string text() const;
  std::string key() const;
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch& prefix) { return prefix.empty() ? "state" : "option"; }

  /// Returns the sum with one state replaced by the atoms of its option.
  States after(const Touch& touch) const;
  /// Splits the sum into single states.
  std::vector<States> each() const;

 private:
  std::shared_ptr<const ExplicitStates> game_;
  std::vector<State> on_;
};

}  // namespace sg

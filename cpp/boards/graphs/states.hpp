// States of a game that was told, by their numbers: "7", or "3,7,7" for a sum. Labels are what a person sees.
// Touch: which state, which of its options in the order told, Right's behind all of Left's.
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
  /// Options of one state that a document lists.
  static constexpr std::size_t most_listed = 1000;

  /// Atoms alone, in any order.
  States(std::shared_ptr<const ExplicitStates> told, std::vector<State> on)
      : told_(std::move(told)), on_(std::move(on)) {}
  /// A sum is read as its parts.
  static States read(std::shared_ptr<const ExplicitStates> told, Reader& reader);

  std::size_t size() const;
  const std::vector<State>& on() const { return on_; }
  std::string label(std::size_t i) const { return std::string(told_->label(on_[i])); }

  std::string text() const;
  std::string key() const;
  void write(Json& json) const;
  Phrase move_part(const Touch& touch) const;
  static std::string_view asks(const Touch& prefix) { return prefix.empty() ? "state" : "option"; }

  /// One of them is replaced by the parts of its option.
  States after(const Touch& touch) const;
  /// Each on its own.
  std::vector<States> each() const;

 private:
  std::shared_ptr<const ExplicitStates> told_;
  std::vector<State> on_;
};

}  // namespace sg

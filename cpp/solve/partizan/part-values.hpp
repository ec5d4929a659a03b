// Values of the parts that positions on bit planes fall into, by the moves of both players.
// Method   depth first over numbered parts; the value of a part is the canonical form of the sums of its options' parts
#pragma once

#include <optional>
#include <vector>

#include "solve/search/part-rules.hpp"
#include "theory/partizan/forms.hpp"

namespace sg {

class PartValues {
 public:
  PartValues(partizan::Forms& forms, std::unique_ptr<PartRules> rules) : forms_(forms), rules_(std::move(rules)) {}

  /// Returns the parts of a position of the same board; nullopt if it is of another one.
  std::optional<std::vector<PartId>> parts_of(const PositionPtr& p) { return rules_->parts_of(p); }
  /// Works until the values of the parts are found, or the meter pauses. Throws what work on forms throws.
  Progress advance(const std::vector<PartId>& parts, Meter& meter);
  /// Returns the value of the sum of the parts; nullopt if it was not found.
  std::optional<partizan::Form> value(std::span<const PartId> parts);
  std::size_t positions() const { return values_.size(); }

 private:
  /// Part on the path, with its options from `begin` to `end`, Right's from `rights` on; `next` is examined next.
  struct Frame {
    PartId part;
    std::size_t begin, rights, end, next;
    std::size_t parts_begin;  // of these options
    std::array<partizan::Forms::Options, 2> found = {};
  };

  std::optional<partizan::Form>& value_of(PartId part);
  bool push(PartId part, Meter& meter);
  /// Returns the first of the parts whose value is not known, or null.
  const PartId* open(std::span<const PartId> parts);

  partizan::Forms& forms_;
  std::unique_ptr<PartRules> rules_;
  std::vector<std::optional<partizan::Form>> values_;
  std::vector<PartId> root_;
  std::vector<Frame> path_;
  PartSums options_;  // of all frames
};

}  // namespace sg

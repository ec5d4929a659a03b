// Query for a value: an expression with positions in square brackets, or a single address.
#pragma once

#include "solve/partizan/value-calculator.hpp"
#include "theory/partizan/expression.hpp"

namespace sg {

/// Evaluation of one query, in steps of a meter.
class ValueQuery {
 public:
  /// The calculator must outlive the query. Throws InputError with its place in `raw`.
  ValueQuery(std::string_view raw, ValueCalculator& calculator);
  ValueQuery(const ValueQuery&) = delete;  // terms_ points into expression_
  ValueQuery& operator=(const ValueQuery&) = delete;

  /// Evaluates the parts of the sum; returns done once all are found. Throws InputError.
  Progress find_parts(Meter& meter);
  /// Returns the values of the parts with their multiplicities; empty before find_parts() is done.
  std::vector<partizan::Part> parts() const;
  /// Evaluates the whole; returns done once its value is found. Throws InputError.
  Progress advance(Meter& meter);
  /// Returns the value; call it only once advance() is done.
  partizan::Form value() const { return *value_; }
  /// Returns the bounds of the sum once its parts are found, even if its value is too large; null before, or if a limit
  /// was met.
  const partizan::SumBounds* bounds() const { return bounds_ ? &*bounds_ : nullptr; }
  /// Positions that the sum adds up, some of them negatives, and the value of the rest.
  struct Terms {
    Sum positions;
    partizan::Form rest;
  };
  /// Returns the terms with Left to move. Call it once the parts are found, or at any time if the query is one
  /// position. Throws partizan::Interrupted.
  Terms terms();
  /// Returns the position that the whole query consists of; null if it is anything else.
  const Sum* position() const;
  /// Returns the options in the outermost braces as they were typed; null if the query is not in braces.
  const std::array<partizan::Forms::Options, 2>* options() const { return options_ ? &*options_ : nullptr; }

 private:
  /// Summand with its multiplicity, and its position if it is one.
  struct Part {
    partizan::Form value;
    std::int64_t count;
    std::optional<Component> position = {};
  };
  Progress find_positions(Meter& meter);
  void evaluate();
  partizan::Form total(bool with_positions);

  std::string raw_;
  ValueCalculator& calculator_;
  partizan::Expression expression_;
  std::vector<partizan::Term> terms_ = partizan::terms_of(expression_);
  std::vector<Sum> sums_;
  std::size_t found_ = 0;  // components with known values, counted over sums_
  std::vector<Part> parts_;
  std::optional<partizan::SumBounds> bounds_;
  std::optional<std::array<partizan::Forms::Options, 2>> options_;
  std::optional<partizan::Form> value_;
};

}  // namespace sg

// Query for a value: an expression with positions in square brackets, or one address alone.
#pragma once

#include "solve/partizan/value-calculator.hpp"
#include "theory/partizan/expression.hpp"

namespace sg {

/// One expression at work.
class ValueQuery {
 public:
  /// Throws InputError with its place in `raw`.
  ValueQuery(std::string_view raw, ValueCalculator& calculator);
  ValueQuery(const ValueQuery&) = delete;  // its terms are parts of it
  ValueQuery& operator=(const ValueQuery&) = delete;

  /// Done, where the parts are found that it adds up. Throws InputError.
  Progress find_parts(Meter& meter);
  /// So many times each.
  std::vector<partizan::Part> parts() const;
  /// Done, where its value is found. Throws InputError.
  Progress advance(Meter& meter);
  partizan::Form value() const { return *value_; }
  /// Of a sum, as soon as its parts are found, also where the value is too large; else null.
  const partizan::SumBounds* bounds() const { return bounds_ ? &*bounds_ : nullptr; }
  /// The positions that are added up in it, some of them negatives, and what it has besides.
  struct Terms {
    Sum positions;
    partizan::Form rest;
  };
  /// Once the parts are found, of one position at once. Throws partizan::Interrupted.
  Terms terms();
  /// Of an expression that is one position: that one.
  const Sum* position() const;
  /// The options in the outermost braces as they were given, or null.
  const std::array<partizan::Forms::Options, 2>* options() const { return options_ ? &*options_ : nullptr; }

 private:
  /// What is added up so many times.
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
  std::size_t found_ = 0;  // of the components of all sums
  std::vector<Part> parts_;
  std::optional<partizan::SumBounds> bounds_;
  std::optional<std::array<partizan::Forms::Options, 2>> options_;
  std::optional<partizan::Form> value_;
};

}  // namespace sg

// Values as they are asked for: an expression with positions in square brackets, or one address alone.
#pragma once

#include "api/position-values.hpp"
#include "theory/partizan/expression.hpp"
#include "theory/partizan/form-text.hpp"

namespace sg {

/// One arena and all that is found of its forms.
struct Calculator {
  Calculator() = default;
  Calculator(const Calculator&) = delete;
  Calculator& operator=(const Calculator&) = delete;

  partizan::Forms forms;
  partizan::Thermographs thermographs{forms};
  partizan::Uptimals uptimals{forms};
  partizan::Weights weights{forms};
  partizan::FormTexts texts{thermographs, uptimals};
  PositionValues positions{forms};
};

/// One expression at work.
class AskedValue {
 public:
  /// Throws InputError with its place in `raw`.
  AskedValue(std::string_view raw, Calculator& calculator);

  /// Done, where its value is found. Throws InputError.
  Progress advance(Meter& meter);
  partizan::Form value() const { return *value_; }
  /// The positions that are added up in it, some of them negatives, and what it has besides.
  struct Terms {
    Sum positions;
    partizan::Form rest;
  };
  /// Once the value is found. Throws partizan::Interrupted.
  Terms terms();
  /// Of an expression that is one position: that one.
  const Sum* position() const;
  /// The options in the outermost braces as they were given, or null.
  const std::array<partizan::Forms::Options, 2>* options() const { return evaluation_.options(); }

 private:
  std::string raw_;
  Calculator& calculator_;
  partizan::Expression expression_;
  std::vector<Sum> sums_;
  std::vector<partizan::Form> values_;  // of the sums, as far as they are found
  partizan::Evaluation evaluation_;
  std::optional<partizan::Form> value_;
};

}  // namespace sg

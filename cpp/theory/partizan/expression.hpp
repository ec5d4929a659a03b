// Values as people type them: what is printed, and sums, multiples, ordinal sums, functions, and positions in square brackets.
// Grammar  docs/notation.md, Values
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/reader.hpp"
#include "theory/partizan/forms.hpp"
#include "theory/partizan/thermograph.hpp"
#include "theory/partizan/weight.hpp"

namespace sg::partizan {

/// One thing to do with the games that were made last.
struct Step {
  enum class Do : std::uint8_t {
    push,  // a literal
    push_up_power,
    push_up_sum,
    position,  // the n-th address
    negate,
    multiply,  // by n
    add,
    subtract,
    ordinal,
    braces,     // of `left` and `right` games
    switch_of,  // of `left` games
    function    // the n-th
  };
  Do what;
  std::size_t at = 0;  // in the folded text
  std::int64_t n = 0;
  UpStar literal = {};
  std::size_t left = 0, right = 0;

  /// How many games it takes.
  std::size_t takes() const;
};

/// A text that was read: what to do, in order, and the addresses that it speaks of, with their places.
struct Expression {
  struct Address {
    std::string text;
    std::size_t at;
  };
  std::vector<Step> steps;
  std::vector<Address> addresses;
};

/// Throws InputError with a place in the folded text.
Expression read_expression(std::string_view folded);

/// One of the addresses, and whether it is subtracted.
struct SignedAddress {
  std::size_t n;
  bool is_negative;
};
/// Those that an expression adds up: not what stands in braces, in functions or beside a number that multiplies it.
std::vector<SignedAddress> signed_addresses(const Expression& expression);

/// An expression at work. What is interrupted goes on with the step that it was at.
class Evaluation {
 public:
  Evaluation(const Expression& expression, Thermographs& thermographs, Weights& weights)
      : expression_(expression), forms_(thermographs.forms()), thermographs_(thermographs), weights_(weights) {}
  /// `positions` has the value of each address. Throws Interrupted, and InputError as above.
  Form run(std::span<const Form> positions);
  /// The options in the outermost braces, as they were given; null where the expression is no braces.
  const std::array<Forms::Options, 2>* options() const { return options_ ? &*options_ : nullptr; }

 private:
  Form made(const Step& step, std::span<const Form> taken, std::span<const Form> positions);
  Form applied(const Step& step, std::span<const Form> taken);

  const Expression& expression_;
  Forms& forms_;
  Thermographs& thermographs_;
  Weights& weights_;
  std::vector<Form> stack_;
  std::size_t next_ = 0;
  std::optional<std::array<Forms::Options, 2>> options_;
};

}  // namespace sg::partizan

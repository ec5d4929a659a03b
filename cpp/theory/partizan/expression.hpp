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

/// Something that an expression adds up so many times; below 0 it is subtracted.
struct Term {
  std::span<const Step> steps;  // of the expression
  std::int64_t count;

  /// Which of the addresses it is, if it is one alone.
  std::optional<std::size_t> address() const;
};
/// In the order in which they are written: what stands in braces or in a function is one, and so is an ordinal sum.
std::vector<Term> terms_of(const Expression& expression);

/// The value of a term.
class Evaluation {
 public:
  Evaluation(std::span<const Step> steps, Thermographs& thermographs, Weights& weights)
      : steps_(steps), forms_(thermographs.forms()), thermographs_(thermographs), weights_(weights) {}
  /// `positions` has the value of each address. Throws Interrupted, and InputError as above.
  Form run(std::span<const Form> positions);
  /// The options in the outermost braces, as they were given; null where it is no braces.
  const std::array<Forms::Options, 2>* options() const { return options_ ? &*options_ : nullptr; }

 private:
  Form made(const Step& step, std::span<const Form> taken, std::span<const Form> positions);
  Form applied(const Step& step, std::span<const Form> taken);

  std::span<const Step> steps_;
  Forms& forms_;
  Thermographs& thermographs_;
  Weights& weights_;
  std::optional<std::array<Forms::Options, 2>> options_;
};

}  // namespace sg::partizan

// Parser and evaluator of values as users type them: printed values, and sums, multiples, ordinal sums, functions, and
// positions in square brackets.
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

/// Instruction of a stack machine: takes games from the top of the stack and pushes one.
struct Step {
  enum class Do : std::uint8_t {
    push,  // a literal
    push_up_power,
    push_up_sum,
    position,  // the value of the n-th address
    negate,
    multiply,  // by n
    add,
    subtract,
    ordinal,
    braces,     // of `left` Left options and `right` Right options
    switch_of,  // ±{...} of `left` games
    function    // the n-th of `function_names`, of `left` games
  };
  Do what;
  std::size_t at = 0;  // offset in the folded text
  std::int64_t n = 0;
  UpStar literal = {};
  std::size_t left = 0, right = 0;

  /// Returns the number of games that the step takes from the stack.
  std::size_t takes() const;
};

/// Parsed text: the steps in order of execution, and the addresses in it, with their offsets.
struct Expression {
  struct Address {
    std::string text;
    std::size_t at;
  };
  std::vector<Step> steps;
  std::vector<Address> addresses;
};

/// Parses a value. Throws InputError with an offset in the folded text.
Expression read_expression(std::string_view folded);

/// Term of a sum with its multiplicity; a negative count is subtracted.
struct Term {
  std::span<const Step> steps;  // view into the expression, which must outlive it
  std::int64_t count;

  /// Returns the index of the address that the term consists of, or nullopt if it is anything else.
  std::optional<std::size_t> address() const;
};
/// Returns the terms in the order in which they are written; braces, a function and an ordinal sum are one term each.
std::vector<Term> terms_of(const Expression& expression);

/// Evaluator of a term.
class Evaluation {
 public:
  Evaluation(std::span<const Step> steps, Thermographs& thermographs, Weights& weights)
      : steps_(steps), forms_(thermographs.forms()), thermographs_(thermographs), weights_(weights) {}
  /// Returns the value; `positions` has the value of each address. Throws Interrupted, and InputError with an offset in
  /// the folded text.
  Form run(std::span<const Form> positions);
  /// After run(): the options in the outermost braces as they were typed; null if the term is not in braces.
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

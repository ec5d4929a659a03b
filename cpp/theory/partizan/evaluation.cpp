#include <algorithm>

#include "theory/partizan/expression.hpp"
#include "theory/partizan/functions.hpp"
#include "theory/partizan/operations.hpp"
#include "theory/partizan/value-faults.hpp"

namespace sg::partizan {
namespace {

[[noreturn]] void fail(const Step& step, Phrase expected) {
  throw InputError(ErrorCode::bad_value, step.at, std::move(expected));
}

}  // namespace

std::size_t Step::takes() const {
  switch (what) {
    case Do::push:
    case Do::push_up_power:
    case Do::push_up_sum:
    case Do::position:
      return 0;
    case Do::negate:
    case Do::multiply:
      return 1;
    case Do::add:
    case Do::subtract:
    case Do::ordinal:
      return 2;
    case Do::braces:
    case Do::switch_of:
    case Do::function:
      break;
  }
  return left + right;
}

std::optional<std::size_t> Term::address() const {
  if (steps.size() != 1 || steps[0].what != Step::Do::position) return std::nullopt;
  return static_cast<std::size_t>(steps[0].n);
}

std::vector<Term> terms_of(const Expression& expression) {
  const std::span<const Step> steps = expression.steps;
  struct Made {
    std::size_t first;  // index of its first step
    std::vector<Term> terms;
  };
  std::vector<Made> stack;
  // False, with no change, if a count would be out of range: then the multiple is a single term.
  const auto multiply = [](std::vector<Term>& terms, std::int64_t n) {
    std::vector<Term> multiples = terms;
    for (Term& term : multiples) {
      const __int128 count = __int128{term.count} * n;
      if (count <= -Dyadic::most_whole || count >= Dyadic::most_whole) return false;
      term.count = static_cast<std::int64_t>(count);
    }
    terms = std::move(multiples);
    return true;
  };
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const Step& step = steps[i];
    const std::size_t taken = step.takes();
    if (taken == 0) stack.push_back({i, {}});
    Made& made = taken == 0 ? stack.back() : stack[stack.size() - taken];
    std::vector<Term>& last = stack.back().terms;
    const bool is_negative = step.what == Step::Do::negate || step.what == Step::Do::subtract;
    bool adds = is_negative || step.what == Step::Do::add || step.what == Step::Do::multiply;
    if (adds && step.what != Step::Do::add) adds = multiply(last, is_negative ? -1 : step.n);
    if (!adds)
      made.terms = {{steps.subspan(made.first, i + 1 - made.first), 1}};
    else if (&made.terms != &last)
      made.terms.insert(made.terms.end(), last.begin(), last.end());
    stack.resize(stack.size() - std::max<std::size_t>(taken, 1) + 1);
  }
  return std::move(stack.back().terms);
}

Form Evaluation::run(std::span<const Form> positions) {
  std::vector<Form> stack;
  for (const Step& step : steps_) {
    const std::size_t taken = step.takes();
    const Form form = made(step, std::span(stack).last(taken), positions);
    stack.resize(stack.size() - taken);
    stack.push_back(form);
  }
  return stack.back();
}

Form Evaluation::made(const Step& step, std::span<const Form> taken, std::span<const Form> positions) {
  const auto n = static_cast<std::size_t>(step.n);
  switch (step.what) {
    case Step::Do::push:
      return forms_.of(step.literal);
    case Step::Do::push_up_power:
      return up_power(forms_, n);
    case Step::Do::push_up_sum:
      return up_sum(forms_, n);
    case Step::Do::position:
      return positions[n];
    case Step::Do::negate:
      return forms_.negative(taken[0]);
    case Step::Do::multiply:
      return multiple(forms_, step.n, taken[0]);
    case Step::Do::add:
      return forms_.sum(taken[0], taken[1]);
    case Step::Do::subtract:
      return forms_.difference(taken[0], taken[1]);
    case Step::Do::ordinal:
      return ordinal_sum(forms_, taken[0], taken[1]);
    case Step::Do::braces: {
      const auto split = taken.begin() + static_cast<std::ptrdiff_t>(step.left);
      std::array<Forms::Options, 2> options{Forms::Options(taken.begin(), split), Forms::Options(split, taken.end())};
      if (&step == &steps_.back()) options_ = options;
      return forms_.canonical(std::move(options[0]), std::move(options[1]));
    }
    case Step::Do::switch_of: {
      Forms::Options negatives;
      for (const Form g : taken) negatives.push_back(forms_.negative(g));
      return forms_.canonical({taken.begin(), taken.end()}, std::move(negatives));
    }
    case Step::Do::function:
      break;
  }
  return applied(step, taken);
}

Form Evaluation::applied(const Step& step, std::span<const Form> taken) {
  const auto function = static_cast<std::size_t>(step.n);
  const Form g = taken[0];
  switch (static_cast<Function>(function)) {
    case Function::tiny:
      return tiny(forms_, g);
    case Function::miny:
      return forms_.negative(tiny(forms_, g));
    case Function::cool: {
      if (!forms_.is_number(taken[1])) fail(step, Phrase(ValueFault::number_for, function_names[function].name));
      const Dyadic& t = forms_.up_star(taken[1])->number;
      if (!(Dyadic(-1) < t)) fail(step, {ValueFault::temperature});
      return cooled(thermographs_, g, t);
    }
    case Function::heat:
      return heated(forms_, g, taken[1]);
    case Function::overheat:
      return overheated(forms_, g, taken[1], taken[2]);
    case Function::freeze:
      return forms_.is_number(g) ? g : cooled(thermographs_, g, thermographs_.of(g).temperature);
    case Function::reduced:
      return reduced(forms_, g);
    case Function::weight: {
      const auto weight = weights_.atomic_weight(g);
      if (!weight) fail(step, {ValueFault::weighted_game});
      return *weight;
    }
    case Function::norton:
      if (taken[1] == forms_.zero() || !forms_.is_at_most(forms_.zero(), taken[1])) fail(step, {ValueFault::unit});
      return norton_product(forms_, g, taken[1]);
    case Function::product:
      return product(forms_, g, taken[1]);
    case Function::mean:
      return forms_.number(thermographs_.of(g).mean);
    case Function::temperature:
      break;
  }
  return forms_.number(thermographs_.of(g).temperature);
}

}  // namespace sg::partizan

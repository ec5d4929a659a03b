#include "theory/rules/linear-form.hpp"

#include <algorithm>

#include "core/text/minsize.hpp"

namespace sg::rule {

SG_MINSIZE std::optional<Form> Form::plus(const Form& other, std::int64_t factor) const {
  constexpr std::int64_t most = std::int64_t{1} << 30;
  Form sum = *this;
  const auto add = [&](std::int64_t& to, std::int64_t what) {
    if (what > most || what < -most || factor > most || factor < -most) return false;
    to += factor * what;
    return to <= most && to >= -most;
  };
  if (!add(sum.constant, other.constant)) return std::nullopt;
  for (std::size_t i = 0; i < of.size(); ++i)
    if (!add(sum.of[i], other.of[i])) return std::nullopt;
  return sum;
}

bool Form::is_free_of(std::size_t from, std::size_t to) const {
  return std::all_of(of.begin() + static_cast<std::ptrdiff_t>(from), of.begin() + static_cast<std::ptrdiff_t>(to),
                     [](std::int64_t n) { return n == 0; });
}

SG_MINSIZE std::optional<Form> form_of(const Clause& clause, Id id) {
  const Term& term = clause[id];
  if (term.op == Op::number) return Form().plus({{}, 1}, term.number);
  if (term.op == Op::variable) return Form::unknown(static_cast<std::size_t>(term.number));
  if (term.op != Op::plus && term.op != Op::minus && term.op != Op::times) return std::nullopt;
  const auto a = form_of(clause, term.left), b = form_of(clause, term.right);
  if (!a || !b) return std::nullopt;
  if (term.op != Op::times) return a->plus(*b, term.op == Op::plus ? 1 : -1);
  if (a->is_free_of(0, most_unknowns)) return Form().plus(*b, a->constant);
  return b->is_free_of(0, most_unknowns) ? Form().plus(*a, b->constant) : std::nullopt;
}

SG_MINSIZE bool eliminate(std::size_t count, std::vector<Form>& equations, std::vector<Form*> forms) {
  for (std::size_t i = 0; i < count; ++i) {
    const auto gives = [i](const Form& form) { return form.of[i] == 1 || form.of[i] == -1; };
    const auto found = std::find_if(equations.begin(), equations.end(), gives);
    if (found == equations.end()) continue;
    const Form by = *found;
    equations.erase(found);
    const auto clear = [&](Form& form) {
      const auto rest = form.plus(by, -form.of[i] * by.of[i]);
      form = rest.value_or(form);
      return rest.has_value();
    };
    if (!std::all_of(equations.begin(), equations.end(), clear)) return false;
    if (!std::all_of(forms.begin(), forms.end(), [&](Form* form) { return clear(*form); })) return false;
  }
  return true;
}

}  // namespace sg::rule

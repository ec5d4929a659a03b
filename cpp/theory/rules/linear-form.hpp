// Linear forms in a few unknowns, and elimination in equations between them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "theory/rules/rule-terms.hpp"

namespace sg::rule {

/// Most unknowns: the heap and the variables of a clause, and after them the heaps that stay and what is taken.
inline constexpr std::size_t most_unknowns = 1 + most_free + 4 + 1;

struct Form {
  std::array<std::int64_t, most_unknowns> of{};  // coefficients
  std::int64_t constant = 0;

  static Form unknown(std::size_t i) {
    Form form;
    form.of[i] = 1;
    return form;
  }
  /// Returns this + factor * other; nullopt if a number would be too large.
  std::optional<Form> plus(const Form& other, std::int64_t factor) const;
  /// Returns true if the form has none of the unknowns in [from, to).
  bool is_free_of(std::size_t from, std::size_t to) const;
};

/// Returns the form of a term of a clause, with its variables as the first unknowns; nullopt if it is not linear.
std::optional<Form> form_of(const Clause& clause, Id id);

/// Eliminates the first `count` unknowns from all forms, by equations in which they have the coefficient 1 or -1; these
/// are taken from the equations. Returns false if a number would be too large.
bool eliminate(std::size_t count, std::vector<Form>& equations, std::vector<Form*> forms);

}  // namespace sg::rule

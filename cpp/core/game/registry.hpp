// Registry of things that enrol themselves before main, in the order of their names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/game/small-sort.hpp"
#include "core/text/error.hpp"

namespace sg {

/// Adds an element at its place. Throws InternalError if its name is taken, which ends the program before main.
template <class Element, class NameOf>
void enrol_in(std::vector<Element>& registry, Element element, NameOf name_of) {
  const std::string_view name = name_of(element);
  for (const Element& other : registry)
    if (name_of(other) == name) internal_error(("two are enrolled by the name " + std::string(name)).c_str());
  add_in_order(registry, std::move(element),
               [&](const Element& a, const Element& b) { return name_of(a) < name_of(b); });
}

}  // namespace sg

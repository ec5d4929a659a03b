// Registry of things that enrol themselves before main, in the order of their names.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/error.hpp"

namespace sg {

/// Adds an element at its place. Throws InternalError if its name is taken, which ends the program before main.
template <class Element, class NameOf>
void enrol_in(std::vector<Element>& registry, Element element, NameOf name_of) {
  const std::string_view name = name_of(element);
  const auto place = std::lower_bound(registry.begin(), registry.end(), name,
                                      [&](const Element& other, std::string_view id) { return name_of(other) < id; });
  if (place != registry.end() && name_of(*place) == name)
    internal_error(("two are enrolled by the name " + std::string(name)).c_str());
  registry.insert(place, std::move(element));
}

}  // namespace sg

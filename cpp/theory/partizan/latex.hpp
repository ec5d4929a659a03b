// Values in LaTeX, as papers write them: \{1\mid-1\}, \uparrow\ast 2, \tfrac{1}{2}.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sg::partizan {

/// Sign of LaTeX in a text: how many bytes it takes, and what it is read as.
struct LatexSign {
  std::size_t length;
  std::string read;
};

/// Returns the sign that begins at `at`; nullopt if none does, or none that a value has.
std::optional<LatexSign> latex_sign(std::string_view text, std::size_t at);

/// Returns a printed value in LaTeX, which is read back as that value.
std::string latex_of(std::string_view printed);

}  // namespace sg::partizan

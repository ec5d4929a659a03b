// UTF-8: scalars of a text, one by one, and back.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sg {

struct Scalar {
  char32_t code;
  std::size_t bytes;
};

/// Decodes the UTF-8 sequence at `at`; nullopt if it is malformed (overlong forms and surrogates included).
std::optional<Scalar> decode(std::string_view raw, std::size_t at);

/// Appends a scalar to a text in UTF-8.
void append(std::string& text, char32_t code);

}  // namespace sg

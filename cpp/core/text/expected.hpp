// Phrases for what was expected where a text cannot be read: the keys, and the table of their English words.
#pragma once

#include <cstdint>
#include <iterator>

#include "core/text/json.hpp"
#include "core/text/phrase.hpp"

namespace sg {

enum class Expected : std::uint8_t {
#define PHRASE(key, words) key,
#include "core/text/expected.def"
#undef PHRASE
};

inline constexpr PhraseRow expected_rows[] = {
#define PHRASE(key, words) {#key, words},
#include "core/text/expected.def"
#undef PHRASE
};
static_assert(std::size(expected_rows) <= 256);

constexpr const PhraseRow* row_of(Expected key) { return &expected_rows[static_cast<std::size_t>(key)]; }

/// Writes the members "expected" (text) and "expects" (phrase) of the object that is being written.
inline void write_expected(Json& json, const Phrase& expected) {
  json.key("expected").text(expected.text()).key("expects").begin_object();
  expected.write(json);
  json.end_object();
}

}  // namespace sg

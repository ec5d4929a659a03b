// Faults of values as users type them: the keys, and the table of their English words.
#pragma once

#include <iterator>

#include "core/text/phrase.hpp"

namespace sg::partizan {

enum class ValueFault : std::uint8_t {
#define PHRASE(key, words) key,
#include "theory/partizan/value-faults.def"
#undef PHRASE
};

inline constexpr PhraseRow value_fault_rows[] = {
#define PHRASE(key, words) {#key, words},
#include "theory/partizan/value-faults.def"
#undef PHRASE
};

constexpr const PhraseRow* row_of(ValueFault key) { return &value_fault_rows[static_cast<std::size_t>(key)]; }

}  // namespace sg::partizan

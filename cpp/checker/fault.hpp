// Faults of certificates: their keys, and the table of their English words.
#pragma once

#include <cstdint>

#include "core/text/phrase.hpp"

namespace checker {

enum class Fault : std::uint8_t {
#define PHRASE(key, words) key,
#include "checker/faults.def"
#undef PHRASE
};

inline constexpr sg::PhraseRow fault_rows[] = {
#define PHRASE(key, words) {#key, words},
#include "checker/faults.def"
#undef PHRASE
};

constexpr const sg::PhraseRow* row_of(Fault key) { return &fault_rows[static_cast<std::size_t>(key)]; }

/// Thrown at the first fault of a certificate.
struct Faulty {
  sg::Phrase fault;
};

}  // namespace checker

// Notation of moves: a phrase for each kind of move, such as notation::heap.
#pragma once

#include "core/text/phrase.hpp"

namespace sg {

namespace notation {
#define PHRASE(key, words) inline constexpr PhraseRow key{#key, words};
#include "core/text/notation.def"
#undef PHRASE
}  // namespace notation

inline constexpr PhraseRow move_rows[] = {
#define PHRASE(key, words) notation::key,
#include "core/text/notation.def"
#undef PHRASE
};

}  // namespace sg

// How much of a family a test goes through: all of it when SG_LONG=1 asks for the long suite, under sanitizers a part; and which families,
// where a part stands for what has passed whole.
#pragma once

#include <cstdlib>
#include <string>
#include <string_view>

namespace sg {

#ifdef NDEBUG
inline constexpr bool sanitized = false;
#else
inline constexpr bool sanitized = true;
#endif

/// Of so many cases, those that are run.
constexpr unsigned cases(unsigned all) { return sanitized ? all / 8 : all; }

inline bool is_long() { return !sanitized && std::getenv("SG_LONG") != nullptr; }

/// A size for the long suite, for the one that is always run, and under sanitizers.
template <class Size>
Size extent(Size all, Size some, Size few) {
  return is_long() ? all : sanitized ? few : some;
}

/// The ids of the games that were edited, where the laws of no others are due; scripts/edited-games.mjs says when.
inline const char* edited_games() { return std::getenv("SG_EDITED"); }

inline bool is_due(std::string_view id) {
  const char* edited = edited_games();
  return !edited || (' ' + std::string(edited) + ' ').find(' ' + std::string(id) + ' ') != std::string::npos;
}

}  // namespace sg

// Extent of the tests: everything if SG_LONG=1 asks for the long suite, under sanitizers a part; and the families to
// test, if a part suffices after an edit.
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

/// Returns the number of cases to run: an eighth of `all` under sanitizers, otherwise `all`.
constexpr unsigned cases(unsigned all) { return sanitized ? all / 8 : all; }

inline bool is_long() { return !sanitized && std::getenv("SG_LONG") != nullptr; }

/// Returns the size for this run: `all` in the long suite, `few` under sanitizers, otherwise `some`.
template <class Size>
Size extent(Size all, Size some, Size few) {
  return is_long() ? all : sanitized ? few : some;
}

/// Returns the ids of the edited games, separated by spaces, if only their laws are due; otherwise null.
/// scripts/edited-games.mjs decides when.
inline const char* edited_games() { return std::getenv("SG_EDITED"); }

inline bool is_due(std::string_view id) {
  const char* edited = edited_games();
  return !edited || (' ' + std::string(edited) + ' ').find(' ' + std::string(id) + ' ') != std::string::npos;
}

}  // namespace sg

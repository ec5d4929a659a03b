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

/// Number of cases to run of `all`.
constexpr unsigned cases(unsigned all) { return sanitized ? all / 8 : all; }

inline bool is_long() { return !sanitized && std::getenv("SG_LONG") != nullptr; }

/// A size for the long suite, for the default one, and under sanitizers.
template <class Size>
Size extent(Size all, Size some, Size few) {
  return is_long() ? all : sanitized ? few : some;
}

/// Ids of the edited games if only their laws are due, otherwise null; scripts/edited-games.mjs decides when.
inline const char* edited_games() { return std::getenv("SG_EDITED"); }

inline bool is_due(std::string_view id) {
  const char* edited = edited_games();
  return !edited || (' ' + std::string(edited) + ' ').find(' ' + std::string(id) + ' ') != std::string::npos;
}

}  // namespace sg

// How much of a family a test goes through: all of it when SG_LONG=1 asks for the long suite, under sanitizers a part.
#pragma once

#include <cstdlib>

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

}  // namespace sg

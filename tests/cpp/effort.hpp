// How much of a family a test goes through: under sanitizers a part of it.
#pragma once

namespace sg {

#ifdef NDEBUG
inline constexpr bool sanitized = false;
#else
inline constexpr bool sanitized = true;
#endif

/// Of so many cases, those that are run.
constexpr unsigned cases(unsigned all) { return sanitized ? all / 8 : all; }

}  // namespace sg

// Errors of this program itself, thrown in one place so that each check of an invariant costs few bytes.
#pragma once

namespace sg {

/// Throws std::logic_error; the request is answered with the code `internal`.
[[noreturn]] void internal_error(const char* what);

}  // namespace sg

// A contest problem put to the engine: the contest's own output for its own input, and the positions that it asked about.
#pragma once

#include <memory>
#include <string_view>

#include "request/boundary/job.hpp"

namespace sg {

/// `format`: "output", the contest's text, or "json", with the first cases. Throws InputError with `at` in UTF-16 units of
/// `input`.
std::unique_ptr<Job> judge(std::string_view problem, std::string_view input, std::string_view format);

}  // namespace sg

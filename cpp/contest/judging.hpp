// Solver for contest problems: turns the contest's input into the contest's output, and lists the positions asked
// about.
#pragma once

#include <memory>
#include <string_view>

#include "request/boundary/job.hpp"

namespace sg {

/// `format`: "output", the contest's text, or "json", with the first cases. Throws InputError for an unknown problem;
/// the job's InputErrors have `at` in UTF-16 units of `input`, which is copied.
std::unique_ptr<Job> judge(std::string_view problem, std::string_view input, std::string_view format);

}  // namespace sg

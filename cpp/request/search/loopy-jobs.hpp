// Jobs for sums whose positions can come back, by retrograde analysis of all positions that can be reached, by the rules
// alone. A sum is one position.
#pragma once

#include <memory>

#include "request/boundary/job.hpp"
#include "solve/sum/sum.hpp"

namespace sg {

/// Returns the job of `check_by_definition` for such a sum: "draws" is true in a draw, "drawing" the number of moves that
/// hold it.
std::unique_ptr<Job> check_by_retrograde(Sum sum, Play play);

/// Returns the job of `remoteness` for such a sum. In a draw "draws" is true, "remoteness" null, and "moves" are those
/// that hold it.
std::unique_ptr<Job> remoteness_by_retrograde(Sum sum, Play play);

}  // namespace sg

// Solver by the definition of the play alone: every move that the rules allow, every position that follows. It uses no
// theorem, table or split, and a sum is one position. "Check it" compares its result with an answer.
#pragma once

#include <memory>
#include <string_view>

#include "request/boundary/job.hpp"
#include "solve/sum/move.hpp"

namespace sg {

/// Returns a job that finds the winner, the value if there is one, the number of moves and that of winning moves.
/// Throws InputError.
std::unique_ptr<Job> check_by_definition(std::string_view address, std::string_view play);

/// Returns {"moves": [{"touch", "to"}]}: every move by the rules alone, `to` being the address that it leads to; a
/// limit if the meter refuses. Throws InputError.
Reply options_by_definition(std::string_view address, std::string_view play, Meter& meter);

}  // namespace sg

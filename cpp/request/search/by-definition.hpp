// A whole position by the definition of its play alone: every move that the rules allow, every position that follows. No
// theorem, table or split, and a sum is one position: what "Check it" shows beside an answer.
#pragma once

#include <memory>
#include <string_view>

#include "request/boundary/job.hpp"
#include "solve/sum/move.hpp"

namespace sg {

/// Who wins, the value where there is one, how many moves there are and how many win. Throws InputError.
std::unique_ptr<Job> bare_check(std::string_view address, std::string_view play);

/// {"moves": [{"touch", "to"}]}: every move by the rules alone, `to` its address. Throws InputError.
Reply bare_options(std::string_view address, std::string_view play, Meter& meter);

}  // namespace sg

// Who wins under misere play, where no pair tells it: by a search for a while, which is enough for what is small, then by the kinds that
// occur, then by the search again.
#pragma once

#include "api/solved-sum.hpp"

namespace sg {

/// Of one game alone.
std::unique_ptr<Question> kinds_question(const Asked& asked);
/// Of a sum.
std::unique_ptr<JointHelp> joint_by_kinds();

}  // namespace sg

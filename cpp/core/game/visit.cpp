#include "core/game/visit.hpp"

namespace sg {

bool Visit::operator()(const Touch& touch) const { return meter_.spend_turns(turns_) && look_(touch); }

}  // namespace sg

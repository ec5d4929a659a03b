#include "core/text/internal-error.hpp"

#include <stdexcept>

#include "core/text/cold.hpp"

namespace sg {

SG_COLD void internal_error(const char* what) { throw std::logic_error(what); }

}  // namespace sg

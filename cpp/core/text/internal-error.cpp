#include "core/text/internal-error.hpp"

#include <stdexcept>

#include "core/text/minsize.hpp"

namespace sg {

SG_MINSIZE void internal_error(const char* what) { throw std::logic_error(what); }

}  // namespace sg

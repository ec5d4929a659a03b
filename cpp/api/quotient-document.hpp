// The misere quotient of a game's heaps as a document.
#pragma once

#include <string>

#include "api/quotient.hpp"

namespace sg {

enum class WithCertificate : bool { no, yes };
/// `met`: what the meter did where it is neither complete nor given up.
std::string document_of(const HeapQuotient& quotient, std::string_view met, WithCertificate with);

}  // namespace sg

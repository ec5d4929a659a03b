// Documents of misere quotients: of the heaps of a game, and of a position.
#pragma once

#include <string>

#include "solve/misere/heap-quotient.hpp"
#include "solve/misere/position-quotient.hpp"

namespace sg {

class Json;

enum class WithCertificate : bool { no, yes };
/// Returns the document of a quotient of heaps. `met` is the kind of limit that is
/// reported if the quotient is neither complete nor given up.
std::string document_of(const HeapQuotient& quotient, std::string_view met, WithCertificate with);
/// Writes the certificate that the checker reads, of the heaps that have an element; null for a game that it does not
/// know.
void write_certificate(Json& json, const HeapQuotient& found);
/// Returns the document of the quotient of a position; `met` is as above.
std::string document_of(const PositionQuotient& quotient, std::string_view met);

}  // namespace sg

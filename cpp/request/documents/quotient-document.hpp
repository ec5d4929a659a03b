// Misere quotients as documents: of a game's heaps, and of a position.
#pragma once

#include <string>

#include "solve/misere/heap-quotient.hpp"
#include "solve/misere/position-quotient.hpp"

namespace sg {

class Json;

enum class WithCertificate : bool { no, yes };
/// `met`: what the meter did where it is neither complete nor given up.
std::string document_of(const HeapQuotient& quotient, std::string_view met, WithCertificate with);
/// What the checker reads, of the heaps that have an element; null of a game that it does not know.
void write_certificate(Json& json, const HeapQuotient& found);
std::string document_of(const PositionQuotient& quotient, std::string_view met);

}  // namespace sg

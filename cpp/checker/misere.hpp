// Checker of certificates of misere quotients.
// Certificate  {"kind": "misere", "game", "rules", "generators": [{"heap", "images"}], "phi", "lost", "proof":
//              {"period", "from", "window"} or null}, numbers as decimal text. Elements are numbers from 0, that of the
//              end; `images` are the products of each with the heap, `phi` the elements of the heaps from 0 on, `lost`
//              those that are lost, ascending.
// Claim        this is the misere quotient of these heaps, and with a period of all heaps.
// Proof        docs/theory.md, "Misere quotients": commuting maps that reach all elements from one are a commutative
//              monoid; every move of every heap is gone through; the pairs of elements and of what can be moved to are
//              closed; no two elements are alike.
#pragma once

#include <rapidjson/document.h>

#include "checker/certificate.hpp"

namespace checker {

/// Returns the verdict on a valid certificate. Throws Faulty if it is invalid, Refused if the meter refuses.
Verdict check_quotient(const rapidjson::Value& document, sg::Meter& meter);

}  // namespace checker

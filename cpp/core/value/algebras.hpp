// The algebras whose worths add, and which of them each convention asks of a position, in this order: where a new kind of value
// is entered.
#pragma once

#include "core/value/misere.hpp"
#include "core/value/number-star.hpp"
#include "core/value/steps.hpp"

namespace sg {

template <class... All>
struct Algebras {};

using NormalAlgebras = Algebras<Mex, NumberStar>;
using MisereAlgebras = Algebras<Tameness>;
using SjAlgebras = Algebras<MisereNim>;
using EveryAlgebras = Algebras<Steps>;

/// Each of them once.
using AddedAlgebras = Algebras<Mex, NumberStar, Tameness, MisereNim, Steps>;

/// One `Of` for each algebra of a list.
template <template <class> class Of, class List>
struct Each;
template <template <class> class Of, class... All>
struct Each<Of, Algebras<All...>> : Of<All>... {};

}  // namespace sg

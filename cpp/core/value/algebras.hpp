// Algebras whose worths add up, listed for each convention in the order in
// which they are tried; a new kind of value is entered here.
#pragma once

#include "core/value/loopy.hpp"
#include "core/value/misere.hpp"
#include "core/value/number-star.hpp"
#include "core/value/rank.hpp"

namespace sg {

template <class... All>
struct Algebras {};

using NormalAlgebras = Algebras<Mex, NumberStar, Loopy>;
using MisereAlgebras = Algebras<Tameness>;
using SjAlgebras = Algebras<MisereNim>;
using CompoundAlgebras = Algebras<Rank>;

/// All of these, once each.
using AddedAlgebras = Algebras<Mex, NumberStar, Loopy, Tameness, MisereNim, Rank>;

/// Struct with one base `Of` for each algebra of a list.
template <template <class> class Of, class List>
struct Each;
template <template <class> class Of, class... All>
struct Each<Of, Algebras<All...>> : Of<All>... {};

}  // namespace sg

// What can be made of short games besides their sums.
// Sources  Conway 1976, ch. 9 and 15; Winning Ways, ch. 6 and 8; Siegel 2013, ch. II
#pragma once

#include "theory/partizan/thermograph.hpp"

namespace sg::partizan {

/// n·g, by doubling.
Form multiple(Forms& forms, std::int64_t n, Form g);
/// {g | -g}
Form switch_of(Forms& forms, Form g);
/// {0 || 0 | -g}
Form tiny(Forms& forms, Form g);
/// ↑⟨n⟩ = {0 | * - ↑[n-1]}, n at least 1; the first is ↑.
Form up_power(Forms& forms, std::uint64_t n);
/// ↑[n] = ↑⟨1⟩ + ... + ↑⟨n⟩ = {↑[n-1] | *}
Form up_sum(Forms& forms, std::uint64_t n);
/// g : h of the canonical g, as it depends on the form: a move in g throws h away.
Form ordinal_sum(Forms& forms, Form g, Form h);
/// g · unit, after Norton; `unit` is above 0.
Form norton_product(Forms& forms, Form g, Form unit);
/// Conway's product.
Form product(Forms& forms, Form g, Form h);
/// Of moves that cost t > -1: the mean, once t passes the temperature.
Form cooled(Thermographs& thermographs, Form g, const Dyadic& t);
/// Of moves that gain t.
Form heated(Forms& forms, Form g, Form t);
/// Where an integer n stands for n·s, and moves gain t.
Form overheated(Forms& forms, Form g, Form s, Form t);
/// What moving is worth to a player: x - g of Left's options x, g - x of Right's, none below another.
Forms::Options incentives(Forms& forms, Form g, Player player);
/// The simplest game infinitesimally close to g (Calistrate's reduced canonical form).
Form reduced(Forms& forms, Form g);

}  // namespace sg::partizan

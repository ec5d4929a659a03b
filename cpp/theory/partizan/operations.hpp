// Operations on short games other than sums.
// Sources  Conway 1976, ch. 9 and 15; Winning Ways, ch. 6 and 8; Siegel 2013, ch. II
#pragma once

#include "theory/partizan/thermograph.hpp"

namespace sg::partizan {

/// Returns n·g, by doubling; n may be negative.
Form multiple(Forms& forms, std::int64_t n, Form g);
/// Returns {g | -g}.
Form switch_of(Forms& forms, Form g);
/// Returns {0 || 0 | -g}.
Form tiny(Forms& forms, Form g);
/// Returns ↑⟨n⟩ = {0 | * - ↑[n-1]}, n at least 1; ↑⟨1⟩ is ↑.
Form up_power(Forms& forms, std::uint64_t n);
/// Returns ↑[n] = ↑⟨1⟩ + ... + ↑⟨n⟩ = {↑[n-1] | *}.
Form up_sum(Forms& forms, std::uint64_t n);
/// Returns the ordinal sum g : h for the canonical form of g, on which it depends; a move in g discards h.
Form ordinal_sum(Forms& forms, Form g, Form h);
/// Returns the Norton product g · unit; `unit` must be above 0.
Form norton_product(Forms& forms, Form g, Form unit);
/// Returns Conway's product of g and h.
Form product(Forms& forms, Form g, Form h);
/// Returns g cooled by t > -1: each move costs t; the mean, once t exceeds the temperature.
Form cooled(Thermographs& thermographs, Form g, const Dyadic& t);
/// Returns g heated by t: each move gains t, and numbers stay as they are.
Form heated(Forms& forms, Form g, Form t);
/// Returns g overheated: each integer n becomes n·s, and each move gains t.
Form overheated(Forms& forms, Form g, Form s, Form t);
/// Returns the incentives of a player, the maximal ones only: x - g for Left's options x, g - x for Right's.
Forms::Options incentives(Forms& forms, Form g, Player player);
/// Returns the simplest game infinitesimally close to g (Calistrate's reduced canonical form).
Form reduced(Forms& forms, Form g);

}  // namespace sg::partizan

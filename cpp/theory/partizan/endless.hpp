// Named games that are not short: play in them need not end, or they have infinitely many positions. Their names are
// recognised and refused; no values are computed for them.
// Source   winningways, ch. 11; onag, ch. 2; berlekamp's rule for the signs of a number: winningways, ch. 3
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/text/phrase.hpp"
#include "core/value/nimber.hpp"

namespace sg::partizan {

/// Returns what is expected instead of such a game, and why, if `name` is one ("on", "tis", "omega"); else nullopt.
std::optional<Phrase> phrase_of_endless(std::string_view name);

/// Returns the first signs of a fraction that is not dyadic, as a Hackenbush stalk from the ground up, then "...": +
/// for an edge of Left, - for one of Right. `denominator` must not be a power of two.
std::string endless_signs(bool is_negative, Count numerator, std::uint64_t denominator);

}  // namespace sg::partizan

// Games that are no short games although they have names: play in them need not end, or they have positions without end. They are told
// and refused; nothing is reckoned of them.
// Source   winningways, ch. 11; onag, ch. 2; berlekamp's rule for the signs of a number: winningways, ch. 3
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/text/phrase.hpp"
#include "core/value/nimber.hpp"

namespace sg::partizan {

/// What is said of "on", "tis" or "omega" where a short game is expected; nothing of any other name.
std::optional<Phrase> told_endless(std::string_view name);

/// The first signs of a fraction that is no dyadic one, as a stalk of Hackenbush from the ground: + for an edge of Left's, - for Right's.
/// `denominator` is no power of two.
std::string endless_signs(bool is_negative, Count numerator, std::uint64_t denominator);

}  // namespace sg::partizan

// Families of positions to compare, each with a judge of its own rules.
#pragma once

#include "tally.hpp"

namespace sg::differential {

/// Hackenbush, Node Kayles and Arc Kayles on all labelled graphs.
Evidence on_graphs();
/// Tokens on all graphs without cycles whose arcs lead to smaller numbers.
Evidence on_dags();
/// Nim with its bounds, in every convention.
Evidence of_nim();
/// Games of two heaps that move together.
Evidence of_pairs();
/// All subtraction sets.
Evidence of_subtraction();
/// All three-digit octal codes: heaps in any number, and single heaps far out, with other codes and the famous ones.
Evidence of_codes();
Evidence of_heap_values();
/// Coins in a row, Chomp, Cram.
Evidence on_boards();

}  // namespace sg::differential

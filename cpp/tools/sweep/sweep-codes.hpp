// Octal codes of at most two or three digits after the point, one for each game.
// Theorem  where a heap of 1 has no move, a heap of n + 1 is a heap of n under another code: taking k so that r heaps
//          stay is taking k + r - 1 so that at most r stay, of which those of 1 are now none. All positions correspond,
//          so this holds under any play. Repeated until a heap of 1 has a move, it gives one code for all that are
//          trivially alike.
// Source   winningways, ch. 4, on cousins
#pragma once

#include <string>
#include <vector>

namespace sg {

struct SweptCode {
  std::string code;
  /// Another code of the game: its heap n + shift is heap n of `SweptCode::code`.
  struct Cousin {
    std::string code;
    unsigned shift;
  };
  std::vector<Cousin> cousins = {};
};

/// Returns the codes, shorter ones first, then by their text. Of codes that are alike, `code` is the one with the
/// smallest heaps, then the shortest, then the least text.
std::vector<SweptCode> swept_codes(unsigned digits);

}  // namespace sg

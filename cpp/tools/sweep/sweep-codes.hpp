// The octal codes of at most two or three digits behind the point, each game once.
// Theorem  where a heap of 1 has no move, a heap of n + 1 is a heap of n under another code: taking k so that r heaps stay is taking
//          k + r - 1 so that at most r stay, of which those of 1 are now none. All positions correspond, so this holds under any play.
//          Repeated until a heap of 1 has a move, it gives one code for all that are trivially alike.
// Source   winningways, ch. 4, on cousins
#pragma once

#include <string>
#include <vector>

namespace sg {

struct SweptCode {
  std::string code;
  /// Heap n of `code` is heap n + shift of these.
  struct Cousin {
    std::string code;
    unsigned shift;
  };
  std::vector<Cousin> cousins = {};
};

/// The shorter first; of those that are alike the one with the smallest heaps, the shortest, the least.
std::vector<SweptCode> swept_codes(unsigned digits);

}  // namespace sg

// The elements of a quotient as text: sums of its generators in letters.
#pragma once

#include <map>
#include <string>

#include "theory/misere/quotient.hpp"

namespace sg {

/// a, b, .. z, A, .. Z for the generators in their order, then (53) and so on; of a sum the smallest kind first, "ab2", and "1" of the
/// empty one.
class Letters {
 public:
  explicit Letters(const misere::Quotient& quotient);

  const std::map<misere::Kind, std::string>& all() const { return letters_; }
  std::string of(const misere::Word& word) const;
  std::string of(misere::Element x) const { return of(quotient_.words[x]); }

 private:
  const misere::Quotient& quotient_;
  std::map<misere::Kind, std::string> letters_;
};

}  // namespace sg

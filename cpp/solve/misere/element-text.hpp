// Text of the elements of a misere quotient: sums of its generators in letters.
#pragma once

#include <map>
#include <string>

#include "theory/misere/quotient.hpp"

namespace sg {

/// Letters of the generators in their order: a, b, .. z, A, .. Z, then (53) and so on. The text of a sum has its
/// smallest kind first, "ab2"; that of the empty sum is "1". The quotient must outlive this object.
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

// Classes of misere forms, in Conway's terms.
// Tame      the pair (g+, g-) is (n, n), (0, 1) or (1, 0), and all options are tame.
// Restive   not tame, g+ < 2, and all options are tame. Restless: g- < 2 <= g+, and all options are generally tame.
// Generally an option that is not generally tame is allowed, and counts in neither mex, if it can be answered by a
//           generally tame game of the same g+ and by one of the same g-; of restive games, if by generally tame or
//           restive ones, one with the same g- and a g+ near it, one with the same g+ and a g- near g-. Near is below
//           2, or g- but for its last bit.
// Half-tame not generally tame, but the sum of two copies is, with the pair (0, 0).
// Source   conway1976, ch. 12; winningways, ch. 13
#pragma once

#include <string_view>

#include "theory/misere/forms.hpp"

namespace sg::misere {

enum class Class : std::uint8_t { nim, tame, generally_tame, restive, generally_restive, restless, wild };
/// Returns the name of a class, such as "generally tame".
std::string_view text_of(Class kind);

class Classes {
 public:
  explicit Classes(Forms& forms) : forms_(forms) {}
  Class of(Form form);
  /// Returns nullopt if the meter pauses or refuses.
  std::optional<bool> is_half_tame(Form form, Meter& meter);
  /// Returns the genus in short: a heap of Nim as its number, a generally tame or restive game with one digit.
  std::string short_genus(Form form);

 private:
  Class find(Form form) const;
  bool is_generally_tame(Form form) const { return classes_[form] <= Class::generally_tame; }
  bool is_answered(Form option, const Genus& genus, bool is_tame) const;

  Forms& forms_;
  std::vector<Class> classes_;  // by form, of all that were classified so far
};

}  // namespace sg::misere

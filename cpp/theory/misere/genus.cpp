#include "theory/misere/genus.hpp"

#include <algorithm>

namespace sg::misere {

Nimber Genus::digit(std::size_t i) const {
  const std::size_t last = digits.size() - 1;
  return i <= last ? digits[i] : digits[last - (i - last) % 2];
}

bool Genus::has_tame_pair() const { return normal == misere() || (normal <= 1 && misere() <= 1); }

std::string Genus::text(std::size_t most) const {
  const std::size_t end = std::min(most, digits.size());
  const bool is_wide = std::any_of(digits.begin(), digits.begin() + static_cast<std::ptrdiff_t>(end),
                                   [](Nimber digit) { return digit > 9; });
  std::string text = std::to_string(normal) + '^';
  for (std::size_t i = 0; i < end; ++i) text += (is_wide && i > 0 ? "," : "") + std::to_string(digits[i]);
  return text;
}

Genus Genus::of(const std::vector<const Genus*>& options) {
  if (options.empty()) return {};
  std::size_t far = 1;
  std::vector<Nimber> values;
  for (const Genus* option : options) {
    far = std::max(far, option->digits.size() - 1);
    values.push_back(option->normal);
  }
  Genus genus{mex(values), {}};
  for (std::size_t i = 0; i <= far + 3; ++i) {
    values.clear();
    for (const Genus* option : options) values.push_back(option->digit(i));
    if (i > 0) values.insert(values.end(), {genus.digits.back(), genus.digits.back() ^ 1});
    genus.digits.push_back(mex(values));
  }
  auto& digits = genus.digits;
  while (digits.size() > 2 && digits.back() == digits[digits.size() - 3]) digits.pop_back();
  return genus;
}

}  // namespace sg::misere

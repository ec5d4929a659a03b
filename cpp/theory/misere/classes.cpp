#include "theory/misere/classes.hpp"

#include <algorithm>

namespace sg::misere {

std::string_view text_of(Class kind) {
  static constexpr std::string_view texts[] = {"nim",      "tame", "generally tame", "restive", "generally restive",
                                               "restless", "wild"};
  return texts[static_cast<std::size_t>(kind)];
}

Class Classes::of(Form form) {
  while (classes_.size() <= form) {
    const auto next = static_cast<Form>(classes_.size());
    classes_.push_back(forms_.is_nim(next) ? Class::nim : find(next));
  }
  return classes_[form];
}

Class Classes::find(Form form) const {
  const Genus& genus = forms_.genus(form);
  const auto options = forms_.options(form);
  const bool is_tame = genus.has_tame_pair(), is_small = genus.normal < 2;
  const auto all = [&](auto&& holds) { return std::all_of(options.begin(), options.end(), holds); };
  if ((is_tame || is_small) && all([this](Form o) { return classes_[o] <= Class::tame; }))
    return is_tame ? Class::tame : Class::restive;
  const auto generally = [this](Form o) { return is_generally_tame(o); };
  if (all(generally) && !is_tame && !is_small) return genus.misere() < 2 ? Class::restless : Class::wild;
  if (!is_tame && !is_small) return Class::wild;
  std::vector<Nimber> normal, misere;
  for (const Form option : options)
    if (generally(option)) {
      normal.push_back(forms_.genus(option).normal);
      misere.push_back(forms_.genus(option).misere());
    }
  if (mex(normal) != genus.normal || mex(misere) != genus.misere()) return Class::wild;
  const auto fine = [&](Form option) { return generally(option) || is_answered(option, genus, is_tame); };
  if (!all(fine)) return Class::wild;
  return is_tame ? Class::generally_tame : Class::generally_restive;
}

bool Classes::is_answered(Form option, const Genus& genus, bool is_tame) const {
  const auto is_near = [&](Nimber n) { return n < 2 || n / 2 == genus.misere() / 2; };
  bool by_normal = false, by_misere = false;
  for (const Form back : forms_.options(option)) {
    const Genus& own = forms_.genus(back);
    const bool is_restive = classes_[back] == Class::restive || classes_[back] == Class::generally_restive;
    if (!is_generally_tame(back) && (is_tame || !is_restive)) continue;
    by_normal = by_normal || (own.normal == genus.normal && (is_tame || is_near(own.misere())));
    by_misere = by_misere || (own.misere() == genus.misere() && (is_tame || is_near(own.normal)));
  }
  return by_normal && by_misere;
}

std::optional<bool> Classes::is_half_tame(Form form, Meter& meter) {
  of(form);
  if (is_generally_tame(form)) return false;
  const auto twice = forms_.sum(form, form, meter);
  if (!twice) return std::nullopt;
  of(*twice);
  return is_generally_tame(*twice) && forms_.genus(*twice).normal == 0 && forms_.genus(*twice).misere() == 0;
}

std::string Classes::short_genus(Form form) {
  const Class kind = of(form);
  if (kind == Class::nim) return std::to_string(forms_.genus(form).normal);
  const Genus& genus = forms_.genus(form);
  const bool is_whole = kind == Class::restless || kind == Class::wild;
  const std::string text = genus.text(is_whole ? ~std::size_t{0} : 1);
  const std::size_t from = text.find('^') + 1;
  // A single digit above 9 is put in parentheses too: 13^(13).
  const bool is_wide = is_whole ? text.find(',') != std::string::npos : genus.misere() > 9;
  return is_wide ? text.substr(0, from) + '(' + text.substr(from) + ')' : text;
}

}  // namespace sg::misere

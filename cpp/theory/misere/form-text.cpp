#include "theory/misere/form-text.hpp"
#include "core/game/small-sort.hpp"

#include <algorithm>
#include <set>

namespace sg::misere {
namespace {

constexpr std::size_t most_followers = 2000, most_characters = 20'000;

/// Returns the form and its followers, options before games that have them; nullopt if there are too many.
std::optional<std::set<Form>> followers_of(const Forms& forms, Form form) {
  std::set<Form> all{form};
  std::vector<Form> open{form};
  while (!open.empty()) {
    const Form top = open.back();
    open.pop_back();
    for (const Form option : forms.options(top))
      if (all.insert(option).second) open.push_back(option);
    if (all.size() > most_followers) return std::nullopt;
  }
  return all;
}

/// Texts of a game, which is a list of `options` or built of another: `base` is a number or a list in parentheses,
/// `steps` is what is done with it.
struct Printed {
  std::string list, base, steps, options;

  std::string text() const {
    if (!options.empty()) return options;
    const bool is_sharp = steps.find_first_not_of('#') == std::string::npos;
    return base + (is_sharp ? steps : '[' + steps + ']');
  }
  std::string in_brackets() const { return options.empty() ? text() : '(' + options + ')'; }
  Printed with(const std::string& step) const {
    return {{}, options.empty() ? base : '(' + options + ')', steps + step, {}};
  }
};

std::string number_text(std::uint32_t n) { return n < 10 ? std::to_string(n) : '(' + std::to_string(n) + ')'; }

class Printer {
 public:
  Printer(Forms& forms, Meter& meter) : forms_(forms), meter_(meter) {}

  /// Adds the texts of a form, whose options must have been added before. False if they are too long or the meter
  /// refuses.
  bool add(Form form) {
    const auto own = forms_.options(form);
    std::vector<Form> options(own.begin(), own.end());
    Printed printed =
        forms_.is_nim(form) ? Printed{{}, number_text(forms_.birthday(form)), {}, {}} : composed(form, options);
    printed.list = list(form, options);
    const bool has_room = printed.list.size() <= most_characters && printed.text().size() <= most_characters;
    printed_.emplace(form, std::move(printed));
    return has_room && !meter_.refuses();
  }
  const Printed& of(Form form) const { return printed_.at(form); }

 private:
  Printed composed(Form form, std::vector<Form>& options) {
    const auto later = [this](Form a, Form b) { return forms_.birthday(a) > forms_.birthday(b); };
    if (options.size() == 1) return of(options[0]).with("#");
    std::stable_sort(options.begin(), options.end(), later);
    for (const Form option : options) {
      const std::uint32_t n = forms_.birthday(form) - forms_.birthday(option);
      if (forms_.sum(option, forms_.nim(n), meter_) == form) return of(option).with(number_text(n));
    }
    // Latest born first; of one birthday lists before built games, and heaps of Nim last.
    const auto rank = [this](Form option) { return forms_.is_nim(option) ? 2 : of(option).options.empty() ? 1 : 0; };
    put_in_order(options, [&](Form a, Form b) {
      if (later(a, b) || later(b, a)) return later(a, b);
      return rank(a) != rank(b) ? rank(a) < rank(b) : of(a).text() > of(b).text();
    });
    Printed printed;
    for (const Form option : options) printed.options += of(option).in_brackets();
    return printed;
  }

  /// Returns the game as a list, the options in the order of their texts, numbers last.
  std::string list(Form form, const std::vector<Form>& options) const {
    if (!of_nim(form).empty()) return of_nim(form);
    std::vector<std::pair<bool, std::string>> parts;
    for (const Form option : options) parts.emplace_back(!of_nim(option).empty(), of(option).list);
    put_in_order(parts);
    std::string text = "[";
    for (const auto& [is_number, part] : parts) text += (text.size() > 1 ? "," : "") + part;
    return text + ']';
  }
  std::string of_nim(Form form) const { return forms_.is_nim(form) ? std::to_string(forms_.birthday(form)) : ""; }

  Forms& forms_;
  Meter& meter_;
  std::map<Form, Printed> printed_;
};

}  // namespace

std::optional<FormText> text_of(Forms& forms, Form form, Meter& meter) {
  const Meter::NoPauseScope whole(meter);
  const auto followers = followers_of(forms, form);
  if (!followers) return std::nullopt;
  Printer printer(forms, meter);
  for (const Form follower : *followers)
    if (!printer.add(follower)) return std::nullopt;
  return FormText{printer.of(form).list, "*[" + printer.of(form).text() + ']'};
}

}  // namespace sg::misere

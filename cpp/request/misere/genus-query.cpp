#include "request/misere/genus-query.hpp"

namespace sg {

bool GenusOf::advance(const Sum& sum, MisereForms& forms, Meter& meter) {
  if (!form_) {
    const Progress state = forms.advance(sum, meter);
    if (state == Progress::limit) return true;
    if (state == Progress::working) return meter.refuses();
    form_ = forms.form();
  }
  half_tame_ = forms.classes().is_half_tame(*form_, meter);
  return half_tame_ || meter.refuses();
}

void GenusOf::write(Json& json, MisereForms& forms) const {
  const auto text = [&](std::string_view key, const auto& of) {
    json.key(key).text(form_ ? std::optional<std::string>(of(*form_)) : std::nullopt);
  };
  text("genus", [&](misere::Form form) { return forms.forms().genus(form).text(); });
  text("short", [&](misere::Form form) { return forms.classes().short_genus(form); });
  text("class", [&](misere::Form form) { return std::string(misere::text_of(forms.classes().of(form))); });
  json.key("half_tame").boolean(half_tame_);
}

}  // namespace sg

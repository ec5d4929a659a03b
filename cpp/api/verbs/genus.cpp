// genus and form: what a position is under misere play, in every sum.
#include "api/misere-asked.hpp"
#include "api/misere-forms.hpp"
#include "api/open-family.hpp"
#include "api/verb.hpp"
#include "theory/misere/apart.hpp"
#include "theory/misere/form-text.hpp"

namespace sg {
namespace {

/// Of one position: what it is called, and its genus.
class GenusOf {
 public:
  bool advance(const Sum& sum, MisereForms& forms, Meter& meter) {
    if (!form_) {
      const Progress state = forms.advance(sum, meter);
      if (state == Progress::limit) return true;
      if (state == Progress::working) return meter.refuses();
      form_ = forms.form();
    }
    half_tame_ = forms.classes().is_half_tame(*form_, meter);
    return half_tame_ || meter.refuses();
  }
  const std::optional<misere::Form>& form() const { return form_; }
  bool is_known() const { return half_tame_.has_value(); }

  /// Members of an object that has been begun.
  void write(Json& json, MisereForms& forms) const {
    const auto text = [&](std::string_view key, const auto& of) {
      json.key(key).text(form_ ? std::optional<std::string>(of(*form_)) : std::nullopt);
    };
    text("genus", [&](misere::Form form) { return forms.forms().genus(form).text(); });
    text("short", [&](misere::Form form) { return forms.classes().short_genus(form); });
    text("class", [&](misere::Form form) { return std::string(misere::text_of(forms.classes().of(form))); });
    json.key("half_tame").boolean(half_tame_);
  }

 private:
  std::optional<misere::Form> form_;
  std::optional<bool> half_tame_;
};

class GenusJob final : public Job {
 public:
  explicit GenusJob(const std::string& address) : address_(address), sum_(misere_sum(address)) {}
  bool advance(Meter& meter) override {
    const bool done = genus_.advance(sum_, forms_, meter);
    if (meter.refuses()) met_ = meter.limit();
    return done;
  }
  std::uint64_t made() const override { return forms_.positions(); }
  Reply reply() override {
    if (!genus_.form()) return limit_reply(met_);
    Json json;
    json.begin_object().key("address").text(address_of(sum_));
    genus_.write(json, forms_);
    return {json.end_object().take(), genus_.is_known() ? Status::answered : Status::limited};
  }

 private:
  std::string address_;
  Sum sum_;
  MisereForms forms_;
  GenusOf genus_;
  std::string_view met_ = "memory";
};

/// Of the heaps of a game, one after the other.
class GeneraJob final : public Job {
 public:
  GeneraJob(OpenFamily family, std::uint64_t to) : family_(std::move(family)), to_(to) {
    if (family_.names().size() != 1) refuse(ErrorCode::bad_request, Expected::one_open_name);
  }
  bool advance(Meter& meter) override {
    while (found_.size() <= to_) {
      if (meter.refuses()) met_ = meter.limit();
      if (meter.pauses()) return meter.refuses();
      if (!open_) {
        NamedNumbers numbers;
        numbers[family_.names().back()] = static_cast<std::int64_t>(found_.size());
        open_ = family_.with(numbers);
        read_play("misere", *open_);
      }
      const Progress state = forms_.advance(*open_, meter);
      if (state == Progress::limit) return true;
      if (state == Progress::working) continue;
      found_.push_back(forms_.form());
      open_.reset();
    }
    return true;
  }
  std::uint64_t made() const override { return found_.size(); }
  Reply reply() override {
    const bool whole = found_.size() > to_;
    Json json;
    json.begin_object().key("game").text(family_.name()).key("to").number(to_);
    json.key("status").text(whole ? "solved" : "limit");
    if (!whole) json.key("limit").begin_object().key("kind").text(met_).key("at").number(found_.size()).end_object();
    const auto each = [&](std::string_view key, const auto& of) {
      json.key(key).begin_array();
      for (const misere::Form form : found_) json.text(of(form));
      json.end_array();
    };
    each("genus", [&](misere::Form form) { return forms_.forms().genus(form).text(); });
    each("short", [&](misere::Form form) { return forms_.classes().short_genus(form); });
    each("classes", [&](misere::Form form) { return std::string(misere::text_of(forms_.classes().of(form))); });
    return {json.end_object().take(), whole ? Status::answered : Status::limited};
  }

 private:
  OpenFamily family_;
  std::uint64_t to_;
  MisereForms forms_;
  std::optional<Sum> open_;
  std::vector<misere::Form> found_;
  std::string_view met_ = "memory";
};

class FormJob final : public Job {
 public:
  explicit FormJob(const Arguments& given) {
    sums_.push_back(misere_sum(given.text("address")));
    if (!given.text("other").empty()) sums_.push_back(misere_sum(given.text("other")));
  }
  bool advance(Meter& meter) override {
    if (meter.refuses()) met_ = meter.limit();
    for (; found_.size() < sums_.size(); found_.push_back(forms_.form())) {
      const Progress state = forms_.advance(sums_[found_.size()], meter);
      if (meter.refuses()) met_ = meter.limit();
      if (state != Progress::done) return state == Progress::limit || meter.refuses();
    }
    if (!genus_.advance(sums_[0], forms_, meter)) return false;
    if (!texts_) texts_ = misere::text_of(forms_.forms(), found_[0], meter);
    if (found_.size() > 1 && found_[0] != found_[1] && !apart_)
      if (const auto game = misere::told_apart_by(forms_.forms(), found_[0], found_[1], meter))
        apart_ = misere::text_of(forms_.forms(), *game, meter);
    if (!mate_) mate_ = misere::text_of(forms_.forms(), forms_.forms().mate(found_[0]), meter);
    return true;
  }
  std::uint64_t made() const override { return forms_.positions(); }
  Reply reply() override {
    if (found_.empty()) return limit_reply(met_);
    const misere::Form form = found_[0];
    Json json;
    json.begin_object().key("address").text(address_of(sums_[0]));
    const auto write = [&](std::string_view key, const auto& text, auto part) {
      json.key(key).text(text ? std::optional<std::string_view>((*text).*part) : std::nullopt);
    };
    write("form", texts_, &misere::FormText::printed);
    write("list", texts_, &misere::FormText::list);
    write("mate", mate_, &misere::FormText::printed);
    json.key("options").number(forms_.forms().options(form).size());
    json.key("birthday").number(forms_.forms().birthday(form));
    genus_.write(json, forms_);
    if (sums_.size() > 1)
      json.key("other")
          .text(address_of(sums_[1]))
          .key("equal")
          .boolean(found_.size() > 1 ? std::optional(found_[0] == found_[1]) : std::nullopt);
    if (sums_.size() > 1) write("told_apart_by", apart_, &misere::FormText::list);
    const bool known = genus_.is_known() && found_.size() == sums_.size();
    return {json.end_object().take(), known ? Status::answered : Status::limited};
  }

 private:
  std::vector<Sum> sums_;
  MisereForms forms_;
  std::vector<misere::Form> found_;
  GenusOf genus_;
  std::optional<misere::FormText> texts_, mate_, apart_;
  std::string_view met_ = "memory";
};

std::unique_ptr<Job> genus_job(const Arguments& given) {
  const std::string& text = given.text("game");
  if (const auto to = heaps_asked(given)) return std::make_unique<GeneraJob>(OpenFamily(text), *to);
  return std::make_unique<GenusJob>(text);
}

constexpr std::string_view forms_budget = "20000000";

const EnrolledVerb genus_verb{
    {.name = "genus",
     .about = "the genus under misere play, of a position or of each heap of a game",
     .document = "Genus | Genera | Limited",
     .start = [](const Arguments& given, Session&) { return genus_job(given); },
     .parameters = {{"game", Takes::game, "a position; with `to` a game of heaps, or an open address"},
                    {"to", Takes::number, "of a game, the last heap", ""},
                    budget_parameter(forms_budget)},
     .is_long = true}};

const EnrolledVerb form_verb{
    {.name = "form",
     .about = "the misere canonical form of a position, and whether another is equal to it in every sum",
     .document = "MisereForm | Limited",
     .start = [](const Arguments& given, Session&) -> std::unique_ptr<Job> { return std::make_unique<FormJob>(given); },
     .parameters = {address_parameter(),
                    {"other", Takes::address, "a position to compare it with", ""},
                    budget_parameter(forms_budget)},
     .is_long = true}};

}  // namespace
}  // namespace sg

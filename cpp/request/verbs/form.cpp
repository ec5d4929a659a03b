// Verb form: misere canonical form of a position, and what becomes of its moves in that form.
#include "request/boundary/verb.hpp"
#include "request/misere/canonical-moves.hpp"
#include "request/misere/genus-query.hpp"
#include "request/misere/misere-request.hpp"
#include "theory/misere/distinguish.hpp"

namespace sg {
namespace {

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
      if (const auto game = misere::distinguishing_game(forms_.forms(), found_[0], found_[1], meter))
        apart_ = misere::text_of(forms_.forms(), *game, meter);
    if (!moves_.advance(sums_[0], found_[0], forms_, meter)) return false;
    if (!mate_) mate_ = misere::text_of(forms_.forms(), forms_.forms().mate(found_[0]), meter);
    return true;
  }
  std::uint64_t made() const override { return forms_.positions(); }
  Reply reply() override {
    if (found_.empty()) return limit_reply(met_);
    const misere::Form form = found_[0];
    Json json;
    json.begin_object().key("address").text(address_of(sums_[0]));
    write_text(json, "form", texts_, &misere::FormText::printed);
    write_text(json, "list", texts_, &misere::FormText::list);
    write_text(json, "mate", mate_, &misere::FormText::printed);
    json.key("options").number(forms_.forms().options(form).size());
    json.key("birthday").number(forms_.forms().birthday(form));
    genus_.write(json, forms_);
    json.key("moves");
    moves_.write(json, sums_[0]);
    if (sums_.size() > 1)
      json.key("other")
          .text(address_of(sums_[1]))
          .key("equal")
          .boolean(found_.size() > 1 ? std::optional(found_[0] == found_[1]) : std::nullopt);
    if (sums_.size() > 1) write_text(json, "told_apart_by", apart_, &misere::FormText::list);
    const bool known = genus_.is_known() && found_.size() == sums_.size();
    return {json.end_object().take(), known ? Status::answered : Status::limited};
  }

 private:
  std::vector<Sum> sums_;
  MisereForms forms_;
  std::vector<misere::Form> found_;
  GenusOf genus_;
  FormMoves moves_;
  std::optional<misere::FormText> texts_, mate_, apart_;
  std::string_view met_ = "memory";
};

const EnrolledVerb form_verb{
    {.name = "form",
     .about = "the misere canonical form of a position, and whether another is equal to it in every sum",
     .document = "MisereForm | Limited",
     .start = [](const Arguments& given, Session&) -> std::unique_ptr<Job> { return std::make_unique<FormJob>(given); },
     .parameters = {address_parameter(),
                    {"other", Takes::address, "a position to compare it with", ""},
                    budget_parameter(GenusOf::budget)},
     .is_long = true}};

}  // namespace
}  // namespace sg

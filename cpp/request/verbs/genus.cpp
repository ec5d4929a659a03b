// Verb genus: genus of a position, that is, its misere values beside heaps of Nim.
#include <algorithm>

#include "request/families/open-family.hpp"
#include "request/misere/genus-query.hpp"
#include "request/misere/misere-request.hpp"

namespace sg {
namespace {

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

constexpr std::uint64_t half_tame_steps = 20'000;           // step budget for one heap
constexpr std::uint64_t most_half_tame_steps = 10'000'000;  // step budget for all heaps together

/// Finds, one after the other, the genera of the heaps of a game or of a family with one or two names.
class GeneraJob final : public Job {
 public:
  GeneraJob(OpenFamily family, std::uint64_t to) : family_(std::move(family)), to_(to) {
    const std::size_t names = family_.names().size();
    if (names == 0 || names > 2) refuse(ErrorCode::bad_request, Expected::open_address);
    if (names == 2 && to_ >= most_rows) refuse(ErrorCode::too_big, {Expected::most_cells, most_rows * most_rows});
    count_ = names == 2 ? columns() * columns() : columns();
  }
  bool advance(Meter& meter) override {
    while (found_.size() < count_) {
      if (meter.refuses()) met_ = meter.limit();
      if (meter.pauses()) return meter.refuses();
      if (!open_ && !(meter.spend() && begin(meter))) continue;
      const Progress state = forms_.advance(*open_, meter);
      if (state == Progress::limit) return true;
      if (state == Progress::working) continue;
      if (!beside_) beside_ = meter.extra(meter.at_most(most_half_tame_steps));
      beside_->sync(meter);
      const std::uint64_t most = std::min(half_tame_steps, beside_->left());
      Meter own = beside_->extra(most);
      keep(forms_.form(), forms_.classes().is_half_tame(forms_.form(), own));
      beside_->spend(most - own.left());
      open_.reset();
    }
    if (fault_) throw InputError(*fault_);  // no text was a position
    return true;
  }
  std::uint64_t made() const override { return found_.size(); }
  Reply reply() override {
    const bool whole = found_.size() == count_;
    Json json;
    json.begin_object().key("game").text(family_.name()).key("to").number(to_);
    json.key("status").text(whole ? "solved" : "limit");
    if (!whole) json.key("limit").begin_object().key("kind").text(met_).key("at").number(found_.size()).end_object();
    const auto each = [&](std::string_view key, const auto& write) {
      json.key(key).begin_array();
      for (std::size_t i = 0; i < found_.size(); ++i) {
        if (is_square() && i % columns() == 0) json.begin_array();
        write(i);
        if (is_square() && (i % columns() == to_ || i + 1 == found_.size())) json.end_array();
      }
      json.end_array();
    };
    const auto each_text = [&](std::string_view key, const auto& of) {
      each(key,
           [&](std::size_t i) { json.text(found_[i] ? std::optional<std::string>(of(*found_[i])) : std::nullopt); });
    };
    each_text("genus", [&](misere::Form form) { return forms_.forms().genus(form).text(); });
    each_text("short", [&](misere::Form form) { return forms_.classes().short_genus(form); });
    each_text("classes", [&](misere::Form form) { return std::string(misere::text_of(forms_.classes().of(form))); });
    each("half_tame", [&](std::size_t i) { json.boolean(half_tame_[i]); });
    return {json.end_object().take(), whole ? Status::answered : Status::limited};
  }

 private:
  static constexpr std::uint64_t most_rows = 2000;

  std::uint64_t columns() const { return to_ + 1; }
  bool is_square() const { return family_.names().size() == 2; }
  /// Opens the next position; if its text is no position, stores an empty result and returns false. Throws InputError
  /// if misere play is not defined for it.
  bool begin(Meter& meter) {
    NamedNumbers numbers;
    numbers[family_.names().back()] = static_cast<std::int64_t>(found_.size() % columns());
    if (is_square()) numbers[family_.names()[0]] = static_cast<std::int64_t>(found_.size() / columns());
    try {
      Sum sum = family_.with(numbers, meter);
      read_play("misere", sum);
      open_ = std::move(sum);
    } catch (const InputError& error) {
      // A convention that is undefined for one position of a family is undefined for all.
      if (error.code == ErrorCode::bad_play) throw;
      if (found_.empty()) fault_ = error;
      keep(std::nullopt, std::nullopt);
      return false;
    }
    fault_.reset();
    return true;
  }
  void keep(std::optional<misere::Form> form, std::optional<bool> half_tame) {
    found_.push_back(form);
    half_tame_.push_back(half_tame);
  }

  OpenFamily family_;
  std::uint64_t to_;
  std::uint64_t count_ = 0;
  MisereForms forms_;
  std::optional<Sum> open_;
  std::vector<std::optional<misere::Form>> found_;  // nullopt if the text is no position
  std::vector<std::optional<bool>> half_tame_;
  std::optional<InputError> fault_;  // error of the first text, until some text is a position
  std::optional<Meter> beside_;      // budget for finding which forms are half tame
  std::string_view met_ = "memory";
};

std::unique_ptr<Job> genus_job(const Arguments& given) {
  const std::string& text = given.text("game");
  if (const auto to = heaps_asked(given)) return std::make_unique<GeneraJob>(OpenFamily(text), *to);
  return std::make_unique<GenusJob>(text);
}

const EnrolledVerb genus_verb{
    {.name = "genus",
     .about = "the genus under misere play, of a position, of each heap of a game, or of a family",
     .document = "Genus | Genera | GeneraOfPairs | Limited",
     .start = [](const Arguments& given, Session&) { return genus_job(given); },
     .parameters = {{"game", Takes::game,
                     "a position; with `to` a game of heaps, or an open address of one name or two"},
                    {"to", Takes::number, "of a game the last heap, of a family the last number of each name", ""},
                    budget_parameter(GenusOf::budget)},
     .is_long = true}};

}  // namespace
}  // namespace sg

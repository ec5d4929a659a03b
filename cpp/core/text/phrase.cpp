#include "core/text/phrase.hpp"

#include <algorithm>

#include "core/text/json.hpp"

namespace sg {
namespace {

/// Gives the text between the places, and each place as its name and how its list ends.
template <class OnText, class OnPlace>
void each_part(std::string_view words, OnText&& on_text, OnPlace&& on_place) {
  for (std::size_t open = 0; (open = words.find('{')) != std::string_view::npos;) {
    on_text(words.substr(0, open));
    const std::size_t close = words.find('}', open);
    const std::string_view place = words.substr(open + 1, close - open - 1);
    const std::size_t bar = std::min(place.find('|'), place.size());
    on_place(place.substr(0, bar), place.substr(bar));
    words.remove_prefix(close + 1);
  }
  on_text(words);
}

std::string joined(const std::vector<std::string>& texts, std::string_view last) {
  std::string out;
  for (std::size_t i = 0; i < texts.size(); ++i)
    out.append(i == 0 ? "" : i + 1 < texts.size() ? ", " : last).append(texts[i]);
  return out;
}

/// As documents have it.
std::string text_of(std::string_view key) {
  std::string text(key);
  std::replace(text.begin(), text.end(), '_', '-');
  return text;
}

}  // namespace

Phrase::Phrase(Wording<1> wording, std::uint64_t number) : Phrase(wording, fact(number)) {}

Phrase::Phrase(Wording<1> wording, Fact fact) : row_(wording.row), facts_{std::move(fact)} {}

Phrase::Phrase(Wording<2> wording, Fact one, Fact other)
    : row_(wording.row), facts_{std::move(one), std::move(other)} {}

std::string Phrase::english() const {
  std::string out;
  auto next = facts_.begin();
  each_part(
      row_->words, [&](std::string_view text) { out += text; },
      [&](std::string_view, std::string_view ending) {
        const Fact& fact = *next++;
        out += ending.empty() ? fact.text() : joined(fact.texts(), ending == "|or" ? " or " : ", ");
      });
  return out;
}

void Phrase::write(Json& json) const {
  json.begin_object().key("key").text(text_of(row_->key)).key("facts").begin_object();
  auto next = facts_.begin();
  each_part(
      row_->words, [](std::string_view) {},
      [&](std::string_view name, std::string_view) { (next++)->write(json.key(name)); });
  json.end_object().end_object();
}

std::string either(const std::vector<std::string>& choices) { return joined(choices, " or "); }

void write_rows(Json& json, std::span<const PhraseRow> rows) {
  json.begin_array();
  for (const auto& [key, words] : rows) {
    json.begin_object().key("key").text(text_of(key)).key("words").text(words).end_object();
  }
  json.end_array();
}

}  // namespace sg

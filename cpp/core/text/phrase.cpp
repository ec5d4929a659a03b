#include "core/text/phrase.hpp"

#include <algorithm>

#include "core/text/json.hpp"
#include "core/text/minsize.hpp"

namespace sg {
namespace {

/// Words before a bracket, and the parts of the bracket.
struct Pattern {
  std::string_view once, repeated = {}, between = {}, before_last = {};

  explicit Pattern(std::string_view words) : once(words.substr(0, words.find('['))) {
    if (once.size() == words.size()) return;
    std::string_view rest = words.substr(once.size() + 1, words.size() - once.size() - 2);
    const auto next = [&] {
      const std::string_view piece = rest.substr(0, rest.find('|'));
      rest.remove_prefix(std::min(rest.size(), piece.size() + 1));
      return piece;
    };
    repeated = next();
    between = next();
    before_last = rest.empty() ? between : rest;
  }
};

/// Calls `on_text` with each text between places and `on_place` with the name of each place, in order.
void each_piece(std::string_view words, auto&& on_text, auto&& on_place) {
  for (std::size_t open = 0; (open = words.find('{')) != std::string_view::npos;) {
    on_text(words.substr(0, open));
    const std::size_t close = words.find('}', open);
    on_place(words.substr(open + 1, close - open - 1));
    words.remove_prefix(close + 1);
  }
  on_text(words);
}

std::vector<std::string_view> names_in(std::string_view words) {
  std::vector<std::string_view> names;
  each_piece(
      words, [](std::string_view) {}, [&](std::string_view name) { names.push_back(name); });
  return names;
}

}  // namespace

std::string with_hyphens(std::string_view key) {
  std::string text(key);
  std::replace(text.begin(), text.end(), '_', '-');
  return text;
}

Phrase& Phrase::add(std::string_view fact) {
  facts_.emplace_back(fact);
  return *this;
}

SG_MINSIZE std::string Phrase::text() const {
  const Pattern pattern(row_->words);
  std::string out;
  auto fact = facts_.begin();
  const auto fill = [&](std::string_view words) {
    each_piece(
        words, [&](std::string_view text) { out += text; }, [&](std::string_view) { out += *fact++; });
  };
  fill(pattern.once);
  const auto together = static_cast<std::ptrdiff_t>(names_in(pattern.repeated).size());
  for (bool first = true; fact != facts_.end(); first = false) {
    if (!first) out += facts_.end() - fact == together ? pattern.before_last : pattern.between;
    fill(pattern.repeated);
  }
  return out;
}

SG_MINSIZE void Phrase::write(Json& json) const {
  const Pattern pattern(row_->words);
  json.key("key").text(with_hyphens(row_->key)).key("facts").begin_object();
  const auto texts = names_in(pattern.once), lists = names_in(pattern.repeated);
  for (std::size_t i = 0; i < texts.size(); ++i) json.key(texts[i]).text(facts_[i]);
  for (std::size_t i = 0; i < lists.size(); ++i) {
    json.key(lists[i]).begin_array();
    for (std::size_t at = texts.size() + i; at < facts_.size(); at += lists.size()) json.text(facts_[at]);
    json.end_array();
  }
  json.end_object();
}

void write_rows(Json& json, std::span<const PhraseRow> rows) {
  json.begin_array();
  for (const auto& [key, words] : rows)
    json.begin_object().key("key").text(with_hyphens(key)).key("words").text(words).end_object();
  json.end_array();
}

}  // namespace sg

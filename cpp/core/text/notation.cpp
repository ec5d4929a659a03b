#include "core/text/notation.hpp"

#include <utility>

#include "core/text/json.hpp"

namespace sg {
namespace {

struct Pattern {
  std::string_view once, repeated, between;

  explicit Pattern(std::string_view pattern) : once(pattern.substr(0, pattern.find('['))) {
    if (once.size() == pattern.size()) return;
    const std::size_t from = once.size() + 1, bar = pattern.find('|', from);
    repeated = pattern.substr(from, bar - from);
    between = pattern.substr(bar + 1, pattern.size() - bar - 2);
  }
};

/// Calls `plain` with each character outside braces, `named` with each name within them.
void each_of(std::string_view pattern, auto&& plain, auto&& named) {
  for (std::size_t at = 0; at < pattern.size(); ++at) {
    if (pattern[at] != '{') {
      plain(pattern[at]);
      continue;
    }
    const std::size_t end = pattern.find('}', at);
    named(pattern.substr(at + 1, end - at - 1));
    at = end;
  }
}

std::vector<std::string_view> names_in(std::string_view pattern) {
  std::vector<std::string_view> names;
  each_of(
      pattern, [](char) {}, [&](std::string_view name) { names.push_back(name); });
  return names;
}

}  // namespace

MovePart::MovePart(const MoveForm& form, std::initializer_list<std::uint64_t> facts) : form_(&form) {
  for (const std::uint64_t fact : facts) add(fact);
}

MovePart& MovePart::add(std::uint64_t fact) { return add(std::to_string(fact)); }

MovePart& MovePart::add(std::string fact) {
  facts_.push_back(std::move(fact));
  return *this;
}

std::string MovePart::text() const {
  const Pattern pattern(form_->pattern);
  std::string out;
  auto fact = facts_.begin();
  const auto fill = [&](std::string_view piece) {
    each_of(
        piece, [&](char c) { out += c; }, [&](std::string_view) { out += *fact++; });
  };
  fill(pattern.once);
  for (bool first = true; fact != facts_.end(); first = false) {
    if (!first) out += pattern.between;
    fill(pattern.repeated);
  }
  return out;
}

void MovePart::write(Json& json) const {
  const Pattern pattern(form_->pattern);
  json.key("key").text(form_->key).key("facts").begin_object();
  const auto texts = names_in(pattern.once), lists = names_in(pattern.repeated);
  for (std::size_t i = 0; i < texts.size(); ++i) json.key(texts[i]).text(facts_[i]);
  for (std::size_t i = 0; i < lists.size(); ++i) {
    json.key(lists[i]).begin_array();
    for (std::size_t at = texts.size() + i; at < facts_.size(); at += lists.size()) json.text(facts_[at]);
    json.end_array();
  }
  json.end_object();
}

}  // namespace sg

#include "core/text/reason.hpp"

#include <variant>

#include "core/text/json.hpp"
#include "core/text/phrase.hpp"

namespace sg {

struct Fact::Content {
  std::variant<std::string, std::vector<std::string>, std::vector<FactRow>> is;
};

Fact::Fact(const char* text) : Fact(std::string(text)) {}
Fact::Fact(std::string text) : content_(std::make_shared<Content>(Content{std::move(text)})) {}
Fact::Fact(std::vector<std::string> texts) : content_(std::make_shared<Content>(Content{std::move(texts)})) {}
Fact::Fact(std::vector<FactRow> rows) : content_(std::make_shared<Content>(Content{std::move(rows)})) {}

Fact::Fact(const Fact&) = default;
Fact::Fact(Fact&&) noexcept = default;
Fact& Fact::operator=(const Fact&) = default;
Fact& Fact::operator=(Fact&&) noexcept = default;
Fact::~Fact() = default;

Facts::Facts() = default;
Facts::Facts(std::initializer_list<Named> all) : all_(all) {}
Facts::Facts(const Facts&) = default;
Facts::Facts(Facts&&) noexcept = default;
Facts& Facts::operator=(const Facts&) = default;
Facts& Facts::operator=(Facts&&) noexcept = default;
Facts::~Facts() = default;

void Facts::add(std::string_view name, Fact fact) { all_.emplace_back(name, std::move(fact)); }
void Facts::add_all(const Facts& others) { all_.insert(all_.end(), others.begin(), others.end()); }

const std::string& Fact::text() const { return std::get<std::string>(content_->is); }

void Fact::write(Json& json) const {
  if (const auto* text = std::get_if<std::string>(&content_->is)) {
    json.text(*text);
    return;
  }
  json.begin_array();
  if (const auto* list = std::get_if<std::vector<std::string>>(&content_->is)) {
    for (const std::string& text : *list) json.text(text);
  } else {
    for (const FactRow& row : std::get<std::vector<FactRow>>(content_->is)) {
      json.begin_object();
      for (const auto& [name, text] : row) json.key(name).text(text);
      json.end_object();
    }
  }
  json.end_array();
}

Fact fact(std::uint64_t n) { return std::to_string(n); }

std::vector<std::string> texts(const std::vector<std::uint64_t>& numbers) {
  std::vector<std::string> out;
  for (const std::uint64_t n : numbers) out.push_back(std::to_string(n));
  return out;
}

namespace {

void write_facts(Json& json, const Facts& facts) {
  json.key("facts").begin_object();
  for (const auto& [name, value] : facts) value.write(json.key(name));
  json.end_object();
}

/// Keys as the table has them, by their place.
constexpr const char* keys[] = {
#define REASON(key, facts) #key,
#include "core/text/reasons.def"
#undef REASON
};

}  // namespace

Reason formula_reason(std::string_view id, const Facts& facts) {
  Reason reason{ReasonKey::formula, {{"id", std::string(id)}}};
  reason.facts.add_all(facts);
  return reason;
}

void Sign::write(Json& json) const {
  json.begin_object().key("kind").text(kind);
  write_facts(json, facts);
  json.end_object();
}

// The nesting of steps is fixed (a sum, its components, their parts) and does not grow with the size of the input.
void Reason::write(Json& json) const {
  json.begin_object().key("key").text(with_hyphens(keys[static_cast<std::size_t>(key)]));
  write_facts(json, facts);
  json.key("marks").begin_array();
  for (const std::uint64_t mark : marks) json.number(mark);
  json.end_array().key("steps").begin_array();
  for (const Reason& step : steps) step.write(json);
  json.end_array().end_object();
}

}  // namespace sg

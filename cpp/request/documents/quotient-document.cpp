#include "request/documents/quotient-document.hpp"

#include <array>
#include <set>

#include "core/text/json.hpp"
#include "solve/misere/element-text.hpp"

namespace sg {
namespace {

constexpr std::size_t most_tabled = 64;  // greatest order of which tables are written

void write_relations(Json& json, const misere::Quotient& quotient, const Letters& letters) {
  json.key("relations").begin_array();
  for (const auto& [left, right] : misere::relations(quotient)) json.text(letters.of(left) + '=' + letters.of(right));
  json.end_array();
}

void write_elements(Json& json, std::string_view key, const std::vector<misere::Element>& elements,
                    const Letters& letters) {
  json.key(key).begin_array();
  for (const misere::Element x : elements) json.text(letters.of(x));
  json.end_array();
}

std::vector<misere::Element> all_of(const misere::Quotient& quotient, bool lost_alone) {
  std::vector<misere::Element> all;
  for (std::size_t x = 0; x < quotient.order; ++x)
    if (!lost_alone || quotient.is_lost(static_cast<misere::Element>(x)))
      all.push_back(static_cast<misere::Element>(x));
  return all;
}

/// Writes the multiplication table, by rows of indices of elements; null if the order is above `most_tabled`.
void write_table(Json& json, const misere::Quotient& quotient) {
  json.key("table");
  if (quotient.order > most_tabled) {
    json.null();
    return;
  }
  json.begin_array();
  for (std::size_t x = 0; x < quotient.order; ++x) {
    json.begin_array();
    for (const misere::Element y : quotient.row(static_cast<misere::Element>(x))) json.index(y);
    json.end_array();
  }
  json.end_array();
}

/// Writes each set of elements that some kind can move to, with the element of that kind; null like the table.
void write_mex(Json& json, const misere::QuotientBuilder& growing, const Letters& letters) {
  const misere::Quotient& quotient = growing.quotient();
  json.key("mex");
  if (quotient.order > most_tabled) {
    json.null();
    return;
  }
  json.begin_array();
  std::set<misere::Bits> seen;
  for (misere::Kind kind = 0; kind < quotient.phi.size(); ++kind) {
    const misere::Bits& targets = growing.targets(kind);
    if (!seen.insert(targets).second) continue;
    std::vector<misere::Element> options;
    misere::each_bit(targets, [&](std::size_t t) { return options.push_back(static_cast<misere::Element>(t)), true; });
    write_elements(json.begin_object(), "options", options, letters);
    json.key("is").text(letters.of(quotient.phi[kind])).end_object();
  }
  json.end_array();
}

void write_kernel(Json& json, const misere::Quotient& quotient, const misere::PositionClasses& kinds,
                  const Letters& letters) {
  const misere::Kernel kernel = misere::kernel_of(quotient, kinds);
  json.key("kernel").begin_object().key("order").number(kernel.elements.size());
  write_elements(json, "elements", kernel.elements, letters);
  json.key("normal").boolean(kernel.is_normal).end_object();
}

void write_proof(Json& json, const HeapQuotient& found) {
  json.key("proof");
  if (!found.proof()) {
    json.null();
    return;
  }
  json.begin_object().key("period").number(found.proof()->period).key("from").number(found.proof()->from);
  json.key("window").number(found.proof()->window).end_object();
}

/// Members that both documents have.
constexpr std::array shared{"order",         "lost",   "generators", "relations", "elements",
                            "lost_elements", "kernel", "table",      "mex"};

/// Writes these members; `name(kind)` writes the heap or the address of a generator.
template <class Name>
void write_quotient(Json& json, const misere::QuotientBuilder& growing, const misere::PositionClasses& kinds,
                    const Letters& letters, Name&& name) {
  const misere::Quotient& quotient = growing.quotient();
  json.key("order").number(quotient.order).key("lost").number(misere::count(quotient.lost));
  json.key("generators").begin_object();
  for (const auto& [kind, letter] : letters.all()) {
    json.key(letter);
    name(kind);
  }
  json.end_object();
  write_relations(json, quotient, letters);
  write_elements(json, "elements", all_of(quotient, false), letters);
  write_elements(json, "lost_elements", all_of(quotient, true), letters);
  write_kernel(json, quotient, kinds, letters);
  write_table(json, quotient);
  write_mex(json, growing, letters);
}

void write_heaps(Json& json, const HeapQuotient& found) {
  const Letters letters(found.quotient());
  write_quotient(json, found.growing(), found.kinds(), letters,
                 [&](misere::Kind kind) { json.number(found.heap_of(kind)); });
  json.key("phi").begin_array();
  for (std::uint64_t n = 0; n <= found.to(); ++n) json.text(letters.of(found.element(n)));
  json.end_array();
  write_proof(json, found);
}

void write_numbers(Json& json, std::string_view key, std::span<const misere::Element> elements) {
  json.key(key).begin_array();
  for (const misere::Element x : elements) json.number(x);
  json.end_array();
}

void write_limit(Json& json, const HeapQuotient& found, std::string_view kind) {
  json.key("limit").begin_object().key("kind").text(kind).key("at").number(found.covered()).end_object();
  for (const std::string_view none : shared) json.key(none).null();
  for (const std::string_view none : {"phi", "proof"}) json.key(none).null();
  json.key("least").number(found.gave_up() ? found.growing().least_order() : found.quotient().order);
  json.key("covered");
  if (found.covered() == 0) {
    json.null();
    return;
  }
  json.begin_object().key("to").number(found.covered() - 1).key("order").number(found.quotient().order);
  json.key("lost").number(misere::count(found.quotient().lost)).end_object();
}

}  // namespace

void write_certificate(Json& json, const HeapQuotient& found) {
  const GamePtr& game = found.positions().game;
  if (!found.may_prove()) {
    json.null();
    return;
  }
  const misere::Quotient& quotient = found.quotient();
  json.begin_object().key("kind").text("misere").key("game").text(game->info().id).key("rules").text(game->rules());
  json.key("generators").begin_array();
  for (const misere::Kind kind : quotient.generators()) {
    json.begin_object().key("heap").number(found.heap_of(kind));
    write_numbers(json, "images", quotient.row(quotient.phi[kind]));
    json.end_object();
  }
  json.end_array();
  std::vector<misere::Element> phi;
  for (std::uint64_t n = 0; n < found.covered(); ++n) phi.push_back(found.element(n));
  write_numbers(json, "phi", phi);
  write_numbers(json, "lost", all_of(quotient, true));
  write_proof(json, found);
  json.end_object();
}

std::string document_of(const HeapQuotient& found, std::string_view met, WithCertificate with) {
  Json json;
  json.begin_object().key("game").text(found.positions().name).key("to").number(found.to());
  json.key("status").text(found.complete() ? "solved" : "limit");
  if (found.complete()) {
    write_heaps(json, found);
    if (with == WithCertificate::yes) write_certificate(json.key("certificate"), found);
    return json.end_object().take();
  }
  write_limit(json, found, found.growing().gave_up() && !found.kinds().has_forgotten() ? "quotient" : met);
  return json.end_object().take();
}

std::string document_of(const PositionQuotient& found, std::string_view met) {
  const misere::QuotientBuilder& growing = found.growing();
  const Sum& sum = found.sum();
  Json json;
  json.begin_object().key("address").text(address_of(sum));
  json.key("status").text(found.is_complete() ? "solved" : "limit");
  json.key("kinds").number(found.kinds().size());
  if (!found.is_complete()) {
    json.key("limit").begin_object().key("kind").text(growing.gave_up() ? "quotient" : met).end_object();
    for (const std::string_view none : shared) json.key(none).null();
    for (const std::string_view none : {"components", "product", "outcome"}) json.key(none).null();
    return json.key("least").number(growing.least_order()).end_object().take();
  }
  const misere::Quotient& quotient = growing.quotient();
  const Letters letters(quotient);
  write_quotient(json, growing, found.kinds(), letters,
                 [&](misere::Kind kind) { json.text(address_of(found.generator(kind))); });
  json.key("components").begin_array();
  misere::Element product = 0;
  for (const Component& c : sum) {
    const misere::Element own = found.element({c});
    product = quotient.times(product, own);
    json.begin_object().key("address").text(c.address()).key("element").text(letters.of(own)).end_object();
  }
  json.end_array().key("product").text(letters.of(product));
  json.key("outcome").text(quotient.is_lost(product) ? "P" : "N");
  return json.end_object().take();
}

}  // namespace sg

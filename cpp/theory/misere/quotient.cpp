#include "theory/misere/quotient.hpp"
#include "core/game/small-sort.hpp"

#include <map>
#include <set>

namespace sg::misere {

Element Quotient::of(std::span<const Kind> sum) const {
  Element x = 0;
  for (const Kind kind : sum) x = times(x, phi[kind]);
  return x;
}

Quotient::Cycle Quotient::cycle(Element x) const {
  std::vector<std::uint32_t> seen(order, 0);  // the exponent, plus 1
  Element power = 0;
  std::uint32_t exponent = 0;
  for (; seen[power] == 0; power = times(power, x)) seen[power] = ++exponent;
  return {seen[power] - 1, exponent + 1 - seen[power]};
}

Bits Quotient::targets(const PositionClasses& kinds, Kind kind) const {
  Bits bits = no_bits(order);
  for (std::size_t i = 0; i < kinds.options(kind); ++i) put(bits, of(kinds.option(kind, i)));
  return bits;
}

std::vector<Bits> Quotient::lost_beside() const {
  std::vector<Bits> all(order, no_bits(order));
  for (std::size_t x = 0; x < order; ++x)
    for (std::size_t z = 0; z < order; ++z)
      if (is_lost(table[x * order + z])) put(all[x], z);
  return all;
}

Word Quotient::generators() const {
  std::set<Kind> all;
  for (const Word& word : words) all.insert(word.begin(), word.end());
  return {all.begin(), all.end()};
}

namespace {

Word with_kind(Word word, Kind kind) {
  word.insert(std::upper_bound(word.begin(), word.end(), kind), kind);
  return word;
}

Word without(Word word, std::size_t place) {
  word.erase(word.begin() + static_cast<std::ptrdiff_t>(place));
  return word;
}

}  // namespace

std::vector<Relation> relations(const Quotient& quotient) {
  const auto is_least = [&](const Word& word) { return quotient.words[quotient.of(word)] == word; };
  std::set<Word> seen;
  std::vector<Relation> all;
  for (const Word& word : quotient.words)
    for (const Kind kind : quotient.generators()) {
      Word longer = with_kind(word, kind);
      if (is_least(longer) || seen.count(longer) > 0) continue;
      bool is_first = true;
      for (std::size_t i = 0; i < longer.size() && is_first; ++i) is_first = is_least(without(longer, i));
      if (!is_first) continue;
      seen.insert(longer);
      Word right = quotient.words[quotient.of(longer)];
      all.push_back({std::move(longer), std::move(right)});
    }
  put_in_order(all, [](const Relation& a, const Relation& b) { return is_below(a.left, b.left); });
  return all;
}

Kernel kernel_of(const Quotient& quotient, const PositionClasses& kinds) {
  Element all = 0;
  for (std::size_t x = 0; x < quotient.order; ++x) all = quotient.times(all, static_cast<Element>(x));
  const std::set<Element> ideal(quotient.row(all).begin(), quotient.row(all).end());
  Kernel kernel{{ideal.begin(), ideal.end()}, true};
  const auto is_one = [&](Element x) { return quotient.times(x, x) == x; };
  const Element one = *std::find_if(ideal.begin(), ideal.end(), is_one);
  // Walk from the identity by one kind after the other: no element may have two values, no value two elements.
  std::set<std::pair<Element, Nimber>> steps;
  for (Kind kind = 0; kind < quotient.phi.size(); ++kind) steps.insert({quotient.phi[kind], kinds.value(kind)});
  std::map<Element, Nimber> value_at{{one, 0}};
  std::map<Nimber, Element> element_at{{0, one}};
  std::vector<Element> open{one};
  while (!open.empty() && kernel.is_normal) {
    const Element x = open.back();
    open.pop_back();
    for (const auto& [step, value] : steps) {
      const Element y = quotient.times(x, step);
      const Nimber sum = value_at[x] ^ value;
      const auto [at, is_new] = value_at.try_emplace(y, sum);
      const auto [back, is_fresh] = element_at.try_emplace(sum, y);
      kernel.is_normal = kernel.is_normal && at->second == sum && back->second == y;
      if (is_new) open.push_back(y);
    }
  }
  for (const Element x : kernel.elements) kernel.is_normal = kernel.is_normal && quotient.is_lost(x) == (x == one);
  return kernel;
}

}  // namespace sg::misere

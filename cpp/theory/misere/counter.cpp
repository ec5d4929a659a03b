#include "theory/misere/counter.hpp"

namespace sg::misere {

Appearance appearance_of(const Quotient& quotient, const PositionClasses& kinds, const Word& sum) {
  Appearance seen{.lost = quotient.is_lost(quotient.of(sum))};
  for (const Kind kind : sum) {
    seen.value ^= kinds.value(kind);
    seen.big = seen.big || kinds.value(kind) > 1;
  }
  return seen;
}

std::optional<Word> counter_to(const Quotient& quotient, const PositionClasses& kinds, const Appearance& given) {
  const Word* best = nullptr;
  for (const Word& word : quotient.words) {
    if (word.empty() || (best && best->size() <= word.size())) continue;
    const Appearance own = appearance_of(quotient, kinds, word);
    if (own.looks_as(given) && own.lost != given.lost) best = &word;
  }
  return best ? std::optional(*best) : std::nullopt;
}

std::optional<Counters> counters_of(const Quotient& quotient, const PositionClasses& kinds) {
  std::optional<Counters> best;
  for (const Word& word : quotient.words) {
    if (!quotient.is_lost(quotient.of(word))) continue;
    std::optional<Word> won = counter_to(quotient, kinds, appearance_of(quotient, kinds, word));
    if (won && (!best || word.size() + won->size() < best->lost.size() + best->won.size()))
      best = {word, std::move(*won)};
  }
  return best;
}

}  // namespace sg::misere

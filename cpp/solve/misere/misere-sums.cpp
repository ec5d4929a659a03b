#include "solve/misere/misere-sums.hpp"

#include "core/game/component-moves.hpp"

namespace sg {
namespace {

/// Steps that a quotient may take before forms are tried.
constexpr std::uint64_t quotient_steps = 1'000'000;

}  // namespace

Progress MisereSums::grow(const misere::Word& word, Meter& meter) {
  return covers(word) ? Progress::done : growing_.advance(word.back() + 1, meter);
}

Progress MisereSums::advance(const Sum& sum, Meter& meter) {
  if (const Progress state = list(sum, meter); state != Progress::done) return state;
  const misere::Word word = *this->word(sum);
  if (!part_) part_ = meter.capped(quotient_steps);
  const Progress state = in_part(*part_, meter, [&](Meter& own) { return grow(word, own); });
  if (state != Progress::limit || lost_.count(word) != 0) return state == Progress::limit ? Progress::done : state;
  const Progress found = forms_.advance(sum, meter);
  if (found == Progress::done) lost_.emplace(word, forms_.forms().is_lost(forms_.form()));
  return found;
}

std::optional<bool> MisereSums::wins(const Sum& sum) {
  const auto word = forms_.word(sum);
  if (!word) return std::nullopt;
  if (covers(*word)) return !growing_.quotient().is_lost(growing_.quotient().of(*word));
  const auto found = lost_.find(*word);
  return found == lost_.end() ? std::nullopt : std::optional(!found->second);
}

}  // namespace sg

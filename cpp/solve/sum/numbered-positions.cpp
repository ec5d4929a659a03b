#include "solve/sum/numbered-positions.hpp"

namespace sg {
namespace {

/// Turns of the meter for each element of a position that is read and judged.
constexpr std::uint64_t turns_an_element = 64;

Sum position_of(const GamePtr& game, const std::string& text) {
  Reader reader(text, 0, text.size(), ErrorCode::bad_request);
  Sum sum{{game, game->read(reader)}};
  reader.expect_end(Expected::end_of_position);
  return sum;
}

}  // namespace

Sum heap_of(const GamePtr& game, std::uint64_t n) {
  if (n > 0) return position_of(game, std::to_string(n));
  // Some boards have no heaps of 0, others demand a heap.
  try {
    return position_of(game, "");
  } catch (const InputError& error) {
    try {
      return position_of(game, "0");
    } catch (const InputError&) {
      throw error;
    }
  }
}

void spend_on(const Sum& sum, Meter& meter) {
  for (const Component& c : sum) meter.spend_turns(turns_an_element * c.position->size());
}

NumberedPositions heaps_of(const GamePtr& game) {
  const auto at = [game](std::uint64_t n, Meter& meter) {
    Sum sum = heap_of(game, n);
    spend_on(sum, meter);
    return sum;
  };
  return {game->name(), game, at};
}

}  // namespace sg

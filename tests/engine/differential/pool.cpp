#include "pool.hpp"

#include <algorithm>
#include <stdexcept>

#include "../effort.hpp"
#include "request/address/address.hpp"

namespace sg::differential {
namespace {

constexpr std::size_t most_samples = 12;    // of a family
constexpr std::size_t most_positions = 60;  // of a game

/// Adds a uniform random sample of positions, in one pass.
void add_some(const GamePtr& game, Random& random, std::vector<Sum>& out) {
  const unsigned checked = game->info().checked_to;
  std::vector<PositionPtr> kept;
  std::size_t seen = 0;
  game->each_small(extent(checked, checked * 2 / 3, checked / 2), [&](const PositionPtr& position) {
    if (game->over(*position)) return;
    if (kept.size() < most_positions)
      kept.push_back(position);
    else if (const std::size_t at = random.below(seen + 1); at < kept.size())
      kept[at] = position;
    ++seen;
  });
  for (PositionPtr& position : kept) out.push_back({{game, std::move(position)}});
}

Verdict solved(SolvedSum& solved) {
  Meter meter(most_steps);
  solved.advance(meter);
  return solved.verdict(solved.sum());
}

}  // namespace

Pool::Pool(Of which, Random& random) {
  for (const Family& family : families()) {
    if (which == Of::values && family.info.game_class != GameClass::nimber) continue;
    std::vector<GamePtr> samples = samples_of(family);
    random.shuffle(samples);
    samples.resize(std::min(samples.size(), most_samples));
    for (const GamePtr& game : samples) add_some(game, random, positions_);
  }
}

Sum Pool::sum(Random& random, std::size_t components) const {
  Sum sum = random.of(positions_);
  for (std::size_t i = 1; i < components; ++i) sum.push_back(random.of(positions_)[0]);
  return sum;
}

Play some_play(const Sum& sum, Random& random) {
  while (true) {
    const Play play = random.of(std::vector{Play::normal, Play::misere, Play::sj, Play::every});
    if (std::all_of(sum.begin(), sum.end(), [&](const Component& c) { return c.game->defines(play); })) return play;
  }
}

Verdict said_afresh(const std::string& address, Play play) {
  try {
    SolvedSum afresh(read_address(address), play);
    return solved(afresh);
  } catch (const InputError& error) {
    throw std::runtime_error(address + " was refused: expected " + error.expected.text());
  }
}

Verdict said(SolvedSum& kept, const Sum& sum) {
  kept.start(sum);
  return solved(kept);
}

bool agree(const Verdict& a, const Verdict& b) { return a.of<Mex>() == b.of<Mex>() && a.wins == b.wins; }

bool comparable(const Verdict& a, const Verdict& b) {
  return a.wins && b.wins && a.of<Mex>().has_value() == b.of<Mex>().has_value();
}

}  // namespace sg::differential
